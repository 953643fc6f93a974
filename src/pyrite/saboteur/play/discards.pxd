# C types for discards.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport (
    DISCARD_PLACE, HAND_PLACE, KEEP_ONE, KEPT, LUCK_SEARCH, MAX_SEATS, MIX, PUBLIC, PUT, SAW,
    SEARCHED,
)
from pyrite.saboteur.knowledge.history cimport record
from pyrite.saboteur.knowledge.clues cimport add_card, add_place, close_clue, is_in, open_clue, remove_place
from pyrite.saboteur.knowledge.memory cimport came_in, saw, widen, without
from pyrite.saboteur.knowledge.ordered_clues cimport in_order, remember_order, weaken
from pyrite.saboteur.play.setup cimport take_up
from pyrite.core.moves cimport Moves, pack
from pyrite.saboteur.table.state cimport Table, seat_fn
from pyrite.saboteur.table.verbs cimport new_verb

cdef seat_fn[64] KEPT_FOR
cdef int KEEP

cdef void keep_for(int ask, seat_fn resolve)
cdef void resolve_keep(Table table, int action) noexcept nogil

cdef void see_top(Table table, int seat, int n) noexcept nogil
cdef void list_top(Table table, int n, Moves moves) noexcept nogil
cdef void keep_top(Table table, int seat, int card, int n) noexcept nogil
cpdef void put_top(Table table, int seats, int seat, int n) noexcept nogil
cdef void put_discards_away(Table table, int seats, int first) noexcept nogil
cdef bint is_here(Table table, int knower) noexcept nogil
cpdef void lose_sight(Table table, int knower, int seat, int n) noexcept nogil
cdef void blur(Table table, int clue, int hand, int first, int last) noexcept nogil
cdef bint is_about(Table table, int clue, int knower, int first) noexcept nogil
cdef void shuffle_discards(Table table, int seat) noexcept nogil
cpdef void mix_pile(Table table, int seats) noexcept nogil
cpdef void remember_pile(Table table, int knower) noexcept nogil
cpdef void put_discards(Table table, cards, seen_by)
