# C types for legal.py. Used only when compiling; the .py runs without it.
from pyrite.core.moves cimport Moves
from pyrite.saboteur.state cimport Table
from pyrite.saboteur.verbs cimport LIST_ANSWERS

cdef void list_seat(Table table, int seat, Moves moves) noexcept nogil
cdef void list_all(Table table, Moves moves) noexcept nogil
