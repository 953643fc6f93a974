# C types for ending.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.lostmines.cnumbers cimport ASK_TURN, CARDS_GONE, GAME_ENDED, NOTHING, OVER, SKIPPED
from pyrite.lostmines.play.card_effects cimport remove_troll
from pyrite.lostmines.play.results cimport keep_result
from pyrite.lostmines.play.scoring cimport score, show_all
from pyrite.lostmines.play.setup cimport draw, start_round
from pyrite.lostmines.table.state cimport Table

cdef void end_turn(Table table) noexcept nogil
cdef bint is_cut(Table table) noexcept nogil
cdef bint all_cards_gone(Table table) noexcept nogil
cdef void next_turn(Table table) noexcept nogil
cdef void begin_turn(Table table) noexcept nogil
cdef void ask_one(Table table, int kind) noexcept nogil
cdef void end_round(Table table, int how) noexcept nogil
