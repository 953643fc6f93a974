# C types for clues.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport CLUES_EACH, CLUE_CARDS_EACH
from pyrite.saboteur.table.state cimport Table

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
cdef bint says_as_much(Table table, int clue, int other) noexcept nogil
cdef bint has_card(Table table, int clue, int card) noexcept nogil
cdef void strip(Table table, int clue, int at) noexcept nogil
cdef void take_off(Table table, int clue, int at) noexcept nogil
cdef void forget(Table table, int clue) noexcept nogil
cpdef void forget_all(Table table) noexcept nogil
