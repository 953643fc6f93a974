# C types for memory.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport (
    CLUE_CARDS_EACH, CLUES_EACH, DISCARD_PLACE, DRAW, DWARF_PLACE, GOAL_PLACE, HAND_PLACE, IN_ORDER,
    PASS_UNSEEN, PUBLIC, SEE, UNSEEN,
)
from pyrite.saboteur.history cimport record
from pyrite.saboteur.state cimport Table

@cython.locals(one=cython.ulonglong)
cdef unsigned long long bit(int place) noexcept nogil
cpdef bint is_in(Table table, int clue, int place) noexcept nogil
cpdef void add_place(Table table, int clue, int place) noexcept nogil
cpdef void remove_place(Table table, int clue, int place) noexcept nogil
cdef bint concerns(Table table, int clue, int seats, int place) noexcept nogil
cdef int first_card(Table table, int clue) noexcept nogil
cdef int how_many(Table table, int knower) noexcept nogil
cdef int how_many_cards(Table table, int knower) noexcept nogil
cdef int oldest(Table table, int knower) noexcept nogil
cpdef int open_clue(Table table, int knower) noexcept nogil
cpdef void add_card(Table table, int card) noexcept nogil
cpdef void close_clue(Table table) noexcept nogil
cdef void close_derived(Table table) noexcept nogil
cpdef int in_order(Table table, int clue) noexcept nogil
@cython.locals(known=cython.int, seen=cython.int)
cpdef void remember_order(Table table, int knower, int seat, int first, int n) noexcept nogil
@cython.locals(n=cython.int, first=cython.int, gone=cython.int)
cpdef bint weaken(Table table, int clue) noexcept nogil
cdef bint has_card(Table table, int clue, int card) noexcept nogil
cdef void may_be_gone(Table table, int clue, int card) noexcept nogil
cdef void strip(Table table, int clue, int at) noexcept nogil
cdef bint says_as_much(Table table, int clue, int other) noexcept nogil
cdef void forget(Table table, int clue) noexcept nogil
cpdef void forget_all(Table table) noexcept nogil
cdef void without(Table table, int clue, int place, int other, int least) noexcept nogil
cpdef void saw(Table table, int seats, int place, int card) noexcept nogil
cdef void take_off(Table table, int clue, int at) noexcept nogil
cpdef void leave(Table table, int seats, int place) noexcept nogil
cpdef void slipped(Table table, int seats, int place, int other) noexcept nogil
cpdef void strayed(Table table, int seats, int place, int other) noexcept nogil
cpdef void mixed(Table table, int seats, int place, int other) noexcept nogil
cpdef void drew(Table table, int seat, int held) noexcept nogil
cpdef void came_in(Table table, int seat, int held) noexcept nogil
cpdef void widen(Table table, int seats, int first, int end) noexcept nogil
cpdef void exchanged(Table table, int seats, int place, int other) noexcept nogil
