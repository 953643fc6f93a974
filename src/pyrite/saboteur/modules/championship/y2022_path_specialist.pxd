# C types for y2022_path_specialist.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport ACTED, FIRST_TILE, MAX_HAND, PUBLIC
from pyrite.saboteur.table.module cimport Module, get, note
from pyrite.core.moves cimport Moves, card_of, pack
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.play.turn cimport discard, owe
from pyrite.saboteur.table.verbs cimport new_ask, new_card_verb, new_verb

cdef int NUMBER, SPECIALIST, DONE, LAY_PATH

cdef int list_specialist(Table table, int card, Moves moves, int n) noexcept nogil
cdef int list_hand(Table table, Moves moves, int n) noexcept nogil
cdef void resolve_specialist(Table table, int action) noexcept nogil
cdef void ask_next(Table table) noexcept nogil
cdef void count_path(Table table, int action) noexcept nogil
cdef void list_paths(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_done(Table table, int action) noexcept nogil
