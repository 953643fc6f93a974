# C types for payout.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport (
    DIGGER, DRAFTED, GOLD_DRAWN, OFFERED, PAID, PAID_OUT, SABOTEUR, TOOK_GOLD, WAS_PAID,
)
from pyrite.core.moves cimport Moves, arg_of, pack
from pyrite.saboteur.play.results cimport new_rule, note_card, note_gold
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs cimport new_ask, new_verb

cdef int TAKE, TAKE_GOLD, DIGGERS_PAY, SABOTEURS_PAY

cdef void pay(Table table) noexcept nogil
cdef void draw_gold(Table table) noexcept nogil
cdef int how_many(Table table, int dwarf) noexcept nogil
cdef bint shares(Table table, int seat) noexcept nogil
cdef bint any_shares(Table table) noexcept nogil
cdef void next_digger(Table table) noexcept nogil
cdef void offer(Table table) noexcept nogil
cdef void take(Table table, int i) noexcept nogil
cdef void win(Table table, int seat, int value, int how) noexcept nogil
cdef void list_gold(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_take(Table table, int action) noexcept nogil
cdef void pay_saboteurs(Table table) noexcept nogil
cpdef int owed_each(int saboteurs) noexcept nogil
cdef void pay_sum(Table table, int seat, int owed, int others, int rule) noexcept nogil
cdef void tell_paid(Table table, int seat, int first, int rule) noexcept nogil
cdef void pay_exact(Table table, int seat, int owed, int others) noexcept nogil
cpdef int exact_cards(int left1, int left2, int left3, int owed, int others) noexcept nogil
cdef int how_many_paid(int left1, int left2, int left3, int owed, int others) noexcept nogil
@cython.locals(n=cython.int)
cdef int in_pile(Table table, int value) noexcept nogil
cdef int from_pile(Table table, int value) noexcept nogil
cdef void pay_drawn(Table table, int seat, int owed) noexcept nogil
cdef void put_under(Table table) noexcept nogil
