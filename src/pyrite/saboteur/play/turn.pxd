# C types for turn.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport ARG_MASK, CARD_MASK, CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport (
    ASKED, COINS_SHOWN, DECLARED, DISCARDED, DISCARD_PLACE, DWARF_SHOWN, FACE_UP, GAME_ENDED, GOLD_SHOWN,
    HAND_PLACE, MAX_HAND, OVER, OWED, PASSED, PASSED_FIRST, PASSED_TOO, PAYING, PLAYING, PUBLIC,
    ROUND_ENDED, SKIPPED, THROWN_AWAY, TOOK_EFFECT,
)
from pyrite.saboteur.play.goals cimport meet_joined
from pyrite.saboteur.knowledge.clues cimport forget_all
from pyrite.saboteur.knowledge.memory cimport saw, slipped
from pyrite.saboteur.play.results cimport finish_round
from pyrite.saboteur.play.setup cimport draw, start_round
from pyrite.core.moves cimport Moves
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.table.verbs cimport IS_PLAY, RESOLVE, new_ask, new_verb

cdef int PASS, TURN

cpdef void apply(Table table, int action) noexcept nogil
cdef void settle(Table table) noexcept nogil
cdef void settle_round(Table table) noexcept nogil
cdef void declare(Table table, int action) noexcept nogil
cdef bint is_held_back(Table table) noexcept nogil
cdef void take_effect(Table table) noexcept nogil
cdef void drop(Table table, int seat, int card) noexcept nogil
cdef void discard(Table table, int seat, int card, int seen_by) noexcept nogil
cdef void discard_unseen(Table table, int seat, int card, int how) noexcept nogil
cdef void resolve_pass(Table table, int action) noexcept nogil
cdef void owe(Table table, int draws) noexcept nogil
cdef void draw_later(Table table, int seat) noexcept nogil
cdef void end_turn(Table table) noexcept nogil
cdef bint is_held_up(Table table) noexcept nogil
cdef void next_seat(Table table) noexcept nogil
cdef bint nobody_holds_cards(Table table) noexcept nogil
cdef void skip(Table table, int seat) noexcept nogil
cdef int neighbour(Table table, int seat, int direction) noexcept nogil
cdef void begin_turn(Table table) noexcept nogil
cdef void list_turn(Table table, int seat, Moves moves) noexcept nogil
cdef void end_round(Table table) noexcept nogil
cdef void close_round(Table table) noexcept nogil
cpdef void begin(Table table) noexcept nogil
