# C types for y2018_trove.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport PUBLIC
from pyrite.saboteur.play.discards cimport keep_for, keep_top, list_top, see_top
from pyrite.core.moves cimport Moves, card_of, pack
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.play.turn cimport discard, owe
from pyrite.saboteur.table.verbs cimport new_ask, new_card_verb

cdef int TROVE, KEEP_DISCARD

cdef int list_trove(Table table, int card, Moves moves, int n) noexcept nogil
cdef int how_many(Table table) noexcept nogil
cdef void resolve_trove(Table table, int action) noexcept nogil
cdef void list_kept(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_keep(Table table, int action) noexcept nogil
