# C types for base.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport (
    CART, GOAL_PLACE, HIDDEN, LAMP, PICK, PUBLIC,
)
from pyrite.saboteur.play.goals cimport goal_at
from pyrite.saboteur.knowledge.memory cimport saw
from pyrite.saboteur.table.forbidding cimport who_forbids_looking
from pyrite.saboteur.table.module cimport Module
from pyrite.saboteur.table.paths cimport uncover, find
from pyrite.saboteur.play.payout cimport pay
from pyrite.saboteur.play.rockfall cimport collapse
from pyrite.core.moves cimport Moves, arg_of, card_of
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.play.tools cimport break_tool, mend_tool
from pyrite.saboteur.play.turn cimport discard
from pyrite.saboteur.table.verbs cimport new_card_verb

cdef int COVER_LOST, LOOKED
cdef int BREAK, REPAIR, ROCKFALL, MAP

cdef int list_breaks(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_break(Table table, int action) noexcept nogil
cdef int list_repairs(Table table, int card, Moves moves, int n) noexcept nogil
cdef int list_one_tool(Table table, int first, int tool, Moves moves, int n) noexcept nogil
cdef void resolve_repair(Table table, int action) noexcept nogil
cdef int list_rockfalls(Table table, int card, Moves moves, int n) noexcept nogil
cdef int list_covers(Table table, int first, Moves moves, int n) noexcept nogil
cdef void resolve_rockfall(Table table, int action) noexcept nogil
cdef void lose_cover(Table table, int cell) noexcept nogil
cdef int list_maps(Table table, int card, Moves moves, int n) noexcept nogil
cdef bint may_look(Table table, int goal) noexcept nogil
cdef void resolve_map(Table table, int action) noexcept nogil
