# C types for deals.py. Used only when compiling; the .py runs without it.
cimport cython

@cython.final
cdef class Deals:
    cdef int seats, kinds
    cdef int[::1] draws, first_draw, first_pile
    cdef double[::1] forward, backward

    cdef void look_ahead(self, double[::1] weights) noexcept
    cdef void share_out(self, double[::1] weights, double[::1] shares) noexcept
    cpdef object shares(self, object weights)
