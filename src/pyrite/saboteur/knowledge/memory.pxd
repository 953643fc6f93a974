# C types for memory.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.knowledge.clues cimport (
    add_card, add_place, close_derived, concerns, first_card, has_card, how_many,
    how_many_cards, is_in, open_clue, remove_place, take_off,
)
from pyrite.saboteur.cnumbers cimport (
    CLUES_EACH, CLUE_CARDS_EACH, DISCARD_PLACE, DRAW, DWARF_PLACE, GOAL_PLACE, HAND_PLACE,
    PASS_UNSEEN, PUBLIC, SEE,
)
from pyrite.saboteur.knowledge.history cimport record
from pyrite.saboteur.knowledge.ordered_clues cimport in_order, may_be_gone
from pyrite.saboteur.table.state cimport Table

cpdef void saw(Table table, int seats, int place, int card) noexcept nogil
cpdef void leave(Table table, int seats, int place) noexcept nogil
cpdef void slipped(Table table, int seats, int place, int other) noexcept nogil
cpdef void strayed(Table table, int seats, int place, int other) noexcept nogil
cpdef void mixed(Table table, int seats, int place, int other) noexcept nogil
cdef void without(Table table, int clue, int place, int other, int least) noexcept nogil
cpdef void drew(Table table, int seat, int held) noexcept nogil
cpdef void came_in(Table table, int seat, int held) noexcept nogil
cpdef void widen(Table table, int seats, int first, int end) noexcept nogil
cpdef void exchanged(Table table, int seats, int place, int other) noexcept nogil
