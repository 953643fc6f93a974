# C types for encoding.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport NOBODY
from pyrite.core.encoding cimport Buffers, bytes_of
from pyrite.lostmines.cnumbers cimport (
    ASK_AGREE, CHARACTERS, COLUMNS, FIRST_TILE, MAX_KINDS, OVER, ROWS, TOKEN_KINDS, WIDTH,
)
from pyrite.lostmines.table.state cimport Rules, Table

cdef int QUESTIONS, CLANS, ABOUT_SEAT, ABOUT_TREASURE

cdef object window_of(Rules rules)
cdef list vector_parts(Rules rules)
cdef list truth_parts(Rules rules)
@cython.locals(
    board=cython.p_uchar, cells=cython.int, place=cython.int, line=cython.int, cell=cython.int,
    mine=cython.int,
)
cdef void encode_board(Table table, Buffers out, int row, int seat) noexcept nogil
cdef bint knows_mine(Table table, int seat, int mine) noexcept nogil
@cython.locals(
    vector=cython.p_uchar, seats=cython.int, kinds=cython.int, i=cython.int, at=cython.int,
    mine=cython.int, unseen=cython.int,
)
cdef int encode_vector(Table table, Buffers out, int row, int seat) noexcept nogil
cdef int relative(int i, int seat, int seats) noexcept nogil
@cython.locals(place=cython.int, troll=cython.int, known=cython.int)
cdef int encode_seat(
    Table table, Buffers out, unsigned char* vector, int at, int seat, int who
) noexcept nogil
@cython.locals(owner=cython.int, seen=cython.int)
cdef int encode_treasure(
    Table table, unsigned char* vector, int at, int seat, int i
) noexcept nogil
@cython.locals(answered=cython.bint)
cdef int encode_counts(
    Table table, unsigned char* vector, int at, int seat, int unseen
) noexcept nogil
@cython.locals(truth=cython.p_uchar, seats=cython.int, i=cython.int, mine=cython.int)
cdef void encode_truth(Table table, Buffers out, int row, int seat) noexcept nogil
