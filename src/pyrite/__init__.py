"""Pyrite: the complete Saboteur family as software.

Names of the package are loaded on first use, so that the command starts quickly.
"""

import importlib

from pyrite.core import version  # first, so that compiled files are found from here on

TYPE_CHECKING = False  # not from typing, which loads slower than all the rest
if TYPE_CHECKING:
    from pyrite.core.actions import Action
    from pyrite.core.messages import (
        BusyError,
        ConfigError,
        IllegalAction,
        NotationError,
        PyriteError,
    )
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
else:
    del TYPE_CHECKING

    def __getattr__(name: str) -> object:
        """Return a name of the package, loading it on first use."""
        if name not in __all__:
            raise AttributeError(f"module 'pyrite' has no attribute {name!r}")
        value = getattr(importlib.import_module(_HOMES.get(name, "pyrite.games")), name)
        globals()[name] = value
        return value


__all__ = [
    "GAMES",
    "Action",
    "BusyError",
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

_HOMES = {
    "Action": "pyrite.core.actions",
    "State": "pyrite.core.state",
    **dict.fromkeys(
        ("BusyError", "ConfigError", "IllegalAction", "NotationError", "PyriteError"),
        "pyrite.core.messages",
    ),
}

__version__ = version.VERSION


def __dir__() -> list[str]:
    """Return the loaded names and those that can be loaded."""
    return sorted({*globals(), *__all__})
