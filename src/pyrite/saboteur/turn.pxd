# C types for turn.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport (
    ASKED, CARD_MASK, CARD_SHIFT, DECLARED, DISCARDED, DWARF_SHOWN, FACE_UP, GAME_ENDED,
    GOLD_SHOWN, MAX_HAND, NOBODY, OVER, PAID, PASSED, PAYING, PLAYING, PUBLIC, ROUND_ENDED, SKIPPED,
    VERB_SHIFT,
)
from pyrite.saboteur.goals cimport meet_joined
from pyrite.saboteur.setup cimport draw, start_round
from pyrite.saboteur.state cimport Moves, Table
from pyrite.saboteur.verbs cimport IS_PLAY, LIST, RESOLVE, new_ask, new_verb

cdef int PASS, TURN

cpdef void apply(Table table, int action) noexcept nogil
cdef void settle(Table table) noexcept nogil
cdef void declare(Table table, int action) noexcept nogil
cdef void take_effect(Table table) noexcept nogil
cdef void drop(Table table, int seat, int card) noexcept nogil
cdef void discard(Table table, int seat, int card, int eyes) noexcept nogil
cdef void resolve_pass(Table table, int action) noexcept nogil
cdef void end_turn(Table table) noexcept nogil
cdef void next_seat(Table table) noexcept nogil
cdef bint nobody_holds_cards(Table table) noexcept nogil
cdef void skip(Table table, int seat) noexcept nogil
cdef int neighbour(Table table, int seat, int direction) noexcept nogil
cdef void begin_turn(Table table) noexcept nogil
cdef void list_turn(Table table, int seat, Moves moves) noexcept nogil
cdef void end_round(Table table) noexcept nogil
cdef void close_round(Table table) noexcept nogil
cpdef void begin(Table table) noexcept nogil
