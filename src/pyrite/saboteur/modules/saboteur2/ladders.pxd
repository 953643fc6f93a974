# C types for ladders.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport EMPTY, FIRST_TILE
from pyrite.saboteur.play.laying cimport may_begin_at, may_lay, resolve_place, unbarred
from pyrite.core.moves cimport Moves
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.table.verbs cimport new_card_verb

cdef int LADDER

@cython.locals(fits=cython.int, fits_turned=cython.int)
cdef int list_ladders(Table table, int card, Moves moves, int n) noexcept nogil
