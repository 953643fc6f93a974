# C types for redeal.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck, shuffle
from pyrite.saboteur.cnumbers cimport (
    DISCARD_PLACE, DWARF_PLACE, GOAL_PLACE, PILE, POOL, SPARE_PLACE, UNSEEN,
)
from pyrite.saboteur.worlds.constraints cimport are_met, meet_all, put_card
from pyrite.saboteur.worlds.history_sampler cimport HistorySampler
from pyrite.saboteur.play.setup cimport take_up
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.worlds.unknowns cimport (
    ASIDE_PLACE, FIRST_HISTORY, NO_HISTORY, OFFER_PLACE, PILE_PLACE, SECOND_HISTORY, THIRD_HISTORY,
    UNDER_PLACE, Unknowns,
)

cdef enum:
    TRIES = 5000
    HISTORIES = 50

cpdef bint deal(Unknowns blanks, Table table, Luck luck) except -1
@cython.locals(run=cython.int, want=cython.int, k=cython.int)
cdef bint deal_all(Unknowns blanks, Table table, Luck luck) noexcept nogil
cdef bint deal_domain(Unknowns blanks, int d, int first, Luck luck) noexcept nogil
cdef bint deal_as_remembered(Unknowns blanks, int d, int first, HistorySampler history, Luck luck) noexcept nogil
@cython.locals(place=cython.int, card=cython.int)
cdef bint place_all(Unknowns blanks, int d, HistorySampler history, Luck luck) noexcept nogil
cdef void put_run(Unknowns blanks, Table table, int d, int run, int k) noexcept nogil
@cython.locals(start=cython.int, i=cython.int, j=cython.int, place=cython.int)
cdef void deal_gold(Unknowns blanks, Table table, Luck luck) noexcept nogil
