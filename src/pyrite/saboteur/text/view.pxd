# C types for view.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport (
    CHANGED, DISCARD_PLACE, DRAFTED, DWARF_PLACE, FACE_UP, FIRST_TILE, FOUND, GOAL_PLACE,
    HAND_PLACE, HIDDEN, MAX_GOALS, MAX_HAND, MAX_SEATS, OVER, PAID_OUT, SPARE_PLACE, SPECTATORS,
    UNSEEN,
)
from pyrite.saboteur.knowledge.clues cimport first_card, is_in
from pyrite.saboteur.knowledge.ordered_clues cimport in_order
from pyrite.saboteur.table.state cimport Table

cpdef dict public(Table table)
cpdef dict private(Table table, int seat)
cpdef dict ask_text(Table table)
cpdef dict board_text(Table table)
cpdef dict joined_text(Table table)
cpdef dict goals_text(Table table, int known)
cpdef list chests_text(Table table, int known)
cdef list looks_text(Table table)
cpdef list fronts_text(Table table)
cpdef list hand_text(Table table, int seat)
cpdef list seen_by_text(int seen_by, int seats)
cdef list discards_text(Table table, int eye)
cdef list dwarfs_text(Table table, int seat, int eye)
cdef list spare_text(Table table, int eye)
cdef list offer_text(Table table, bint asked)
cdef list won_text(Table table, int seat)
cdef list paid_text(Table table)
cdef list offers_text(Table table, int seat)
cpdef list memory_text(Table table, int knower)
cdef list results_text(Table table)
cdef int worth(Table table, int seat)
cdef list purse_text(Table table)
@cython.locals(first=cython.int, end=cython.int)
cdef dict clue_text(Table table, int clue)
cpdef object who_saw(int seen_by, int seats)
