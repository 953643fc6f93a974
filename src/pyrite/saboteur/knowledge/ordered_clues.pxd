# C types for ordered_clues.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.knowledge.clues cimport (
    add_card, add_place, close_clue, first_card, forget, how_many_cards, open_clue, strip,
)
from pyrite.saboteur.cnumbers cimport CLUE_CARDS_EACH, DISCARD_PLACE, HAND_PLACE, IN_ORDER, UNSEEN
from pyrite.saboteur.table.state cimport Table

cpdef int in_order(Table table, int clue) noexcept nogil
@cython.locals(known=cython.int, seen=cython.int)
cpdef void remember_order(Table table, int knower, int seat, int first, int n) noexcept nogil
@cython.locals(n=cython.int, first=cython.int, gone=cython.int)
cpdef bint weaken(Table table, int clue) noexcept nogil
cdef void may_be_gone(Table table, int clue, int card) noexcept nogil
