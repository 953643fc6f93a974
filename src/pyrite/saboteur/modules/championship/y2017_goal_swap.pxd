# C types for y2017_goal_swap.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport HIDDEN, PUBLIC
from pyrite.saboteur.play.exchange cimport swap_goals
from pyrite.core.moves cimport Moves, arg_of, card_of, pack
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.play.turn cimport discard
from pyrite.saboteur.table.verbs cimport new_ask, new_card_verb, new_verb

cdef int CHOSE, GOAL_SWAP, SWAP, LEAVE, SWAP_GOALS

cdef int list_pairs(Table table, int card, Moves moves, int n) noexcept nogil
cdef bint lies_hidden(Table table, int goal) noexcept nogil
cdef void resolve_goal_swap(Table table, int action) noexcept nogil
cdef void list_answers(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_swap(Table table, int action) noexcept nogil
cdef void resolve_leave(Table table, int action) noexcept nogil
cdef void choose(Table table, bint swapped) noexcept nogil
