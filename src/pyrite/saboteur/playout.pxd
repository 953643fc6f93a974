# C types for playout.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport ARG_MASK, CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport FIRST_TILE, PLAYING
from pyrite.core.chance cimport Luck
from pyrite.saboteur.play.legal cimport list_all
from pyrite.saboteur.play.setup cimport start_game, start_round
from pyrite.core.moves cimport Moves
from pyrite.saboteur.table.state cimport Rules, Table
from pyrite.saboteur.play.turn cimport apply, begin
from pyrite.saboteur.table.verbs cimport IS_PLAY

cdef int REPAIR

@cython.locals(
    i=cython.int, played=cython.int, total=cython.longlong, won=cython.longlong,
    squares=cython.longlong, branching=cython.longlong,
)
cpdef tuple random_rounds(Rules rules, int n, unsigned long long seed, int k=*)
cdef int choose(Table table, Moves moves, Luck luck, int k) noexcept nogil
@cython.locals(nearest=cython.int, dx=cython.int, dy=cython.int)
cdef int promise(Table table, int action) noexcept nogil
cdef bint is_path(Table table, int action) noexcept nogil
