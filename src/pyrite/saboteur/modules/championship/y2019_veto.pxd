# C types for y2019_veto.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport HAND_PLACE, MAX_HAND, PUBLIC
from pyrite.saboteur.knowledge.memory cimport saw
from pyrite.saboteur.table.module cimport Module
from pyrite.core.moves cimport Moves, arg_of, card_of, pack
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask
from pyrite.saboteur.play.turn cimport discard, draw_later, drop
from pyrite.saboteur.table.verbs cimport new_ask, new_verb

cdef int ANSWERED, CANCELLED, ALLOW, VETO, VETO_WINDOW

cdef void open_window(Table table, int action) noexcept nogil
cdef void list_answers(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_allow(Table table, int action) noexcept nogil
cdef void resolve_veto(Table table, int action) noexcept nogil
