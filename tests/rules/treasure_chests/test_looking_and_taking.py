"""Chests that show a dwarf, or give a card from the discards or another seat (M-C2, I-14)."""

from random import Random

from boards import discarded, hand, happened, kinds, only_own_dwarf, play, texts
from rules.treasure_chests.tables import asked_for, opened, see_all

import pyrite

# see_dwarf


def test_MC2_see_dwarf_shows_the_dwarf_of_another_seat():
    state = opened("see_dwarf", dwarfs=["digger", "digger", "saboteur", "digger", "digger"])
    assert asked_for(state) == ((0,), "see_dwarf")
    assert texts(state) == {"look B", "look C", "look D", "look E"}
    assert state.why_not("look A") == "You know your own role. Choose another player. (M-C2)"
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
    said = f"{missing} is not one of the cards you see. (M-C2)"
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


# take_card


def taking(**more):
    hands = [["NESW", "EW"], ["map", "NS"], ["rockfall"], [], ["NE"]]
    return opened("take_card", **{"hands": hands, "pile": ["NW", "ESW"]} | more)


def test_MC2_take_card_takes_a_random_card_at_the_end_of_the_turn():
    state = taking()
    assert asked_for(state) == ((0,), "take_card")
    assert texts(state) == {"rob B", "rob C", "rob E"}
    assert (
        state.why_not("rob A")
        == "You can't take a card from yourself. Choose another player. (M-C2)"
    )
    assert state.why_not("rob D") == "D has no cards. (M-C2)"
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
