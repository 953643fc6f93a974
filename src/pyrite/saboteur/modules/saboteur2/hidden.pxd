# C types for hidden.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport PUBLIC
from pyrite.saboteur.play.exchange cimport look_at_dwarf, swap_hands, swap_hat
from pyrite.core.moves cimport Moves, arg_of, card_of
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.turn cimport discard, draw_later, owe
from pyrite.saboteur.table.verbs cimport new_card_verb

cdef int INSPECTION, SWAP_HATS, SWAP_HANDS

cdef int list_seats(Table table, int action, int spared, Moves moves, int n) noexcept nogil
cdef int list_inspections(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_inspection(Table table, int action) noexcept nogil
cdef int list_hats(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_hats(Table table, int action) noexcept nogil
cdef int list_hands(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_hands(Table table, int action) noexcept nogil
