"""Treasure chests: how they lie, are opened and taken away, and what each does (M-C1, M-C2)."""

from collections import Counter
from random import Random

import pytest
from boards import (
    ALMOST,
    all_allow,
    discard_rows,
    discarded,
    gold_left,
    gold_on_top,
    hand,
    happened,
    kinds,
    known_goals,
    only_own_dwarf,
    pass_all,
    places,
    play,
    table,
    texts,
    tile,
)

import pyrite

# One card at 1,0 reaches all chests that lie here; the others are far away.
NEAR = ["2,0", "1,-1", "1,1"]
FAR = ["3,5", "5,5", "7,5", "9,5"]
PATHS = ["chest_NESW", "chest_NESW", "chest_ESW"]
CHESTS = {
    *("gold_1", "no_more_maps", "no_draw", "extra_draw", "push_goal"),
    *("take_card", "draw_3_keep_1", "see_dwarf", "search_discard", "burn_5"),
}
OPEN = "S╬⊞"  # the chest at 2,0 has been opened


def rows(*chests, cells=NEAR, paths=PATHS):
    """These chests near the start, unknown ones far away."""
    near = [
        {"cell": cell, "path": path, "chest": chest}
        for chest, cell, path in zip(chests, cells, paths, strict=False)
    ]
    return near + [{"cell": cell} for cell in FAR[: 4 - len(near)]]


def chest_table(*chests, cards=("NESW",), drawing="S", **more):
    """A is to play; NESW@1,0 joins all these chests at once."""
    more = {"chests": rows(*chests), "modules": ["treasure_chests"]} | more
    if "hands" not in more:
        more["hand"] = list(cards)
    return table(drawing, **more)


def opened(*chests, cards=(), **more):
    """The same after A has opened these chests in this order; `cards` are the rest of the hand."""
    state = play(chest_table(*chests, cards=["NESW", *cards], **more), "NESW@1,0")
    return pick_all(state)


def pick_all(state):
    """Whatever waits is picked in the order of NEAR."""
    while state.view(None)["ask"]["kind"] == "pick_goal":
        waiting = state.view(None)["pending"]
        play(state, f"goal {next(cell for cell in NEAR if cell in waiting)}")
    return state


def chest(state, seat=None, number=0):
    """What a seat knows of a chest."""
    return state.view(seat)["chests"][number]


def unknown(cell):
    return {"cell": cell, "path": None, "chest": None, "opened": False}


def asked_for(state):
    """Who is asked, and what for."""
    return state.asked, state.view(None)["ask"]["kind"]


def see_all(state):
    """Positions and imagined worlds show every seat the same as the table does."""
    again = pyrite.from_position(state.position())
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert again.view(seat) == view
        assert pyrite.imagine(view, Random(1)).view(seat) == view
    return state


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
    with pytest.raises(pyrite.ConfigError, match="17 cards for one hand"):
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


# Opening


def test_MC1_the_finder_turns_the_path_up_and_opens_the_chest():
    state = play(chest_table("no_draw", turn=3, starter=1), "NESW@1,0")
    assert tile(state, "2,0") == "chest_NESW"
    assert happened(state, "goal_shown") == [
        (3, {"cell": "2,0", "card": "chest_NESW", "is_chest": True})
    ]
    assert happened(state, "opened") == [(3, {"cell": "2,0", "card": "no_draw"})]
    for seat in (None, *range(5)):
        assert chest(state, seat) == {
            "cell": "2,0", "path": "chest_NESW", "chest": "no_draw", "opened": True,
        }  # fmt: skip
    see_all(state)


@pytest.mark.parametrize("card", ["E-W", "NSW", "N-E-S-W"])
def test_MC1_neither_a_stub_nor_a_wall_opens_it(card):
    state = play(chest_table("no_draw", cards=[card]), f"{card}@1,0")
    assert (tile(state, "2,0"), chest(state)["opened"]) == ("?", False)


def test_MC1_a_loose_part_does_not_open_it():
    laid = rows("no_draw", cells=["4,0"])
    state = chest_table("no_draw", drawing="S ═", chests=laid, must_connect=False)
    play(state, "NESW@3,0")
    assert tile(state, "4,0") == "?"


