"""Bots by name: built-in ones, hard:200ms with a budget, and custom ones as module:Class."""

import importlib
import os
import sys
from functools import partial

from pyrite.bots import BOTS, Bot, NewBot
from pyrite.bots.base.own_bot import OwnBot, named_errors
from pyrite.bots.levels.search_bot import HardBot
from pyrite.core.description import Description
from pyrite.core.messages import ConfigError, say
from pyrite.core.plain import shown
from pyrite.search.halving import Budget

MOST_DIGITS = 7  # of milliseconds or playouts per choice
FORMER = {"heuristic": "medium"}  # names in older records and tables


def find_bot(name: str) -> NewBot:
    """Return the factory for a bot of this name; custom classes may be in the current folder."""
    module, colon, of_class = FORMER.get(name, name).partition(":")
    if not colon:
        if module not in BOTS:
            raise ConfigError(say("bot-none", bot=name, known=", ".join(BOTS)))
        return BOTS[module]
    if module == "hard":
        return partial(HardBot, budget=read_budget(of_class))
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
    """Read a search budget per choice: "200ms" is time, "2000" is playouts."""
    number, is_time = text.removesuffix("ms"), text.endswith("ms")
    if not number.isdecimal() or len(number) > MOST_DIGITS or int(number) == 0:
        raise ConfigError(say("bot-budget", budget=shown(text)))
    return Budget(milliseconds=int(number)) if is_time else Budget(playouts=int(number))
