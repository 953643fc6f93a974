"""Bots at a table: they learn what their seats may know and are asked until the game is over."""

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from pyrite.bots import Bot
from pyrite.core.actions import Action
from pyrite.core.state import State
from pyrite.core.talk import Talk, check_talk
from pyrite.games import Record


class BotChoice(NamedTuple):
    """What a bot does, and what it says before."""

    action: Action
    talk: Talk | None


class SeatedBot:
    """A bot at its seat, which learns only what the seat may know."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.heard = 0
        self.heard_talk = 0

    def listen(self, state: State, talk: Sequence[Talk] = ()) -> None:
        """Tell the bot what happened and what was said since it last listened."""
        for event in state.events_for(self.seat, self.heard):
            self.bot.told(event)
        self.heard = len(state.events)
        for said in talk[self.heard_talk :]:
            self.bot.hear(said)
        self.heard_talk = len(talk)

    def choose(self, state: State, talk: Sequence[Talk] = ()) -> BotChoice:
        """Return what the bot does now; on its turn it may first say something."""
        self.listen(state, talk)
        view, actions = state.view(self.seat), state.actions(self.seat)
        said = None
        if view["ask"]["kind"] == "turn":
            said = self.bot.say(view, seat_rng(state, self.seat, "say"))
        if said is not None:
            check_talk(said, state.describe())
        action = self.bot.choose(view, actions, seat_rng(state, self.seat, "bot"))
        return BotChoice(action, said)


def seat_rng(state: State, seat: int, purpose: str) -> random.Random:
    """Return luck for one choice of a bot, hashed because the seed would reveal all hands.

    It depends on nothing that went before, so a continued game goes on as it would have.
    """
    label = f"{state.settings['seed']}/{purpose}/{seat}/{len(state.events)}"
    return random.Random(sha256(label.encode()).digest())


def play_game(state: State, bots: Sequence[Bot]) -> Record:
    """Play a game to its end with one fresh bot per seat, each made with `state.describe()`."""
    seated = [SeatedBot(bot, seat) for seat, bot in enumerate(bots)]
    said: list[Talk] = []
    after: list[int] = []  # how many actions
    while not state.over:
        bot = seated[state.asked[0]]
        action, talk = bot.choose(state, said)
        if talk is not None:
            said.append(talk)
            after.append(len(state.played or ()))
        state.play(action, bot.seat)
    for bot in seated:
        bot.listen(state, said)
    return Record.of(state)._replace(talk=tuple(zip(after, said, strict=True)))
