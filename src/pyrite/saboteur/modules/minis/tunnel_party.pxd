# C types for tunnel_party.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport FIRST_TILE
from pyrite.saboteur.play.exchange cimport deal_anew
from pyrite.saboteur.table.module cimport Module, number_of
from pyrite.saboteur.table.state cimport Table

cdef int NUMBER, PARTY

cdef void celebrate(Table table, int cell) noexcept nogil
