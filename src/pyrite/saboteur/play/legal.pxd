# C types for legal.py. Used only when compiling; the .py runs without it.
from pyrite.core.moves cimport Moves
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.table.verbs cimport LIST_ANSWERS

cdef void list_seat(Table table, int seat, Moves moves) noexcept nogil
cdef void list_all(Table table, Moves moves) noexcept nogil
