"""The base class of every table: its luck, and a log of events and moves."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.one_thread import Guarded


class EventLog(Guarded):
    """Logs events while `recording`; playouts do not pay for it."""

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.luck: Luck
            self.log: list[tuple[int, ...]] = []
            self.moves: list[tuple[int, int]] = []
            self.recording = False

    def _take_over(self, log: Any, moves: Any) -> None:
        """Continue an existing log of events and moves."""
        self.log = log
        self.moves = moves

    def _keep_events(self, recording: bool) -> None:
        """Start or stop recording events."""
        if self.log is None:
            self.log = []
            self.moves = []
        self.recording = recording

    def emit(self, kind: int, seat: int, a: int, b: int, seen_by: int) -> None:
        """Log an event; call it only while `recording`."""
        self.log.append((kind, seat, a, b, seen_by))


if not cython.compiled:
    SHARED = vars(EventLog()).keys()

    def copy_numbers(to: EventLog, other: EventLog) -> None:
        """Copy all numbers of a game's table; in compiled code they are one block of memory."""
        for name, value in vars(other).items():
            if isinstance(value, int | list) and name not in SHARED:
                setattr(to, name, value[:] if isinstance(value, list) else value)
