# C types for playout.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck
from pyrite.core.moves cimport Moves, give_back, take_moves
from pyrite.lostmines.cnumbers cimport OVER
from pyrite.lostmines.legal cimport list_all
from pyrite.lostmines.setup cimport start_game, start_round
from pyrite.lostmines.state cimport Rules, Table
from pyrite.lostmines.turn cimport apply, begin

cdef int play_out(Table table, Moves moves, Luck luck) noexcept nogil
cpdef int random_playout(Table table, unsigned long long seed)
@cython.locals(i=cython.int, total=cython.longlong)
cpdef long long random_games(Rules rules, int n, unsigned long long seed)
