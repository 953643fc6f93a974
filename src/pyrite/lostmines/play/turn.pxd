# C types for turn.py. Used only when compiling; the .py runs without it.
from pyrite.core.moves cimport arg_of, card_of, verb_of
from pyrite.core.cnumbers cimport NOBODY
from pyrite.lostmines.cnumbers cimport (
    AGREE, AGREED, ANSWERED, ANSWERS, ASKED, ASK_AGREE, ASK_TURN, CARDS_GONE, FIRST_TILE, OVER,
    PASS, PASSED, PLACE, PLACED, PROPOSE, PROPOSED, PUBLIC, REFUSE, SET_TROLL, STEP, STOP, TAKE,
    TURN,
)
from pyrite.lostmines.play.card_effects cimport discard, drop, resolve, set_troll
from pyrite.lostmines.play.ending cimport ask_one, begin_turn, end_round, is_cut
from pyrite.lostmines.play.moving cimport begin_move, step, stop, take_treasure, turn_mine
from pyrite.lostmines.table.board cimport put
from pyrite.lostmines.table.state cimport Table

cpdef void apply(Table table, int action) noexcept nogil
cpdef void begin(Table table) noexcept nogil
cdef void tell_ask(Table table) noexcept nogil
cdef void propose(Table table) noexcept nogil
cdef void answer(Table table, int seat, bint yes) noexcept nogil
cdef void play(Table table, int verb, int card, int arg) noexcept nogil
cdef void discard_unseen(Table table, int card, int other) noexcept nogil
