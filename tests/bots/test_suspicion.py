"""Deeds speak for and against the seats; the count of saboteurs is kept exactly."""

from collections.abc import Sequence
from itertools import combinations
from math import isclose, prod

import pytest
from boards import dwarfs, table

from pyrite.bots.board import Board
from pyrite.bots.suspicion import Suspicion, shares
from pyrite.core.events import Event

DEEDS = {
    "dug on": Event("placed", 1, {"cell": "2,0", "tile": "EW"}),
    "led astray": Event("placed", 1, {"cell": "2,0", "tile": "E-W"}),
    "broke an honest tool": Event("broke", 1, {"target": 0, "card": "broken_lamp"}),
    "helped the honest": Event("repaired", 1, {"target": 0, "tool": "lamp"}),
    "wrecked the tunnel": Event("collapsed", 1, {"cell": "1,0", "card": "EW"}),
}


def chances(events: Sequence[Event], mine: str = "d") -> list[float]:
    """What seat A thinks after these deeds on a board with one card laid."""
    view = table("S═", dwarfs=dwarfs(f"{mine}ddds")).view(0)
    suspicion = Suspicion()
    suspicion.board = Board.of(view)
    for event in events:
        suspicion.told(event)
    return suspicion.chances(view, Board.of(view))


def test_before_anybody_has_done_anything_all_others_are_alike() -> None:
    assert chances([]) == pytest.approx([0.0, 0.4, 0.4, 0.4, 0.4])
    assert chances([], mine="s")[0] == 1.0


def test_deeds_are_weighed() -> None:
    after = {name: chances([event])[1] for name, event in DEEDS.items()}
    assert after["dug on"] < 0.4
    assert after["helped the honest"] < 0.4
    assert after["led astray"] > 0.5
    assert after["broke an honest tool"] > 0.5
    assert after["wrecked the tunnel"] > 0.5


def test_suspicion_of_one_is_relief_for_the_others() -> None:
    assert chances([DEEDS["led astray"]])[2] < 0.4


def test_a_saboteur_takes_the_enemy_of_the_honest_for_a_friend() -> None:
    against_me = chances([DEEDS["broke an honest tool"]], mine="s")
    assert against_me[1] < chances([], mine="s")[1]


def test_a_new_round_wipes_the_slate_clean() -> None:
    assert chances([*DEEDS.values(), Event("round_started", 0, {"round": 2})]) == chances([])


def test_unknown_events_are_let_pass() -> None:
    assert chances([Event("sang", 1, {"song": "loud"})]) == chances([])


def test_a_bot_that_was_told_a_whole_round_knows_the_board_before() -> None:
    view = table("S══").view(0)
    suspicion = Suspicion()
    suspicion.told(Event("placed", 1, {"cell": "1,0", "tile": "EW"}))
    suspicion.told(Event("placed", 2, {"cell": "2,0", "tile": "EW"}))
    weighed = suspicion.chances(view, Board.of(view))
    assert weighed[1] == weighed[2] < weighed[3]


def test_shares_agree_with_counting_all_sets() -> None:
    odds = [0.5, 1.0, 3.0, 2.0]
    sets = {chosen: prod(odds[i] for i in chosen) for chosen in combinations(range(4), 2)}
    counted = [sum(w for chosen, w in sets.items() if i in chosen) for i in range(4)]
    whole = sum(sets.values())
    for share, weight in zip(shares(odds, 2), counted, strict=True):
        assert isclose(share, weight / whole)
