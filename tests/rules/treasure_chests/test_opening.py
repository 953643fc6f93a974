"""Opening treasure chests, alone or together with goals (M-C1, I-04, I-18)."""

import pytest
from boards import ALMOST, all_allow, happened, kinds, places, play, table, texts, tile
from rules.treasure_chests.tables import OPEN, asked_for, chest, chest_table, rows, see_all, unknown

import pyrite

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


# A path that is moved


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
