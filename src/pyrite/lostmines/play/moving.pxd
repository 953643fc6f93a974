# C types for moving.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.lostmines.cnumbers cimport (
    ASK_MINE, ASK_MOVE, ASK_TAKE, CAMPFIRE, CAMPFIRE_STEPS, CARDS_GONE, DRAGON, DRAGON_WOKEN,
    FIRST_TILE, HIDDEN, LOST, LUCK_TRAP, MAX_KINDS, MINE_SHOWN, MINE_TURNED, STEPPED, STEPS,
    STOPPED, TRAP_BIT, TREASURES_GONE, TREASURE_TAKEN,
)
from pyrite.lostmines.play.card_effects cimport discard, drop
from pyrite.lostmines.play.ending cimport ask_one, end_round, end_turn, is_cut
from pyrite.lostmines.table.board cimport BACK, OFFSET, edge_of, feature_at, may_step, misfits, put
from pyrite.lostmines.table.state cimport Table

cdef void begin_move(Table table) noexcept nogil
cdef void go_on(Table table) noexcept nogil
cdef bint can_step(Table table, int cell) noexcept nogil
cdef void step(Table table, int d) noexcept nogil
cdef void stop(Table table) noexcept nogil
cdef void lose_card(Table table, int seat) noexcept nogil
cpdef int mine_at(Table table, int cell) noexcept nogil
cdef void enter_mine(Table table, int cell, int entry) noexcept nogil
cdef void turn_mine(Table table, int flip) noexcept nogil
cdef void end_move(Table table) noexcept nogil
cdef void take_treasure(Table table, int i) noexcept nogil
