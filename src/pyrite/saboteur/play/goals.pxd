# C types for goals.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport (
    FIRST_TILE, GOAL_PLACE, GOAL_SHOWN, GOAL_TURNED, HIDDEN, PUBLIC, REACHED,
)
from pyrite.saboteur.knowledge.memory cimport saw
from pyrite.saboteur.table.paths cimport entered, find, join, put, recompute_joined
from pyrite.core.moves cimport Moves, arg_of, pack
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs cimport new_ask, new_verb

cdef int CHOOSE, TURN, PICK_GOAL, TURN_GOAL

cdef int goal_at(Table table, int cell) noexcept nogil
cdef bint is_goal(Table table, int cell) noexcept nogil
cdef void meet_joined(Table table) noexcept nogil
cdef void meet(Table table, int cell) noexcept nogil
cdef void reach_site(Table table, int cell) noexcept nogil
cdef void turn_up(Table table, int cell) noexcept nogil
cdef bint is_asked_about(Table table, int card) noexcept nogil
cdef int turn_worth(Table table, int cell, int tile) noexcept nogil
cdef int count(int sides) noexcept nogil
cdef void reveal(Table table, int cell, int flip) noexcept nogil
cdef void list_picks(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_choose(Table table, int action) noexcept nogil
cdef void list_turns(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_turn(Table table, int action) noexcept nogil
