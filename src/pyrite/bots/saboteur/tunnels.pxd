# C types for tunnels.py. Used only when compiling; the .py runs without it.
cimport cython

cdef enum:
    MOST_CELLS = 1024
    MOST_GOALS = 32
    MOST_SOURCES = 64
    FREE = -1
    GOAL = -2

@cython.final
cdef class Tunnels:
    cdef int[MOST_CELLS] ways
    cdef int[MOST_SOURCES] source_cell, source_sides
    cdef int[MOST_GOALS] goal_cell, is_end, found
    cdef unsigned char[MOST_CELLS] seen
    cdef short[2 * MOST_CELLS] here, beyond
    cdef unsigned char[2 * MOST_CELLS] here_sides, beyond_sides
    cdef int left, top, width, height, size, nsources, ngoals

    cpdef int cell(self, int at) noexcept
    @cython.locals(new=Tunnels)
    cpdef Tunnels copy(self)
    cpdef void put(self, int at, int ways) noexcept
    cpdef void take(self, int at) noexcept
    cpdef void add_source(self, int at, int sides) noexcept
    cpdef void add_goal(self, int at) noexcept
    cpdef void end_at(self, int goal) noexcept
    cpdef list distances(self, int most)
    cpdef list joined(self)
    cdef void flood(self, int most) noexcept nogil
    cdef int spread(self, int n, int steps) noexcept nogil
    cdef int into(self, int cell, int way, int n) noexcept nogil
