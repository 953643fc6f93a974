# C types for payout.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport (
    ACTED, BLUE, BOSS, FIRST_TILE, GEOLOGIST, GREEN, MAX_CELLS, PAID,
    PROFITEER, SABOTEUR,
)
from pyrite.saboteur.play.coins cimport gain, has_gold, spend
from pyrite.saboteur.table.module cimport Module, get
from pyrite.saboteur.table.paths cimport flood
from pyrite.core.moves cimport Moves, arg_of, pack
from pyrite.saboteur.play.results cimport new_rule
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.table.verbs cimport new_ask, new_verb

cdef int SHARE, CRYSTALS, STOLEN

cdef int NUMBER, STEAL, ROB, BLUE_DOOR, GREEN_DOOR, THEFT, TRAPPED

cdef void pay(Table table) noexcept nogil
cdef void pay_group(Table table) noexcept nogil
cdef int winners(Table table) noexcept nogil
cdef int winning_colours(Table table) noexcept nogil
@cython.locals(lit=cython.uchar[392], reach=cython.uchar[392])
cdef bint is_blocked(Table table, int doors) noexcept nogil
cdef int treasure_cell(Table table) noexcept nogil
cdef void pay_geologists(Table table) noexcept nogil
cdef bint is_free_geologist(Table table, int seat) noexcept nogil
cdef int count_crystals(Table table) noexcept nogil
cdef bint is_thief(Table table, int seat) noexcept nogil
cdef int first_thief(Table table) noexcept nogil
cdef void ask_thief(Table table, int seat) noexcept nogil
cdef int next_thief(Table table, int seat) noexcept nogil
cdef bint has_victim(Table table, int thief) noexcept nogil
cdef void list_victims(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_steal(Table table, int action) noexcept nogil
cpdef void plug(Module module)
