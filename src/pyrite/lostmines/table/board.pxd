# C types for board.py. Used only when compiling; the .py runs without it.
from pyrite.lostmines.cnumbers cimport (
    CELLS, COLUMNS, EDGES, EMPTY, FIRST_TILE, HIDDEN, PLAIN, RIM, ROCK, ROWS, TROLL_BIT, TRUNK,
    WIDTH,
)
from pyrite.lostmines.table.state cimport Table

cdef int[4] OFFSET
cdef int[4] BACK
cdef int[4] EDGE

cpdef void clear(Table table) noexcept nogil
cpdef int edge_of(int cell, int d) noexcept nogil
cpdef void put(Table table, int cell, int tile) noexcept nogil
cdef void remove(Table table, int cell) noexcept nogil
cpdef void find_holes(Table table) noexcept nogil
cdef int feature_at(Table table, int cell) noexcept nogil
cdef bint is_open(Table table, int cell, int d) noexcept nogil
cdef bint is_full(Table table, int cell) noexcept nogil
cdef bint may_step(Table table, int cell, int d) noexcept nogil
cdef bint leads(Table table, int cell, int d) noexcept nogil
cdef bint may_mark(Table table, int cell, int d) noexcept nogil
cdef int misfits(Table table, int cell, int sides) noexcept nogil
