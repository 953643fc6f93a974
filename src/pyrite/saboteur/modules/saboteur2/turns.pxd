# C types for turns.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport MAX_HAND
from pyrite.saboteur.table.module cimport Module
from pyrite.saboteur.modules.saboteur2.fronts cimport take_away
from pyrite.core.moves cimport Moves, arg_of, card_of
from pyrite.saboteur.table.state cimport Table, pop_ask
from pyrite.saboteur.play.turn cimport PASS, discard_unseen
from pyrite.saboteur.table.verbs cimport new_verb

cdef int SHED

@cython.locals(kind=cython.int[16], left=cython.int[16], third=cython.int[16], n=cython.int)
cdef void list_discards(Table table, int seat, Moves moves) noexcept nogil
cdef int sort_out(Table table, int seat, int* kind, int* left) noexcept nogil
cdef int list_pair(int first, int second, int front, Moves moves, int n) noexcept nogil
cdef int list_thirds(
    int pair, int* third, int* left, int kinds, Moves moves, int n
) noexcept nogil
cdef void resolve_shed(Table table, int action) noexcept nogil
cpdef void plug(Module module)
