"""Beliefs in The Lost Mines: counting dwarf cards, what a seat has seen, and what deeds say."""

from collections.abc import Mapping
from typing import Any

import mines
import pytest

from pyrite import State
from pyrite.bots.lostmines.beliefs import Observer, Roles, against, cares, kin, pool_of, roles
from pyrite.bots.lostmines.board import Ground, cards_of
from pyrite.core.events import Event
from pyrite.core.talk import Talk

FIVE = ["blue_loyal", "blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_saboteur"]


def seen(dwarfs: list[str] = FIVE, **more: Any) -> State:
    return mines.table("B", seats=len(dwarfs), dwarfs=dwarfs, **more)


def believed(state: State, weights: Mapping[int, float] | None = None) -> list[Roles]:
    """What the first seat makes of all seats."""
    deeds = [{"saboteur": (weights or {}).get(seat, 0.0)} for seat in range(5)]
    return roles(state.describe().dwarfs, state.view(0), deeds)


def ground_of(state: State) -> Ground:
    """The board of a table as the first seat sees it."""
    return Ground.of(state.view(0), cards_of(state.describe()))


def test_L41_a_saboteur_shares_with_the_other_clan_a_selfish_dwarf_with_nobody() -> None:
    assert pool_of("blue", "loyal") == pool_of("yellow", "saboteur") == "blue"
    assert pool_of("blue", "selfish") == ""


def test_L03_characters_are_counted_by_clan() -> None:
    blue, yellow = believed(seen())[1], believed(seen())[3]
    assert blue == pytest.approx({"loyal": 1 / 3, "selfish": 1 / 3, "saboteur": 1 / 3})
    assert yellow == pytest.approx({"loyal": 1 / 2, "selfish": 1 / 4, "saboteur": 1 / 4})


def test_L21_a_dwarf_card_that_one_has_seen_is_certain() -> None:
    known = believed(seen(dwarfs_seen_by=[[], [], [0], [], []]))
    assert known[2] == {"saboteur": 1.0}
    assert known[1] == pytest.approx({"loyal": 1 / 2, "selfish": 1 / 2})


def test_a_suspect_makes_the_others_of_its_clan_look_better() -> None:
    plain, weighed = believed(seen()), believed(seen(), {1: 2.0})
    assert weighed[1]["saboteur"] > plain[1]["saboteur"]
    assert weighed[2]["saboteur"] < plain[2]["saboteur"]
    assert weighed[3] == plain[3]


def test_a_loyal_dwarf_trusts_its_clan_and_a_saboteur_the_other_one() -> None:
    for role, friends in (("loyal", {1, 2}), ("saboteur", {3, 4})):
        state = seen([f"blue_{role}", "blue", "blue", "yellow", "yellow"])
        chances = kin(state.view(0), believed(state))
        assert chances[0] == 1.0
        assert min(chances[s] for s in friends) > max(chances[s] for s in {1, 2, 3, 4} - friends)


def test_a_selfish_dwarf_cares_for_itself_only_and_nobody_for_who_is_out() -> None:
    state = seen(["blue_selfish", "blue", "blue", "yellow", "yellow"])
    own, *others = cares(state.view(0), believed(state))
    assert own == 1.0
    assert max(others) < 0
    out = state.view(0) | {"hands": [5, 0, 5, 5, 5]}
    assert cares(out, believed(state))[1] == 0.0


ROADS = """
    B · · · · · ╬ ╦ ═ ╬ ?
    ·
    Y · · · · · ╬ ╦ ═ ╬ ?
"""
STANDS = ["7,3", "8,3", "1,3", "7,5", "8,5"]
AGAINST_ITS_CLAN = {
    "a trap before its own": (Event("trap_set", 2, {"edge": "9,3E"}, {}), 1),
    "a trap before strangers": (Event("trap_set", 2, {"edge": "9,5E"}, {}), -1),
    "a troll before its own": (Event("troll_set", 2, {"edge": "9,3E"}, {}), 1),
    "a card on its own way": (Event("placed", 2, {"cell": "9,3", "tile": "EW"}, {}), -1),
    "a card on the others' way": (Event("placed", 2, {"cell": "9,5", "tile": "EW"}, {}), 1),
    "a trap that nobody meets": (Event("trap_set", 2, {"edge": "1,3S"}, {}), 0),
}


@pytest.mark.parametrize("deed", AGAINST_ITS_CLAN)
def test_deeds_speak_against_who_harms_its_clan_or_helps_the_other(deed: str) -> None:
    event, sign = AGAINST_ITS_CLAN[deed]
    state = mines.table(ROADS, seats=5, dwarfs=FIVE, stands=STANDS)
    weight = against(event, state.view(0), ground_of(state))
    assert (weight > 0) - (weight < 0) == sign


def test_a_wall_and_a_storm_in_the_way_of_ones_clan_are_suspicious() -> None:
    gap, wall = ROADS.replace("═ ╬ ", "· ╬ ", 1), ROADS.replace("═ ╬ ", "═ ╗ ", 1)
    stormed = Event("stormed", 2, {"cell": "9,3", "card": "EW"}, {})
    placed = Event("placed", 2, {"cell": "10,3", "tile": "NE r"}, {})
    for drawing, event in ((gap, stormed), (wall, placed)):
        state = mines.table(drawing, seats=5, dwarfs=FIVE, stands=STANDS)
        assert against(event, state.view(0), ground_of(state)) > 0


def test_a_new_round_forgets_all() -> None:
    state = mines.table(ROADS, seats=5, dwarfs=FIVE, stands=STANDS)
    view, ground, observer = state.view(0), ground_of(state), Observer(state.describe())
    for event in (AGAINST_ITS_CLAN["a trap before its own"][0], Event("proposed", 1, {}, {})):
        observer.told(event)
    assert observer.weigh(view, ground)[2] != observer.weigh(view, ground)[3]
    assert observer.proposed == {1}
    observer.told(Event("round_started", None, {"round": 2}, {}))
    assert observer.weigh(view, ground) == [{"loyal": 0.0, "selfish": 0.0, "saboteur": 0.0}] * 5
    assert observer.proposed == set()


def evidence(*news: Event | Talk) -> list[dict[str, float]]:
    """What A makes of deeds and words on the two roads."""
    state = mines.table(ROADS, seats=5, dwarfs=FIVE, stands=STANDS)
    observer = Observer(state.describe())
    for item in news:
        if isinstance(item, Event):
            observer.told(item)
        else:
            observer.hear(item)
    return observer.weigh(state.view(0), ground_of(state))


def test_who_harms_its_clan_is_rather_a_saboteur_and_who_helps_it_loyal() -> None:
    harmed = evidence(AGAINST_ITS_CLAN["a trap before its own"][0])[2]
    helped = evidence(AGAINST_ITS_CLAN["a card on its own way"][0])[2]
    assert harmed["saboteur"] > harmed["loyal"]
    assert helped["loyal"] > helped["saboteur"]


def test_words_count_once_and_only_about_seats_that_there_are() -> None:
    claim = Talk(1, "suspect", target=2)
    assert evidence(claim, claim) == evidence(claim)
    assert evidence(Talk(1, "suspect", target=9), Talk(1, "path")) == evidence()
