# C types for game_table.py. Used only when compiling; the .py runs without it.
from pyrite.core.chance cimport Luck
from pyrite.core.event_log cimport EventLog
from pyrite.core.cnumbers cimport NOBODY
from pyrite.core.encoding cimport Buffers
from pyrite.core.moves cimport Moves, give_back, take_moves

cdef class GameTable(EventLog):
    cdef list listed(self, int seat)
    cdef bint is_legal(self, int action) except -1
    cdef GameTable before_risk(self)
    cdef int raise_trouble(self, GameTable before) except -1
    cdef int seat_count(self) noexcept nogil
    cdef int moment(self) noexcept nogil
    cdef int asked_bits(self) noexcept nogil
    cdef void list_moves_of(self, int seat, Moves moves) noexcept nogil
    cdef void list_moves(self, Moves moves) noexcept nogil
    cdef void do(self, int action) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int score_of(self, int seat) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef void sort_for_replay(self) noexcept nogil
    cdef void restore(self, GameTable other) noexcept nogil
    cpdef void end_with_round(self)
    cpdef list dwarf_names(self)
    cpdef void start_guiding(self, worths, suspicion)
    cdef int choose_guided(self, Moves moves, Luck luck) noexcept nogil
    cdef void guide_round(self) noexcept nogil
    cdef void watch_guided(self, int action, Luck luck) noexcept nogil
    cpdef list guide_notes(self)
    cpdef void take_guide_notes(self, notes)
    cdef int publicity(self, int action) noexcept nogil
    cdef int round_of(self) noexcept nogil
    cdef void encode(self, Buffers out, int row, int seat) noexcept nogil
    cdef void encode_truth(self, Buffers out, int row, int seat) noexcept nogil
    cpdef object window_of(self)
    cpdef list vector_parts(self)
    cpdef list truth_parts(self)
