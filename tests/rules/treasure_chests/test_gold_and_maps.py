"""The chest with gold and the one that ends the use of maps (M-C2, I-08)."""

from collections import Counter
from random import Random

import pytest
from boards import gold_left, gold_on_top, happened, pass_all, places, play, texts
from rules.treasure_chests.tables import (
    CHESTS,
    FAR,
    OPEN,
    chest,
    chest_table,
    opened,
    rows,
    see_all,
)

# gold_1


def test_MC2_gold_1_is_a_gold_card_of_value_1():
    state = opened("gold_1", gold_pile=gold_on_top(3, 3))
    won = [{"round": 1, "seat": 0, "how": "found", "value": 1, "changed": False}]
    for seat in (None, *range(5)):
        view = state.view(seat)
        assert (view["won"], view["gold_pile"]) == (won, 27)
        assert view["has_gold"] == [True, False, False, False, False]
    assert Counter(state.position()["gold_pile"]) == {1: 15, 2: 8, 3: 4}
    assert happened(state, "found_gold") == [(0, {"rule": "M-C2"})]
    assert state.scores == (1, 0, 0, 0, 0)
    see_all(state)


def test_MC2_gold_1_is_a_coin_if_no_such_card_is_left():
    state = opened("gold_1", turn=1, **gold_left(2, 3, 2))
    assert (state.view(1)["coins"], state.view(None)["gold_pile"]) == (1, 3)
    assert happened(state, "coins") == [(1, {"coins": 1, "has_gold": True, "rule": "M-C2"})]
    see_all(state)


def test_MC2_gold_1_is_a_coin_where_there_are_no_gold_cards():
    modules = ["treasure_chests", "tournament"]
    state = opened("gold_1", modules=modules, drawing="S   ═")
    assert (state.scores, state.view(0)["coins"]) == ((1, 0, 0, 0, 0), 1)
    assert state.view(None)["won"] == []


@pytest.mark.parametrize("dwarf", ["digger", "saboteur"])
def test_MC2_a_chest_works_whatever_the_dwarf_of_the_opener(dwarf):
    assert opened("gold_1", dwarfs=[dwarf, *[None] * 4]).scores[0] == 1


def test_MC2_gold_1_is_a_coin_in_saboteur_2():
    state = opened("gold_1", modules=["treasure_chests", "saboteur2"])
    assert (state.scores, state.view(0)["coins"]) == ((1, 0, 0, 0, 0), 1)


# no_more_maps


def test_MC2_no_more_maps_forbids_goals_to_everybody():
    state = opened("no_more_maps", hands=[["NESW", "map"], ["map"], 6, 6, 6])
    for cell in ("8,-2", "8,0", "8,2"):
        said = "You can't look at goals any more this round. (I-08)"
        assert state.why_not(f"map@{cell}") == said
    assert places(state, "map") == {*FAR[:3]}
    pass_all(state, 5)
    assert places(state, "map") == set()  # A has passed with its map
    see_all(state)


def test_I08_a_map_may_still_look_at_a_chest():
    state = opened("no_more_maps", hands=[["NESW"], ["map"], 6, 6, 6])
    play(state, "map@3,5")
    assert chest(state, 1, number=1)["chest"] in CHESTS


def test_I08_without_a_face_down_chest_a_map_can_only_be_discarded():
    laid = [*rows("no_more_maps")[:1], {"cell": None}, {"cell": None}, {"cell": None}]
    state = chest_table(cards=["map"], drawing=OPEN, chests=laid)
    assert texts(state) == {"pass map"}


def test_MC2_no_more_maps_stays_when_the_path_is_taken_away():
    state = chest_table("no_more_maps", hands=[["rockfall"], ["map"], 6, 6, 6], drawing=OPEN)
    play(state, "rockfall@2,0")
    assert places(state, "map") == {*FAR[:3]}
    see_all(state)


def test_MC2_goals_may_be_looked_at_while_it_is_closed_or_gone_unopened():
    closed = chest_table("no_more_maps", cards=["map"])
    gone = [{"cell": None, "chest": "no_more_maps"}, *rows()[:3]]
    for state in (closed, chest_table(cards=["map"], chests=gone)):
        assert {"8,-2", "8,0", "8,2"} < places(state, "map")


def test_MC2_maps_are_back_in_the_next_round():
    hands = [["NE"], [], [], [], []]
    state = chest_table("no_more_maps", hands=hands, pile=[], drawing=OPEN)
    play(state, "pass NE")
    rng = Random(2)
    while not places(state, "map"):
        state.play(rng.choice([a for a in state.legal_actions() if "pass" in state.to_text(a)]))
    assert {"8,-2", "8,0", "8,2"} < places(state, "map")
