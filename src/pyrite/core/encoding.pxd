# C types for encoding.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport (
    ARG_MASK, CARD_MASK, CARD_SHIFT, FEATURES, FIELD_CARD, FIELD_CELL, FIELD_LOOKED, FIELD_SEAT,
    MOST_NUMBERS, VERB_SHIFT,
)

cdef int CARDS, LOOKED_SEAT

@cython.final
cdef class Coding:
    cdef int[64 * 128] first
    cdef int[64] nfields, step, with_card
    cdef int[128] shift, mask, what
    cdef readonly int seats, cards, nheads, cells, cells_at, seats_at, numbers_at, cards_at, size
    cdef readonly int left, top, width, height, stride
    cdef readonly bint staged
    cdef void _number(self, heads)
    @cython.locals(column=cython.int, row=cython.int)
    cpdef int place(self, int cell) noexcept nogil
    @cython.locals(raw=cython.int, what=cython.int)
    cdef int value(self, int verb, int k, int arg, int seat) noexcept nogil
    @cython.locals(verb=cython.int, found=cython.int, n=cython.int, value=cython.int)
    cpdef int index(self, int action, int seat) noexcept nogil
    @cython.locals(verb=cython.int, value=cython.int, what=cython.int)
    cpdef int token(self, int action, int seat, int stage) noexcept nogil
    cpdef int stages(self, int action) noexcept nogil
    cpdef int code(self, int action, int seat, int stage) noexcept nogil
    @cython.locals(verb=cython.int, value=cython.int, what=cython.int, k=cython.int)
    cdef void write_features(self, int action, int seat, unsigned char* out, int at) noexcept nogil

@cython.final
cdef class Buffers:
    cdef unsigned char[:, ::1] board, vector, truth
    cdef unsigned short[:, ::1] places
    cdef int[::1] placed
    cdef readonly Coding coding

cdef inline unsigned char* bytes_of(unsigned char[:, ::1] rows, int row) noexcept nogil:
    return &rows[row, 0]

cdef inline unsigned short* shorts_of(unsigned short[:, ::1] rows, int row) noexcept nogil:
    return &rows[row, 0]
