# C types for setup.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport (
    DREW, DWARF_DEALT, FIRST_TILE, HIDDEN, LUCK_STASHES, LUCK_DECK, LUCK_DWARFS, LUCK_GOALS,
    LUCK_GOLD, LUCK_OPEN, LUCK_STARTER, MAX_HAND, PLACED, PLAYING, ROUND_STARTED, SET_ASIDE,
)
from pyrite.core.chance cimport shuffle
from pyrite.saboteur.knowledge.clues cimport forget_all
from pyrite.saboteur.knowledge.memory cimport drew
from pyrite.saboteur.table.paths cimport clear, join, put, touch
from pyrite.saboteur.table.state cimport Table


cpdef void start_game(Table table) noexcept nogil
cpdef void start_round(Table table) noexcept nogil
cpdef void reset(Table table) noexcept nogil
cpdef void lay_out(Table table) noexcept nogil
cdef void deal_dwarfs(Table table) noexcept nogil
cdef void shuffle_goals(Table table) noexcept nogil
cdef void lay_sure_goal(Table table) noexcept nogil
cdef void hide_stashes(Table table) noexcept nogil
cdef void deal_hands(Table table) noexcept nogil
cdef void lay_open(Table table) noexcept nogil
cdef void shuffle_gold(Table table) noexcept nogil
cdef void draw(Table table, int seat) noexcept nogil
cdef void take_up(Table table, int seat, int card) noexcept nogil
