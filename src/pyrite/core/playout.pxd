# C types for playout.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck
from pyrite.core.game_table cimport GameTable
from pyrite.core.moves cimport Moves, give_back, take_moves

cdef int play_out(GameTable table, Moves moves, Luck luck) noexcept nogil
cpdef int random_playout(GameTable table, unsigned long long seed)
@cython.locals(i=cython.int, total=cython.longlong)
cpdef long long random_games(GameTable table, int n, unsigned long long seed)
