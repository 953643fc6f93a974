"""The policy of rollouts, played as a bot."""

import random
from typing import Any

import pytest
from boards import dwarfs, table

import pyrite
from pyrite import State
from pyrite.bots.rollout import RolloutBot
from pyrite.bots.table import seat_rng

TABLES: dict[str, dict[str, Any]] = {
    "base": {"seats": 5},
    "tournament": {"seats": 5, "modules": ("tournament",)},
    "Saboteur 2": {"seats": 6, "modules": ("saboteur2",)},
    "The Lost Mines": {"game": "lostmines", "seats": 5},
}


def chosen(state: State) -> str:
    """Return what the policy does for the seat to play, in words."""
    seat = state.asked[0]
    bot = RolloutBot(state.describe())
    return bot.choose(state.view(seat), state.actions(seat), random.Random(3)).text


@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_the_policy_plays_legal_moves_from_its_view_alone(options: dict[str, Any]) -> None:
    state = pyrite.new_game(seed=4, **options)
    bots = [RolloutBot(state.describe()) for _ in range(state.seats)]
    for _ in range(12):
        seat = state.asked[0]
        view, actions = state.view(seat), state.actions(seat)
        answer = bots[seat].choose(view, actions, seat_rng(state, seat, "bot"))
        again = bots[seat].choose(view, actions, seat_rng(state, seat, "bot"))
        assert answer in actions
        assert answer == again
        state.play(answer, seat)


def test_a_digger_turns_up_the_treasure() -> None:
    looks: list[list[str]] = [["8,0"], [], [], [], []]
    hands = [["EW", "map"], ["map"], ["map"], ["map"], ["map"]]
    goals = {"goals": {"8,0": "treasure"}}
    state = table("S╩╩╬╬╬╬ ?", hands=hands, dwarfs=dwarfs("dddds"), looks=looks, **goals)
    assert chosen(state) == "EW@7,0"


def test_a_saboteur_does_not() -> None:
    looks: list[list[str]] = [["8,0"], [], [], [], []]
    hands = [["EW", "map"], ["map"], ["map"], ["map"], ["map"]]
    goals = {"goals": {"8,0": "treasure"}}
    state = table("S╩╩╬╬╬╬ ?", hands=hands, dwarfs=dwarfs("sdddd"), looks=looks, **goals)
    assert not chosen(state).startswith("EW@7,0")
