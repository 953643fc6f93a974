# C types for chance.py. Used only when compiling; the .py runs without it.
cimport cython

cdef unsigned long long M64, STAR, GOLDEN, MIX1, MIX2

cdef unsigned long long scrambled(unsigned long long x) noexcept nogil

@cython.final
@cython.freelist(64)
cdef class Luck:
    cdef readonly unsigned long long seed
    cdef readonly bytes secret
    cdef bint sealed
    cdef unsigned long long x
    cdef long long label, drawn
    cpdef void reseed(self, unsigned long long seed) noexcept nogil
    cpdef void start(self, long long step, int purpose) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
    cdef int sealed_below(self, int n) noexcept with gil
    @cython.locals(new=Luck)
    cpdef Luck copy(self)

cdef void shuffle(unsigned char* cards, int n, Luck luck) noexcept nogil
