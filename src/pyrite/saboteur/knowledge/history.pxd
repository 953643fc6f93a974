# C types for history.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport (
    CLOSED, DRAW, DWARF_PLACE, FLIP, HISTORY, KEEP_ONE, MIX, PASS_UNSEEN, PUBLIC, PUT, ROW_BYTES,
    SEE, STEP_BYTES, STEP_ROWS, SWAP,
)
from pyrite.saboteur.table.state cimport Table

@cython.locals(n=cython.int)
cdef int how_many_rows(Table table) noexcept nogil
cpdef bint is_closed(Table table) noexcept nogil
@cython.locals(rows=cython.int, end=cython.int)
cpdef void record(Table table, int step, int seats, int place, int other, int card) noexcept nogil
cdef void insert_row(Table table, int row) noexcept nogil
@cython.locals(rows=cython.int, steps=cython.int)
cpdef void close_history(Table table) noexcept nogil
cpdef list steps_of(Table table)
@cython.locals(end=cython.int)
cdef int steps_end(Table table) noexcept nogil
@cython.locals(
    i=cython.int, kind=cython.int, place=cython.int, other=cython.int, card=cython.int,
    into=cython.int,
)
cpdef list needed(Table table, int knower)
@cython.locals(first=cython.int, last=cython.int, at=cython.int, touched=cython.bint)
cdef bint follow(bytearray tracked, int kind, int place, int other, int card)
