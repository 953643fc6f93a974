# C types for encoding.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport FEATURES
from pyrite.core.encoding cimport Buffers, bytes_of, shorts_of
from pyrite.saboteur.cnumbers cimport FIRST_TILE, HIDDEN, MAX_FRONT, MAX_GOALS, MAX_HAND
from pyrite.saboteur.play.payout cimport TAKE_GOLD
from pyrite.saboteur.table.gold cimport worth
from pyrite.saboteur.table.state cimport Rules, Table

cdef enum:
    KINDS_OF_DWARFS = 8

cdef int OUTSIDE, QUESTIONS, ABOUT_SEAT, ABOUT_COVER, COINS

cdef object window_of(Rules rules)
cdef list vector_parts(Rules rules)
cdef list truth_parts(Rules rules)
@cython.locals(
    board=cython.p_uchar, places=cython.p_ushort, cells=cython.int, i=cython.int,
    cell=cython.int, place=cython.int, known=cython.int, cover=cython.int,
)
cdef void encode_board(Table table, Buffers out, int row, int seat) noexcept nogil
@cython.locals(
    vector=cython.p_uchar, seats=cython.int, kinds=cython.int, top=cython.int, asked=cython.int,
    at=cython.int, i=cython.int, who=cython.int, cover=cython.int, unseen=cython.int,
    card=cython.int, seen=cython.int,
)
cdef int encode_vector(Table table, Buffers out, int row, int seat) noexcept nogil
@cython.locals(i=cython.int, known=cython.int, cover=cython.int)
cdef int encode_seat(Table table, unsigned char* vector, int at, int seat, int who) noexcept nogil
@cython.locals(seen=cython.int, opened=cython.int, stash=cython.int)
cdef int encode_cover(
    Table table, unsigned char* vector, int at, int seat, int cover
) noexcept nogil
@cython.locals(vector=cython.p_uchar, fresh=cython.int, width=cython.int, i=cython.int)
cdef int encode_counts(
    Table table, Buffers out, int row, int seat, int at, int unseen, int asked
) noexcept nogil
@cython.locals(truth=cython.p_uchar, seats=cython.int, i=cython.int, cover=cython.int)
cdef void encode_truth(Table table, Buffers out, int row, int seat) noexcept nogil
