"""What lies in the box of a table: whoever lays out such a table can count it."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pyrite.games import new_game


def example(game: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """A table with these options, everything face up; only to count, never to change."""
    return _example(game, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def _example(game: str, options: str) -> Mapping[str, Any]:
    return new_game(game, seed=0, **json.loads(options)).position()
