# C types for module.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport NOTED
from pyrite.saboteur.table.state cimport Rules, Table, bar_fn, list_fn, seat_fn, table_fn, test_fn

cdef class Module:
    cdef readonly str key, source
    cdef readonly tuple rules, cards, names, ending_goals, front, slots, requires, box, moves
    cdef readonly bint takes_gold
    cdef readonly object excludes, flags, overrides, forms, asks, refusals, checks, english
    cdef readonly object verb_rules, holds_up, show, read, noted, box_is_valid, costs, tellings
    cdef readonly object may_not_lay, may_not_look, barred
    cdef readonly int number, most_passed
    cdef table_fn round_started, turn_ending, payday, pay
    cdef list_fn turn_options
    cdef test_fn may_lay, may_look, entitled
    cdef bar_fn bars
    cdef seat_fn declared, laid, lifted, joined, goal_turned

cdef int get(Table table, int module, int i) noexcept nogil
cpdef list box_of(Table table, int module, int n)
cdef int card_named(Table table, int module, int i) noexcept nogil
cdef void note(Table table, int module, int i, int value) noexcept nogil
cpdef void plug(Rules rules, Module module, int box_at)
