"""Bots at one table: they are told what their seats may know and asked until the game is over."""

import random
from collections.abc import Sequence
from hashlib import sha256

from pyrite.bots import Bot
from pyrite.core.actions import Action
from pyrite.core.state import State


class SeatedBot:
    """A bot at its seat: it hears what the seat may know, and nothing else."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.heard = 0

    def listen(self, state: State) -> None:
        """Tell the bot what happened since it last listened."""
        for event in state.events_for(self.seat, self.heard):
            self.bot.told(event)
        self.heard = len(state.events)

    def choose(self, state: State) -> Action:
        """The action that the bot chooses now."""
        self.listen(state)
        view, actions = state.view(self.seat), state.actions(self.seat)
        return self.bot.choose(view, actions, seat_rng(state, self.seat))


def seat_rng(state: State, seat: int) -> random.Random:
    """Luck for one choice of one bot; a hash, since whoever knows the seed knows all hands.

    It depends on nothing that went before: a game that is continued goes on as it would have.
    """
    label = f"{state.settings['seed']}/bot/{seat}/{len(state.events)}"
    return random.Random(sha256(label.encode()).digest())


def play_game(state: State, bots: Sequence[Bot]) -> State:
    """Play the game to its end, one fresh bot per seat, each made with `state.describe()`."""
    seated = [SeatedBot(bot, seat) for seat, bot in enumerate(bots)]
    while not state.over:
        seat = state.asked[0]
        state.play(seated[seat].choose(state), seat)
    for bot in seated:
        bot.listen(state)
    return state
