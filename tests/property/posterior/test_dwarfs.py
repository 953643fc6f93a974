"""Beliefs about dwarfs after a party (M-P1).

Where all deals can be counted, the shares are exact.
"""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from boards import dwarfs, play
from boards import table as any_table
from property.worlds import assert_shares, shares

from pyrite import State

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
