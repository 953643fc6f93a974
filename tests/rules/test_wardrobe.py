"""Wardrobe: the first seat that joins it must swap its dwarf (M-W1, S-25, I-11, I-23)."""

from random import Random

import pytest
from boards import all_allow, dwarfs, happened, kinds, only_own_dwarf, pass_all, play, texts, tile
from boards import table as any_table

import pyrite

# One card (NS at 4,-1) is missing between the start and the wardrobe.
NEAR = """
    W

S═══╝
"""
JOINED = NEAR.replace("\n\n", "\n    ║\n", 1)


def table(drawing=NEAR, cards=("NS", "map"), **more):
    modules = ["wardrobe", *more.pop("modules", [])]
    own = None if "hands" in more else list(cards)
    more = {"dwarfs": dwarfs("dddds"), "spare": ["saboteur"]} | more
    return any_table(drawing, own, modules=modules, **more)


def test_MW1_the_wardrobe_is_a_crossing_that_lies_open_from_the_start():
    state = pyrite.new_game(seats=5, modules=["wardrobe"], seed=1)
    assert tile(state, "4,-2") == "wardrobe"
    assert state.view(None)["sites"] == ["4,-2"]
    hands = [["NS", "EW"], 6, 6, 6, 6]
    free = table("S", hands=hands, must_connect=False)
    assert {"NS@4,-1", "NS@4,-3", "EW@3,-2", "EW@5,-2"} <= texts(free)
    assert "B-11" in free.why_not("EW@4,-1")


def test_MW1_whoever_joins_it_must_take_the_spare_dwarf():
    state = play(table(), "NS@4,-1")
    assert state.view(0)["dwarf"] == "saboteur"
    assert state.position()["spare"] == ["digger"]
    assert happened(state, "hat_swapped") == [(0, {})]
    assert state.asked == (1,)


def test_MW1_nobody_else_is_affected():
    state = play(table(), "NS@4,-1")
    assert state.position()["dwarfs"] == ["saboteur", *dwarfs("ddds")]


def test_MW1_a_card_that_does_not_join_it_changes_nothing():
    state = play(table(cards=["N-S", "map"]), "N-S@4,-1")
    assert state.view(0)["dwarf"] == "digger"
    assert "hat_swapped" not in kinds(state)
    assert state.view(None)["sites"] == ["4,-2"]


def test_MW1_it_happens_once_a_round():
    hands = [["NS", "rockfall"], ["rockfall"], ["NS"], ["map"], ["map"]]
    state = table(hands=hands, pile=["NE"] * 3 + ["NW"] * 3)
    play(state, "NS@4,-1", "rockfall@4,-1", "NS@4,-1")
    assert len(happened(state, "hat_swapped")) == 1
    assert state.view(None)["sites"] == []


def test_MW1_in_the_next_round_it_waits_again():
    state = table(JOINED, hands=[["map"], [], [], [], []], pile=[], sites=[])
    play(state, "pass map")
    assert state.view(None)["round"] == 2
    assert state.view(None)["sites"] == ["4,-2"]


def test_MW1_it_is_never_removed():
    state = table(JOINED, ["rockfall"], sites=[])
    assert "rockfall@4,-2" not in texts(state)
    assert state.why_not("rockfall@4,-2") == ("There is no tunnel there that can cave in. (B-23)")


def test_MW1_it_carries_the_tunnel_on():
    state = table(JOINED, ["NESW"], sites=[])
    assert {"NESW@3,-2", "NESW@5,-2", "NESW@4,-3"} <= texts(state)
    assert "NESW@4,-3" not in texts(table(NEAR, ["NESW"]))


def test_MW1_in_saboteur2_it_is_the_top_one_of_the_unused_dwarfs():
    spare = ["saboteur"] + [None] * 8 + ["boss"]
    held = ["blue", "green", "green", "geologist", "profiteer"]
    state = table(modules=["saboteur2"], dwarfs=held, spare=spare)
    before = state.position()["spare"]
    play(state, "NS@4,-1")
    assert state.view(0)["dwarf"] == "boss"
    assert state.position()["spare"] == ["blue", *before[:-1]]


def test_S25_only_the_holder_sees_the_new_dwarf_and_knows_the_one_he_gave_up():
    state = play(table(), "NS@4,-1")
    assert (state.view(0)["dwarf"], state.view(0)["spare"]) == ("saboteur", ["digger"])
    for seat in (1, 2, 3, 4, None):
        view = state.view(seat)
        assert only_own_dwarf(state, seat)
        assert view["spare"] == [None]
        told = [event.known() for event in state.events_for(seat) if event.kind == "dwarf_dealt"]
        assert told == [{}]
    assert state.view(None)["spare_seen_by"] == [[0]]


def test_S25_what_others_had_inspected_goes_with_the_card():
    eyes = [[2], [], [], [], []]
    state = play(table(dwarfs_seen_by=eyes), "NS@4,-1")
    assert only_own_dwarf(state, 2)
    assert state.view(2)["spare"] == ["digger"]
    assert state.view(3)["spare"] == [None]


