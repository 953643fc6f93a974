"""Names of messages.py for compiled files that still look here."""

from pyrite.core.messages import BusyError, ConfigError, IllegalAction, NotationError, PyriteError

__all__ = ["BusyError", "ConfigError", "IllegalAction", "NotationError", "PyriteError"]
