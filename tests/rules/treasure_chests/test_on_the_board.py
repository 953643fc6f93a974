"""How treasure chests are placed, looked at and removed (M-C1)."""

from collections import Counter
from random import Random

import pytest
from boards import discarded, kinds, places, play, table, tile
from rules.treasure_chests.tables import (
    CHESTS,
    FAR,
    OPEN,
    chest,
    chest_table,
    rows,
    see_all,
    unknown,
)

import pyrite

# How they lie


def test_MC1_four_of_ten_chests_lie_under_four_of_seven_paths():
    paths = Counter(chest_NESW=2, chest_ESW=2, chest_NSW=1, chest_NE=1, chest_NW=1)
    seen = Counter()
    for seed in range(60):
        laid = pyrite.new_game(seats=3, modules=["treasure_chests"], seed=seed).position()["chests"]
        assert [row["cell"] for row in laid] == ["2,-2", "2,2", "6,-1", "6,1"]
        assert Counter(row["path"] for row in laid) <= paths
        assert len({row["chest"] for row in laid}) == 4
        seen.update(row[key] for row in laid for key in ("path", "chest"))
    assert set(seen) == CHESTS | set(paths)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_MC1_they_lie_face_down_and_nobody_knows_them(seat):
    view = pyrite.new_game(seats=3, modules=["treasure_chests"], seed=4).view(seat)
    assert view["chests"] == [unknown(cell) for cell in ("2,-2", "2,2", "6,-1", "6,1")]
    assert [view["board"][row["cell"]] for row in view["chests"]] == ["?"] * 4


def test_MC1_the_cells_are_an_option_of_the_table():
    cells = [[3, -1], [3, 1], [5, 0], [-2, 0]]
    deck = {"treasure_chests": {"chest_cells": cells}}
    state = pyrite.new_game(seats=3, modules=["treasure_chests"], seed=1, deck=deck)
    assert [row["cell"] for row in state.view(None)["chests"]] == [f"{x},{y}" for x, y in cells]


def test_MC1_chests_never_lie_side_by_side():
    deck = {"treasure_chests": {"chest_cells": [[3, -1], [3, 0]]}}
    with pytest.raises(pyrite.ConfigError, match="M-C1"):
        pyrite.new_game(seats=3, modules=["treasure_chests"], deck=deck)


def test_MC1_a_hand_must_hold_what_chests_may_add_to_it():
    cells = [[1, 1], [3, 1], [5, 1], [7, 1], [9, 1]]
    deck = {"base": {"hand": {"3": 12}}, "treasure_chests": {"chest_cells": cells[:4]}}
    pyrite.new_game(seats=3, modules=["treasure_chests"], deck=deck)
    deck["treasure_chests"]["chest_cells"] = cells
    with pytest.raises(pyrite.ConfigError, match="Too many cards for one hand: 17"):
        pyrite.new_game(seats=3, modules=["treasure_chests"], deck=deck)


def test_MC1_all_ten_are_shuffled_again_for_the_next_round():
    state = table(OPEN, hands=[["NE"], [], []], seats=3, pile=[], modules=["treasure_chests"],
                  chests=[{"cell": "2,0", "path": "chest_NESW", "chest": "no_draw"},
                          {"cell": None}, {"cell": "3,5"}, {"cell": "5,5"}])  # fmt: skip
    before = state.position()["chests"]
    play(state, "pass NE")
    after = state.position()["chests"]
    assert [row["cell"] for row in after] == ["2,-2", "2,2", "6,-1", "6,1"]
    assert not any(row["opened"] for row in after)
    assert [row["chest"] for row in after] != [row["chest"] for row in before]
    assert state.view(0)["chests"] == [unknown(row["cell"]) for row in after]


@pytest.mark.parametrize("card", ["NSW", "NS", "EW", "N-E-S-W", "NW"])
def test_MC1_a_face_down_card_restricts_nothing(card):
    beside = chest_table("gold_1", cards=[card])
    apart = chest_table("gold_1", cards=[card], chests=rows("gold_1", cells=["5,3"]))
    assert places(beside, card) == places(apart, card) != set()


