# C types for rollout_steps.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport FAR, FIELD
from pyrite.saboteur.rollouts.rollout_field cimport is_hidden
from pyrite.saboteur.rollouts.rollout_guide cimport Guide
from pyrite.saboteur.table.state cimport Table

@cython.locals(steps=cython.int)
cdef int steps_after(Table table, Guide guide, int cell, int way, int goal) noexcept nogil
cdef int cleared(Table table, Guide guide, int cell, int goal) noexcept nogil
cdef int bears(Table table, Guide guide, int cell, int goal) noexcept nogil
@cython.locals(whole=cython.int)
cdef void expect(Table table, Guide guide, int seat) noexcept nogil
cdef void only(Table table, Guide guide, int goal) noexcept nogil
@cython.locals(steps=cython.int)
cdef int nearest(Table table, Guide guide) noexcept nogil
