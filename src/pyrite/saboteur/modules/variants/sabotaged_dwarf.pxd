# C types for sabotaged_dwarf.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport BROKEN
from pyrite.saboteur.table.module cimport Module
from pyrite.saboteur.table.state cimport Table

cdef int has_whole_tools(Table table, int seat) noexcept nogil