@pytest.mark.parametrize(
    ("path", "lies"),
    [
        ("chest_NW", "chest_NW"),
        ("chest_NE", "chest_NE r"),
        ("chest_NSW", "chest_NSW"),
        ("chest_NESW", "chest_NESW"),
    ],
)
def test_MC1_the_path_is_turned_so_that_it_fits(path, lies):
    state = chest_table("no_draw", chests=rows("no_draw", paths=[path]))
    assert tile(play(state, "NESW@1,0"), "2,0") == lies


# The card at 1,0 joins a part that enters the chest at 4,0 from north and south.
BOTH_ENDS = """
  ╔═╗
S ╣ ?
  ╚═╝
"""


def test_MC1_who_has_looked_knows_the_chest_while_its_path_is_turned():
    laid = rows("see_dwarf", cells=["4,0"], paths=["chest_NW"])
    looks = [[], ["4,0"], [], [], []]
    state = chest_table(drawing=BOTH_ENDS, cards=["EW"], chests=laid, looks=looks)
    play(state, "EW@1,0")
    assert [chest(state, seat)["chest"] for seat in (0, 1)] == [None, "see_dwarf"]
    see_all(state)


@pytest.mark.parametrize(("answer", "lies"), [("upright", "chest_NW"), ("turned", "chest_NW r")])
def test_MC1_where_both_turns_are_as_good_the_finder_chooses(answer, lies):
    laid = rows("see_dwarf", cells=["4,0"], paths=["chest_NW"])
    state = play(chest_table(drawing=BOTH_ENDS, cards=["EW"], chests=laid), "EW@1,0")
    assert asked_for(state) == ((0,), "turn_goal")
    assert chest(state) == unknown("4,0") | {"path": "chest_NW"}  # the chest is still closed
    see_all(state)
    play(state, answer)
    assert tile(state, "4,0") == lies
    assert asked_for(state) == ((0,), "see_dwarf")


def test_MC1_a_path_that_opens_no_entry_side_lies_with_that_misfit():
    deck = {"treasure_chests": {"chest_paths": [{"ways": "NS", "copies": 7}]}}
    options = {"seats": 3, "modules": ["treasure_chests"], "deck": deck}
    hands = [["EW"], ["NESW"], None]
    chests = rows("no_draw", paths=["chest_NS"])
    state = pyrite.from_position({"options": options, "hands": hands, "chests": chests})
    play(state, "EW@1,0")
    assert (tile(state, "2,0"), chest(state)["opened"]) == ("chest_NS", True)
    assert "B-12" in state.why_not("NESW@2,-1")  # nothing behind it is joined
    assert "B-11" in state.why_not("NESW@3,0")  # and new paths must match it
    see_all(state)


def test_MC1_a_turned_path_carries_on_and_must_be_matched():
    state = chest_table("no_draw", cards=["NESW", "NS"], drawing=OPEN)
    assert {"3,0", "2,-1", "2,1"} <= places(state, "NESW")
    assert "3,0" not in places(state, "NS")


def test_MC1_a_vetoed_path_opens_nothing():
    hands = [["NESW"], ["veto"], 6, 6, 6]
    modules = ["treasure_chests", "y2019_veto"]
    state = play(chest_table("no_draw", hands=hands, modules=modules), "NESW@1,0")
    state.play("veto", seat=1)
    assert chest(state) == unknown("2,0")
    allowed = play(chest_table("no_draw", hands=hands, modules=modules), "NESW@1,0")
    assert chest(all_allow(allowed))["opened"]


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


# no_more_maps


def test_MC2_no_more_maps_forbids_goals_to_everybody():
    state = opened("no_more_maps", hands=[["NESW", "map"], ["map"], 6, 6, 6])
    for cell in ("8,-2", "8,0", "8,2"):
        said = "Goals may not be looked at any more in this round. (I-08)"
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


# no_draw, extra_draw


def test_MC2_no_draw_leaves_the_hand_one_smaller():
    state = opened("no_draw", hands=[["NESW", "map", "NE"], ["NS"], [], [], []],
                   pile=["rockfall", "EW", "NW"])  # fmt: skip
    assert (hand(state, 0), state.asked) == (["NE", "map"], (1,))
    assert state.view(None)["pile"] == 3
    play(state, "pass NS", "pass NE")  # from then on everybody draws as ever
    assert (hand(state, 1), hand(state, 0)) == (["rockfall"], ["EW", "map"])