def test_I11_the_dwarf_held_when_the_round_ends_decides():
    hands = [["NS"], [], [], [], []]
    state = table(hands=hands, pile=[], dwarfs=dwarfs("dddds"))
    play(state, "NS@4,-1")
    assert state.view(None)["round"] == 2
    assert [(row["seat"], row["sum"]) for row in state.view(None)["paid"]] == [(0, 3), (4, 3)]


def test_I11_a_saboteur_may_become_a_digger():
    hands = [["NS"], [], [], [], []]
    state = table(hands=hands, pile=[], dwarfs=dwarfs("sddds"), spare=["digger"])
    play(state, "NS@4,-1")
    assert [(row["seat"], row["sum"]) for row in state.view(None)["paid"]] == [(4, 4)]


def test_I11_a_greedy_dwarf_may_become_the_spare_card():
    more = {"modules": ["y2016_greedy_dwarf"], "dwarfs": ["greedy", *dwarfs("ddds")]}
    state = play(table(**more), "NS@4,-1")
    assert state.view(0)["dwarf"] == "saboteur"
    assert state.position()["spare"] == ["greedy"]


def test_C19_a_vetoed_path_does_not_reach_it():
    hands = [["NS", "map"], ["veto"], ["map"], ["map"], ["map"]]
    state = table(hands=hands, modules=["y2019_veto"])
    play(state, "NS@4,-1")
    state.play("veto", seat=1)
    assert state.view(0)["dwarf"] == "digger"
    assert state.view(None)["sites"] == ["4,-2"]


def test_C19_it_is_reached_after_the_window():
    state = play(table(modules=["y2019_veto"]), "NS@4,-1")
    assert "hat_swapped" not in kinds(state)
    all_allow(state)
    assert "hat_swapped" in kinds(state)


def test_I04_a_moved_path_may_reach_it_the_mover_is_the_finder():
    drawing = """
    W

S═══╝
║
"""
    state = table(drawing, ["diversion"], modules=["y2023_diversion"], fresh="0,1", turn=3)
    play(state, "diversion@4,-1")
    assert happened(state, "hat_swapped") == [(3, {})]


def test_I04_what_the_moved_path_set_off_stays_so():
    state = table(
        JOINED, ["diversion"], modules=["y2023_diversion"], fresh="4,-1", sites=[], turn=3
    )
    play(state, "diversion@0,1")
    assert "hat_swapped" not in kinds(state)
    assert state.view(None)["sites"] == []


def test_S11_a_ladder_beside_it_joins_it():
    more = {"modules": ["saboteur2"], "dwarfs": [None] * 5, "spare": [None] * 10}
    state = play(table("S", ["ladder_E", "map"], **more), "ladder_E@3,-2")
    assert happened(state, "hat_swapped") == [(0, {})]


def test_I18_a_site_and_a_goal_joined_by_one_card_come_in_the_order_the_finder_picks():
    deck = {"base": {"goal_cells": [[5, -1], [8, 0], [8, 2]]}}
    options = {"seats": 5, "modules": ["wardrobe"], "deck": deck}
    for first, order in (("goal 4,-2", ["hat_swapped", "goal_shown"]),
                         ("goal 5,-1", ["goal_shown", "hat_swapped"])):  # fmt: skip
        state = pyrite.from_position({
            "options": options, "drawing": NEAR, "hands": [["NESW", "map"], 6, 6, 6, 6],
            "goals": {"5,-1": "stone1"},
        })  # fmt: skip
        play(state, "NESW@4,-1")
        assert texts(state) == {"goal 4,-2", "goal 5,-1"}
        play(state, first)
        assert [kind for kind in kinds(state) if kind in order] == order


def test_I23_the_wardrobe_needs_a_spare_card_so_no_tournament():
    with pytest.raises(pyrite.ConfigError) as refused:
        pyrite.new_game(seats=5, modules=["wardrobe", "tournament"])
    assert str(refused.value) == "The modules wardrobe and tournament cannot be combined. (I-23)"


def test_MW1_a_deck_without_a_spare_dwarf_leaves_the_dwarf():
    deck = {"base": {"dwarfs": {"3": {"digger": 2, "saboteur": 1}}, "seats": [3, 3]}}
    options = {"seats": 3, "modules": ["wardrobe"], "deck": deck}
    position = {"options": options, "drawing": NEAR, "hands": [["NS", "map"], 6, 6]}
    state = pyrite.from_position(position | {"dwarfs": dwarfs("dds")})
    play(state, "NS@4,-1")
    assert state.view(0)["dwarf"] == "digger"
    assert "hat_swapped" not in kinds(state)
    assert state.view(None)["sites"] == []


def test_MW1_every_view_can_be_imagined_and_positions_are_whole():
    state = play(table(dwarfs_seen_by=[[2], [0], [], [], []]), "NS@4,-1")
    pass_all(state, 1)
    for seat in (None, *range(5)):
        view = state.view(seat)
        assert pyrite.imagine(view, Random(1)).view(seat) == view
    again = pyrite.from_position(state.position())
    assert again.position() == state.position()
