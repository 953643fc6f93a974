"""Plans of tables: the check of what was asked for, and the description that follows."""

from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from pyrite.core.description import Description
from pyrite.games import GAMES, describe
from pyrite.protocol.table import Plan
from pyrite.server.problems import Problem

MOST_KNOWN = 64  # descriptions to cache


def check_plan(plan: Plan) -> None:
    """Refuse unknown flags, bots without a seat and modules that are not offered.

    The game would ignore the first two, and would search for the modules among everything
    installed. It refuses an unknown game itself.
    """
    if plan.game in GAMES:
        game = GAMES[plan.game]
        printed = {module["key"]: module["flags"] for module in game.modules()}
        offered = [*printed, *(module["key"] for module in game.own_modules())]
        chosen = [flags for key, flags in printed.items() if key in plan.modules]
        flags = [*game.flags, *chain.from_iterable(chosen)]
        for key in plan.modules:
            if key not in offered:
                raise Problem("config-module", 422, value=key[:24], known=", ".join(offered))
        for name in plan.flags:
            if name not in flags:
                raise Problem("flag-unknown", 422, flag=name[:24], known=", ".join(flags))
    if len(plan.bots) > plan.seats:
        raise Problem("seat-unknown", 422, n=plan.seats)


class Described(NamedTuple):
    """A description with its JSON encoding."""

    description: Description
    encoded: bytes


def described(game: str, options: dict[str, Any]) -> Described:
    """Return the description for these options; a `ConfigError` if they are invalid."""
    return _described(game, msgspec.json.encode(options))


@lru_cache(maxsize=MOST_KNOWN)
def _described(game: str, options: bytes) -> Described:
    description = describe(game, **msgspec.json.decode(options))
    return Described(description, msgspec.json.encode(description.as_dict()))
