"""The turnabout: the direction of play is reversed for the rest of the round (C-20, I-12)."""

import pytest
from boards import (
    all_allow,
    discard_rows,
    discarded,
    dwarfs,
    gold_on_top,
    got,
    hand,
    happened,
    last_turn,
    pass_all,
    play,
    table,
    texts,
    treasure_next,
)

import pyrite

TURN = ["y2020_turnabout"]


def turn_table(**more):
    """A is to play and holds the turnabout."""
    hands = [["turnabout", "NE"], ["NE"], ["NE"], ["NW"], ["NW"]]
    return table(**{"modules": TURN, "hands": hands} | more)


def order(state, n):
    """The seats that are to play next, while everybody passes."""
    seats = []
    for _ in range(n):
        seats += state.asked
        pass_all(state, 1)
    return seats


def test_C20_the_direction_of_play_is_reversed_at_once():
    state = play(turn_table(), "turnabout")
    assert order(state, 6) == [4, 3, 2, 1, 0, 4]


def test_C20_without_it_play_goes_clockwise():
    assert order(turn_table(), 6) == [0, 1, 2, 3, 4, 0]


def test_C20_played_again_it_is_reversed_again():
    state = turn_table(direction=-1)
    assert play(state, "turnabout").asked == (1,)
    assert state.view(3)["direction"] == 1


def test_C20_all_are_told():
    state = play(turn_table(), "turnabout")
    assert happened(state, "turned_about") == [(0, {"direction": -1})]
    assert [state.view(seat)["direction"] for seat in (0, 1, None)] == [-1, -1, -1]


def test_C20_it_is_an_action_like_others():
    state = turn_table(front=[["lamp"], [], [], [], []], discard_faces="played_up")
    assert "turnabout" in texts(state)
    play(state, "turnabout")
    assert len(hand(state, 0)) == 2  # one card was drawn
    assert discard_rows(state, 1)[-1] == ("turnabout", "face_up")
    assert state.why_not("turnabout", seat=4) == "You don't have turnabout in your hand. (B-05)"


def test_C20_seats_without_cards_are_skipped_in_the_new_direction():
    state = turn_table(hands=[["turnabout"], ["NE"], [], ["NW"], []], pile=[])
    play(state, "turnabout")
    assert order(state, 2) == [3, 1]
    assert [seat for seat, _ in happened(state, "skipped")] == [4, 2]


def test_C20_gold_cards_are_handed_round_clockwise():
    pile = gold_on_top(3, 2, 1)
    state = treasure_next(
        turn=2, direction=-1, dwarfs=dwarfs("dsdsd"), gold_pile=pile, modules=TURN
    )
    play(state, "EW@7,0", "take 3")
    assert state.asked == (4,)  # counter-clockwise it would be seat 0
    play(state, "take 2")
    assert got(state) == {2: [3], 4: [2], 0: [1]}


def test_C20_a_saboteur_as_finder_hands_them_clockwise_too():
    state = treasure_next(turn=1, direction=-1, dwarfs=dwarfs("dsdsd"), modules=TURN)
    assert play(state, "EW@7,0").asked == (2,)


@pytest.mark.parametrize("starter", ["last_card", "last_turn"])
def test_C20_the_next_starter_is_the_left_neighbour_all_the_same(starter):
    state = last_turn(["turnabout"], turn=2, modules=TURN, next_starter=starter)
    play(state, "turnabout")
    assert (state.view(None)["round"], state.asked) == (2, (3,))


def test_I12_every_round_starts_clockwise():
    state = last_turn(["turnabout"], modules=TURN)
    play(state, "turnabout")
    assert state.view(None)["direction"] == 1
    assert order(state, 3) == [1, 2, 3]


def test_I12_passes_in_a_row_count_in_any_direction():
    hands = [["NE"], ["NW", "NE"], ["NE", "NW"]]
    state = table(seats=3, hands=hands, pile=[], direction=-1, round_end="passes", modules=TURN)
    pass_all(state, 2)
    assert (state.asked, state.view(None)["passes"]) == ((1,), 2)
    pass_all(state, 1)
    assert state.view(None)["round"] == 2


def test_I12_a_turnabout_is_no_pass():
    hands = [["NE", "NE"], ["turnabout"], ["NE", "NW"]]
    state = table(seats=3, hands=hands, pile=[], round_end="passes", modules=TURN)
    pass_all(state, 1)
    play(state, "turnabout")
    assert (state.asked, state.view(None)["passes"]) == ((0,), 0)


def test_C19_a_vetoed_turnabout_reverses_nothing():
    hands = [["turnabout"], ["NE"], ["veto"], ["NW"], ["NW"]]
    state = turn_table(hands=hands, modules=[*TURN, "y2019_veto"])
    play(state, "turnabout")
    state.play("veto", seat=2)
    assert (state.asked, state.view(None)["direction"]) == ((1,), 1)
    assert discarded(state)[-2:] == ["turnabout", "veto"]


def test_I03_after_a_vetoed_card_play_goes_on_in_the_reversed_direction():
    hands = [["map"], ["NE"], ["veto"], ["NW"], ["NW"]]
    state = turn_table(hands=hands, direction=-1, modules=[*TURN, "y2019_veto"])
    play(state, "map@8,0")
    state.play("veto", seat=2)
    assert [seat for seat, _ in happened(state, "drew")] == [0, 2]
    assert state.asked == (4,)


def test_C20_the_direction_is_saved():
    state = play(turn_table(), "turnabout")
    twin = pyrite.from_position(state.position())
    assert order(twin, 3) == [4, 3, 2]


def test_C19_let_pass_it_reverses_after_the_window():
    hands = [["turnabout"], ["NE"], ["veto"], ["NW"], ["NW"]]
    state = turn_table(hands=hands, modules=[*TURN, "y2019_veto"])
    play(state, "turnabout")
    assert state.view(None)["direction"] == 1
    assert all_allow(state).asked == (4,)


def test_I12_thefts_go_clockwise_all_the_same():
    hands = [["theft", "NE"], ["NE"], ["theft"], ["theft", "turnabout"]]
    state = table(
        seats=4,
        hands=hands,
        pile=[],
        modules=["saboteur2", *TURN],
        dwarfs=["saboteur", "saboteur", "saboteur", "blue"],
        rounds=1,
    )
    play(state, "theft", "pass NE", "theft", "theft", "pass NE", "turnabout")
    thieves = []
    while not state.over:
        thieves += state.asked
        play(state, min(texts(state)))
    assert thieves == [3, 0, 2]  # D played its theft last
