"""What never changes at a table, made and encoded once for all tables that are alike."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from pyrite.core.description import Description
from pyrite.games import describe

MOST_KNOWN = 64  # kinds of tables that are kept at hand


class Described(NamedTuple):
    """A description, and the same as JSON."""

    description: Description
    encoded: bytes


def described(game: str, options: dict[str, Any]) -> Described:
    """What a table of this game with these options is; a `ConfigError` if there is none."""
    return _described(game, msgspec.json.encode(options))


@lru_cache(maxsize=MOST_KNOWN)
def _described(game: str, options: bytes) -> Described:
    description = describe(game, **msgspec.json.decode(options))
    return Described(description, msgspec.json.encode(description.as_dict()))
