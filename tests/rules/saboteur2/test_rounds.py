"""Rounds of Saboteur 2: how they are set up, end and follow each other (S-01, S-38, I-21)."""

from collections import Counter

import pytest
from boards import ALMOST, happened, kinds, only_own_dwarf, play, tile
from boards import table as any_table
from rules.saboteur2.tables import SET, front, last_turn, table

import pyrite

ACTIONS = {
    **{"theft": 4, "hands_off": 3, "swap_hands": 2, "inspection": 2, "swap_hats": 2},
    **{"trapped": 3, "freed": 4},
}
DWARFS = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}


def new_game(seats=5, **more):
    return pyrite.new_game(seats=seats, seed=7, **SET | more)


# Setting up


def all_cards(position):
    """Everything that is shuffled into the deck."""
    in_hands = [card for hand in position["hands"] for card in hand]
    return Counter([*position["pile"], *position["aside"], *in_hands])


def test_S01_the_deck_is_the_base_game_and_the_cards_of_the_expansion():
    cards = all_cards(new_game().position())
    base = any_table().position()
    added = cards - Counter([*base["pile"], *(card for hand in base["hands"] for card in hand)])
    assert cards.total() == 67 + 50
    assert {name: n for name, n in added.items() if name in ACTIONS} == ACTIONS
    paths = Counter(name.rpartition("_")[0] for name in added.elements() if name not in ACTIONS)
    assert paths == {"": 10, "ladder": 4, "door_blue": 3, "door_green": 3, "crystal": 10}


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 10, 12])
def test_S01_six_cards_each_ten_aside_and_all_fifteen_dwarfs(seats):
    state = new_game(seats)
    view, position = state.view(None), state.position()
    assert view["hands"] == [6] * seats
    assert (view["aside"], view["pile"]) == (10, 117 - 10 - 6 * seats)
    assert Counter(position["dwarfs"] + position["spare"]) == DWARFS
    assert len(view["dwarfs"]) == seats


def test_S01_the_ten_cards_set_aside_are_unseen():
    state = new_game()
    for seat in (*range(5), None):
        assert state.view(seat)["aside"] == 10
        told = [event.known() for event in state.events_for(seat) if event.kind == "set_aside"]
        assert told == [{"cards": 10}]


def test_S01_start_and_goals_are_those_of_the_base_game():
    position = new_game().position()
    assert position["board"] == {"0,0": "start", "8,-2": "?", "8,0": "?", "8,2": "?"}
    assert sorted(position["goals"].values()) == ["stone1", "stone2", "treasure"]


def test_S01_coins_replace_the_gold_cards():
    view = new_game().view(0)
    assert (view["gold_pile"], view["coins"], view["has_gold"]) == (0, 0, [False] * 5)


def test_S01_seats_know_their_own_dwarf_only():
    state = new_game()
    for seat in range(5):
        view = state.view(seat)
        assert view["dwarf"] in DWARFS
        assert only_own_dwarf(state, seat)
        assert view["spare"] == [None] * 10


@pytest.mark.parametrize("seats", [1, 13])
def test_S01_two_to_twelve_seats(seats):
    with pytest.raises(pyrite.ConfigError, match="2 to 12"):
        new_game(seats)


# The end of a round and the next one


def test_I21_passes_in_a_row_do_not_end_a_round():
    hands = [["NE", "NE"], ["NE", "NE"]]
    state = table("S", hands=hands, seats=2, pile=[], round_end="passes")
    play(state, "pass NE", "pass NE", "pass NE")
    assert (state.view(None)["round"], state.asked) == (1, (1,))
    play(state, "pass NE")
    assert state.view(None)["round"] == 2


def test_I21_all_goals_that_are_joined_are_turned():
    drawing = """
            ?
    ╔╩╩╩╬╬╩╩
    S       ?
    """
    goals = {"8,-2": "stone1", "8,0": "stone2", "8,2": "treasure"}
    state = table(drawing, ["NSW"], goals=goals, goals_at_once="one")
    play(state, "NSW@8,-1")
    play(state, "goal 8,0")
    while state.view(None)["ask"]["kind"] == "turn_goal":
        play(state, "upright")
    assert (tile(state, "8,-2") or "")[:6] == "stone1"
    assert (tile(state, "8,0") or "")[:6] == "stone2"


def test_S38_the_next_round_begins_with_everything_shuffled_again():
    state = last_turn(["NE"], ALMOST, turn=1, front=front("pick", "theft trapped"))
    play(state, "pass NE")
    view, position = state.view(None), state.position()
    assert (view["round"], state.asked) == (2, (2,))
    assert (view["hands"], view["aside"], view["pile"]) == ([6] * 5, 10, 77)
    assert view["front"] == front()
    assert all_cards(position).total() == 117
    assert Counter(position["dwarfs"] + position["spare"]) == DWARFS
    assert position["modules"] == {"saboteur2": {"thefts": []}}


@pytest.mark.parametrize("seats", [2, 12])
def test_S38_three_rounds_to_the_end(seats):
    state = new_game(seats)
    assert state.view(None)["options"]["rounds"] == 3
    while not state.over:
        actions = state.legal_actions()
        state.play(actions[(31 * state.step) % len(actions)])
    assert happened(state, "round_started")[-1][1] == {"round": 3}
    assert len(state.scores) == seats
    assert kinds(state)[-1] == "game_ended"
