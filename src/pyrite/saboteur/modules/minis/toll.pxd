# C types for toll.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport ACTED, EMPTY, FIRST_TILE, MAX_HAND, THROWN_AWAY
from pyrite.saboteur.play.coins cimport gain, has_gold, spend
from pyrite.saboteur.table.gold cimport worth
from pyrite.saboteur.table.module cimport Module, get, note, number_of
from pyrite.saboteur.table.paths cimport find
from pyrite.core.moves cimport Moves, arg_of, card_of, pack
from pyrite.saboteur.play.results cimport new_rule
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.play.turn cimport TURN, discard_unseen, owe
from pyrite.saboteur.table.verbs cimport new_ask, new_verb

cdef int PAY

cdef int NUMBER, EXIT, OWNER, PAYER, ASKED, READY, OUT
cdef int GUARD, BEG, AGREE, REFUSE, PAY_TOLL

cdef int guards(Table table) noexcept nogil
cdef int exit_of(Table table, int guard) noexcept nogil
cdef int owner_of(Table table, int guard) noexcept nogil
cdef int payer_of(Table table, int guard) noexcept nogil
cdef bint is_set(Table table, int guard) noexcept nogil
cdef int next_guard(Table table) noexcept nogil
cdef bint faces(Table table, int guard, int cell, int skip) noexcept nogil
cdef int bars(Table table, int cell, int seat, int skip) noexcept nogil
cpdef object why_barred(Table table, int cell, int seat, int skip)
cdef void list_options(Table table, int seat, Moves moves) noexcept nogil
cdef void list_exits(Table table, int seat, int cell, Moves moves) noexcept nogil
cdef bint is_open(Table table, int cell, int side) noexcept nogil
cdef void resolve_guard(Table table, int action) noexcept nogil
cdef void list_begs(Table table, int seat, int guard, Moves moves) noexcept nogil
cdef void resolve_beg(Table table, int action) noexcept nogil
cdef void list_answers(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_agree(Table table, int action) noexcept nogil
cdef void resolve_refuse(Table table, int action) noexcept nogil
cdef void answer(Table table, int action) noexcept nogil
cdef void collect(Table table, int cell) noexcept nogil
cdef void take_toll(Table table, int guard) noexcept nogil
cdef void dismiss(Table table, int guard) noexcept nogil
cdef void leave(Table table, int cell) noexcept nogil
cdef void forget_promises(Table table) noexcept nogil
