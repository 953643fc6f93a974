# C types for frames.py. Used only when compiling; the .py runs without it.
cpdef bytes welcome(table, viewer, bint history=*)
cdef list _told(table, state, viewer)

cdef class _Once:
    cdef dict known
    cdef bytes all(self, list things)
    cdef bytes _one(self, thing)

cdef class _KnownActions:
    cdef dict known
    cpdef bytes all(self, actions)
    cdef tuple _new(self, action)
