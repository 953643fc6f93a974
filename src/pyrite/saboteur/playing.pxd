# C types for playing.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.core.moves cimport Moves
from pyrite.saboteur.coins cimport totals
from pyrite.saboteur.cnumbers cimport OVER
from pyrite.saboteur.legal cimport list_all, list_seat
from pyrite.saboteur.state cimport Table
from pyrite.saboteur cimport turn

cdef Moves SCRATCH

cdef class PlayingTable(Table):
    pass

cdef Table LISTED
cdef int LISTED_STEP

cdef void list_for_all(Table table)
cdef void list_for(Table table, int seat)
cdef bint is_legal(Table table, int action)
cdef bint is_listed(Table table, int action)
