"""Beliefs about discards that were held up to others (C-18).

Where all deals can be counted, the shares are exact. Otherwise real tables are dealt and played,
those that look the same to the seat are kept, and the two samples are compared.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

import pytest
from boards import play
from boards import table as any_table
from deep import cases
from property.worlds import SEED, Position, assert_shares, imagined, shares

import pyrite
from pyrite import State

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
@pytest.mark.parametrize("seen", cases(SEEN, SEEN[:1]), ids=str)
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
