# C types for diary.py. Used only when compiling; the .py runs without it.
from pyrite.core.chance cimport Luck

cdef class Diary:
    cdef readonly Luck luck
    cdef readonly list log, moves
    cdef bint noisy
    cpdef void remember(self, log, moves)
    cpdef void narrate(self, bint noisy)
    cdef void tell(self, int kind, int seat, int a, int b, int eyes) noexcept with gil
