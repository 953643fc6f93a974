"""Levels that learned by playing: the tables they can play at, and the package they need."""

from collections.abc import Collection
from importlib import import_module
from importlib.util import find_spec

from pyrite.bots.bot import Bot
from pyrite.core.description import Description
from pyrite.core.messages import ConfigError, say

LEARNED = {"master": ["saboteur"]}  # games, each with its printed cards and without modules


def new_master(description: Description) -> Bot:
    """Return the bot `master`, whose network is loaded when it is first needed."""
    check_learned(description, "master")
    bot: Bot = import_module("pyrite.bots.master").MasterBot(description)
    return bot


def check_learned(description: Description, *bots: str) -> None:
    """Refuse levels that have not learned this game or lack a package; other bots are fine."""
    chosen = description.options
    for bot in LEARNED.keys() & bots:
        if not plays(bot, description.game, chosen.get("modules", ()), "deck" in chosen):
            raise ConfigError(say("bot-not-learned", bot=bot))
        if find_spec("numpy") is None:
            raise ConfigError(say("bot-needs-numpy", bot=bot))


def plays(bot: str, game: str, modules: Collection[str], has_deck: bool) -> bool:
    """Return whether a bot plays this game; levels that did not have to learn play them all."""
    is_printed = not has_deck and {*modules} <= {"base"}
    return bot not in LEARNED or (game in LEARNED[bot] and is_printed)
