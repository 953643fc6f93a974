# C types for one_thread.py. Used only when compiling; the .py runs without it.
cimport cython

cdef extern from "Python.h":
    unsigned long get_ident "PyThread_get_thread_ident"() noexcept nogil

cdef class Guarded:
    cdef int readers
    cdef unsigned long changer
    cdef int refuse_others(self) except -1
    cdef int start_reading(self) except -1
    cdef void stop_reading(self) noexcept
    cdef int start_changing(self) except -1
    cdef void stop_changing(self, int started) noexcept

@cython.final
@cython.freelist(8)
cdef class Reading:
    cdef Guarded guarded

@cython.final
@cython.freelist(8)
cdef class Changing:
    cdef Guarded guarded
    cdef int started
