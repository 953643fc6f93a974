# C types for constraints.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck, shuffle
from pyrite.saboteur.cnumbers cimport UNSEEN
from pyrite.saboteur.worlds.unknowns cimport IN_HAND, IN_PILE, Unknowns

@cython.locals(start=cython.int, least=cython.int, met=cython.bint)
cdef bint meet_all(Unknowns blanks, int d, int first, Luck luck) noexcept nogil
@cython.locals(movable=cython.int, left=cython.int, i=cython.int)
cdef bint meet(Unknowns blanks, int d, int want, int least, Luck luck) noexcept nogil
@cython.locals(n=cython.int, source=cython.int, card=cython.int)
cdef bint fetch(Unknowns blanks, int d, int want, int place, Luck luck) noexcept nogil
@cython.locals(start=cython.int, n=cython.int, taken=cython.int, card=cython.int,
               hand=cython.int, k=cython.int, left=cython.int, i=cython.int, known=cython.bint)
cdef bint place_order(Unknowns blanks, int d, int want, Luck luck) noexcept nogil
@cython.locals(n=cython.int)
cdef int any_place(Unknowns blanks, int d, int want, Luck luck) noexcept nogil
cdef void take_uppermost(Unknowns blanks, int d, int taken, int n, int card) noexcept nogil
@cython.locals(n=cython.int)
cdef bint put_card(Unknowns blanks, int d, int place, int card, Luck luck) noexcept nogil
cdef bint are_met(Unknowns blanks, int d, int first) noexcept nogil
@cython.locals(start=cython.int, least=cython.int)
cdef bint is_met(Unknowns blanks, int d, int want) noexcept nogil
cdef int first_wanted(Unknowns blanks, int want) noexcept nogil
