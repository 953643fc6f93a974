"""Bots by name: built-in ones, hard:1s with a budget, and custom ones as module:Class."""

import importlib
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from traceback import extract_tb
from typing import Any

from pyrite.bots import BOTS, Bot, NewBot
from pyrite.bots.learned import new_master
from pyrite.bots.levels import HardBot
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import ConfigError, PyriteError, say
from pyrite.core.plain import shown
from pyrite.core.talk import Talk, check_talk
from pyrite.core.views import View
from pyrite.search.halving import Budget

MOST_DIGITS = 7  # of a budget per choice
UNITS = {"ms": 1, "s": 1_000, "": 0}  # milliseconds, where the budget is a time
FORMER = {"heuristic": "medium"}  # names in older records and tables
SEARCHING: dict[str, Callable[..., Bot]] = {"hard": HardBot, "master": new_master}
PARTS = ("choose", "told", "hear", "say")  # required of every bot
EXTRAS = ("beliefs", "reason")  # optional


def find_bot(name: str) -> NewBot:
    """Return the factory for a bot of this name; custom classes may be in the current folder."""
    module, colon, of_class = FORMER.get(name, name).partition(":")
    if not colon:
        if module not in BOTS:
            raise ConfigError(say("bot-none", bot=name, known=", ".join(BOTS)))
        return BOTS[module]
    if module in SEARCHING:
        return partial(SEARCHING[module], budget=read_budget(of_class))
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: NewBot | None = getattr(importlib.import_module(module), of_class, None)
    except Exception as error:  # importing the module may raise anything
        raise ConfigError(say("bot-module", module=module, problem=str(error))) from error
    if not callable(found):
        raise ConfigError(say("bot-missing", module=module, bot=of_class))
    return partial(made, name, found)


def made(name: str, new_bot: NewBot, description: Description) -> Bot:
    """Return a custom bot, or refuse it if it cannot play."""
    with named_errors(name):
        return OwnBot(name, new_bot(description), description)


def read_budget(text: str) -> Budget:
    """Read a search budget per choice: "200ms" and "1s" are times, "2000" is playouts."""
    number = text.rstrip("ms")
    unit = UNITS.get(text[len(number) :])
    if unit is None or not number.isdecimal() or len(number) > MOST_DIGITS or int(number) == 0:
        raise ConfigError(say("bot-budget", budget=shown(text)))
    return Budget(milliseconds=unit * int(number)) if unit else Budget(playouts=int(number))


class BotError(PyriteError):
    """A custom bot cannot go on; the message says which one, and where it failed."""


@contextmanager
def named_errors(bot: str) -> Iterator[None]:
    """Turn any error into one that names the bot and the place."""
    try:
        yield
    except (BotError, ConfigError):  # these already name the bot and the remedy
        raise
    except Exception as error:
        where = extract_tb(error.__traceback__)[-1]
        problem = f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"
        raise BotError(say("bot-failed", bot=bot, problem=problem)) from error


class OwnBot(Bot):
    """Plays as the wrapped bot would; `name` is its name on the command line."""

    def __init__(self, name: str, bot: Bot, description: Description) -> None:
        self.name = name
        self.bot = bot
        self.description = description
        for part in PARTS:
            if not callable(getattr(bot, part, None)):
                raise ConfigError(say("bot-lacks", bot=name, part=part))

    def told(self, event: Event) -> None:
        """Pass an event on to the bot."""
        with named_errors(self.name):
            self.bot.told(event)

    def hear(self, talk: Talk) -> None:
        """Pass on what another player said."""
        with named_errors(self.name):
            self.bot.hear(talk)

    def say(self, view: View, rng: random.Random) -> Talk | None:
        """Return what the bot says, if the rules allow it."""
        with named_errors(self.name):
            said = self.bot.say(view, rng)
            if said is not None:
                check_talk(said, self.description)
        return said

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return what the bot chooses, if it is one of the actions."""
        with named_errors(self.name):
            chosen = self.bot.choose(view, actions, rng)
            if chosen in actions:
                return chosen
        named = isinstance(chosen, Action) and chosen.text
        raise BotError(say("bot-illegal", bot=self.name, action=named or shown(chosen)))

    def __getattr__(self, part: str) -> Callable[..., Any]:
        """Return an optional part of the bot."""
        if part not in EXTRAS:
            raise AttributeError(part)
        guarded: Callable[..., Any] = named_errors(self.name)(getattr(self.bot, part))
        return guarded
