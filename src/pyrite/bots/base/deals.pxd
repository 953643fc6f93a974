# C types for deals.py. Used only when compiling; the .py runs without it.
cimport cython

@cython.final
cdef class Deals:
    cdef int[::1] draws, first_draw, first_pile
    cdef int seats, kinds, piles

    cpdef object shares(self, object weights)
    cdef void look_ahead(self, double[::1] weights, double[::1] ahead) noexcept
    cdef void share_out(
        self, double[::1] weights, double[::1] ahead, double[::1] so_far, double[::1] shares
    ) noexcept
