# C types for moves.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport ARG_MASK, CARD_MASK, CARD_SHIFT, MAX_MOVES, VERB_SHIFT

@cython.final
cdef class Moves:
    cdef int[MAX_MOVES] acts
    cdef int n  # after the array: the checked build cannot watch an array in last place
    cdef object table
    cdef int step
    cdef void note(self, object table, int step) noexcept
    cdef bint holds(self, object table, int step, int action) noexcept
    @cython.locals(gap=cython.int, i=cython.int, j=cython.int)
    cdef void sort(self, int before, int n) noexcept nogil
    cpdef list as_list(self)

cdef Moves SPARE

cdef Moves take_moves()
cdef void give_back(Moves moves) noexcept

cpdef int verb_of(int action) noexcept nogil
cpdef int card_of(int action) noexcept nogil
cpdef int arg_of(int action) noexcept nogil
cpdef int pack(int verb, int card, int arg) noexcept nogil
