# What encoding.py cannot say: pointers into buffers, and eight bytes at once.
from libc.string cimport memcmp, memcpy, memset

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define FETCH(at) __builtin_prefetch(at, 1, 3)
    #else
    #define FETCH(at)
    #endif
    static inline void fetch(void* at, int n) {
        for (int k = 0; k < n; k += 64)
            FETCH((char*) at + k);
    }
    """
    void fetch(void* at, int n) noexcept nogil

cdef inline unsigned char* bytes_of(unsigned char[:, ::1] rows, int row) noexcept nogil:
    return &rows[row, 0]

cdef inline int* ints_of(int[:, ::1] rows, int row) noexcept nogil:
    return &rows[row, 0]

cdef inline int place_of(Coding coding, int cell) noexcept nogil:
    return coding.low[PLACES + (cell & 255)] + coding.high[PLACES + (cell >> 8 & 255)]

cdef inline int head_of(Coding coding, int action) noexcept nogil:
    cdef Py_ssize_t how = HOW * (action >> VERB_SHIFT)
    if coding.how[how + LOW] != PLACES:
        return coding.first[action >> CARD_SHIFT]
    cdef int cell = (action & ARG_MASK) >> coding.how[how + SHIFT] & coding.how[how + MASK]
    return coding.first[action >> CARD_SHIFT] + (place_of(coding, cell) & OUTSIDE)

cdef inline bint same_eight(
    unsigned char* one, Py_ssize_t i, unsigned char* other, Py_ssize_t k
) noexcept nogil:
    return memcmp(one + i, other + k, 8) == 0

cdef inline void clear_bytes(unsigned char* to, Py_ssize_t first, Py_ssize_t n) noexcept nogil:
    memset(to + first, 0, n)

cdef inline void copy_bytes(
    unsigned char* to, Py_ssize_t i, unsigned char* source, Py_ssize_t k, Py_ssize_t n
) noexcept nogil:
    memcpy(to + i, source + k, n)

cdef inline void copy_eight(
    unsigned char* to, Py_ssize_t i, unsigned char* source, Py_ssize_t k
) noexcept nogil:
    memcpy(to + i, source + k, 8)