def test_MC2_extra_draw_leaves_the_hand_one_larger():
    state = opened("extra_draw", hands=[["NESW", "map"], ["NE"], [], [], []],
                   pile=["rockfall", "NS", "EW", "NW", "ESW"])  # fmt: skip
    assert hand(state, 0) == ["NS", "rockfall", "map"]
    play(state, "pass NE", "pass NS")
    assert (hand(state, 0), state.view(None)["pile"]) == (["NW", "rockfall", "map"], 1)


def test_I16_of_two_draws_those_are_done_for_which_there_are_cards():
    assert hand(opened("extra_draw", cards=["map"], pile=["rockfall"]), 0) == ["rockfall", "map"]


# push_goal


def test_MC2_push_goal_moves_a_face_down_goal_one_cell_east():
    state = opened("push_goal", cards=["map"], goals={"8,0": "treasure"})
    assert asked_for(state) == ((0,), "push_goal")
    assert texts(state) == {"push 1", "push 2", "push 3"}
    see_all(state)
    play(state, "push 2")
    assert (tile(state, "8,0"), tile(state, "9,0")) == (None, "?")
    assert list(state.view(None)["goals"]) == ["8,-2", "9,0", "8,2"]
    assert list(state.position()["goals"].items())[1] == ("9,0", "treasure")
    assert happened(state, "pushed") == [(0, {"from": "8,0", "to": "9,0"})]
    assert (state.asked, state.view(None)["hands"][0]) == ((1,), 2)  # and the draw as usual
    see_all(state)


def test_MC2_the_cell_east_of_a_pushed_goal_must_be_empty():
    state = opened("push_goal", board={"9,0": "NESW"})
    assert texts(state) == {"push 1", "push 3"}
    assert state.why_not("push 2") == "Goal 2 cannot be pushed: a card lies on 9,0. (M-C2)"


def test_MC2_a_face_down_card_fills_a_cell_too():
    laid = [*rows("push_goal")[:3], {"cell": "9,0"}]
    assert texts(opened("push_goal", chests=laid)) == {"push 1", "push 3"}


def test_MC2_a_goal_that_lies_face_up_is_not_pushed():
    state = opened("push_goal", board={"8,2": "stone1"})
    assert texts(state) == {"push 1", "push 2"}
    said = "Goal 3 lies face up; only a face-down one can be pushed. (M-C2)"
    assert state.why_not("push 3") == said


def test_MC2_without_a_goal_to_push_nothing_happens():
    state = opened("push_goal", board={"9,-2": "NS", "8,0": "stone1", "9,2": "NS"})
    assert asked_for(state) == ((1,), "turn")
    assert "pushed" not in kinds(state)
    assert state.view(None)["hands"][0] == 1


@pytest.mark.parametrize("owner", [4, 0])
def test_MC2_no_goal_is_pushed_into_a_guarded_cell(owner):
    """Whoever owns the guard: nothing is paid for pushing."""
    hands = [["NESW", "map"], ["NE"], ["NE"], ["NE"], ["NE", "map"]]
    state = chest_table("push_goal", hands=hands, board={"9,1": "NS"}, turn=owner,
                        modules=["treasure_chests", "toll"])  # fmt: skip
    play(state, "guard map 9,1N")
    pass_all(state, 4 if owner == 0 else 0)
    play(state, "NESW@1,0")
    assert texts(state) == {"push 1", "push 3"}
    assert "M-T1" in state.why_not("push 2")


def test_MC2_who_has_looked_at_a_pushed_goal_still_knows_it():
    state = chest_table("push_goal", goals={"8,0": "treasure"}, turn=1,
                        looks=[["8,0"], [], [], [], []])  # fmt: skip
    play(state, "NESW@1,0", "push 2")
    assert (known_goals(state, 0), known_goals(state, 1)) == ({"9,0": "treasure"}, {})
    assert state.view(None)["looks"][0] == ["9,0"]
    see_all(state)


def test_MC2_the_cell_of_a_pushed_goal_is_free_and_leads_to_it():
    laid = rows("push_goal", cells=["0,2"])
    hands = [["NESW"], ["EW"], ["EW"], 6, 6]
    state = chest_table(drawing="S╩╩╩╬╬═", chests=laid, hands=hands, goals={"8,0": "treasure"})
    play(state, "NESW@0,1", "push 2", "EW@7,0")
    assert (tile(state, "9,0"), state.asked) == ("?", (2,))
    play(state, "EW@8,0")
    assert state.view(None)["treasure_found"]


