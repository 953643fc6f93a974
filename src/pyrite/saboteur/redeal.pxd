# C types for redeal.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck, shuffle
from pyrite.saboteur.cnumbers cimport MAX_GOALS, MAX_GOLD, MAX_SEATS, POOL, WON
from pyrite.saboteur.setup cimport take_up
from pyrite.saboteur.state cimport Table

@cython.final
cdef class Blanks:
    cdef unsigned char[256] cards, discards
    cdef unsigned char[MAX_SEATS] hand_seat, hand_count
    cdef unsigned char[MAX_GOALS] goals, goal_cards
    cdef unsigned char[MAX_SEATS] dwarfs
    cdef unsigned char[32] spares, dwarf_cards
    cdef unsigned char[MAX_GOLD] gold_kind, gold_place, gold_value, group_end
    cdef int ncards, nhands, ndiscards, npile, ngoals, ngoal_cards, ndwarfs, nspares, ndwarf_cards
    cdef int nblanks, ngroups
    cpdef void gold_groups(self, groups)
    cpdef void deal(self, Table table, Luck luck) noexcept nogil
    cdef void deal_cards(self, Table table, Luck luck) noexcept nogil
    cdef void deal_secrets(self, Table table, Luck luck) noexcept nogil
    cdef void deal_gold(self, Table table, Luck luck) noexcept nogil

cdef int fill(unsigned char* room, values) except -1
