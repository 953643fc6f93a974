"""A wrapper for custom bots, which reports their errors by name."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from traceback import extract_tb
from typing import Any

from pyrite.bots.base.bot import Bot
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import ConfigError, PyriteError, say
from pyrite.core.plain import shown
from pyrite.core.talk import Talk, check_talk

PARTS = ("choose", "told", "hear", "say")  # required of every bot
EXTRAS = ("beliefs", "reason")  # optional


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

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        """Return what the bot says, if the rules allow it."""
        with named_errors(self.name):
            said = self.bot.say(view, rng)
            if said is not None:
                check_talk(said, self.description)
        return said

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
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
