"""Pyrite: the complete Saboteur family as software."""

from pyrite.core.errors import ConfigError, IllegalAction, NotationError, PyriteError
from pyrite.core.game import State
from pyrite.games import GAMES, new_game

__all__ = [
    "GAMES",
    "ConfigError",
    "IllegalAction",
    "NotationError",
    "PyriteError",
    "State",
    "new_game",
]
