"""Setting up a round (B-01 to B-04)."""

from collections import Counter

import pytest
from boards import GOLD, dwarfs, got, only_own_dwarf, play, table, treasure_next

import pyrite

DWARFS = {3: (3, 1), 4: (4, 1), 5: (4, 2), 6: (5, 2), 7: (5, 3), 8: (6, 3), 9: (7, 3), 10: (7, 4)}
HAND = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
SEATS = pytest.mark.parametrize("seats", DWARFS)
SEEDS = range(60)


@SEATS
def test_B01_one_dwarf_each_and_one_spare(seats):
    position = pyrite.new_game(seats=seats, seed=1).position()
    diggers, saboteurs = DWARFS[seats]
    assert (len(position["dwarfs"]), len(position["spare"])) == (seats, 1)
    cards = Counter(position["dwarfs"] + position["spare"])
    assert cards == {"digger": diggers, "saboteur": saboteurs}


@SEATS
def test_B01_dwarfs_are_shuffled(seats):
    deals = [pyrite.new_game(seats=seats, seed=seed).position() for seed in SEEDS]
    for place in range(seats + 1):
        assert {(deal["dwarfs"] + deal["spare"])[place] for deal in deals} == {"digger", "saboteur"}


def test_B01_each_seat_knows_its_own_dwarf_and_nobody_the_spare():
    state = table(dwarfs=dwarfs("dsddd"))
    for seat, own in enumerate(dwarfs("dsddd")):
        assert state.view(seat)["dwarf"] == own
        assert only_own_dwarf(state, seat)
        assert state.view(seat)["spare"] == [None]
    assert state.view(None)["dwarf"] is None


def test_B01_the_deal_tells_each_seat_its_own_dwarf_only():
    state = pyrite.new_game(seats=5, seed=1)
    for seat in range(5):
        dealt = [event for event in state.events_for(seat) if event.kind == "dwarf_dealt"]
        assert [event.seat for event in dealt if event.secret] == [seat]


@pytest.mark.parametrize("seats", [2, 11])
def test_B01_the_game_is_for_three_to_ten(seats):
    with pytest.raises(pyrite.ConfigError, match="B-01"):
        pyrite.new_game(seats=seats, seed=1)


@SEATS
def test_B02_the_start_lies_at_0_0_and_three_goals_face_down(seats):
    view = pyrite.new_game(seats=seats, seed=1).view(0)
    assert view["board"] == {"0,0": "start", "8,-2": "?", "8,0": "?", "8,2": "?"}
    assert list(view["goals"].items()) == [("8,-2", None), ("8,0", None), ("8,2", None)]


def test_B02_the_goals_are_shuffled():
    orders = Counter(
        tuple(pyrite.new_game(seats=3, seed=seed).position()["goals"].values()) for seed in SEEDS
    )
    assert len(orders) == 6
    assert all(set(order) == {"treasure", "stone1", "stone2"} for order in orders)


@SEATS
def test_B03_the_hand_depends_on_the_seats_and_the_rest_is_the_pile(seats):
    view = pyrite.new_game(seats=seats, seed=1).view(None)
    assert view["hands"] == [HAND[seats]] * seats
    assert view["pile"] == 67 - seats * HAND[seats]
    assert view["discards"] == []


def test_B03_the_deck_is_shuffled():
    first = [pyrite.new_game(seats=3, seed=seed).position()["pile"][0] for seed in SEEDS]
    assert len(set(first)) > 10
    assert first == [pyrite.new_game(seats=3, seed=seed).position()["pile"][0] for seed in SEEDS]


def test_B03_a_seat_sees_its_own_hand_only():
    state = table(hand=["map", "EW"])
    assert state.view(0)["hand"] == ["EW", "map"]
    assert state.view(1)["hands"][0] == 2
    assert "hand" in state.view(None)
    assert state.view(None)["hand"] is None


def test_B03_the_pile_is_never_reshuffled():
    hands = [["map", "NS"], ["EW"], ["NE"]]
    state = table(seats=3, hands=hands, pile=["NW"], edition="2024")
    play(state, "map@8,0", "pass EW", "pass NE")
    assert state.view(None)["pile"] == 0
    assert state.view(None)["hands"] == [2, 0, 0]  # nobody drew a discarded card again


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_B04_the_gold_pile_is_28_cards_in_an_order_nobody_knows(seats):
    piles = [pyrite.new_game(seats=seats, seed=seed).position()["gold_pile"] for seed in (1, 2)]
    assert Counter(piles[0]) == Counter(piles[1]) == Counter(GOLD)
    assert piles[0] != piles[1]
    assert pyrite.new_game(seats=seats, seed=1).view(0)["gold_pile"] == 28


def test_B04_before_the_next_round_what_is_left_is_shuffled_anew():
    pile = [3, 3, *sorted(GOLD)[:26]]
    state = treasure_next(seats=3, dwarfs=dwarfs("dds"), gold_pile=pile)
    play(state, "EW@7,0", "take 3")
    left = state.position()["gold_pile"]
    assert got(state) == {0: [3], 1: [3]}
    assert Counter(left) == Counter(pile[2:])
    assert left != pile[2:]
