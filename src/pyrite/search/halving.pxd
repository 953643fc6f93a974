# C types for halving.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck
from pyrite.core.game_table cimport GameTable
from pyrite.core.moves cimport Moves

cdef int MOST_MOVES, SCALE

cdef class Search:
    cdef readonly list worlds
    cdef readonly GameTable guided
    cdef readonly int seat
    cdef Moves moves
    cdef Luck luck
    cdef readonly int played, tried
    @cython.locals(world=GameTable)
    cpdef void _try_all(self, trials, unsigned long long seed)
    @cython.locals(won=cython.int)
    cpdef int playout(self, GameTable world, int action, unsigned long long seed)

cdef int roll_out(
    GameTable table, GameTable world, int action, int seat, Moves moves, Luck luck,
    unsigned long long seed,
) noexcept nogil
