# C types for rollout_field.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport EMPTY, FAR, FIELD, FIRST_TILE, HIDDEN, MAX_SEATS
from pyrite.saboteur.rollouts.rollout_guide cimport Guide
from pyrite.saboteur.table.state cimport Table

cdef void remember(Table table, Guide guide) noexcept nogil
cdef void begin_again(Table table, Guide guide) noexcept nogil
cdef void note_tunnels(Table table, Guide guide) noexcept nogil
cdef int spot_of(Guide guide, int at) noexcept nogil
@cython.locals(one_more=cython.bint)
cdef void measure(Table table, Guide guide) noexcept nogil
cdef void look_around(Table table, Guide guide) noexcept nogil
@cython.locals(way=cython.int)
cdef bint is_loose(Table table, int cell) noexcept nogil
@cython.locals(across=cython.int)
cdef bint beside_loose(Guide guide, int spot) noexcept nogil
cdef bint fills(Guide guide, int first, int spot) noexcept nogil
@cython.locals(ways=cython.int)
cdef bint leads_alone(Guide guide, int first, int spot, int steps) noexcept nogil
cdef int supports(Guide guide, int first, int spot, int steps) noexcept nogil
cdef bint is_hidden(Table table, int goal) noexcept nogil
@cython.locals(steps=cython.int)
cdef void spread_from(Table table, Guide guide, int goal) noexcept nogil
cdef int take_in(Guide guide, int first, int spot, int steps, int tail) noexcept nogil
cdef int step_around(
    Table table, Guide guide, int first, int spot, int sides, int steps, int tail,
) noexcept nogil
cdef int step_to(
    Table table, Guide guide, int first, int spot, int side, int steps, int tail,
) noexcept nogil
@cython.locals(way=cython.int)
cdef int pass_through(
    Table table, Guide guide, int first, int spot, int side, int steps, int tail,
) noexcept nogil
cdef void rank_holes(Table table, Guide guide, int goal) noexcept nogil
