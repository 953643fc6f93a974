# C types for new_goals.py. Used only when compiling; the .py runs without it.
from pyrite.saboteur.cnumbers cimport FIRST_TILE
from pyrite.saboteur.play.coins cimport gain, has_gold, spend
from pyrite.saboteur.table.module cimport Module, number_of
from pyrite.saboteur.play.results cimport new_rule
from pyrite.saboteur.table.state cimport Table

cdef int GOLD

cdef int NUMBER, SACK_1, SACK_2, DRAGON, SPIDER

cdef void meet_goal(Table table, int cell) noexcept nogil
cdef void feed_dragon(Table table) noexcept nogil
