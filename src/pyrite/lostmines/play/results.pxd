# C types for results.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.lostmines.cnumbers cimport CHARACTERS
from pyrite.lostmines.play.scoring cimport dragon_price, earned
from pyrite.lostmines.table.state cimport Table
from pyrite.lostmines.text.view cimport board_text, clans_text, mines_text

cdef void keep_result(Table table, int how) noexcept with gil
cpdef dict result_text(int how, Table table)
cdef list treasures_shown(Table table)
cdef list paid_text(Table table)
