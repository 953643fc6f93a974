# What one_thread.py cannot say: the number of the thread without a call of Python.
cdef extern from "Python.h":
    unsigned long get_ident "PyThread_get_thread_ident"() noexcept nogil
