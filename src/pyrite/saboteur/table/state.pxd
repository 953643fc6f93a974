# C types for state.py. Used only when compiling; the .py runs without it.
cimport cython
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.string cimport memcpy
from pyrite.saboteur.cnumbers cimport (
    MAX_ASIDE, MAX_ASKS, MAX_BOX, MAX_CELLS, MAX_DECK, MAX_GOALS, MAX_GOLD, MAX_HAND, MAX_LATER,
    MAX_CLUES, MAX_CLUE_CARDS, MAX_FRONT, MAX_HOOKS, MAX_MODULES, MAX_NAMED, MAX_SEATS, MAX_SITES,
    MAX_SPARE,
)
from pyrite.core.chance cimport Luck
from pyrite.core.game_table cimport GameTable
from pyrite.core.moves cimport Moves


# The closed list of what modules may plug in; see module.py.
ctypedef void (*table_fn)(Table) noexcept nogil
ctypedef void (*seat_fn)(Table, int) noexcept nogil
ctypedef int (*test_fn)(Table, int) noexcept nogil
ctypedef int (*bar_fn)(Table, int, int, int) noexcept nogil
ctypedef void (*list_fn)(Table, int, Moves) noexcept nogil
ctypedef int (*card_fn)(Table, int, Moves, int) noexcept nogil

@cython.final
cdef class Rules:
    cdef readonly object names
    cdef readonly dict forbidding  # by hook: the words of the modules that listen there
    cdef public object own
    cdef readonly int seats, hand_size, rounds, first_seat, start_card, start_at, treasure
    cdef readonly int sure_goal, set_aside, coins_each, open_at, nopen, nkinds, nbox
    cdef readonly bint must_connect, gold_per_digger, all_goals, sabotage_self, played_face_up
    cdef readonly bint end_by_passes, pay_exact, best_turn, last_card_starts
    cdef readonly int ndeck, ngoals, ncovers, ngoal_cards, nstash_paths, nstashes, nsites, ndwarfs
    cdef readonly int ngold
    cdef unsigned char[256] sides, begins, watched, filter
    cdef unsigned char[1024] through
    cdef unsigned char[128] verb_of, tools_of, turns_of, bonus, ends_round
    cdef unsigned char[MAX_FRONT] front_card
    cdef unsigned char[MAX_DECK] deck
    cdef unsigned char[32] dwarfs
    cdef unsigned char[MAX_GOLD] gold
    cdef unsigned short[MAX_GOALS] goal_at
    cdef unsigned char[MAX_GOALS] goal_cards, stash_paths
    cdef unsigned char[32] stashes
    cdef unsigned short[MAX_SITES] site_at
    cdef unsigned char[MAX_SITES] site_card
    cdef int[MAX_MODULES] box_at  # where each module's box begins, by the module's number
    cdef int[MAX_MODULES] named_at  # where the cards that each module names begin
    cdef int[MAX_NAMED] named
    cdef int nnamed
    cdef int n_round_started, n_turn_options, n_may_lay, n_may_look, n_bars, n_declared, n_laid
    cdef int n_lifted, n_joined, n_goal_turned, n_turn_ending, n_payday, n_entitled
    cdef int n_taking_effect
    cdef table_fn[MAX_HOOKS] round_started, turn_ending, payday
    cdef list_fn[MAX_HOOKS] turn_options
    cdef test_fn[MAX_HOOKS] may_lay, may_look, entitled
    cdef bar_fn[MAX_HOOKS] bars
    cdef seat_fn[MAX_HOOKS] declared, taking_effect, laid, lifted, joined, goal_turned
    cdef card_fn[128] list_of  # by card: the list of its verb
    cdef table_fn pay
    cdef int _fill_deck(self, tables) except -1

@cython.final
cdef class Clues:
    cdef unsigned long long[4 * MAX_CLUES] places
    cdef unsigned char[MAX_CLUES] knower, least, size
    cdef unsigned char[MAX_CLUE_CARDS] cards
    cdef int ncards
    cdef void copy_from(self, Clues other, int n) noexcept nogil
    cdef list dump(self, int n)
    cdef void load(self, list clues)

cdef class Table(GameTable):
    cdef readonly Rules rules
    cdef Clues clues
    cdef object trouble
    # Written by `make fields`, from fields.py; copied, saved and compared as one piece of memory.
    cdef readonly int step, turn, stage, nasks
    cdef int found, ended, declared, npending, nclues, nholes, npile, ndiscards
    cdef int last_card, passes, owed, fresh, ncells, nlaid, nsites, nlater, direction
    cdef readonly int finder, round_no, starter
    cdef int shown, nspare, dwarfs_shown, ngold, npool, drafter, naside, noffer
    cdef bint forgetful
    cdef int[MAX_ASKS] ask_kind, ask_seats, ask_about
    cdef unsigned char[MAX_SEATS] nhand, front, dwarf
    cdef unsigned char[MAX_SEATS * MAX_HAND] hands
    cdef unsigned char[MAX_DECK] pile, discards
    cdef unsigned char[MAX_CELLS] tile, need, lit, reach
    cdef unsigned short[MAX_CELLS] holes, at
    cdef unsigned short[MAX_DECK] laid
    cdef unsigned short[MAX_GOALS] pending, goal_cell
    cdef unsigned char[MAX_GOALS] goal_card, under
    cdef unsigned short[MAX_SEATS] looked, knows, dwarf_seen_by, coins
    cdef unsigned short[MAX_SITES] site_cell
    cdef unsigned short[4 * MAX_CELLS] beside
    cdef unsigned short[512] index
    cdef unsigned short[MAX_DECK] discard_seen_by
    cdef unsigned char[MAX_SPARE] spare
    cdef unsigned short[MAX_SPARE] spare_seen_by
    cdef unsigned char[MAX_ASIDE] aside
    cdef unsigned char[MAX_LATER] later, offer
    cdef unsigned char[MAX_GOLD] gold_pile
    cdef unsigned char[MAX_SEATS] pool
    cdef unsigned char[MAX_GOLD] won_seat, won_value, won_round, won_how
    cdef int[MAX_BOX] box
    cdef int told, in_a_row, answered, nwon
    # Until here.
    cdef readonly tuple results, payments
    @cython.locals(new=Table)
    cpdef Table copy(self)
    cdef int copy_from(self, Table other) except -1
    cdef void take_clues(self, Table other) noexcept nogil
    cpdef dict _dump(self)
    cpdef void _load(self, numbers)
    cpdef void _seat_at(self, Rules rules, Luck luck)
    cpdef void _forget_results(self)
    cdef void make_clues(self) noexcept with gil

cdef inline Py_ssize_t size_of_numbers(Table table) noexcept nogil:
    return <char*> (&table.nwon + 1) - <char*> &table.step

cdef inline void copy_numbers(Table to, Table other) noexcept nogil:
    memcpy(&to.step, &other.step, size_of_numbers(to))

cdef inline bytes numbers_of(Table table):
    return PyBytes_FromStringAndSize(<char*> &table.step, size_of_numbers(table))

cdef inline int take_numbers(Table table, bytes memory) except -1:
    memcpy(&table.step, <char*> memory, size_of_numbers(table))
    return 0

cdef void push_ask(Table table, int kind, int seats, int about) noexcept nogil
cdef void pop_ask(Table table) noexcept nogil
