# C types for playing.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.core.moves cimport Moves, give_back, take_moves
from pyrite.lostmines.cnumbers cimport OVER
from pyrite.lostmines.legal cimport list_all, list_seat
from pyrite.lostmines.state cimport Table
from pyrite.lostmines cimport turn

cdef class PlayingTable(Table):
    pass

cdef list listed(Table table, int seat)
cdef bint is_legal(Table table, int action) except -1
