# C types for y2023_diversion.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport EMPTY, FIRST_TILE, MAX_CELLS, PUBLIC
from pyrite.saboteur.play.laying cimport (
    may_begin_at, list_turns, put_path, take_path, unbarred,
)
from pyrite.saboteur.table.paths cimport flood
from pyrite.core.moves cimport Moves, arg_of, card_of, pack
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.turn cimport discard
from pyrite.saboteur.table.verbs cimport new_card_verb

cdef int LIFTED, DIVERSION

@cython.locals(lit=cython.uchar[392], reach=cython.uchar[392])
cdef int list_diversions(Table table, int card, Moves moves, int n) noexcept nogil
cdef int need_without(Table table, int cell, int skip) noexcept nogil
cdef bint leads_to(Table table, int cell, int need, int reach) noexcept nogil
cdef void resolve_diversion(Table table, int action) noexcept nogil
