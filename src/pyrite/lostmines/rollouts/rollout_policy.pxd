# C types for rollout_policy.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck
from pyrite.core.cnumbers cimport NOBODY
from pyrite.core.moves cimport Moves, arg_of, card_of, verb_of
from pyrite.lostmines.table.board cimport OFFSET, edge_of, feature_at
from pyrite.lostmines.cnumbers cimport (
    AGREE, ASK_AGREE, CELLS, DRAGON, EMPTY, FIRST_TILE, HIDDEN, LOOK, PASS, PLACE, PROPOSE, RIM,
    STEP, STOP, STORM, TAKE, TOOL, TRAP_BIT, TROLL_BIT, TRUNK,
)
from pyrite.lostmines.table.state cimport Table

cdef int FAR, WALK, BUILD, STUCK, TRAPPED, HELD_UP, NOISE, ANYWHERE

@cython.final
cdef class Guide:
    cdef int[CELLS] away, home, queue, queued
    cdef int head, tail  # after the arrays: the checked build cannot watch an array in last place

@cython.locals(best=cython.int, chosen=cython.int, value=cython.int)
cdef int choose(Table table, Guide guide, Moves moves, Luck luck) noexcept nogil
cdef void measure(Table table, Guide guide) noexcept nogil
cdef bint is_worth_it(Table table, int mine) noexcept nogil
cdef void start(Guide guide, int* field, int cell) noexcept nogil
@cython.locals(total=cython.int)
cdef void spread(Table table, Guide guide, int* field) noexcept nogil
cdef bint meets(Table table, int cell, int d, int beyond) noexcept nogil
cdef int sides_of(Table table, int cell) noexcept nogil
cdef int cost_of(Table table, int cell) noexcept nogil
cdef int edge_cost(Table table, int cell, int d) noexcept nogil
cdef int worth(Table table, Guide guide, int action) noexcept nogil
cdef int on_the_way(Guide guide, int here, int cell, int cost) noexcept nogil
@cython.locals(into=cython.int, out=cython.int, then=cython.int, open_here=cython.bint)
cdef int place_worth(Table table, Guide guide, int cell, int card, int flip) noexcept nogil
cdef int take_worth(Table table, int i) noexcept nogil
