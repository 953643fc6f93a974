# C types for plain_table.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport MAX_MOVES
from pyrite.core.game_table cimport GameTable
from pyrite.core.moves cimport Moves

cdef class PlainTable(GameTable):
    cdef public object rules
    cdef public int step
    cdef object trouble
    cdef int seat_count(self) noexcept with gil
    cdef int moment(self) noexcept nogil
    cdef int asked_bits(self) noexcept with gil
    cdef void list_moves_of(self, int seat, Moves moves) noexcept with gil
    cdef void list_moves(self, Moves moves) noexcept with gil
    cdef void add_moves(self, int seat, Moves moves)
    cdef void do(self, int action) noexcept with gil
    cdef bint is_over(self) noexcept with gil
    cdef int score_of(self, int seat) noexcept with gil
    cdef void restore(self, GameTable other) noexcept with gil
    cdef GameTable before_risk(self)
    cdef int raise_trouble(self, GameTable before) except -1