@pytest.mark.parametrize("must_connect", [True, False])
def test_MC2_a_goal_that_was_joined_and_left_face_down_may_be_pushed(must_connect):
    """Which B-32 makes possible; a path may go where it lay, and reaches it again."""
    laid = rows("push_goal", cells=["0,2"])
    state = chest_table(drawing="S╩╩╩╬╬══?", chests=laid, hands=[["NESW"], ["EW"], 6, 6, 6],
                        goals={"8,0": "treasure"}, goals_at_once="one",
                        must_connect=must_connect)  # fmt: skip
    play(state, "NESW@0,1", "push 2")
    assert (tile(state, "9,0"), state.asked) == ("?", (1,))
    play(state, "EW@8,0")
    assert state.view(None)["treasure_found"]


# A joined tunnel ends at 9,1 below the empty cell 9,0; the chest lies west of the start.
ROUND_THE_GOAL = """
S
╚╦╦╦╦╦═══╝
"""


def pushed_onto_exit(goal):
    """A pushes the goal at 8,0 onto the end of the tunnel."""
    goals = {"8,0": goal}
    laid = rows("push_goal", cells=["-2,0"])
    state = chest_table(drawing=ROUND_THE_GOAL, chests=laid, goals=goals, turn=2)
    return play(state, "NESW@-1,0", "push 2")


def test_I20_a_goal_pushed_against_a_joined_exit_is_turned_by_the_opener():
    state = pushed_onto_exit("stone2")
    assert happened(state, "goal_shown")[1:] == [
        (2, {"cell": "9,0", "card": "stone2", "is_chest": False})
    ]
    assert tile(state, "9,0") == "stone2 r"
    assert state.asked == (3,)
    see_all(state)


def test_I20_the_treasure_pushed_against_a_joined_exit_ends_the_round():
    state = pushed_onto_exit("treasure")
    assert state.view(None)["treasure_found"]
    assert state.view(None)["finder"] == 2


# Several things at once


def at_the_goal(chest_name, goals, **more):
    """NESW@7,0 joins the goal at 8,0 and a chest at 7,1."""
    laid = rows(chest_name, cells=["7,1"])
    state = chest_table(drawing=ALMOST, chests=laid, goals={"8,0": goals}, **more)
    play(state, "NESW@7,0")
    assert asked_for(state) == ((0,), "pick_goal")
    assert texts(state) == {"goal 8,0", "goal 7,1"}
    return state


def test_I18_the_finder_picks_the_order_and_each_is_done_before_the_next():
    state = chest_table("see_dwarf", "gold_1", "push_goal")
    play(state, "NESW@1,0")
    assert texts(state) == {"goal 2,0", "goal 1,-1", "goal 1,1"}
    see_all(state)
    play(state, "goal 1,1", "push 1")
    assert [known["card"] for _, known in happened(state, "opened")] == ["push_goal"]
    play(state, "goal 2,0")
    assert asked_for(state) == ((0,), "see_dwarf")
    assert state.view(None)["pending"] == ["1,-1"]
    see_all(state)
    play(state, "look B")
    opened_now = [known["card"] for _, known in happened(state, "opened")]
    assert opened_now == ["push_goal", "see_dwarf", "gold_1"]
    assert state.asked == (1,)


def test_I18_what_a_turned_path_joins_is_added():
    laid = rows("gold_1", "no_draw", cells=["2,0", "3,0"])
    state = play(chest_table(chests=laid, cards=["EW"]), "EW@1,0")
    assert happened(state, "opened") == [
        (0, {"cell": "2,0", "card": "gold_1"}),
        (0, {"cell": "3,0", "card": "no_draw"}),
    ]


def test_I18_the_treasure_cancels_a_chest_that_waits():
    state = play(at_the_goal("gold_1", "treasure"), "goal 8,0")
    assert state.view(None)["treasure_found"]
    assert not chest(state)["opened"]
    assert "found_gold" not in kinds(state)


