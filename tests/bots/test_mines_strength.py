"""Heuristic bots score far more than random ones; fixed seeds keep the counts constant."""

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from deep import cases, in_deep

from pyrite import State, new_game
from pyrite.bots import BOTS, Bot
from pyrite.bots.levels import MediumBot
from pyrite.bots.table import play_game
from pyrite.core.actions import Action
from pyrite.core.events import Event


class Watched(Bot):
    """A bot medium under guard: everything that goes in and out is looked at."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.bot = MediumBot(state.describe())

    def told(self, event: Event) -> None:
        assert not event.secret or event.seen_by >> self.seat & 1
        self.bot.told(event)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        assert view["seat"] == self.seat
        assert view["asked"]
        chosen = self.bot.choose(json.loads(json.dumps(view)), tuple(actions), rng)
        assert chosen in actions
        return chosen


def played(names: Sequence[str], seed: int, **options: Any) -> State:
    state = new_game("lostmines", seats=len(names), seed=seed, **options)
    play_game(state, [BOTS[name](state.describe()) for name in names])
    return state


def taken(state: State) -> list[int]:
    """How many treasures were taken in each round."""
    kinds = [event.kind for event in state.events]
    ends = [i for i, kind in enumerate(kinds) if kind == "round_ended"]
    starts = [0, *ends]
    return [kinds[a:b].count("treasure_taken") for a, b in zip(starts, ends, strict=False)]


@pytest.mark.parametrize("seats", cases(range(3, 10), [4]))
def test_games_are_played_to_their_end(seats: int) -> None:
    state = new_game("lostmines", seats=seats, seed=seats)
    play_game(state, [Watched(state, seat) for seat in range(seats)])
    assert state.over
    assert state.winners


@pytest.mark.parametrize(("seats", "games"), [in_deep(3, 10), in_deep(6, 8), in_deep(9, 8)])
def test_medium_bots_earn_far_more_than_dice(seats: int, games: int) -> None:
    points: dict[str, list[int]] = {"medium": [], "random": []}
    for seed in range(games):
        names = [("medium", "random")[(seat + seed) % 2] for seat in range(seats)]
        for name, own in zip(names, played(names, seed).scores, strict=True):
            points[name].append(own)
    mean = {name: sum(own) / len(own) for name, own in points.items()}
    assert mean["medium"] > 1.5 * mean["random"] + 0.2


@pytest.mark.parametrize("seats", [3, in_deep(6), in_deep(9)])
def test_most_rounds_among_medium_bots_see_treasures_taken(seats: int) -> None:
    rounds = [n for seed in range(3) for n in taken(played(["medium"] * seats, seed))]
    assert sum(n > 0 for n in rounds) >= 0.6 * len(rounds)
    assert sum(rounds) >= seats * len(rounds) / 4


def test_dice_bring_nothing_home() -> None:
    assert sum(n for seed in range(4) for n in taken(played(["random"] * 5, seed))) <= 1


def test_the_same_dice_give_the_same_game() -> None:
    one, other = (played(["medium"] * 4, 5, rounds=1) for _ in range(2))
    assert list(one.events) == list(other.events)


def test_a_bot_that_sits_down_late_plays_on_from_the_view_alone() -> None:
    class Deaf(MediumBot):
        def told(self, event: Event) -> None:
            """It hears nothing."""

    state = new_game("lostmines", seats=5, seed=1, rounds=1)
    play_game(state, [Deaf(state.describe()) for _ in range(5)])
    assert state.over


def test_a_deck_of_somebodys_own_is_played_too() -> None:
    deck = {"base": {"mine_cells": [[5, 1], [6, 3], [7, 5], [3, 7]], "actions": {"trap": 0}}}
    state = new_game("lostmines", seats=5, seed=1, rounds=1, deck=deck)
    bots = [Watched(state, seat) for seat in range(5)]
    play_game(state, bots)
    assert taken(state) > [0]
