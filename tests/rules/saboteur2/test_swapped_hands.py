"""Swapping hands with another seat, and what is known of them (S-26, I-15)."""

from random import Random

import pytest
from boards import discarded, hand, happened, play, texts
from rules.saboteur2.tables import table

import pyrite


def hands_table(mine=("swap_hands", "NE", "map"), theirs=("NS", "NS", "EW", "rockfall"), **more):
    hands = [["freed"], list(theirs), ["freed"], ["freed"], ["NW"]]
    hands[0] = list(mine)
    return table("S", hands=hands, **{"pile": ["crystal_S", "crystal_E"]} | more)


def test_S26_hands_are_exchanged_the_other_draws_one_and_the_player_none():
    state = hands_table()
    assert {t for t in texts(state) if ">" in t} == {f"swap_hands>{seat}" for seat in "BCDE"}
    assert "S-26" in state.why_not("swap_hands>A")
    play(state, "swap_hands>B")
    assert hand(state, 0) == ["NS", "NS", "EW", "rockfall"]
    assert sorted(hand(state, 1)) == sorted(["NE", "map", "crystal_S"])
    assert [seat for seat, _ in happened(state, "drew")] == [1]
    assert state.asked == (1,)


def test_S26_the_card_is_discarded_and_one_card_is_drawn_after_the_swap():
    state = hands_table()
    play(state, "swap_hands>C")
    assert discarded(state)[-1] == "swap_hands"
    assert sorted(hand(state, 2)) == sorted(["NE", "map", "crystal_S"])


@pytest.mark.parametrize("mine", [["swap_hands"], ["swap_hands", "NE"]])
@pytest.mark.parametrize("theirs", [[], ["map"]])
def test_S26_I15_either_hand_may_be_empty(mine, theirs):
    state = hands_table(mine, theirs)
    play(state, "swap_hands>B")
    assert hand(state, 0) == theirs
    assert sorted(hand(state, 1)) == sorted([*mine[1:], "crystal_S"])


def test_I15_a_skipped_seat_that_gets_cards_plays_on():
    hands = [["swap_hands", "NE", "map"], [], [], [], ["NW"]]
    state = table("S", hands=hands, pile=[])
    play(state, "swap_hands>B")
    assert state.asked == (1,)
    play(state, "pass NE", "pass NW")
    assert state.asked == (1,)  # A holds nothing now and is skipped


def test_S26_I16_with_an_empty_pile_the_other_draws_nothing():
    state = hands_table(pile=[])
    play(state, "swap_hands>B")
    assert sorted(hand(state, 1)) == ["NE", "map"]


def test_S26_I03_a_vetoed_swap_lets_the_player_draw_and_the_target_not():
    hands = [["swap_hands", "NE"], ["NS"], ["veto"], ["freed"], ["NW"]]
    state = table("S", hands=hands, pile=["crystal_S", "crystal_E"],
                  modules=["saboteur2", "y2019_veto"])  # fmt: skip
    play(state, "swap_hands>B")
    state.play("veto", seat=2)
    assert (sorted(hand(state, 0)), hand(state, 1)) == (["NE", "crystal_S"], ["NS"])
    assert hand(state, 2) == ["crystal_E"]


def test_S26_each_of_the_two_knows_what_it_gave_away():
    state = hands_table()
    play(state, "swap_hands>B")
    assert state.view(0)["memory"] == [{"hands": [1], "cards": ["NE", "map"], "least": 2}]
    cards = ["NS", "NS", "EW", "rockfall"]
    assert state.view(1)["memory"] == [{"hands": [0], "cards": cards, "least": 4}]
    for seat in (2, 3, 4, None):
        assert state.view(seat)["memory"] == []


def test_S26_others_learn_no_card():
    state = hands_table()
    play(state, "swap_hands>B")
    for seat in (2, 3, 4, None):
        for event in state.events_for(seat):
            if event.kind in ("received", "drew"):
                assert event.known() == {}


def test_S26_what_is_remembered_holds_in_imagined_worlds():
    state = hands_table()
    play(state, "swap_hands>B")
    worlds = pyrite.worlds(state.view(0))
    for luck in range(5):
        world = worlds.imagine(Random(luck))
        assert {"NE", "map"} <= set(hand(world, 1))
        assert world.view(0) == state.view(0)
