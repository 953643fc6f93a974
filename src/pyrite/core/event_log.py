# Compiled: see core/native.py
"""The base class of every table: its luck, and a log of events and moves."""

from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.native import Readable, python_only, with_gil
from pyrite.core.one_thread import Guarded


class EventLog(Guarded):
    """Logs events while `recording`; playouts do not pay for it."""

    luck: Readable[Luck]
    log: Readable[list[tuple[int, ...]]]
    moves: Readable[list[tuple[int, int]]]
    recording: bool

    def _take_over(self, log: Any, moves: Any) -> None:
        """Continue an existing log of events and moves."""
        self.log = log
        self.moves = moves

    @python_only
    def _keep_events(self, recording: bool) -> None:
        """Start or stop recording events."""
        if self.log is None:
            self.log = []
            self.moves = []
        self.recording = recording

    @with_gil
    def emit(self, kind: int, seat: int, a: int, b: int, seen_by: int) -> None:
        """Log an event; call it only while `recording`."""
        self.log.append((kind, seat, a, b, seen_by))
