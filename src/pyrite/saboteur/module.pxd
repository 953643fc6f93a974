# C types for module.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.state cimport Rules, list_fn, seat_fn, table_fn, test_fn

cdef class Module:
    cdef readonly str key, source
    cdef readonly tuple rules, cards, slots, requires, excludes
    cdef readonly object forms, asks, refusals, english
    cdef readonly int box, number
    cdef table_fn round_started, deal_dwarfs, pay
    cdef list_fn turn_options
    cdef test_fn may_lay
    cdef seat_fn declared, joined, goal_turned

cpdef void plug(Rules rules, Module module, int box_at)
