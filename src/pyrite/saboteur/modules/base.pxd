# C types for base.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport (
    BROKE, BROKEN, CARD_SHIFT, CART, COLLAPSED, FIRST_TILE, HIDDEN, LAMP, LOOKED, NOBODY, PICK, PLACED, PUBLIC,
    REPAIRED, VERB_SHIFT,
)
from pyrite.saboteur.module cimport Module
from pyrite.saboteur.paths cimport find, lay, lift
from pyrite.saboteur.payout cimport pay
from pyrite.saboteur.setup cimport deal_dwarfs
from pyrite.saboteur.state cimport Moves, Table, arg_of, card_of
from pyrite.saboteur.turn cimport discard
from pyrite.saboteur.verbs cimport new_card_verb

cdef int PLACE, BREAK, REPAIR, ROCKFALL, LOOK, BROKEN_PICK

cdef bint may_lay(Table table, int seat) noexcept nogil
cdef int list_places(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_place(Table table, int action) noexcept nogil
cdef int list_breaks(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_break(Table table, int action) noexcept nogil
cdef int list_repairs(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_repair(Table table, int action) noexcept nogil
cdef int list_rockfalls(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_rockfall(Table table, int action) noexcept nogil
cdef int list_maps(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_map(Table table, int action) noexcept nogil
