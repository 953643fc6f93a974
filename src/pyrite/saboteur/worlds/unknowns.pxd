# C types for unknowns.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.one_thread cimport Guarded
from pyrite.saboteur.cnumbers cimport (
    DISCARD_PLACE, DWARF_PLACE, GOAL_PLACE, HAND_PLACE, MAX_DECK, MAX_GOLD, MAX_CLUE_CARDS,
    MAX_CLUES, MAX_SEATS, SPARE_PLACE,
)
from pyrite.saboteur.worlds.history_sampler cimport HistorySampler

cdef enum:
    PILE_PLACE = 256
    ASIDE_PLACE = 416
    OFFER_PLACE = 448
    UNDER_PLACE = 456
    MAX_DOMAINS = 5
    MAX_WANTS = MAX_CLUES + 1
    MAX_WANTED_MORE = 4096
    NO_HISTORY = 0
    FIRST_HISTORY = 1
    SECOND_HISTORY = 2
    THIRD_HISTORY = 3
    IN_HAND = 1
    IN_PILE = 2  # and more: the lowest card of an order, the next one ...

@cython.final
cdef class Unknowns(Guarded):
    cdef unsigned char[MAX_DOMAINS][MAX_DECK] cards
    cdef unsigned char[MAX_DOMAINS][MAX_DECK] index
    cdef int[MAX_DOMAINS] ncards, nplaces, last_run, last_want
    cdef int[64] run_kind, run_end
    cdef int[MAX_DOMAINS] which
    cdef unsigned short[MAX_DOMAINS][MAX_DECK] number
    cdef HistorySampler first, second, third
    cdef unsigned char[MAX_WANTS] least, order
    cdef unsigned short[MAX_WANTS] wanted_end, cards_end, may_take
    cdef unsigned char[MAX_CLUE_CARDS + MAX_WANTED_MORE] wanted
    cdef unsigned char[MAX_WANTS][MAX_DECK] among
    cdef unsigned char[256] missing
    cdef unsigned char[MAX_DECK] kept, movable, sources
    cdef unsigned char[MAX_GOLD] gold_kind, gold_place, gold_value, group_end
    cdef unsigned short[MAX_SEATS] coins
    cdef int ndomains, nruns, nwants, nwanted, nblanks, ngroups, ncoins
