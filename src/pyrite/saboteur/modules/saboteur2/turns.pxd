# C types for turns.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport MAX_HAND, THROWN_AWAY
from pyrite.saboteur.table.module cimport Module
from pyrite.saboteur.modules.saboteur2.fronts cimport take_away
from pyrite.core.moves cimport Moves, arg_of, card_of
from pyrite.saboteur.table.state cimport Table, pop_ask
from pyrite.saboteur.play.turn cimport PASS, discard_unseen
from pyrite.saboteur.table.verbs cimport new_verb

cdef int SHED

@cython.locals(
    third=cython.int[24], left=cython.int[24], rest=cython.int[24], rest_left=cython.int[24],
    cards=cython.p_int, counts=cython.p_int, n=cython.int, first=cython.int,
)
cdef void list_discards(Table table, int seat, Moves moves) noexcept nogil
@cython.locals(before=cython.int)
cdef int sort_out(Table table, int seat, int* third, int* left) noexcept nogil
@cython.locals(more=cython.int, count=cython.int, second=cython.int)
cdef int list_pairs(
    int first, int* cards, int* counts, int kinds, int front, Moves moves, int n
) noexcept nogil
cdef int list_sheds(int pair, int front, Moves moves, int n) noexcept nogil
cdef void list_thirds(
    int pair, int* cards, int start, int count, Moves moves, int n
) noexcept nogil
cdef void list_four(
    int pair, int* cards, Py_ssize_t start, Moves moves, Py_ssize_t n
) noexcept nogil
cdef void resolve_shed(Table table, int action) noexcept nogil
cpdef void plug(Module module)
