"""Bots talk on their turns, and everyone hears it once."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from pyrite import NotationError, new_game
from pyrite.bots import BOTS, Bot
from pyrite.bots.find import find_bot
from pyrite.bots.table import play_game
from pyrite.core.actions import Action
from pyrite.core.talk import Talk


class Suspicious(Bot):
    """Plays by lot, suspects the next seat, and notes what it hears and when it is asked."""

    def __init__(self, seat: int, seats: int) -> None:
        self.next = (seat + 1) % seats
        self.heard: list[Talk] = []
        self.turns = 0

    def hear(self, talk: Talk) -> None:
        self.heard.append(talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        assert view["ask"]["kind"] == "turn"
        return Talk(view["seat"], "suspect", target=self.next)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        self.turns += view["ask"]["kind"] == "turn"
        return rng.choice(actions)


def test_all_hear_once_what_is_said_at_every_turn_and_at_nothing_else() -> None:
    state = new_game(seats=4, seed=3, rounds=1)
    bots = [Suspicious(seat, 4) for seat in range(4)]
    play_game(state, bots)
    assert state.played is not None
    assert [len(bot.heard) for bot in bots] == [sum(bot.turns for bot in bots)] * 4
    for seat, bot in enumerate(bots):
        assert sum(talk.seat == seat for talk in bots[0].heard) == bot.turns
    assert len({tuple(bot.heard) for bot in bots}) == 1


def test_what_cannot_be_said_is_refused() -> None:
    state = new_game(seats=3, seed=3, rounds=1)
    with pytest.raises(NotationError, match="target cannot be 0"):
        play_game(state, [Suspicious(seat, 1) for seat in range(3)])


def test_who_was_known_by_another_name_is_found() -> None:
    assert find_bot("heuristic") is BOTS["medium"]
