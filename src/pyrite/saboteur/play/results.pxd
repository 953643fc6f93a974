# C types for results.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport COVER_SHOWN, HIDDEN
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.text.view cimport board_text, goals_text, stashes_text

cdef int new_rule(str name) except -1
cdef void note_gold(Table table, int seat, int amount, int rule) noexcept nogil
cdef void note_card(Table table, int seat, int card, int rule) noexcept nogil
cdef void keep_payment(Table table, int seat, int amount, int card, int rule) noexcept with gil
cdef void show_covers(Table table) noexcept nogil
cdef void finish_round(Table table) noexcept nogil
cdef void keep_result(Table table) noexcept with gil
cpdef dict result_text(Table table)
