# C types for view.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport (
    DISCARD_PLACE, DWARF_PLACE, FACE_UP, FIRST_TILE, GOAL_PLACE, HAND_PLACE, HIDDEN, MAX_GOALS,
    MAX_HAND, MAX_SEATS, OVER, SPARE_PLACE, SPECTATORS, UNSEEN,
)
from pyrite.saboteur.knowledge.clues cimport first_card, is_in
from pyrite.saboteur.knowledge.ordered_clues cimport in_order
from pyrite.saboteur.table.gold cimport worth
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.text.view_gold cimport (
    finished_text, offers_text, paid_text, purse_text, won_text,
)

cpdef dict public(Table table, dict before=*)
cpdef dict private(Table table, int seat, dict before=*)
cpdef dict ask_text(Table table)
cpdef dict board_text(Table table)
cpdef dict joined_text(Table table)
cpdef dict goals_text(Table table, int known)
cpdef list stashes_text(Table table, int known)
cdef list looks_text(Table table)
cpdef list fronts_text(Table table)
cpdef list hand_text(Table table, int seat)
cpdef list seen_by_text(int seen_by, int seats)
cdef list discards_text(Table table, int eye)
cdef list dwarfs_text(Table table, int seat, int eye)
cdef list spare_text(Table table, int eye)
cdef list offer_text(Table table, bint asked)
cpdef list memory_text(Table table, int knower)
@cython.locals(first=cython.int, end=cython.int)
cdef dict clue_text(Table table, int clue)
cpdef object who_saw(int seen_by, int seats)
