# C types for rollout_field.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport (
    EMPTY, FAR, FIELD, FIRST_TILE, HIDDEN, MAX_CELLS, MAX_GOALS, MAX_SEATS, MOST_SUSPECT,
    SIDES_OF_DWARFS,
)
from pyrite.saboteur.state cimport Rules, Table

@cython.final
cdef class Guide:
    cdef int left, top, width, height, mark, seat
    cdef unsigned char[FIELD] empty, blank
    cdef unsigned short[FIELD] queue
    cdef unsigned char[MAX_GOALS * FIELD] field
    cdef int[MAX_GOALS] best, second, best_hole, odds
    cdef unsigned short[MAX_CELLS] spot
    cdef int[64] aim
    cdef int[64 * SIDES_OF_DWARFS] worth
    cdef int[128 * SIDES_OF_DWARFS] keep
    cdef int[MAX_SEATS] first_suspicion, suspicion
    cdef int[2 * MOST_SUSPECT + 1] chances
    cdef int last  # no array: the checked build cannot guard one that comes last
    cdef void _open_window(self, Rules rules)
    @cython.locals(lead=cython.object, leads=cython.object)
    cdef void _weigh_cards(self, Rules rules, worths)

cdef void forget(Guide guide) noexcept nogil
cdef int spot_of(Guide guide, int at) noexcept nogil
cdef void measure(Table table, Guide guide) noexcept nogil
cdef bint is_hidden(Table table, int goal) noexcept nogil
cdef void spread_from(Table table, Guide guide, int goal) noexcept nogil
cdef int step_to(Guide guide, int first, int spot, int steps, int tail) noexcept nogil
cdef void rank_holes(Table table, Guide guide, int goal) noexcept nogil
cdef int way_on(Table table, int cell, int tile) noexcept nogil
@cython.locals(steps=cython.int)
cdef int steps_after(Table table, Guide guide, int cell, int way, int goal) noexcept nogil
cdef void expect(Table table, Guide guide, int seat) noexcept nogil
cdef void only(Table table, Guide guide, int goal) noexcept nogil
cdef bint is_treasure_known(Guide guide, int goals) noexcept nogil
@cython.locals(total=cython.int)
cdef void blame(Guide guide, int seat, int weight) noexcept nogil
cdef int suspected(Guide guide, int seat) noexcept nogil
@cython.locals(steps=cython.int)
cdef int nearest(Table table, Guide guide) noexcept nogil
