"""Pyrite: the complete Saboteur family as software."""

from pyrite.core.errors import ConfigError, IllegalAction, NotationError, PyriteError
from pyrite.core.game import State
from pyrite.games import GAMES, Record, from_position, imagine, new_game, position, worlds

__all__ = [
    "GAMES",
    "ConfigError",
    "IllegalAction",
    "NotationError",
    "PyriteError",
    "Record",
    "State",
    "from_position",
    "imagine",
    "new_game",
    "position",
    "worlds",
]
