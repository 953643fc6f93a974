# C types for turn.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.core.moves cimport arg_of, card_of, verb_of
from pyrite.lostmines.table.board cimport (
    BACK, OFFSET, edge_of, feature_at, may_step, misfits, put, remove,
)
from pyrite.lostmines.cnumbers cimport (
    AGREE, AGREED, ANSWERED, ANSWERS, ASKED, ASK_AGREE, ASK_MINE, ASK_MOVE, ASK_TAKE, ASK_TURN,
    CAMPFIRE, CAMPFIRE_STEPS, CARDS_GONE, DISCARDED, DRAGON, DRAGON_WOKEN, EMPTY, FIRST_TILE,
    GAME_ENDED, HIDDEN, LOOK, LOOKED, LOOK_MASK, LOOK_SHIFT, LOST, LUCK_TRAP, MAX_KINDS, MINE,
    MINE_SHOWN, MINE_TURNED, NOTHING, OVER, PASS, PASSED, PLACE, PLACED, PROPOSE, PROPOSED, PUBLIC,
    REFUSE, SET_TRAP, SET_TROLL, SKIPPED, STEP, STEPPED, STEPS, STOP, STOPPED, STORMED, TAKE, TOOL,
    TOOL_LAID, TRAP, TRAP_BIT, TRAP_GONE, TRAP_SET, TREASURE, TREASURES_GONE, TREASURE_TAKEN,
    TROLL, TROLL_BIT, TROLL_LEFT, TROLL_SET, TURN,
)
from pyrite.lostmines.play.results cimport keep_result
from pyrite.lostmines.play.scoring cimport score, show_all
from pyrite.lostmines.play.setup cimport draw, start_round
from pyrite.lostmines.table.state cimport Table

cpdef void apply(Table table, int action) noexcept nogil
cdef void tell_ask(Table table) noexcept nogil
cdef void propose(Table table) noexcept nogil
cdef void answer(Table table, int seat, bint yes) noexcept nogil
cdef void play(Table table, int verb, int card, int arg) noexcept nogil
cdef void resolve(Table table, int verb, int card, int arg) noexcept nogil
cdef void drop(Table table, int seat, int card) noexcept nogil
cdef void discard(Table table, int seat, int card, int seen_by) noexcept nogil
cdef void discard_unseen(Table table, int card, int other) noexcept nogil
cdef void look(Table table, int kind, int which, int card) noexcept nogil
cdef void set_troll(Table table, int edge) noexcept nogil
cdef void remove_troll(Table table, int seat) noexcept nogil
cdef void storm(Table table, int cell) noexcept nogil
cdef void remove_tokens(Table table, int edge) noexcept nogil
cdef void ask_one(Table table, int kind) noexcept nogil
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
cdef void end_turn(Table table) noexcept nogil
cdef bint is_cut(Table table) noexcept nogil
cdef bint all_cards_gone(Table table) noexcept nogil
cdef void next_turn(Table table) noexcept nogil
cdef void begin_turn(Table table) noexcept nogil
cdef void end_round(Table table, int how) noexcept nogil
cpdef void begin(Table table) noexcept nogil
