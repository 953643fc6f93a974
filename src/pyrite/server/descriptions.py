"""Descriptions of tables, built and encoded once for all tables with the same options."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from pyrite.core.description import Description
from pyrite.games import describe

MOST_KNOWN = 64  # descriptions to cache


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
