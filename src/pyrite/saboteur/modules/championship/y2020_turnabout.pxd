# C types for y2020_turnabout.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport PUBLIC
from pyrite.core.moves cimport Moves, card_of, pack
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.turn cimport discard
from pyrite.saboteur.table.verbs cimport new_card_verb

cdef int TURNED_ABOUT, TURNABOUT

cdef int list_turnabout(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_turnabout(Table table, int action) noexcept nogil
