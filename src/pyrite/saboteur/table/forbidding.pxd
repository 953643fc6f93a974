# C types for forbidding.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.table.state cimport Table

cpdef int who_forbids_laying(Table table, int seat) noexcept nogil
cpdef int who_forbids_looking(Table table, int goal) noexcept nogil
cpdef int who_bars(Table table, int cell, int seat, int skip) noexcept nogil
cpdef int raise_trouble(Table table) except -1
