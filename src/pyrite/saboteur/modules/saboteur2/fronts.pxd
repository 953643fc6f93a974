# C types for fronts.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport PUBLIC
from pyrite.saboteur.table.module cimport Module, get, note
from pyrite.core.moves cimport Moves, arg_of, card_of
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.turn cimport discard
from pyrite.saboteur.table.verbs cimport new_card_verb

cdef int PUT_BEFORE, TAKEN_FROM
cdef int NUMBER, TRAPPED, THEFT, TRAP_BIT, THEFT_BIT, STEALTH, HANDS_OFF, TRAP, FREED

cdef int is_free(Table table, int seat) noexcept nogil
cdef void put_before(Table table, int seat, int what, int card) noexcept nogil
cdef void take_away(Table table, int seat, int bit) noexcept nogil
cdef int list_with(Table table, int what, int action, Moves moves, int n) noexcept nogil
cdef int list_thefts(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_theft(Table table, int action) noexcept nogil
cdef int latest(Table table) noexcept nogil
cdef int list_hands_off(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_hands_off(Table table, int action) noexcept nogil
cdef int list_traps(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_trap(Table table, int action) noexcept nogil
cdef int list_freed(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_freed(Table table, int action) noexcept nogil
cpdef void plug(Module module)
