# C types for playing.py. Used only when compiling; the .py runs without it.
from pyrite.core.moves cimport Moves
from pyrite.lostmines.cnumbers cimport OVER
from pyrite.lostmines.legal cimport list_all, list_seat
from pyrite.lostmines.state cimport Table
from pyrite.lostmines cimport turn

cdef Moves SCRATCH

cdef class PlayingTable(Table):
    pass

cdef Table LISTED
cdef int LISTED_STEP

cdef void list_for_all(Table table)
cdef void list_for(Table table, int seat)
cdef bint is_legal(Table table, int action)
cdef bint is_listed(Table table, int action)
