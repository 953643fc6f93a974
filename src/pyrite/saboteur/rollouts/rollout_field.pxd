# C types for rollout_field.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport (
    EMPTY, FAR, FIELD, FIRST_TILE, HIDDEN, MAX_CELLS, MAX_GOALS, MAX_SEATS, MOST_SUSPECT,
    SIDES_OF_DWARFS,
)
from pyrite.saboteur.table.state cimport Rules, Table

@cython.final
cdef class Guide:
    cdef unsigned char[FIELD] empty, blank, first_empty
    cdef unsigned short[FIELD] queue
    cdef unsigned char[MAX_GOALS * FIELD] field, first_field
    cdef int[3 * MAX_GOALS] first_best
    cdef int[MAX_GOALS] best, second, best_hole, odds, hope
    cdef unsigned short[MAX_CELLS] spot
    cdef int[64] aim
    cdef int[64 * SIDES_OF_DWARFS] worth
    cdef int[128 * SIDES_OF_DWARFS] keep
    cdef int[MAX_SEATS] first_suspicion, suspicion
    cdef int[2 * MOST_SUSPECT + 1] chances
    # Not arrays: the checked build cannot guard one that comes last.
    cdef int left, top, width, height, seat, near, ncells, nlaid, fresh, shown
    cdef int map, rockfall
    cdef void _open_window(self, Rules rules)
    @cython.locals(lead=cython.object, leads=cython.object)
    cdef void _weigh_cards(self, Rules rules, worths)

cdef void remember(Table table, Guide guide) noexcept nogil
cdef void begin_again(Table table, Guide guide) noexcept nogil
cdef void note_tunnels(Table table, Guide guide) noexcept nogil
cdef int spot_of(Guide guide, int at) noexcept nogil
@cython.locals(one_more=cython.bint)
cdef void measure(Table table, Guide guide) noexcept nogil
cdef void look_around(Table table, Guide guide) noexcept nogil
cdef bint fills(Guide guide, int first, int spot) noexcept nogil
@cython.locals(ways=cython.int)
cdef bint leads_alone(Guide guide, int first, int spot, int steps) noexcept nogil
cdef bint is_hidden(Table table, int goal) noexcept nogil
cdef void spread_from(Table table, Guide guide, int goal) noexcept nogil
cdef int step_to(Guide guide, int first, int spot, int steps, int tail) noexcept nogil
cdef void rank_holes(Table table, Guide guide, int goal) noexcept nogil
