# C types for legal.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.core.moves cimport Moves, pack
from pyrite.core.sides cimport fits
from pyrite.lostmines.table.board cimport edge_of, feature_at, may_mark, may_step
from pyrite.lostmines.cnumbers cimport (
    AGREE, ASK_AGREE, ASK_MINE, ASK_MOVE, ASK_TURN, CELLS, DWARF, FIRST_TILE, HIDDEN, LOOK,
    LOOK_SHIFT, MAX_KINDS, MINE, PASS, PLACE, PROPOSE, REFUSE, SET_TRAP, SET_TROLL, STEP, STOP,
    STORM, TAKE, TOOL, TRAP, TRAP_BIT, TREASURE, TROLL, TROLL_BIT, TURN, WIDTH,
)
from pyrite.lostmines.table.state cimport Table

cdef void list_seat(Table table, int seat, Moves moves) noexcept nogil
cdef void list_all(Table table, Moves moves) noexcept nogil
cdef void list_answers(Table table, int seat, Moves moves) noexcept nogil
cdef void add(Moves moves, int action) noexcept nogil
cdef void list_turn(Table table, int seat, Moves moves) noexcept nogil
cdef void list_pairs(Table table, int seat, int card, int held, Moves moves) noexcept nogil
cdef void list_card(Table table, int seat, int card, Moves moves) noexcept nogil
cdef void list_places(Table table, int card, Moves moves) noexcept nogil
cdef void list_tools(Table table, int card, Moves moves) noexcept nogil
cdef void list_looks(Table table, int seat, int card, Moves moves) noexcept nogil
cdef void list_edges(
    Table table, int verb, int card, int kind, int bit, Moves moves
) noexcept nogil
cdef void list_storms(Table table, int card, Moves moves) noexcept nogil
cdef bint is_path(Table table, int cell) noexcept nogil
cdef void list_steps(Table table, int seat, Moves moves) noexcept nogil
cdef void list_treasures(Table table, int seat, Moves moves) noexcept nogil