def test_I18_the_treasure_cancels_what_waits_for_the_end_of_the_turn():
    everybody = ["digger"] * 4 + ["saboteur"]
    state = play(at_the_goal("take_card", "treasure", dwarfs=everybody), "goal 7,1")
    assert chest(state)["opened"]
    assert asked_for(state)[1] == "take_gold"
    assert "taken" not in kinds(state)
    see_all(state)
    while state.view(None)["round"] == 1:
        state.play(state.legal_actions()[0])
    assert state.view(None)["modules"]["treasure_chests"] == {"draws": 0, "waiting": []}


def test_I18_a_goal_that_is_pushed_away_waits_no_longer():
    state = play(at_the_goal("push_goal", "treasure"), "goal 7,1")
    assert state.view(None)["pending"] == ["8,0"]
    see_all(state)
    play(state, "push 2")
    assert (state.view(None)["pending"], tile(state, "9,0")) == ([], "?")
    assert state.asked == (1,)


def test_I18_a_goal_waits_on_when_another_one_is_pushed():
    state = play(at_the_goal("push_goal", "treasure"), "goal 7,1", "push 1")
    assert state.view(None)["treasure_found"]


def test_MC2_with_new_goals_any_of_the_five_is_pushed():
    state = opened("push_goal", modules=["treasure_chests", "new_goals"])
    assert texts(state) == {"push 1", "push 2", "push 3", "push 4", "push 5"}


# see_dwarf


def test_MC2_see_dwarf_shows_the_dwarf_of_another_seat():
    state = opened("see_dwarf", dwarfs=["digger", "digger", "saboteur", "digger", "digger"])
    assert asked_for(state) == ((0,), "see_dwarf")
    assert texts(state) == {"look B", "look C", "look D", "look E"}
    assert state.why_not("look A") == "You look at the dwarf of another seat. (M-C2)"
    see_all(state)
    play(state, "look C")
    assert state.view(0)["dwarfs"] == ["digger", None, "saboteur", None, None]
    for seat in (None, 1, 2, 3, 4):
        assert only_own_dwarf(state, seat)
        assert state.view(seat)["dwarfs_seen_by"] == [[], [], [0], [], []]
    assert happened(state, "inspected") == [(0, {"target": 2, "dwarf": "saboteur"})]
    assert (state.asked, state.view(None)["hands"][0]) == ((1,), 1)
    see_all(state)


# search_discard

SIX = ["map", "rockfall", "NS", "NW", "NE", "broken_pick"]


def test_MC2_search_discard_shows_five_of_the_shuffled_discards_to_the_opener():
    state = opened("search_discard", discards=SIX, edition="is")
    assert asked_for(state) == ((0,), "choose_discard")
    top = discarded(state)[-5:]
    assert sorted(discarded(state)) == sorted(SIX) != discarded(state)
    assert texts(state) == {f"keep {card}" for card in top}
    assert state.view(0)["discards"] == [None, *top]
    for seat in (None, 1, 2, 3, 4):
        assert state.view(seat)["discards"] == [None] * 6
        assert state.view(seat)["offer"] == [None] * 5
    assert state.view(0)["offer"] == top
    missing = discarded(state)[0]
    said = f"{missing} is not among the cards you look at. (M-C2)"
    assert state.why_not(f"keep {missing}") == said
    assert "B-05" in state.why_not("keep map", seat=1)
    see_all(state)


def test_MC2_search_discard_takes_the_place_of_the_draw():
    state = opened("search_discard", cards=["EW"], discards=SIX)
    before, pile = discarded(state), state.view(None)["pile"]
    play(state, f"keep {before[2]}")
    assert sorted(hand(state, 0)) == sorted(["EW", before[2]])
    assert discarded(state) == [*before[:2], *before[3:]]
    assert (state.view(None)["pile"], state.asked) == (pile, (1,))
    see_all(state)


def test_MC2_the_cards_not_kept_lie_face_down_and_the_opener_alone_knows_them():
    state = opened("search_discard", discards=SIX, edition="is")
    play(state, f"keep {discarded(state)[-1]}")
    assert state.view(None)["discards_seen_by"] == [[], [0], [0], [0], [0]]  # none face up: I-21
    see_all(state)


