# C types for rollout_policy.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck
from pyrite.core.cnumbers cimport ARG_MASK, CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.core.moves cimport Moves
from pyrite.saboteur.cnumbers cimport (
    BROKEN, FAR, FIRST_TILE, GEOLOGIST, GREEDY, SABOTEUR, HELD_FAST,
)
from pyrite.saboteur.play.goals cimport CHOOSE
from pyrite.saboteur.table.paths cimport entered, find
from pyrite.saboteur.play.payout cimport TAKE
from pyrite.saboteur.rollouts.rollout_field cimport measure
from pyrite.saboteur.rollouts.rollout_guide cimport Guide
from pyrite.saboteur.rollouts.rollout_steps cimport bears, cleared, expect, nearest, steps_after
from pyrite.saboteur.rollouts.rollout_suspicion cimport judge, suspected
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.turn cimport PASS
from pyrite.saboteur.table.verbs cimport IS_PLAY

cdef int DIGS, HINDERS, GATHERS, NOISE, NEAR, FOUND, DOUBT, TRUST

@cython.locals(best=cython.int, chosen=cython.int, value=cython.int)
cdef int choose(Table table, Guide guide, Moves moves, Luck luck) noexcept nogil
cdef int asked_seat(Table table) noexcept nogil
cdef int role_of(int dwarf) noexcept nogil
cdef int worth(Table table, Guide guide, int role, int action) noexcept nogil
@cython.locals(value=cython.int)
cdef int pass_worth(Guide guide, int role, int action) noexcept nogil
@cython.locals(gain=cython.int, found=cython.int, closest=cython.int, steps=cython.int)
cdef int lay_worth(Table table, Guide guide, int role, int action) noexcept nogil
cdef int hinder_worth(Guide guide, int gain, int found, int way) noexcept nogil
cdef int aim_worth(Table table, Guide guide, int role, int action) noexcept nogil
cdef int harm_worth(Table table, Guide guide, int role, int target) noexcept nogil
cdef int help_worth(Table table, Guide guide, int role, int target) noexcept nogil
cdef int map_worth(Table table, Guide guide, int role, int cell) noexcept nogil
@cython.locals(gain=cython.int, wreck=cython.int, nearer=cython.int)
cdef int rockfall_worth(Table table, Guide guide, int role, int cell) noexcept nogil
cdef int choice_worth(Table table, Guide guide, int role, int cell) noexcept nogil
cdef int scaled(int value, int divisor) noexcept nogil
