"""Bots at one table: they are told what their seats may know and asked until the game is over."""

import random
from collections.abc import Sequence

from pyrite.bots import Bot
from pyrite.core.state import State


def play_game(state: State, bots: Sequence[Bot], rng: random.Random) -> State:
    """Play the game to its end, one fresh bot per seat, each made with `state.describe()`."""
    marks = [0] * len(bots)
    while not state.over:
        seat = state.asked[0]
        _tell(state, seat, bots[seat], marks)
        state.play(bots[seat].choose(state.view(seat), state.actions(seat), rng), seat)
    for seat, bot in enumerate(bots):
        _tell(state, seat, bot, marks)
    return state


def _tell(state: State, seat: int, bot: Bot, marks: list[int]) -> None:
    """What happened since the bot was last told."""
    for event in state.events_for(seat, marks[seat]):
        bot.told(event)
    marks[seat] = len(state.events)
