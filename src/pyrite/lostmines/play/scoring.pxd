# C types for scoring.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.lostmines.cnumbers cimport (
    CHARACTERS, DWARF_SHOWN, ROUND_ENDED, SABOTEUR, SCORED, SELFISH,
    TREASURE_SHOWN,
)
from pyrite.lostmines.table.state cimport Table

cdef int ALONE, DRAGON_PRICE

cdef void show_all(Table table, int how) noexcept nogil
cdef void score(Table table) noexcept nogil
cdef int earned(Table table, int seat) noexcept nogil
cdef int dragon_price(Table table, int seat, int won) noexcept nogil
cdef int pool_of(Table table, int seat) noexcept nogil
cdef int brought(Table table, int seat) noexcept nogil
cdef int best(Table table, int seat) noexcept nogil
cdef int share(Table table, int seat, int pool) noexcept nogil