def test_MC2_the_others_remember_the_discards_they_had_seen():
    state = opened("search_discard", discards=["map", "NS"])
    (clue,) = state.view(3)["memory"]
    assert (sorted(clue["cards"]), clue["least"]) == (["NS", "map"], 2)
    play(state, "keep map")
    (clue,) = state.view(3)["memory"][:1]
    assert (sorted(clue["cards"]), clue["hands"], clue["discards"]) == (["NS", "map"], [0], [0])
    for seed in range(8):  # so they know what the opener must have
        world = pyrite.imagine(state.view(3), Random(seed))
        assert {*discarded(world), *hand(world, 0)} >= {"map", "NS"}


def test_MC2_every_card_of_the_pile_may_be_found():
    found = set()
    for seed in range(40):
        found |= texts(opened("search_discard", discards=SIX, seed=seed))
    assert found == {f"keep {card}" for card in SIX}


def test_MC2_fewer_than_five_discards_are_all_seen():
    state = opened("search_discard", discards=["NE", "NE", "map"])
    assert texts(state) == {"keep NE", "keep map"}
    play(state, "keep NE")
    assert sorted(discarded(state)) == ["NE", "map"]


def test_I14_without_discards_nothing_happens_and_the_draw_stays():
    state = opened("search_discard", discards=[], cards=["EW"])
    assert asked_for(state) == ((1,), "turn")
    assert state.view(None)["hands"][0] == 2
    assert "searched" not in kinds(state)


# burn_5


def test_MC2_burn_5_sends_five_unseen_cards_to_the_discards():
    pile = ["NESW", "ESW", "NSW", "NS", "EW", "map", "rockfall"]
    state = opened("burn_5", pile=pile, edition="is")
    assert discarded(state)[-5:] == pile[:5]
    assert hand(state, 0) == ["map"]  # the draw comes after it
    assert state.view(None)["pile"] == 1
    assert (0, {"cards": 5}) in happened(state, "burned")
    for seat in (None, *range(5)):
        assert discard_rows(state, seat)[-5:] == [(None, [])] * 5
    see_all(state)


@pytest.mark.parametrize("count", [1, 4, 5])
def test_I13_burn_5_takes_what_is_left(count):
    pile = ["NESW", "ESW", "NSW", "NS", "EW"][:count]
    state = opened("burn_5", pile=pile)
    assert discarded(state)[-count:] == pile
    assert (state.view(None)["pile"], hand(state, 0)) == (0, [])


def test_I13_burn_5_does_nothing_with_an_empty_pile():
    state = opened("burn_5", pile=[])
    assert "burned" not in kinds(state)
    assert state.asked == (1,)


# take_card


def taking(**more):
    hands = [["NESW", "EW"], ["map", "NS"], ["rockfall"], [], ["NE"]]
    return opened("take_card", **{"hands": hands, "pile": ["NW", "ESW"]} | more)


def test_MC2_take_card_takes_a_random_card_at_the_end_of_the_turn():
    state = taking()
    assert asked_for(state) == ((0,), "take_card")
    assert texts(state) == {"rob B", "rob C", "rob E"}
    assert state.why_not("rob A") == "You take a card from another seat. (M-C2)"
    assert state.why_not("rob D") == "Seat D holds no card. (M-C2)"
    see_all(state)
    play(state, "rob C")
    assert (hand(state, 0), hand(state, 2)) == (["EW", "rockfall"], [])
    assert (state.view(None)["pile"], state.asked) == (2, (1,))  # neither of them draws
    see_all(state)


def test_MC2_only_the_two_seats_know_the_card_that_was_taken():
    state = play(taking(), "rob B")
    (taken,) = set(hand(state, 0)) - {"EW"}
    told = {seat: [e.known() for e in state.events_for(seat) if e.kind == "taken"]
            for seat in (None, *range(5))}  # fmt: skip
    assert told[0] == told[1] == [{"target": 1, "card": taken}]
    assert told[None] == told[2] == told[3] == told[4] == [{"target": 1}]
    (clue,) = state.view(1)["memory"]
    assert (clue["cards"], clue["hands"], clue["least"]) == ([taken], [0], 1)
    assert state.view(2)["memory"] == []
    see_all(state)


def test_MC2_chance_says_which_card_is_taken():
    hands = (hand(play(taking(seed=seed), "rob B"), 1) for seed in range(30))
    assert {tuple(cards) for cards in hands} == {("NS",), ("map",)}


