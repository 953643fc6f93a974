"""Chests that change what is drawn in a turn, or the pile (M-C2, I-13, I-16, I-19)."""

import pytest
from boards import discard_rows, discarded, hand, happened, kinds, play, texts
from rules.treasure_chests.tables import asked_for, chest_table, opened, see_all

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


# draw_3_keep_1


THREE = ["map", "NS", "rockfall", "NW", "ESW"]


def test_MC2_draw_3_keep_1_shows_the_top_three_at_the_end_of_the_turn():
    state = opened("draw_3_keep_1", cards=["EW"], pile=THREE)
    assert asked_for(state) == ((0,), "keep_drawn")
    assert texts(state) == {"keep map", "keep NS", "keep rockfall"}
    assert state.why_not("keep NW") == "NW is not one of the cards you see. (M-C2)"
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


# With a path specialist


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
