"""Pyrite: the complete Saboteur family as software.

What the package offers is loaded when it is first asked for: the command starts with little of it.
"""

import importlib

from pyrite.core import version  # first of all: from here on compiled files are found

TYPE_CHECKING = False  # that of typing, which takes longer to load than all else here
if TYPE_CHECKING:
    from pyrite.core.actions import Action
    from pyrite.core.errors import (
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
        """One of the names of the package, loaded when it is first used."""
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
        "pyrite.core.errors",
    ),
}

__version__ = version.VERSION


def __dir__() -> list[str]:
    """What is loaded, and what may be asked for."""
    return sorted({*globals(), *__all__})
