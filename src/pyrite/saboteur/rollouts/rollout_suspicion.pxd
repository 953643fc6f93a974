# C types for rollout_suspicion.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck
from pyrite.core.cnumbers cimport ARG_MASK, CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport (
    BROKEN, DEEDS, FAR, FIRST_TILE, MOST_SUSPECT, SABOTEUR, HELD_FAST,
)
from pyrite.saboteur.table.paths cimport entered, find
from pyrite.saboteur.rollouts.rollout_field cimport is_hidden
from pyrite.saboteur.rollouts.rollout_guide cimport Guide
from pyrite.saboteur.rollouts.rollout_steps cimport bears, cleared, steps_after
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.turn cimport PASS
from pyrite.saboteur.table.verbs cimport IS_PLAY

cdef int PATH, DEAD_END, ROCKFALL, HARM, HELP, HELP_SELF, PASSING, LOOKING
cdef int LEVEL, FARTHER, HONEST, SUSPECT, MID, NEAR
cdef int FAR_PHASE, MID_PHASE, NEAR_PHASE, HELD_PHASE, LIES, MOST_HOPE

cdef void judge(Table table, Guide guide, int seat, int action, Luck luck) noexcept nogil
cdef void judge_rockfall(Table table, Guide guide, int seat, int cell) noexcept nogil
cdef void judge_aim(Table table, Guide guide, int seat, int action) noexcept nogil
@cython.locals(gain=cython.int, result=cython.int)
cdef void judge_path(Table table, Guide guide, int seat, int action) noexcept nogil
@cython.locals(total=cython.int)
cdef void blame(Table table, Guide guide, int seat, int deed) noexcept nogil
@cython.locals(steps=cython.int)
cdef int phase_of(Table table, Guide guide, int seat) noexcept nogil
cdef int suspected(Guide guide, int seat) noexcept nogil
cdef int looks(Guide guide, int seat) noexcept nogil
@cython.locals(true=cython.bint, trust=cython.longlong)
cdef void tell(Table table, Guide guide, int seat, int cell, Luck luck) noexcept nogil
