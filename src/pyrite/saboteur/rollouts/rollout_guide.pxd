# C types for rollout_guide.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport (
    DEEDS, FIELD, FIRST_TILE, MAX_CELLS, MAX_GOALS, MAX_SEATS, MOST_SUSPECT, PHASES, SABOTEUR,
    SIDES_OF_DWARFS,
)
from pyrite.saboteur.table.state cimport Rules

@cython.final
cdef class Guide:
    cdef unsigned char[FIELD] empty, blank, first_empty, loose, first_loose, passed
    cdef unsigned short[FIELD] queue
    cdef unsigned char[MAX_GOALS * FIELD] field, first_field
    cdef int[3 * MAX_GOALS] first_best
    cdef int[MAX_GOALS] best, second, best_hole, odds, hope, first_hope
    cdef unsigned short[MAX_CELLS] spot
    cdef int[64] aim
    cdef int[64 * SIDES_OF_DWARFS] worth
    cdef int[128 * SIDES_OF_DWARFS] keep
    cdef int[MAX_SEATS] first_suspicion, suspicion
    cdef int[2 * MOST_SUSPECT + 1] chances
    cdef int[PHASES * DEEDS] telling
    # Not arrays: the checked build cannot watch an array in last place.
    cdef int left, top, width, height, seat, near, ncells, nlaid, nloose, fresh, shown
    cdef int first_nloose
    cdef int map, rockfall, looks_bad, looks_good
    cdef void _open_window(self, Rules rules)
    @cython.locals(lead=cython.object, leads=cython.object)
    cdef void _weigh_cards(self, Rules rules, worths)
    cdef void _weigh_deeds(self, Rules rules, telling)
