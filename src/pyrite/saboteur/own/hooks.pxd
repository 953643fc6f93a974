# C types for hooks.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport NOBODY, VERB_SHIFT
from pyrite.core.moves cimport Moves, card_of
from pyrite.saboteur.cnumbers cimport (
    FIRST_OWN_ANSWER, FIRST_OWN_ASK, FIRST_OWN_PLAY, FIRST_TILE, MAX_FRONT, MAX_HAND, MAX_VERBS,
    PUBLIC,
)
from pyrite.saboteur.table.module cimport Module
from pyrite.saboteur.table.state cimport Rules, Table, pop_ask
from pyrite.saboteur.play.turn cimport discard
from pyrite.saboteur.table.verbs cimport IS_PLAY, LIST, LIST_ANSWERS, RESOLVE, list_nothing

cdef object call(Table table, str name, tuple about)
cdef int add_all(Moves moves, int n, actions) except -1
cdef int list_plays(Table table, int card, Moves moves, int n) noexcept with gil
cdef void list_answers(Table table, int seat, Moves moves) noexcept with gil
cdef void list_options(Table table, int seat, Moves moves) noexcept with gil
cdef void resolve_play(Table table, int action) noexcept with gil
cdef void resolve_answer(Table table, int action) noexcept with gil
cdef void round_started(Table table) noexcept with gil
cdef void turn_ending(Table table) noexcept with gil
cdef void taking_effect(Table table, int action) noexcept with gil
cdef void laid(Table table, int cell) noexcept with gil
cdef void lifted(Table table, int cell) noexcept with gil
cdef void goal_turned(Table table, int cell) noexcept with gil
cpdef object why_not_lay(Table table, int seat)
cdef int may_lay(Table table, int seat) noexcept with gil
cpdef object why_not_look(Table table, int goal)
cdef int may_look(Table table, int goal) noexcept with gil
cpdef object why_barred(Table table, int cell, int seat, int skip)
cdef int bars(Table table, int cell, int seat, int skip) noexcept with gil
cdef void check_after(Table table) noexcept
cdef void check_question(Table table) noexcept
cdef int asked_seat(Table table) noexcept nogil
@cython.locals(left=cython.int[128])
cdef bint cards_are_whole(Table table) noexcept nogil
cpdef Module own_hooks(Rules rules)
