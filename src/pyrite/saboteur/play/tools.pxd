# C types for tools.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.table.state cimport Table

cdef int BROKE, REPAIRED

cdef void break_tool(Table table, int target, int card) noexcept nogil
cdef void mend_tool(Table table, int target, int tool) noexcept nogil
