# C types for gold.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport CHANGED
from pyrite.saboteur.table.state cimport Table

cdef int worth(Table table, int seat) noexcept nogil
