# C types for card_effects.py. Used only when compiling; the .py runs without it.
from pyrite.lostmines.cnumbers cimport (
    DISCARDED, EMPTY, FIRST_TILE, LOOK, LOOKED, LOOK_MASK, LOOK_SHIFT, MAX_KINDS, MINE, PUBLIC,
    SET_TRAP, STORMED, TOOL, TOOL_LAID, TRAP, TRAP_BIT, TRAP_GONE, TRAP_SET, TREASURE, TROLL,
    TROLL_BIT, TROLL_LEFT, TROLL_SET,
)
from pyrite.lostmines.table.board cimport OFFSET, edge_of, remove
from pyrite.lostmines.table.state cimport Table

cdef void resolve(Table table, int verb, int card, int arg) noexcept nogil
cdef void look(Table table, int kind, int which, int card) noexcept nogil
cdef void set_troll(Table table, int edge) noexcept nogil
cdef void remove_troll(Table table, int seat) noexcept nogil
cdef void storm(Table table, int cell) noexcept nogil
cdef void remove_tokens(Table table, int edge) noexcept nogil
cdef void drop(Table table, int seat, int card) noexcept nogil
cdef void discard(Table table, int seat, int card, int seen_by) noexcept nogil
