# C types for treasure_chests.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.saboteur.cnumbers cimport FOUND, KEPT, MAX_GOALS, SAW
from pyrite.saboteur.play.coins cimport gain
from pyrite.saboteur.play.discards cimport (
    KEEP, keep_for, keep_top, list_top, see_top, shuffle_discards,
)
from pyrite.saboteur.play.exchange cimport look_at_dwarf, take_card
from pyrite.saboteur.play.goals cimport goal_at
from pyrite.saboteur.knowledge.memory cimport drew
from pyrite.saboteur.table.module cimport Module, number_of, get, note
from pyrite.saboteur.modules.minis.chests_push cimport offer_push
from pyrite.saboteur.play.payout cimport from_pile, in_pile, win
from pyrite.saboteur.play.setup cimport take_up
from pyrite.core.moves cimport Moves, arg_of, card_of, pack
from pyrite.saboteur.play.results cimport new_rule, note_gold
from pyrite.saboteur.table.state cimport Table, pop_ask, push_ask, table_fn
from pyrite.saboteur.play.turn cimport discard, owe
from pyrite.saboteur.table.verbs cimport new_ask, new_verb

cdef int GOLD, OPENED, FOUND_GOLD, BURNED

cdef table_fn[16] EFFECT
cdef int NUMBER, NO_MORE_MAPS, DRAWS, WAITING, TO_ROB, TO_HOLD_UP
cdef int LOOK, ROB
cdef int SEE_DWARF, CHOOSE_DISCARD, TAKE_CARD, KEEP_DRAWN

cdef int new_chest(str name, table_fn effect) except -1
cdef void open_chest(Table table, int cell) noexcept nogil
cdef void find_gold(Table table) noexcept nogil
cdef void end_maps(Table table) noexcept nogil
cdef int may_look(Table table, int goal) noexcept nogil
cdef void change_draws(Table table, int by) noexcept nogil
cdef void draw_less(Table table) noexcept nogil
cdef void draw_more(Table table) noexcept nogil
cdef void offer_look(Table table) noexcept nogil
cdef void list_looks(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_look(Table table, int action) noexcept nogil
cdef void search(Table table) noexcept nogil
cdef void list_found(Table table, int seat, Moves moves) noexcept nogil
cdef void keep_found(Table table, int action) noexcept nogil
cdef void burn(Table table) noexcept nogil
cdef void put_off(Table table, int what) noexcept nogil
cdef void rob_later(Table table) noexcept nogil
cdef void hold_up_later(Table table) noexcept nogil
cdef void finish(Table table) noexcept nogil
cdef void do_next(Table table) noexcept nogil
cdef void offer_robbery(Table table) noexcept nogil
cdef void list_victims(Table table, int seat, Moves moves) noexcept nogil
cdef void resolve_rob(Table table, int action) noexcept nogil
cdef void hold_up(Table table) noexcept nogil
cdef void list_offer(Table table, int seat, Moves moves) noexcept nogil
cdef void keep_drawn(Table table, int action) noexcept nogil
