# C types for redeal.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck, shuffle
from pyrite.core.one_thread cimport Guarded
from pyrite.lostmines.cnumbers cimport MAX_DECK, MAX_KINDS
from pyrite.lostmines.table.state cimport Table

cdef enum:
    MAX_DOMAINS = 8
    HAND = 0
    PILE = 1
    ASIDE = 2
    DISCARD = 3
    MINE_CARD = 4
    DWARF_CARD = 5
    SPARE = 6
    VALUE = 7
    PLACE_SHIFT = 8
    PLACE_MASK = 255

@cython.final
cdef class Unknowns(Guarded):
    cdef unsigned char[MAX_DOMAINS][MAX_DECK] cards
    cdef unsigned short[MAX_DOMAINS][MAX_DECK] places
    cdef int[MAX_DOMAINS] ncards, nplaces
    cdef int ndomains  # not an array: the checked build cannot watch an array in last place
    cpdef void add(self, domain)
    cpdef void deal(self, Table table, Luck luck)
    cdef void deal_all(self, Table table, Luck luck) noexcept nogil
    cdef void put(self, Table table, int place, int card) noexcept nogil
