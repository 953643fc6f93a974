"""Pyrite: the complete Saboteur family as software."""

import importlib

from pyrite.core import version

TYPE_CHECKING = False  # that of `typing` takes longer to import than all the rest here
if TYPE_CHECKING:
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

if not TYPE_CHECKING:
    # The engine is loaded when a name is first used, so that the command can start without it.
    _HOMES = {
        "Action": "pyrite.core.actions",
        "ConfigError": "pyrite.core.errors",
        "IllegalAction": "pyrite.core.errors",
        "NotationError": "pyrite.core.errors",
        "PyriteError": "pyrite.core.errors",
        "State": "pyrite.core.state",
    }

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'pyrite' has no attribute {name!r}")
        value = getattr(importlib.import_module(_HOMES.get(name, "pyrite.games")), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__} - {"TYPE_CHECKING"})
