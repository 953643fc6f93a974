# C types for view_gold.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport CHANGED, DRAFTED, FOUND, OVER, PAID_OUT
from pyrite.saboteur.table.state cimport Table

cdef list won_text(Table table, int seat, dict before)
cdef list paid_text(Table table)
cdef list purse_text(Table table)
cdef list offers_text(Table table, int seat)
cdef list finished_text(Table table, dict before)
