"""Pyrite: the complete Saboteur family as software."""

from pyrite.core import version
from pyrite.core.actions import Action
from pyrite.core.errors import ConfigError, IllegalAction, NotationError, PyriteError
from pyrite.core.state import State
from pyrite.games import (
    GAMES,
    Record,
    describe,
    from_position,
    imagine,
    new_game,
    position,
    worlds,
)

__all__ = [
    "GAMES",
    "Action",
    "ConfigError",
    "IllegalAction",
    "NotationError",
    "PyriteError",
    "Record",
    "State",
    "describe",
    "from_position",
    "imagine",
    "new_game",
    "position",
    "worlds",
]

__version__ = version.VERSION
