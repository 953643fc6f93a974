# C types for sides.py. Used only when compiling; the .py runs without it.

cpdef int turned(int sides) noexcept nogil
cpdef bint fits(int open_sides, int known, int need) noexcept nogil
