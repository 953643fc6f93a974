# C types for verbs.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport VERB_SHIFT
from pyrite.core.moves cimport Moves
from pyrite.saboteur.table.state cimport Rules, Table, card_fn, list_fn, seat_fn

cdef card_fn[64] LIST
cdef seat_fn[64] RESOLVE
cdef int[64] IS_PLAY
cdef list_fn[64] LIST_ANSWERS

cdef int new_card_verb(str name, card_fn listed, seat_fn resolve) except -1
cdef int new_verb(str name, seat_fn resolve) except -1
cdef int new_ask(str name, list_fn listed) except -1
cdef int list_nothing(Table table, int card, Moves moves, int n) noexcept nogil
cpdef void look_up_lists(Rules rules)
cpdef bint is_play(int action) noexcept nogil
