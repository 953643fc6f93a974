# C types for rockfall.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport FIRST_TILE, PUBLIC
from pyrite.saboteur.play.goals cimport goal_at
from pyrite.saboteur.play.laying cimport take_path
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.turn cimport discard

cdef int COLLAPSED

cdef void collapse(Table table, int cell) noexcept nogil
