# C types for playing.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY, SEEN_VERB, SEEN_WHOLE, VERB_SHIFT
from pyrite.core.chance cimport Luck
from pyrite.core.encoding cimport Buffers
from pyrite.core.game_table cimport GameTable
from pyrite.core.moves cimport Moves
from pyrite.lostmines.cnumbers cimport AGREE, OVER, PASS, REFUSE
from pyrite.lostmines.play.legal cimport list_all, list_seat
from pyrite.lostmines.rollouts.rollout_policy cimport Guide, choose
from pyrite.lostmines.play.setup cimport start_game, start_round
from pyrite.lostmines.table.state cimport Table, copy_numbers
from pyrite.lostmines.play cimport turn
from pyrite.lostmines cimport encoding

cdef class PlayingTable(Table):
    cdef Guide guide

cdef inline void become(Table table, GameTable other) noexcept nogil:
    copy_numbers(table, <Table> other)
