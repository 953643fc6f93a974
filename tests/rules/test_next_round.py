"""The next round and the end of the game (B-50, B-51, E next_starter)."""

from collections import Counter

import pytest
from boards import (
    ALMOST,
    dwarfs,
    gold_left,
    last_turn,
    only_own_dwarf,
    pass_all,
    play,
    table,
    treasure_next,
)

import pyrite

SEATS = pytest.mark.parametrize("seats", [3, 5, 10])
HAND = {3: 6, 5: 6, 10: 4}


def won(round_no, **gold):
    """Gold of earlier rounds: won(1, A=3, B=2)."""
    return [
        {"round": round_no, "seat": "ABCDE".index(seat), "how": "drafted", "value": value}
        for seat, value in gold.items()
    ]


@SEATS
def test_B50_the_table_is_laid_as_at_the_start(seats):
    front = [["lamp"], *([] for _ in range(seats - 1))]
    looks = [[], ["8,0"], *([] for _ in range(seats - 2))]
    state = last_turn(["map"], "S═╗     1", seats=seats, front=front, looks=looks)
    play(state, "map@8,2")
    view = state.view(1)
    assert view["round"] == 2
    assert view["board"] == {"0,0": "start", "8,-2": "?", "8,0": "?", "8,2": "?"}
    assert (view["front"], view["looks"]) == ([[]] * seats, [[]] * seats)
    assert view["goals"] == {"8,-2": None, "8,0": None, "8,2": None}
    assert view["hands"] == [HAND[seats]] * seats
    assert (view["pile"], view["discards"]) == (67 - seats * HAND[seats], [])
    assert view["stage"] == "playing"
    assert only_own_dwarf(state, 1)


def test_B50_all_cards_are_shuffled_in_again():
    position = play(last_turn(["map"], "S═╗"), "map@8,0").position()
    cards = position["pile"] + [card for hand in position["hands"] for card in hand]
    copies = pyrite.GAMES["saboteur"].modules()[0]["cards"]
    assert Counter(cards) == Counter(copies)


def test_B50_the_same_dwarfs_are_dealt_anew_with_the_spare_one():
    deals = []
    for seed in range(40):
        state = last_turn(["map"], dwarfs=dwarfs("sdddd"), spare=["saboteur"], seed=seed)
        position = play(state, "map@8,0").position()
        deals.append(position["dwarfs"] + position["spare"])
    assert all(Counter(deal) == {"digger": 4, "saboteur": 2} for deal in deals)
    for place in range(6):
        assert {deal[place] for deal in deals} == {"digger", "saboteur"}


def test_B50_the_rounds_of_a_game_are_dealt_differently():
    state = pyrite.new_game(seats=3, seed=5)
    first = state.position()
    while state.view(None)["round"] == 1:
        state.play(state.legal_actions()[0])
    second = state.position()
    assert second["hands"] != first["hands"]
    assert second["pile"] != first["pile"]


@SEATS
@pytest.mark.parametrize("action", ["pass map", "map@8,0"])
@pytest.mark.parametrize("next_starter", ["last_card", "last_turn"])
def test_B50_the_seat_left_of_the_last_one_begins(seats, action, next_starter):
    for turn in (0, seats - 1):
        state = last_turn(["map"], seats=seats, turn=turn, next_starter=next_starter)
        play(state, action)
        assert state.asked == ((turn + 1) % seats,)
        assert state.view(None)["starter"] == (turn + 1) % seats


def test_B50_the_seat_left_of_the_finder_begins_after_the_treasure():
    state = treasure_next(seats=3, turn=1, dwarfs=dwarfs("dds"))
    play(state, "EW@7,0")
    while state.view(None)["stage"] == "paying":
        play(state, state.to_text(state.legal_actions()[0]))
    assert state.asked == (2,)


@pytest.mark.parametrize(("next_starter", "begins"), [("last_card", 1), ("last_turn", 0)])
def test_E_next_starter_tells_a_played_card_from_a_turn_without_one(next_starter, begins):
    hands = [["NE", "NW"], [], []]  # B and C pass without a card, which ends the round in C's turn
    options = {"round_end": "passes", "next_starter": next_starter}
    state = table(seats=3, hands=hands, pile=[], **options)
    play(state, "pass NE")
    assert state.view(None)["round"] == 2
    assert state.asked == (begins,)


@pytest.mark.parametrize(("options", "rounds"), [({}, 3), ({"rounds": 1}, 1), ({"rounds": 4}, 4)])
def test_B51_the_game_has_three_rounds_unless_the_table_says_otherwise(options, rounds):
    state = last_turn(["map"], **options)
    play(state, "map@8,0")
    assert state.over is (rounds == 1)
    last = last_turn(["map"], round=rounds, **options)
    assert not last.over
    play(last, "map@8,0")
    assert last.over


def test_B51_after_the_last_round_nothing_more_can_be_done():
    state = play(last_turn(["map"], rounds=1), "map@8,0")
    assert state.asked == ()
    assert state.legal_actions() == []
    assert "B-51" in state.why_not("pass map", seat=1)


def test_B51_most_gold_of_all_rounds_wins():
    gold = won(1, A=3, B=2) + won(2, B=2)
    state = last_turn(["map"], round=3, won=gold, dwarfs=dwarfs("ddsds"))
    assert state.winners == ()
    play(state, "map@8,0")
    assert state.scores == (3, 4, 3, 0, 3)
    assert state.winners == (1,)
    assert state.view(None)["winners"] == [1]


def test_B51_ties_share_the_win():
    gold = won(1, A=3, B=2) + won(2, B=1, D=1)
    state = last_turn(["map"], round=3, won=gold, dwarfs=dwarfs("ddsds"))
    play(state, "map@8,0")
    assert state.scores == (3, 3, 3, 1, 3)
    assert state.winners == (0, 1, 2, 4)


def test_B51_gold_won_is_not_in_the_pile_of_the_next_round():
    state = last_turn(["map"], dwarfs=dwarfs("sdddd"), **gold_left(2, 2, 1))
    play(state, "map@8,0")
    assert state.position()["gold_pile"] == [1]


def test_B51_the_treasure_of_the_last_round_ends_the_game():
    state = table(ALMOST, ["EW"], goals={"8,0": "treasure"}, round=3, seats=3)
    play(state, "EW@7,0")
    while not state.over:
        play(state, state.to_text(state.legal_actions()[0]))
    assert sum(state.scores) > 0


@SEATS
def test_B50_a_whole_game_goes_through_three_rounds(seats):
    state = pyrite.new_game(seats=seats, seed=7)
    rounds = set()
    while not state.over:
        rounds.add(state.view(None)["round"])
        pass_all(state, 1)
    assert rounds == {1, 2, 3}
    assert state.winners == tuple(s for s in range(seats) if state.scores[s] == max(state.scores))
