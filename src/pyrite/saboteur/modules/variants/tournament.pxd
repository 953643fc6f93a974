# C types for tournament.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport DIGGER, GREEDY, PAID, SABOTEUR
from pyrite.saboteur.play.coins cimport gain
from pyrite.saboteur.table.module cimport Module
from pyrite.saboteur.play.payout cimport how_many
from pyrite.saboteur.play.results cimport new_rule
from pyrite.saboteur.table.state cimport Table

cdef int PAY

cdef void pay(Table table) noexcept nogil
cdef void pay_all(Table table, int dwarf, int each) noexcept nogil