def test_I19_with_no_other_hand_to_take_from_there_is_nothing_and_no_draw():
    state = taking(hands=[["NESW", "EW"], [], [], [], []])
    assert (hand(state, 0), asked_for(state)) == (["EW"], ((0,), "turn"))
    assert state.view(None)["pile"] == 2


# draw_3_keep_1

THREE = ["map", "NS", "rockfall", "NW", "ESW"]


def test_MC2_draw_3_keep_1_shows_the_top_three_at_the_end_of_the_turn():
    state = opened("draw_3_keep_1", cards=["EW"], pile=THREE)
    assert asked_for(state) == ((0,), "keep_drawn")
    assert texts(state) == {"keep map", "keep NS", "keep rockfall"}
    assert state.why_not("keep NW") == "NW is not among the cards you look at. (M-C2)"
    assert state.view(0)["offer"] == ["map", "NS", "rockfall"]
    for seat in (None, 1, 2, 3, 4):
        assert state.view(seat)["offer"] == [None, None, None]
        told = [event.known() for event in state.events_for(seat) if event.kind == "saw"]
        assert told == [{"discard": None}] * 3
    assert state.view(None)["pile"] == 2
    see_all(state)


def test_MC2_one_is_kept_in_place_of_the_draw_and_the_others_are_discarded_face_down():
    state = opened("draw_3_keep_1", cards=["EW"], pile=THREE, edition="is")
    play(state, "keep NS")
    assert sorted(hand(state, 0)) == ["EW", "NS"]
    assert discarded(state)[-2:] == ["map", "rockfall"]
    assert (state.view(None)["pile"], state.view(None)["offer"], state.asked) == (2, [], (1,))
    for seat in (None, *range(5)):
        names = ["map", "rockfall"] if seat == 0 else [None, None]
        assert discard_rows(state, seat)[-2:] == [(name, [0]) for name in names]
    see_all(state)


def test_MC2_of_equal_cards_one_is_kept():
    state = opened("draw_3_keep_1", pile=["NS", "NS", "map"])
    assert texts(state) == {"keep NS", "keep map"}
    assert len(state.legal_actions()) == 2
    play(state, "keep NS")
    assert (hand(state, 0), discarded(state)[-2:]) == (["NS"], ["NS", "map"])


@pytest.mark.parametrize("count", [1, 2])
def test_I13_draw_3_keep_1_takes_what_is_left(count):
    state = opened("draw_3_keep_1", pile=THREE[:count])
    before = discarded(state)
    assert texts(state) == {f"keep {card}" for card in THREE[:count]}
    see_all(state)
    play(state, "keep map")
    assert (hand(state, 0), discarded(state)) == (["map"], before + THREE[1:count])


def test_I13_draw_3_keep_1_does_nothing_with_an_empty_pile():
    state = opened("draw_3_keep_1", pile=[])
    assert (hand(state, 0), state.asked) == ([], (1,))


# Several chests in one turn


@pytest.mark.parametrize(
    ("chests", "draws"),
    [
        (["no_draw", "extra_draw"], 1),
        (["extra_draw", "no_draw"], 1),
        (["no_draw", "gold_1"], 0),
        (["extra_draw", "gold_1"], 2),
        (["no_draw", "search_discard", "extra_draw"], 0),  # not counted as none in between
        (["search_discard", "extra_draw"], 1),
        (["no_draw", "take_card", "extra_draw"], 0),
        (["no_draw", "take_card"], 0),
        (["draw_3_keep_1", "extra_draw"], 1),
        (["take_card", "draw_3_keep_1"], 0),
        (["burn_5", "extra_draw"], 2),
    ],
)
def test_I19_each_uses_up_one_draw_and_extra_draw_adds_one(chests, draws):
    state = opened(*chests, discards=["NE", "NE"], hands=[["NESW"], 6, 6, 6, 6])
    while state.view(None)["ask"]["kind"] != "turn":
        play(state, min(texts(state)))
    assert kinds(state).count("drew") == draws
    assert state.asked == (1,)


