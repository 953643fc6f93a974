# C types for redeal.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck, shuffle
from pyrite.core.guard cimport Guarded
from pyrite.saboteur.cnumbers cimport (
    DISCARD_PLACE, DWARF_PLACE, GOAL_PLACE, HAND_PLACE, MAX_DECK, MAX_GOLD, MAX_CLUE_CARDS,
    MAX_CLUES, MAX_SEATS, PILE, POOL, SPARE_PLACE, UNSEEN,
)
from pyrite.saboteur.history_sampler cimport HistorySampler
from pyrite.saboteur.setup cimport take_up
from pyrite.saboteur.state cimport Table

cdef enum:
    PILE_PLACE = 256
    ASIDE_PLACE = 416
    OFFER_PLACE = 448
    UNDER_PLACE = 456
    MAX_DOMAINS = 5
    MAX_WANTS = MAX_CLUES + 1
    TRIES = 5000
    HISTORIES = 50
    MAX_WANTED_MORE = 4096
    NO_HISTORY = 0
    FIRST_HISTORY = 1
    SECOND_HISTORY = 2
    THIRD_HISTORY = 3
    IN_HAND = 1
    IN_PILE = 2

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
    cdef unsigned short[MAX_WANTS] wanted_end, cards_end
    cdef unsigned char[MAX_CLUE_CARDS + MAX_WANTED_MORE] wanted
    cdef unsigned char[MAX_WANTS][MAX_DECK] among
    cdef unsigned char[256] missing
    cdef unsigned char[MAX_DECK] kept, movable, sources
    cdef unsigned char[MAX_GOLD] gold_kind, gold_place, gold_value, group_end
    cdef unsigned short[MAX_SEATS] coins
    cdef int ndomains, nruns, nwants, nwanted, nblanks, ngroups, ncoins
    cpdef bint deal(self, Table table, Luck luck) except -1
    cdef bint deal_all(self, Table table, Luck luck) noexcept nogil
    cdef bint deal_domain(self, int d, int first, Luck luck) noexcept nogil
    cdef int first_wanted(self, int want) noexcept nogil
    cdef bint deal_as_remembered(self, int d, int first, HistorySampler history, Luck luck) noexcept nogil
    @cython.locals(place=cython.int, card=cython.int)
    cdef bint place_all(self, int d, HistorySampler history, Luck luck) noexcept nogil
    cdef bint are_met(self, int d, int first) noexcept nogil
    @cython.locals(n=cython.int)
    cdef bint put_card(self, int d, int place, int card, Luck luck) noexcept nogil
    @cython.locals(start=cython.int, n=cython.int, taken=cython.int, card=cython.int,
                   hand=cython.int, k=cython.int, i=cython.int, known=cython.bint)
    cdef bint place_order(self, int d, int want, Luck luck) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int any_place(self, int d, int want, Luck luck) noexcept nogil
    cdef void take_uppermost(self, int d, int taken, int n, int card) noexcept nogil
    @cython.locals(start=cython.int, least=cython.int)
    cdef bint is_met(self, int d, int want) noexcept nogil
    @cython.locals(start=cython.int, least=cython.int, met=cython.bint)
    cdef bint meet_all(self, int d, int first, Luck luck) noexcept nogil
    @cython.locals(movable=cython.int, left=cython.int, i=cython.int)
    cdef bint meet(self, int d, int want, int least, Luck luck) noexcept nogil
    @cython.locals(n=cython.int, source=cython.int, card=cython.int)
    cdef bint fetch(self, int d, int want, int place, Luck luck) noexcept nogil
    cdef void put_run(self, Table table, int d, int run, int k) noexcept nogil
    @cython.locals(start=cython.int, i=cython.int, j=cython.int, place=cython.int)
    cdef void deal_gold(self, Table table, Luck luck) noexcept nogil
