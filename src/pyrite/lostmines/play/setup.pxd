# C types for setup.py. Used only when compiling; the .py runs without it.
from pyrite.core.chance cimport shuffle
from pyrite.core.cnumbers cimport NOBODY
from pyrite.lostmines.table.board cimport clear, put
from pyrite.lostmines.cnumbers cimport (
    CHARACTERS, DREW, DWARF_DEALT, FIRST_TILE, HIDDEN, LUCK_DECK, LUCK_DWARFS, LUCK_MINES,
    LUCK_STARTER, LUCK_TREASURES, MAX_KINDS, NOTHING, PLAYING, ROUND_STARTED, TOKEN_KINDS,
    TREASURE_LAID,
)
from pyrite.lostmines.table.state cimport Table

cpdef void start_game(Table table) noexcept nogil
cpdef void start_round(Table table) noexcept nogil
cdef void reset(Table table) noexcept nogil
cdef void lay_out(Table table) noexcept nogil
cdef void lay_treasures(Table table) noexcept nogil
cdef void deal_dwarfs(Table table) noexcept nogil
cdef void deal_hands(Table table) noexcept nogil
cdef void draw(Table table, int seat) noexcept nogil