@pytest.mark.parametrize("order", [["take_card", "draw_3_keep_1"], ["draw_3_keep_1", "take_card"]])
def test_I19_chests_of_the_end_of_the_turn_are_done_in_the_order_opened(order):
    state = opened(*order, "extra_draw", pile=THREE)
    asks = {"take_card": "take_card", "draw_3_keep_1": "keep_drawn"}
    for chest_name in order:
        assert asked_for(state) == ((0,), asks[chest_name])
        see_all(state)
        assert "drew" not in kinds(state)  # the draws that are left come last
        play(state, "rob B" if chest_name == "take_card" else "keep map")
    assert kinds(state).count("drew") == 0  # 1 - 2 + 1
    assert state.view(None)["hands"][0] == 2


def test_I19_they_wait_until_all_chests_are_open():
    state = opened("take_card", "see_dwarf", "draw_3_keep_1")
    assert asked_for(state) == ((0,), "see_dwarf")
    see_all(state)
    play(state, "look B")
    assert asked_for(state) == ((0,), "take_card")
    assert asked_for(play(state, "rob B")) == ((0,), "keep_drawn")


def test_I19_the_cards_held_up_come_before_the_draw():
    state = opened("draw_3_keep_1", "extra_draw", pile=THREE)
    play(state, "keep map")
    assert hand(state, 0) == ["NW", "map"]


def test_I19_all_is_forgotten_in_the_next_turn():
    state = opened("no_draw", "gold_1", hands=[["NESW"], ["NE", "NS"], 6, 6, 6])
    assert state.view(None)["modules"]["treasure_chests"] == {"draws": 0, "waiting": []}
    play(state, "pass NE")
    assert state.view(None)["hands"][1] == 2


# Positions


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


# With other modules


def test_MC2_gold_1_is_a_coin_in_saboteur_2():
    state = opened("gold_1", modules=["treasure_chests", "saboteur2"])
    assert (state.scores, state.view(0)["coins"]) == ((1, 0, 0, 0, 0), 1)


@pytest.mark.parametrize(("ladder", "shown"), [("ladder_S r", ["9,0"]), ("ladder_S", [])])
def test_I20_a_goal_pushed_next_to_a_ladder_is_turned_if_an_exit_meets_it(ladder, shown):
    state = opened("push_goal", modules=["treasure_chests", "saboteur2"], turn=3,
                   board={"9,1": ladder}, goals={"8,0": "stone1"})  # fmt: skip
    play(state, "push 2")
    goals = [known["cell"] for seat, known in happened(state, "goal_shown")[1:] if seat == 3]
    assert (goals, list(state.view(None)["goals"])[1]) == (shown, "9,0")


def test_I04_a_card_moved_to_a_chest_opens_it_for_the_mover():
    laid = rows("see_dwarf", cells=["0,2"])
    state = table("S╬", ["diversion"], chests=laid, fresh="1,0", turn=1,
                  modules=["treasure_chests", "y2023_diversion"])  # fmt: skip
    play(state, "diversion@0,1")
    assert asked_for(state) == ((1,), "see_dwarf")
    assert happened(state, "opened") == [(1, {"cell": "0,2", "card": "see_dwarf"})]


def test_I04_what_the_moved_card_had_opened_stays_open():
    state = table(OPEN, ["diversion"], chests=rows("gold_1"), fresh="1,0",
                  modules=["treasure_chests", "y2023_diversion"])  # fmt: skip
    play(state, "diversion@0,1")
    assert (tile(state, "2,0"), chest(state)["opened"]) == ("chest_NESW", True)
    assert "opened" not in kinds(state)
    assert state.scores[0] == 0


def specialist(chest_name):
    """A lays two paths; the first opens the chest."""
    hands = [["path_specialist", "NESW", "EW"], 6, 6, 6, 6]
    modules = ["treasure_chests", "y2022_path_specialist"]
    state = chest_table(chest_name, hands=hands, modules=modules)
    return play(state, "path_specialist", "NESW@1,0", "EW@3,0")


@pytest.mark.parametrize(("chest_name", "draws"), [("no_draw", 1), ("extra_draw", 3)])
def test_I19_chests_change_the_draws_of_a_path_specialist(chest_name, draws):
    state = specialist(chest_name)
    assert (kinds(state).count("drew"), state.asked) == (draws, (1,))


def test_I19_what_waits_comes_after_the_second_path():
    state = specialist("take_card")
    assert asked_for(state) == ((0,), "take_card")
    play(state, "rob B")
    assert (kinds(state).count("drew"), state.view(None)["hands"][0]) == (1, 2)
