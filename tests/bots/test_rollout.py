"""The policy of rollouts, played as a bot."""

import random
from typing import Any

import pytest
from boards import dwarfs, table
from contract.sets import Table, every_table
from deep import DEEP

import pyrite
from pyrite import State
from pyrite.bots.guidance import WORTHS, Guidance
from pyrite.bots.levels import start_guiding
from pyrite.bots.rollout import RolloutBot
from pyrite.bots.table import seat_rng
from pyrite.search.halving import Player

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


def player(state: State) -> Player:
    """Return a new guide that begins with this moment."""
    guided: Any = state.copy()
    start_guiding(guided, Guidance(WORTHS[guided.game], [0] * state.seats))
    return Player(guided)


def moment(at: Table, seed: int) -> Any:
    """Return some moment of a game, in its last round."""
    state, rng = at.new_game(seed), random.Random(seed)
    for _ in range(rng.randrange(40)):
        before = state.copy()
        state.play(rng.choice(state.actions()))
        if state.over:
            state = before
            break
    world: Any = state
    world.end_with_round()
    return world


@every_table
def test_a_guide_that_begins_again_is_like_a_new_one(table: Table) -> None:
    for seed in range(40 if DEEP else 8):
        world = moment(table, seed)
        used = player(world)
        for number in range(8):
            new, action = player(world), world.legal_actions()[number % len(world.legal_actions())]
            won = [one.playout(world, action, 0, number) for one in (used, new)]
            assert won[0] == won[1]
            assert used.guided == new.guided
            assert used.guided.guide_notes() == new.guided.guide_notes()
