"""Positions in which an open chest asks its question (M-C2)."""

import pytest
from rules.treasure_chests.tables import OPEN, asked_for, chest_table, rows, see_all

import pyrite


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("push_goal", {}),
        ("see_dwarf", {}),
        ("search_discard", {"discards": ["map"], "discards_seen_by": [[0]]}),
        ("take_card", {}),
        ("draw_3_keep_1", {"offer": ["map", "NS", "NE"]}),
    ],
)
def test_MC2_the_question_of_an_open_chest_may_be_written_down(name, more):
    asks = {"search_discard": "choose_discard", "draw_3_keep_1": "keep_drawn"}
    kind = asks.get(name, name)
    state = chest_table(name, drawing=OPEN, finder=0, asks=[{"kind": kind, "seats": [0]}], **more)
    assert asked_for(state) == ((0,), kind)
    see_all(state)


@pytest.mark.parametrize(
    "wrong",
    [
        {"chests": [{"cell": "2,0", "chest": "no_draw", "opened": False}, *rows()[:3]]},
        {"chests": rows("see_dwarf"), "asks": [{"kind": "push_goal", "seats": [0]}]},
        {"chests": rows("see_dwarf"), "asks": [{"kind": "see_dwarf", "seats": [1]}]},
        {"chests": rows("see_dwarf"), "asks": [{"kind": "see_dwarf", "seats": [0]}], "finder": 1},
        {"chests": rows("take_card"), "asks": [{"kind": "take_card", "seats": [0]}],
         "hands": [["NE"], [], [], [], []], "pile": []},
        {"chests": rows("search_discard"), "asks": [{"kind": "choose_discard", "seats": [0]}],
         "discards": []},
        {"chests": rows("search_discard"), "asks": [{"kind": "choose_discard", "seats": [0]}],
         "discards": ["map"], "discards_seen_by": [[1]]},
        {"chests": rows("draw_3_keep_1"), "asks": [{"kind": "keep_drawn", "seats": [0]}]},
        {"chests": rows("draw_3_keep_1"), "asks": [{"kind": "keep_drawn", "seats": [0]}],
         "offer": ["map", "NS", "NE", "NW"]},
        {"chests": rows("push_goal"), "asks": [{"kind": "push_goal", "seats": [0]}],
         "goals": {"8,0": "treasure", "8,2": "stone1", "8,-2": "stone2"},
         "board": {"1,0": "NESW", "2,0": "chest_NESW", "8,0": "treasure", "8,2": "stone1",
                   "8,-2": "stone2"}},
        {"chests": rows("no_draw"), "modules": {"treasure_chests": {"draws": -1}}},
        {"chests": rows("take_card"), "modules": {"treasure_chests": {"waiting": ["take_card"]}}},
        *(
            {"chests": rows("see_dwarf", "take_card"),
             "asks": [{"kind": "see_dwarf", "seats": [0]}],
             "modules": {"treasure_chests": part}}
            for part in ({"draws": 40}, {"draws": 1}, {"draws": -9}, {"draws": -3}, {"draws": None},
                         {"waiting": ["draw_3_keep_1"]}, {"waiting": ["take_card"] * 2},
                         {"waiting": ["see_dwarf"]}, {"waiting": [1]}, {"waiting": 1},
                         {"waiting": [None, "take_card"]}, {"waiting": ["take_card"] * 100},
                         {"pushes": 0})
        ),
        *(
            {"chests": rows("take_card"), "asks": [{"kind": "take_card", "seats": [0]}],
             "modules": {"treasure_chests": {"waiting": waiting}}}
            for waiting in (-3, ["take_card"] * 2)
        ),
    ],
)  # fmt: skip
def test_MC2_positions_that_cannot_be_are_refused(wrong):
    drawn = {} if "board" in wrong else {"drawing": OPEN}
    options = {"seats": 5, "modules": ["treasure_chests"]}
    with pytest.raises(pyrite.NotationError):
        pyrite.from_position({"options": options, "finder": 0} | drawn | wrong)
