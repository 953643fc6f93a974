# C types for exchange.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport shuffle
from pyrite.saboteur.cnumbers cimport (
    DWARF_DEALT, DWARF_PLACE, FLIP, GOAL_PLACE, HAND_PLACE, HANDS_SWAPPED, HAT_SWAPPED, INSPECTED,
    LUCK_PARTY, LUCK_TAKE, MAX_HAND, MIX, PUBLIC, PUT, RECEIVED, SPARE_PLACE, SWAP, TAKEN,
)
from pyrite.saboteur.knowledge.history cimport record
from pyrite.saboteur.knowledge.clues cimport add_card, add_place, close_clue, open_clue
from pyrite.saboteur.knowledge.memory cimport came_in, exchanged, leave, mixed, saw, strayed, widen
from pyrite.saboteur.play.setup cimport take_up
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.turn cimport drop

cdef void look_at_dwarf(Table table, int seat, int target) noexcept nogil
cdef void swap_hat(Table table, int seat) noexcept nogil
cpdef void move_hat(Table table, int seat, int top) noexcept nogil
cpdef void change_places(Table table, int seats, int place, int other) noexcept nogil
cdef void deal_anew(Table table) noexcept nogil
cdef void remember_dwarfs(Table table, int knower) noexcept nogil
cdef void swap_hands(Table table, int seat, int other) noexcept nogil
cdef void tell_hand(Table table, int seat) noexcept nogil
cdef void see_hand(Table table, int knower, int other) noexcept nogil
cdef void remember_hand(Table table, int knower, int other) noexcept nogil
cdef void take_card(Table table, int seat, int victim) noexcept nogil
cpdef void pass_on(Table table, int seat, int victim, int card) noexcept nogil
cdef void swap_goals(Table table, int seat, int goal, int other, bint swapped) noexcept nogil
@cython.locals(seen_by=cython.int)
cdef void put_goal(Table table, int seat, int goal) noexcept nogil
cdef void remember_goals(Table table, int knower, int goal, int other) noexcept nogil
