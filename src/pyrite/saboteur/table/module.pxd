# C types for module.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport NOTED
from pyrite.saboteur.table.state cimport Rules, Table, bar_fn, list_fn, seat_fn, table_fn, test_fn

cdef class Module:
    cdef readonly str key, source
    cdef readonly tuple rules, cards
    cdef readonly object pieces, terms, choices, box, words, own
    cdef readonly int number
    cdef table_fn round_started, turn_ending, payday, pay
    cdef list_fn turn_options
    cdef test_fn may_lay, may_look, entitled
    cdef bar_fn bars
    cdef seat_fn declared, taking_effect, laid, lifted, joined, goal_turned

cdef int get(Table table, int module, int i) noexcept nogil
cpdef list box_of(Table table, int module, int n)
cdef int number_of(Table table, int module, int i) noexcept nogil
cdef void note(Table table, int module, int i, int value) noexcept nogil
cpdef void plug(Rules rules, Module module, int box_at)
