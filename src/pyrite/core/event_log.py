"""What every table has besides its numbers: luck, and a diary of what was told and played."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.one_thread import Guarded


class EventLog(Guarded):
    """Writes down what happens while it is `recording`; playouts pay nothing for it."""

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.luck: Luck
            self.log: list[tuple[int, ...]] = []
            self.moves: list[tuple[int, int]] = []
            self.recording = False

    def _take_over(self, log: Any, moves: Any) -> None:
        """Take over what was told and played before."""
        self.log = log
        self.moves = moves

    def _keep_events(self, recording: bool) -> None:
        """From now on write down what happens, or be silent."""
        if self.log is None:
            self.log = []
            self.moves = []
        self.recording = recording

    def emit(self, kind: int, seat: int, a: int, b: int, seen_by: int) -> None:
        """Note an event; called only when `recording`."""
        self.log.append((kind, seat, a, b, seen_by))


if not cython.compiled:
    SHARED = vars(EventLog()).keys()

    def copy_numbers(to: EventLog, other: EventLog) -> None:
        """All numbers of the table of a game; compiled they are one piece of memory."""
        for name, value in vars(other).items():
            if isinstance(value, int | list) and name not in SHARED:
                setattr(to, name, value[:] if isinstance(value, list) else value)
