"""Levels that learned by playing: the tables they can play at, and the package they need."""

from collections.abc import Collection
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import NamedTuple, cast

from pyrite.bots.bot import Bot
from pyrite.core.description import Description
from pyrite.core.messages import ConfigError, say
from pyrite.search.halving import Budget


class Learned(NamedTuple):
    """Tables that a level has learned: a game with these modules and its printed cards."""

    game: str
    modules: frozenset[str]
    weights: str  # a file of this package


TABLES = (
    Learned("saboteur", frozenset(), "master.npz"),
    Learned("saboteur", frozenset({"saboteur2"}), "master_saboteur2.npz"),
    Learned("lostmines", frozenset(), "master_lostmines.npz"),
)
LEARNED = {"master": tuple(one for one in TABLES if (files("pyrite.bots") / one.weights).is_file())}


def new_master(description: Description, budget: Budget | None = None) -> Bot:
    """Return the bot `master`, or one that also searches; its network is loaded when needed."""
    check_learned(description, "master")
    bots = import_module("pyrite.bots.master")
    if budget is not None:
        return cast(Bot, bots.SearchingMaster(description, budget))
    return cast(Bot, bots.MasterBot(description))


def check_learned(description: Description, *bots: str) -> None:
    """Refuse levels that have not learned this game or lack a package; other bots are fine."""
    chosen = description.options
    for bot in LEARNED.keys() & {name.partition(":")[0] for name in bots}:
        if not plays(bot, description.game, chosen.get("modules", ()), "deck" in chosen):
            raise ConfigError(say("bot-not-learned", bot=bot, known=known_to(bot)))
        if find_spec("numpy") is None:
            raise ConfigError(say("bot-needs-numpy", bot=bot))


def plays(bot: str, game: str, modules: Collection[str], has_deck: bool) -> bool:
    """Return whether a bot plays this game; levels that did not have to learn play them all."""
    if bot not in LEARNED:
        return True
    return not has_deck and find_learned(game, modules) in LEARNED[bot]


def known_to(bot: str) -> str:
    """Return the games that a bot has learned, as people write them in options."""
    return ", ".join(" + ".join([one.game, *sorted(one.modules)]) for one in LEARNED[bot])


def find_learned(game: str, modules: Collection[str]) -> Learned | None:
    """Return what `master` was trained for that has these modules, if anything."""
    wanted = (game, frozenset(modules) - {"base"})
    return next((one for one in TABLES if (one.game, one.modules) == wanted), None)
