"""Deeds speak for and against the seats; the count of saboteurs is kept exactly."""

from collections.abc import Sequence
from itertools import permutations
from math import exp
from random import Random

import pytest
from boards import dwarfs, table

from pyrite import State
from pyrite.bots.beliefs import marginals
from pyrite.bots.saboteur.board import Board
from pyrite.bots.saboteur.cards import cards_of
from pyrite.bots.saboteur.dwarfs import enmity
from pyrite.bots.saboteur.suspicion import Suspicion
from pyrite.core.events import Event

DEEDS = {
    "dug on": Event("placed", 1, {"cell": "2,0", "tile": "EW"}, {}),
    "led astray": Event("placed", 1, {"cell": "2,0", "tile": "E-W"}, {}),
    "broke an honest tool": Event("broke", 1, {"target": 0, "card": "broken_lamp"}, {}),
    "helped the honest": Event("repaired", 1, {"target": 0, "tool": "lamp"}, {}),
    "wrecked the tunnel": Event("collapsed", 1, {"cell": "1,0", "card": "EW"}, {}),
}


def board(state: State) -> Board:
    """The board as seat A sees it."""
    return Board.of(state.view(0), cards_of(state.describe()))


def chances(events: Sequence[Event], mine: str = "d") -> list[float]:
    """What seat A thinks after these deeds on a board with one card laid."""
    state = table("S═", dwarfs=dwarfs(f"{mine}ddds"))
    suspicion = Suspicion(state.describe())
    suspicion.board = board(state)
    for event in events:
        suspicion.told(event)
    return suspicion.chances(state.view(0), board(state))


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
    assert chances([*DEEDS.values(), Event("round_started", 0, {"round": 2}, {})]) == chances([])


def test_unknown_events_are_let_pass() -> None:
    assert chances([Event("sang", 1, {"song": "loud"}, {})]) == chances([])


def test_a_bot_that_was_told_a_whole_round_knows_the_board_before() -> None:
    state = table("S══")
    suspicion = Suspicion(state.describe())
    suspicion.told(Event("placed", 1, {"cell": "1,0", "tile": "EW"}, {}))
    suspicion.told(Event("placed", 2, {"cell": "2,0", "tile": "EW"}, {}))
    weighed = suspicion.chances(state.view(0), board(state))
    assert weighed[1] == weighed[2] < weighed[3]


def test_marginals_agree_with_counting_all_deals() -> None:
    cards = {"digger": 2, "saboteur": 2, "greedy": 1}
    rng = Random(1)
    evidence = [{kind: rng.uniform(-2, 2) for kind in cards} for _ in range(3)]
    counted = [dict.fromkeys(cards, 0.0) for _ in evidence]
    for deal in permutations([kind for kind, copies in cards.items() for _ in range(copies)], 3):
        likely = exp(sum(own[kind] for own, kind in zip(evidence, deal, strict=True)))
        for seat, kind in enumerate(deal):
            counted[seat][kind] += likely
    for own, weights in zip(marginals(cards, evidence), counted, strict=True):
        assert own == pytest.approx({k: x / sum(weights.values()) for k, x in weights.items()})


def second(*inspected: str) -> State:
    """A table of Saboteur 2 where A, who is blue, has inspected B, C and so on."""
    sides = ["blue", *inspected, *[None] * (4 - len(inspected))]
    seen_by = [[], *([0] for _ in inspected), *([] for _ in range(4 - len(inspected)))]
    return table("S═", modules=["saboteur2"], dwarfs=sides, dwarfs_seen_by=seen_by)


def kinds(state: State, *events: Event) -> list[dict[str, float]]:
    """What A thinks of all seats after these deeds."""
    suspicion = Suspicion(state.describe())
    suspicion.board = board(state)
    for event in events:
        suspicion.told(event)
    suspicion.chances(state.view(0), board(state))
    return suspicion.kinds(state.view(0))


def test_S01_the_dwarfs_of_the_box_are_counted() -> None:
    others = kinds(second())[3]
    assert others == pytest.approx(
        {"saboteur": 3 / 14, "blue": 3 / 14, "green": 4 / 14, "geologist": 2 / 14}
        | {"boss": 1 / 14, "profiteer": 1 / 14}
    )
    tournament = table("S", modules=["tournament"], dwarfs=["digger", *[None] * 4])
    assert kinds(tournament)[1] == pytest.approx({"digger": 0.5, "saboteur": 0.25, "greedy": 0.25})


def test_S24_who_was_inspected_is_known_and_leaves_fewer_for_the_others() -> None:
    after = kinds(second("boss", "saboteur"))
    assert after[1:3] == [{"boss": 1.0}, {"saboteur": 1.0}]
    assert after[3]["saboteur"] == pytest.approx(2 / 12)
    assert after[3].get("boss", 0.0) == 0.0


def test_S12_who_lays_a_door_is_of_its_colour() -> None:
    door = Event("placed", 3, {"cell": "2,0", "tile": "door_green_EW"}, {})
    assert kinds(second(), door)[3]["green"] > 0.4 > kinds(second())[3]["green"]


def test_S22_a_trap_is_a_deed_like_a_broken_tool_and_a_theft_is_not() -> None:
    trap = Event("put_before", 1, {"target": 0, "card": "trapped"}, {})
    freed = Event("taken_from", 1, {"target": 0, "card": "trapped"}, {})
    theft = Event("put_before", 1, {"target": 1, "card": "theft"}, {})
    before = kinds(second())[1]["saboteur"]
    assert kinds(second(), trap)[1]["saboteur"] > before > kinds(second(), freed)[1]["saboteur"]
    assert kinds(second(), theft)[1]["saboteur"] == before


def test_S25_a_new_hat_is_a_new_dwarf() -> None:
    trap = Event("put_before", 1, {"target": 0, "card": "trapped"}, {})
    for change in (Event("hat_swapped", 1, {}, {}), Event("party", 2, {}, {})):
        assert kinds(second(), trap, change) == kinds(second())


def test_enmity_goes_by_the_dwarfs() -> None:
    known = {"saboteur": 0.5, "green": 0.5}
    assert enmity("blue", known) > enmity("boss", known) > enmity("profiteer", known) == 0.0
    assert enmity("saboteur", known) == 0.5
