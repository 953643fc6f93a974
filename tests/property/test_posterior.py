"""Imagined worlds of a seat that remembers: as likely as dealing and playing anew makes them.

Where all deals can be counted the shares are exact. Else real tables are dealt and played, those
that look the same to the seat are kept, and the two samples are compared.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest
from boards import dwarfs, play
from boards import table as any_table
from deep import DEEP
from property.test_memory import deck
from property.worlds import SEED, Position, assert_shares, imagined, shares

import pyrite
from pyrite import State
from pyrite.saboteur.numbers import PASS_UNSEEN, PUT, SEE
from pyrite.saboteur.worlds.history_sampler import HistorySampler

NEAR_PARTY = """
S═══╗

    T
"""


def party(**more: Any) -> State:
    """Five seats; the first has just joined the tunnel party (M-P1)."""
    state = any_table(NEAR_PARTY, ["NS", "map"], modules=["tunnel_party"], **more)
    return play(state, "NS@4,1")


def spare_after_party(before: dict[int, str], mine: str) -> dict[str, Fraction]:
    """Counted: the spare dwarf, if seat 0 saw these dwarfs, then was dealt this one."""
    ways: Counter[str] = Counter()
    cards = dwarfs("ddddss")
    for dealt in permutations(cards):
        if all(dealt[seat] == dwarf for seat, dwarf in before.items()):
            ways[dealt[5]] += sum(dealt[seat] == mine for seat in range(5))
    return {dwarf: Fraction(n, ways.total()) for dwarf, n in ways.items()}


def seed_dealing(mine: str, **more: Any) -> State:
    """A party after which seat 0 has this dwarf."""
    return next(s for s in (party(seed=n, **more) for n in range(100)) if own(s) == mine)


def own(state: State) -> str:
    return str(state.view(0)["dwarf"])


@pytest.mark.parametrize("mine", ["digger", "saboteur"])
@pytest.mark.parametrize("first", ["digger", "saboteur"])
def test_MP1_the_spare_dwarf_after_a_party(first: str, mine: str) -> None:
    held = [first, *dwarfs("ddds" if first == "saboteur" else "ddss")]
    state = seed_dealing(mine, dwarfs=held, spare=["digger"])
    exact = spare_after_party({0: first}, mine)
    found = shares(state, 0, lambda p: p["spare"][0], 3000)
    assert_shares(found, {dwarf: float(share) for dwarf, share in exact.items()})


def test_MP1_the_share_that_is_known_to_be_a_quarter() -> None:
    assert spare_after_party({0: "saboteur"}, "digger")["saboteur"] == Fraction(1, 4)


@pytest.mark.parametrize("mine", ["digger", "saboteur"])
def test_MP1_a_dwarf_that_was_inspected_before_the_party(mine: str) -> None:
    held, seen_by = dwarfs("sddds"), [[], [0], [], [], [0]]
    state = seed_dealing(mine, dwarfs=held, spare=["digger"], dwarfs_seen_by=seen_by)
    exact = spare_after_party({0: "saboteur", 1: "digger", 4: "saboteur"}, mine)
    found = shares(state, 0, lambda p: p["spare"][0], 1000)
    assert_shares(found, {dwarf: float(share) for dwarf, share in exact.items()})


# --- discards ------------------------------------------------------------------------------------

TOP = ["map", "NE", "rockfall", "NS", "EW"]


def after_trove(seen: list[int], seed: int, top: list[str] = TOP, more: int = 0) -> State:
    """Seat 0 took one of the top five discards, of which seat 1 had seen these (C-18)."""
    cards = [card if i in seen else None for i, card in enumerate(top)]
    seen_by = ["all" if i in seen else [2] for i in range(len(top))]
    hands: list[Any] = [["trove", *[None] * more], ["NW"], 2, 2, 2]
    state = pyrite.from_position(
        {
            "options": {"seats": 5, "modules": ["y2018_trove"]},
            "seed": seed,
            "hands": hands,
            "discards": cards,
            "discards_seen_by": seen_by,
        }
    )
    lying = state.position()["discards"]
    play(state, "trove")
    return play(state, f"keep {Random(seed).choice(lying)}")


def what_of(top: list[str], seen: list[int]) -> Callable[[Position], tuple[str, ...]]:
    """The pile and the hand as far as they are cards that had been seen."""
    known = {top[i] for i in seen}

    def what(p: Position) -> tuple[str, ...]:
        pile = [card if card in known else "?" for card in p["discards"][: len(top) - 1]]
        return (*pile, *sorted(card for card in p["hands"][0] if card in known))

    return what


def assert_alike(found: Counter[Any], real: Counter[Any]) -> None:
    """Two samples of the same: within four and a half standard errors; nothing that cannot be."""
    n, m = found.total(), real.total()
    for what in found.keys() | real.keys():
        share = (found[what] + real[what]) / (n + m)
        error = sqrt(share * (1 - share) * (1 / n + 1 / m))
        assert abs(found[what] / n - real[what] / m) <= 4.5 * error + 1e-9, what


SEEN = [[0, 1, 2, 3, 4], [0, 2, 4], [1, 3], [2], [0, 1]]


def dealt(make: Callable[[int], State], seat: int, n: int) -> Iterator[Position]:
    """Real tables that look to the seat like the first one."""
    view = make(0).view(seat)
    for seed in range(n):
        state = make(seed)
        if state.view(seat) == view:
            yield state.position()


@pytest.mark.parametrize("top", [TOP, ["map", "NE", "map", "NS", "map"]], ids=["five", "twins"])
@pytest.mark.parametrize("seen", SEEN if DEEP else SEEN[::2], ids=str)
def test_C18_what_lies_where_after_a_trove(seen: list[int], top: list[str]) -> None:
    def make(seed: int) -> State:
        return after_trove(seen, seed, top)

    what = what_of(top, seen)
    real = Counter(what(p) for p in dealt(make, 1, 700))
    found = Counter(what(p) for p in imagined(make(0), 1, 1500))
    assert_alike(found, real)


@pytest.mark.parametrize("seen", SEEN, ids=str)
def test_C18_no_world_contradicts_the_order_that_is_known(seen: list[int]) -> None:
    state = after_trove(seen, SEED)
    for world in imagined(state, 1, 300):
        assert any(
            all(left[i] == world["discards"][i] for i in range(4) if left[i] is not None)
            for left in ways_left(seen)
        )


def ways_left(seen: list[int]) -> Iterator[list[str | None]]:
    """The pile without one of its cards, as far as it was seen."""
    known = [card if i in seen else None for i, card in enumerate(TOP)]
    for taken in range(5):
        yield [*known[:taken], *known[taken + 1 :]]


def after_two_troves() -> State:
    """A has taken one of five discards that C had seen, then B one of the top five."""
    troves = {"y2018_trove": {"actions": {"trove": 2}}}
    state = any_table(
        seats=3,
        modules=["y2018_trove"],
        deck=troves,
        hands=[["trove", "NW"], ["trove", "NW"], ["NW"]],
        discards=TOP,
        discards_seen_by=["all"] * 5,
    )
    return play(state, "trove", "keep NE", "trove", "keep EW")


def piles_after_two_troves() -> dict[tuple[str, ...], float]:
    """Counted: the pile, if each of the cards was as likely taken."""
    piles: Counter[tuple[str, ...]] = Counter()
    for first in range(5):
        left = [*TOP[:first], *TOP[first + 1 :], "trove"]
        for second in range(5):
            piles[(*left[:second], *left[second + 1 :], "trove")] += 1
    return {pile: n / 25 for pile, n in piles.items()}


def test_C18_what_lies_where_after_a_second_trove() -> None:
    found = shares(after_two_troves(), 2, lambda p: tuple(p["discards"]), 2000)
    assert_shares(found, piles_after_two_troves())


# --- hands ---------------------------------------------------------------------------------------

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


# --- goals ---------------------------------------------------------------------------------------


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


# --- gold ----------------------------------------------------------------------------------------


def won(round_no: int, seat: int, how: str, value: int) -> dict[str, Any]:
    return {"round": round_no, "seat": seat, "how": how, "value": value}


def test_B41_a_saboteur_paid_after_unseen_gold_was_drawn() -> None:
    """Counted: three cards drawn unseen, then 4 gold in two cards, then a 3 for oneself.

    As long as there is a 3 and a 1 it is 3 + 1, and the three cards before are as likely as ever,
    but for what the 3 tells that came later.
    """
    drawn = [won(1, seat, "drafted", 1) for seat in (1, 2, 3)]
    rows = [*drawn, won(2, 1, "paid", 3), won(2, 1, "paid", 1), won(3, 0, "drafted", 3)]
    state = pyrite.from_position({"options": {"seats": 4, "rounds": 4}, "round": 4, "won": rows})
    paid = shares(state, 0, lambda p: (p["won"][3]["value"], p["won"][4]["value"]), 300)
    assert_shares(paid, {(3, 1): 1.0})
    counts = {1: 16, 2: 8, 3: 4}
    ways: Counter[int] = Counter()
    for order in ((a, b, c) for a in counts for b in counts for c in counts):
        left, n = Counter(counts), 1
        for value in order:
            n *= left[value]
            left[value] -= 1
        ways[order.count(3)] += n * max(left[3] - 1, 0)
    exact = {threes: n / ways.total() for threes, n in ways.items() if n}
    found = shares(state, 0, lambda p: [row["value"] for row in p["won"][:3]].count(3), 2000)
    assert_shares(found, exact)


def paid(seat: int, amount: int | None, card: int | None = None) -> dict[str, Any]:
    rule = "M-T1" if card is None else "B-40"
    return {"seat": seat, "rule": rule, "amount": amount, "won": card}


def test_I09_a_gold_card_that_was_changed_for_coins() -> None:
    """Counted: B paid its coin, then a changed card, then a coin of that, before it got another.

    So the card was worth more than 1, and no more than the other card of B.
    """
    state = pyrite.new_game(seats=3, modules=["toll"], seed=1)
    rng = Random(1)
    while state.position()["round"] == 1:
        state.play(rng.choice(state.legal_actions(state.asked[0])), seat=state.asked[0])
    table = state.position()
    table["results"][0]["paid"] = [paid(1, None, 0), paid(1, None, 1)]
    tolls = [paid(seat, n) for _ in range(3) for seat, n in ((1, -1), (2, 1))]
    table["payments"] = [*tolls, paid(2, -1), paid(1, 1)]
    table["won"] = [won(1, 1, "drafted", 2) | {"changed": True}, won(1, 1, "drafted", 3)]
    table |= {"coins": [1, 1, 3], "gold_pile": None}
    values = shares(
        pyrite.from_position(table), 0, lambda p: tuple(row["value"] for row in p["won"]), 1000
    )
    assert_shares(values, {(2, 2): 0.56, (2, 3): 0.32, (3, 3): 0.12})


# --- every set -----------------------------------------------------------------------------------

REMEMBERING = (
    (4, ("saboteur2", "y2017_goal_swap", "y2018_trove", "wardrobe", "tunnel_party")),
    (4, ("saboteur2", "treasure_chests", "y2018_trove", "new_goals", "toll")),
    (5, ("tunnel_party", "y2018_trove", "treasure_chests", "y2017_goal_swap", "toll", "new_goals")),
    (5, ("wardrobe", "tunnel_party", "y2018_trove", "y2016_greedy_dwarf", "sabotaged_dwarf")),
)


@pytest.mark.parametrize("edition", ["2024", "et2007"])
@pytest.mark.parametrize(("seats", "modules"), REMEMBERING, ids=str)
def test_an_imagined_world_looks_to_the_seat_like_its_own(
    seats: int, modules: tuple[str, ...], edition: str
) -> None:
    """Whatever it remembers, of cards and of gold of earlier rounds."""
    remembering = 0
    for seed in range(8 if DEEP else 4):
        rng = Random(seed)
        state = pyrite.new_game(seats=seats, modules=modules, edition=edition, seed=seed)
        while not state.over:
            for _ in range(rng.randint(5, 15)):
                if not state.over:
                    seat = state.asked[0]
                    state.play(rng.choice(state.legal_actions(seat)), seat=seat)
            seat = rng.randrange(seats)
            view = state.view(seat)
            remembering += bool(view["memory"])
            assert pyrite.imagine(view, rng).view(seat) == view
    assert remembering


def test_what_chance_seldom_leads_to_is_found_too() -> None:
    """A known card went unseen from hand to hand, and was seen in the last: one way in 216."""
    passed = [(PASS_UNSEEN, 0, hand, hand + 1, 0) for hand in range(3)]
    steps = [(PUT, 0, 0, 0, 7), *passed, (SEE, 0, 3, 0, 7)]
    assert HistorySampler(steps, [5, 5, 5, 5], {1: 40}).is_of_use()
    nowhere = [*steps[:-1], (SEE, 0, 3, 0, 8)]
    assert not HistorySampler(nowhere, [5, 5, 5, 5], {1: 40}).is_of_use()
