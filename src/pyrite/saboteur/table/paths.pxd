# C types for paths.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport (
    EMPTY, FIRST_TILE, HIDDEN, JOINED, MAX_CELLS,
)
from pyrite.saboteur.table.state cimport Table

cdef int[4] OFFSET
cdef int[4] BACK

cpdef int find(Table table, int at) noexcept nogil
cpdef int touch(Table table, int at) noexcept nogil
cpdef void clear(Table table) noexcept nogil
cdef void open_hole(Table table, int cell) noexcept nogil
cdef void close_hole(Table table, int cell) noexcept nogil
cdef void sort_cells(Table table, unsigned short* cells, int n) noexcept nogil
cpdef void put(Table table, int cell, int tile) noexcept nogil
cdef void join(Table table, int cell, int way) noexcept nogil
cdef void note_joined(Table table, int cell) noexcept nogil
cdef bint is_waiting(Table table, int cell) noexcept nogil
cdef int entered(Table table, int cell) noexcept nogil
cpdef void lay(Table table, int cell, int tile) noexcept nogil
cpdef void lift(Table table, int cell) noexcept nogil
cdef void move_holes(Table table, int cell) noexcept nogil
cpdef void recompute_joined(Table table) noexcept nogil
cpdef void hide(Table table, int cell) noexcept nogil
cpdef void uncover(Table table, int cell) noexcept nogil
cdef void flood(
    Table table, int skip, int shut, unsigned char* lit, unsigned char* reach
) noexcept nogil
cdef void spread(
    Table table, int cell, int way, int skip, int shut, unsigned char* lit, unsigned char* reach
) noexcept nogil
