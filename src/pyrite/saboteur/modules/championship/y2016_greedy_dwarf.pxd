# C types for y2016_greedy_dwarf.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport GREEDY, PAID
from pyrite.saboteur.table.module cimport Module
from pyrite.saboteur.play.payout cimport pay_sum
from pyrite.saboteur.play.results cimport new_rule
from pyrite.saboteur.table.state cimport Table

cdef int PAY

cdef void pay_greedy(Table table) noexcept nogil
