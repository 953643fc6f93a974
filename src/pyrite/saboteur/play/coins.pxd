# C types for coins.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport shuffle
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport CHANGED, CHANGED_CARD, COINS, LUCK_CHANGE
from pyrite.saboteur.play.results cimport note_gold
from pyrite.saboteur.table.state cimport Table

cdef void gain(Table table, int seat, int amount, int rule) noexcept nogil
cdef bint has_gold(Table table, int seat) noexcept nogil
cdef void spend(Table table, int seat, int rule) noexcept nogil
cdef int lowest_card(Table table, int seat) noexcept nogil
cdef void change(Table table, int seat, int i) noexcept nogil
