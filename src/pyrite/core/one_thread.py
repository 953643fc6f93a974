# Compiled: see core/native.py
"""Protection against two threads using one object at once: the second gets an error.

Compiled code holds the GIL here. Interpreted, Python switches threads only at calls and backward
jumps, and there is none between reading the two numbers and changing one of them.
"""

from threading import get_ident
from typing import Any, final

from pyrite.core.messages import BusyError, say
from pyrite.core.native import Native, Thread, Writable, freelist, raises


class Guarded(Native):
    """An object that several threads may read at once, or one thread may change alone."""

    readers: int
    changer: Thread  # the thread that changes it; 0: none
    calling: Writable[Any]  # what custom code was given, while it runs; it refuses changes

    @raises
    def refuse_others(self) -> int:
        """Refuse to read while another thread is changing the object."""
        if self.changer != get_ident():
            raise BusyError(say("state-busy"))
        return 0

    @raises
    def start_reading(self) -> int:
        """Refuse to read what another thread is changing; the hottest calls inline this."""
        if self.changer:
            self.refuse_others()
        self.readers += 1
        return 0

    def stop_reading(self) -> None:
        """End a read begun with `start_reading`."""
        self.readers -= 1

    @raises
    def start_changing(self) -> int:
        """Refuse to change what another thread uses; 0 if this thread is already changing it."""
        me = get_ident()
        if self.calling is not None:
            self.calling.refuse_changes()
        if self.changer == me:
            return 0
        if self.changer or self.readers:
            raise BusyError(say("state-busy"))
        self.changer = me
        return 1

    def stop_changing(self, started: int) -> None:
        """End a change; `started` is what `start_changing` returned."""
        if started:
            self.changer = 0


@final
@freelist(8)
class Reading(Native):
    """Context manager: no other thread can change the object meanwhile."""

    guarded: Guarded

    def __init__(self, guarded: Any) -> None:
        self.guarded = guarded

    def __enter__(self) -> None:
        self.guarded.start_reading()

    def __exit__(self, *error: object) -> None:
        self.guarded.stop_reading()


@final
@freelist(8)
class Changing(Native):
    """Context manager: no other thread can use the object meanwhile."""

    guarded: Guarded
    started: int

    def __init__(self, guarded: Any) -> None:
        self.guarded = guarded
        self.started = 0

    def __enter__(self) -> None:
        self.started = self.guarded.start_changing()

    def __exit__(self, *error: object) -> None:
        self.guarded.stop_changing(self.started)
