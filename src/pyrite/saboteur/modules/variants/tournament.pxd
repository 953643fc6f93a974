# C types for tournament.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport DIGGER, GREEDY, PAID, SABOTEUR
from pyrite.saboteur.coins cimport gain
from pyrite.saboteur.module cimport Module
from pyrite.saboteur.payout cimport how_many
from pyrite.saboteur.results cimport new_rule
from pyrite.saboteur.state cimport Table

cdef int PAY

cdef void pay(Table table) noexcept nogil
cdef void pay_all(Table table, int dwarf, int each) noexcept nogil
