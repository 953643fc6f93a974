# C types for wardrobe.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport FIRST_TILE
from pyrite.saboteur.play.exchange cimport swap_hat
from pyrite.saboteur.table.module cimport Module, number_of
from pyrite.saboteur.table.state cimport Table

cdef int NUMBER

cdef void change_clothes(Table table, int cell) noexcept nogil
