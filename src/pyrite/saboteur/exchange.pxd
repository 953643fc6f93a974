# C types for exchange.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport shuffle
from pyrite.saboteur.cnumbers cimport (
    DWARF_DEALT, DWARF_PLACE, GOAL_PLACE, HAND_PLACE, HANDS_SWAPPED, HAT_SWAPPED, INSPECTED,
    LUCK_PARTY, LUCK_TAKE, MAX_HAND, MAX_SEATS, PUBLIC, RECEIVED, SPARE_PLACE, TAKEN,
)
from pyrite.saboteur.memory cimport (
    add_card, add_place, close_clue, drew, exchanged, leave, mixed, open_clue, saw, strayed, widen,
)
from pyrite.saboteur.setup cimport take_up
from pyrite.saboteur.state cimport Table
from pyrite.saboteur.turn cimport drop

cdef void look_at_dwarf(Table table, int seat, int target) noexcept nogil
cdef void swap_hat(Table table, int seat) noexcept nogil
cpdef void move_hat(Table table, int seat, int top) noexcept nogil
cdef void deal_anew(Table table) noexcept nogil
cdef void remember_dwarfs(Table table, int knower) noexcept nogil
cdef void swap_hands(Table table, int seat, int other) noexcept nogil
cdef void tell_hand(Table table, int seat) noexcept nogil
cdef void see_hand(Table table, int knower, int other) noexcept nogil
cdef void remember_hand(Table table, int knower, int other) noexcept nogil
cdef void take_card(Table table, int seat, int victim) noexcept nogil
cpdef void pass_on(Table table, int seat, int victim, int card) noexcept nogil
cdef void swap_goals(Table table, int seat, int goal, int other, bint swapped) noexcept nogil
cdef void remember_goals(Table table, int knower, int goal, int other) noexcept nogil
