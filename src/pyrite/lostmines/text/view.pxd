# C types for view.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.lostmines.cnumbers cimport (
    ASK_AGREE, CELLS, CHARACTERS, EDGES, FIRST_TILE, HIDDEN, MAX_KINDS, OVER, SPECTATORS, TRAP_BIT,
)
from pyrite.lostmines.table.state cimport Table

cpdef dict public(Table table, dict before=*)
cpdef dict private(Table table, int seat, dict before=*)
cpdef dict ask_text(Table table)
cdef int shown_as_asked(Table table)
cdef object answer_of(Table table, int seat)
cpdef dict board_text(Table table)
cdef list tools_text(Table table)
cdef list traps_text(Table table)
cdef list trolls_text(Table table)
cdef dict supply_text(Table table)
cpdef list clans_text(Table table)
cpdef dict mines_text(Table table, int eye)
cpdef dict all_mines(Table table)
cpdef list treasures_text(Table table, int eye)
cpdef list dwarfs_text(Table table, int seat, int eye)
cpdef list hand_text(Table table, int seat)
cdef list discards_text(Table table, int eye)
cpdef list seats_text(int bits, int seats)
cpdef object seen_by_text(int seen_by, int seats)
