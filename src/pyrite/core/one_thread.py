"""What keeps two threads from using one thing at once: an error for the one that comes second.

Compiled, the GIL is held here; interpreted, Python changes threads at calls and jumps back only,
and there is none between a look at the two numbers and the change of one.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from typing import Any

from pyrite.core.errors import BusyError
from pyrite.core.messages import say

if not cython.compiled:
    from threading import get_ident


class Guarded:
    """Several threads may read it at once, or one may change it, and then nobody else reads."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.readers = 0
            self.changer = 0  # the thread that changes it; 0: none

    def refuse_others(self) -> int:
        """Somebody is changing it: only the same thread may read."""
        if self.changer != get_ident():
            raise BusyError(say("state-busy"))
        return 0

    def start_reading(self) -> int:
        """Refuse to read what another thread is changing; the hottest calls do it in place."""
        if self.changer:
            self.refuse_others()
        self.readers += 1
        return 0

    def stop_reading(self) -> None:
        """The opposite of `start_reading`."""
        self.readers -= 1

    def start_changing(self) -> int:
        """Refuse to change what another thread uses; 0 if this thread is changing it already."""
        me = get_ident()
        if self.changer == me:
            return 0
        if self.changer or self.readers:
            raise BusyError(say("state-busy"))
        self.changer = me
        return 1

    def stop_changing(self, started: int) -> None:
        """The opposite of `start_changing`, with what that has returned."""
        if started:
            self.changer = 0


class Reading:
    """`with Reading(state):` nobody else changes it meanwhile."""

    def __init__(self, guarded: Any) -> None:
        self.guarded: Guarded = guarded

    def __enter__(self) -> None:
        self.guarded.start_reading()

    def __exit__(self, *error: object) -> None:
        self.guarded.stop_reading()


class Changing:
    """`with Changing(state):` nobody else uses it meanwhile."""

    def __init__(self, guarded: Any) -> None:
        self.guarded: Guarded = guarded
        self.started = 0

    def __enter__(self) -> None:
        self.started = self.guarded.start_changing()

    def __exit__(self, *error: object) -> None:
        self.guarded.stop_changing(self.started)
