# C types for chests_push.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport EMPTY, HIDDEN
from pyrite.saboteur.play.laying cimport is_barred
from pyrite.saboteur.table.paths cimport uncover, find, hide, touch
from pyrite.core.moves cimport Moves, arg_of, pack
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs cimport new_ask, new_verb

cdef int PUSHED, PUSH, PUSH_GOAL, EAST

cdef void offer_push(Table table) noexcept nogil
cdef bint may_push(Table table, int goal) noexcept nogil
cdef void list_pushes(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_push(Table table, int action) noexcept nogil
cdef void wait_no_more(Table table, int cell) noexcept nogil
