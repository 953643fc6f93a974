# C types for playing.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY, SEEN_VERB, SEEN_WHOLE, VERB_SHIFT
from pyrite.core.chance cimport Luck
from pyrite.core.encoding cimport Buffers
from pyrite.core.game_table cimport GameTable
from pyrite.core.moves cimport Moves
from pyrite.saboteur.table.gold cimport worth
from pyrite.saboteur.cnumbers cimport OVER
from pyrite.saboteur.play.legal cimport list_all, list_seat
from pyrite.saboteur.table.paths cimport sort_cells
from pyrite.saboteur.rollouts.rollout_field cimport begin_again, measure, remember
from pyrite.saboteur.rollouts.rollout_guide cimport Guide
from pyrite.saboteur.rollouts.rollout_policy cimport asked_seat, choose
from pyrite.saboteur.play.setup cimport start_game, start_round
from pyrite.saboteur.table.state cimport Table, copy_numbers
from pyrite.saboteur.play cimport turn
from pyrite.saboteur.play.discards cimport KEEP
from pyrite.saboteur.play.goals cimport CHOOSE, TURN
from pyrite.saboteur.play.payout cimport TAKE
from pyrite.saboteur.table.verbs cimport IS_PLAY
from pyrite.saboteur.rollouts.rollout_suspicion cimport judge
from pyrite.saboteur cimport encoding

cdef class PlayingTable(Table):
    cdef Guide guide

cdef inline void become(Table table, GameTable other) noexcept nogil:
    copy_numbers(table, <Table> other)
    table.take_clues(<Table> other)
