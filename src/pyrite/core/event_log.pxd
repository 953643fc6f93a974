# C types for event_log.py. Used only when compiling; the .py runs without it.
from pyrite.core.chance cimport Luck
from pyrite.core.one_thread cimport Guarded

cdef class EventLog(Guarded):
    cdef readonly Luck luck
    cdef readonly list log, moves
    cdef bint recording
    cpdef void _take_over(self, log, moves)
    cpdef void _keep_events(self, bint recording)
    cdef void emit(self, int kind, int seat, int a, int b, int seen_by) noexcept with gil
