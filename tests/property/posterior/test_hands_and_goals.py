"""Beliefs about a hand that was given away, and about swapped goals (S-26, C-17)."""

from collections import Counter
from typing import Any

import pytest
from boards import play
from boards import table as any_table
from property.test_memory import deck
from property.worlds import assert_shares, shares

import pyrite
from pyrite import State

GIVEN = ["NS", "broken_lamp", "map"]
UNKNOWN = ["map", "map", "NS", "EW", "NE", "NE", "broken_pick"]
PLAYED = {"map": "map@8,0"}
AFTERWARDS = [["pass"], ["map"], ["pass", "map"], ["pass", "pass"]]


def after_swap(afterwards: list[str]) -> State:
    """A has given its hand to B, who has passed cards unseen since, or played these."""
    rest = Counter(deck("saboteur2")) - Counter(["swap_hands", *GIVEN, *UNKNOWN])
    state = pyrite.from_position(
        {
            "options": {"seats": 3, "modules": ["saboteur2"]},
            "hands": [["swap_hands", *GIVEN], [], UNKNOWN[:2]],
            "pile": UNKNOWN[2:],
            "aside": [],
            "discards": [*rest.elements()],
            "discards_seen_by": ["all" for _ in rest.elements()],
        }
    )
    play(state, "swap_hands>B")
    for what in afterwards:
        passed = next(card for card in state.view(1)["hand"] if card not in afterwards)
        play(state, f"pass {passed}" if what == "pass" else PLAYED[what])
        play(state, f"pass {state.view(2)['hand'][0]}")
    return state


Hands = dict[tuple[str, ...], float]


def hands_after(afterwards: list[str]) -> Hands:
    """Counted: what B may hold, who draws after everything, if each card was as likely chosen."""
    ways: dict[tuple[tuple[str, ...], tuple[str, ...]], float] = {
        (tuple(sorted(GIVEN)), tuple(UNKNOWN)): 1.0
    }
    for what in ["draw", *(step for act in afterwards for step in (act, "draw"))]:
        later: Counter[Any] = Counter()
        for (hand, left), share in ways.items():
            for i, card in enumerate(left if what == "draw" else hand):
                if what == "draw":
                    new = tuple(sorted((*hand, card))), (*left[:i], *left[i + 1 :])
                    later[new] += share / len(left)
                elif what in ("pass", card):
                    later[(*hand[:i], *hand[i + 1 :]), left] += share / len(hand)
        ways = later
    total = sum(ways.values())
    hands: Counter[Any] = Counter()
    for (hand, _), share in ways.items():
        hands[hand] += share / total
    return dict(hands)


@pytest.mark.parametrize("afterwards", AFTERWARDS, ids=" ".join)
def test_S26_what_a_seat_holds_that_was_given_a_hand(afterwards: list[str]) -> None:
    found = shares(after_swap(afterwards), 0, lambda p: tuple(sorted(p["hands"][1])), 2000)
    assert_shares(found, hands_after(afterwards))


def test_C17_goals_that_may_have_been_swapped_twice() -> None:
    deck = {"y2017_goal_swap": {"actions": {"goal_swap": 2}}}
    goals = ["treasure", "stone1", "stone2"]
    state = any_table(
        seats=3,
        modules=["y2017_goal_swap"],
        deck=deck,
        hands=[["map", "NS"], ["goal_swap", "NS"], ["goal_swap", "NS"]],
        goals=dict(zip(("8,-2", "8,0", "8,2"), goals, strict=True)),
    )
    play(state, "map@8,-2", "goal_swap:1,2", "swap", "goal_swap:2,3", "leave")
    found = shares(state, 0, lambda p: [*p["goals"].values()].index("treasure"), 2000)
    assert_shares(found, {0: 1 / 2, 1: 1 / 4, 2: 1 / 4})