@pytest.mark.parametrize("must_connect", [True, False])
def test_MC1_a_face_down_card_is_no_anchor(must_connect):
    state = chest_table("gold_1", must_connect=must_connect)
    assert places(state, "NESW") == {"1,0", "0,1", "0,-1", "-1,0"}
    assert "B-11" in state.why_not("NESW@2,0")


# Taking away and looking


def test_MC1_a_rockfall_takes_a_hidden_path_and_the_chest_with_it():
    state = chest_table("no_draw", cards=["rockfall"], drawing="S╬", discards=[])
    play(state, "rockfall@2,0")
    assert tile(state, "2,0") is None
    for seat in (None, *range(5)):
        assert chest(state, seat) == unknown(None)
    assert discarded(state) == ["rockfall"]
    assert "opened" not in kinds(state)
    see_all(state)


@pytest.mark.parametrize("must_connect", [True, False])
def test_MC1_a_path_may_go_where_a_hidden_one_was_taken_away(must_connect):
    hands = [["rockfall"], ["NESW"], 6, 6, 6]
    state = chest_table(drawing="S╣", hands=hands, must_connect=must_connect,
                        chests=rows("no_draw", cells=["1,1"]))  # fmt: skip
    play(state, "rockfall@1,1")
    assert "1,1" in places(state, "NESW")


def test_MC1_a_rockfall_takes_a_turned_path_which_is_not_discarded():
    state = chest_table("no_draw", hands=[["rockfall"], ["NESW"], 6, 6, 6], drawing=OPEN + "═",
                        discards=[])  # fmt: skip
    play(state, "rockfall@2,0")
    assert tile(state, "2,0") is None
    assert discarded(state) == ["rockfall"]
    assert chest(state) == {
        "cell": None, "path": "chest_NESW", "chest": "no_draw", "opened": True,
    }  # fmt: skip
    assert {"2,0", "4,0"} & places(state, "NESW") == {"2,0"}  # what hung on it is loose
    see_all(state)
    world = pyrite.imagine(state.view(0), Random(1))
    assert chest(world, 2) == chest(state)  # and everybody knows that


def test_MC1_of_a_path_that_is_gone_a_position_says_whether_it_was_turned():
    for was_open, path in ((True, "chest_NESW"), (False, None)):
        gone = {"cell": None, "path": "chest_NESW", "chest": "no_draw", "opened": was_open}
        state = chest_table(chests=[gone, *rows()[:3]])
        assert chest(state)["path"] == path


def test_MC1_a_rockfall_still_takes_no_goal():
    state = chest_table("no_draw", cards=["rockfall"])
    assert places(state, "rockfall") == {"2,0", *FAR[:3]}
    assert "B-23" in state.why_not("rockfall@8,0")


def test_MC1_a_map_may_look_at_a_chest_and_its_path():
    state = play(chest_table("no_draw", cards=["map"]), "map@2,0")
    known = {"cell": "2,0", "path": "chest_NESW", "chest": "no_draw", "opened": False}
    assert chest(state, 0) == known
    for seat in (None, 1, 2, 3, 4):
        assert chest(state, seat) == unknown("2,0")
        assert state.view(seat)["looks"] == [["2,0"], [], [], [], []]
    assert tile(state, "2,0") == "?"
    see_all(state)


def test_MC1_who_has_looked_still_knows_it_when_it_is_gone():
    state = chest_table("no_draw", hands=[["map"], ["rockfall"], 6, 6, 6])
    play(state, "map@2,0", "rockfall@2,0")
    assert chest(state, 0) == unknown(None) | {"path": "chest_NESW", "chest": "no_draw"}
    assert chest(state, 2) == unknown(None)
    see_all(state)


def test_MC1_no_map_looks_at_a_chest_that_is_open():
    state = chest_table("no_draw", cards=["map"], drawing=OPEN)
    assert "B-24" in state.why_not("map@2,0")
