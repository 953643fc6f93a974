# C types for state.py. Used only when compiling; the .py runs without it.
cimport cython
from cpython.bytes cimport PyBytes_FromStringAndSize
from libc.string cimport memcpy
from pyrite.core.chance cimport Luck
from pyrite.core.game_table cimport GameTable
from pyrite.lostmines.cnumbers cimport (
    CELLS, EDGES, MAX_ASIDE, MAX_DECK, MAX_DWARFS, MAX_KINDS, MAX_MINES, MAX_SEATS, MAX_TREASURES,
    TOKEN_KINDS,
)

@cython.final
cdef class Rules:
    cdef readonly object names
    cdef unsigned char[256] sides
    cdef unsigned char[MAX_KINDS] verb_of, feature, overcomes, shows, turns_of, mine_kind
    cdef unsigned char[MAX_DECK] deck
    cdef unsigned char[MAX_DWARFS] dwarfs
    cdef unsigned char[2] start_at, start_card
    cdef unsigned char[MAX_MINES] mine_at, mine_cards
    cdef unsigned char[MAX_TREASURES] treasure_kind, treasure_value
    cdef unsigned char[TOKEN_KINDS] tokens
    # Not arrays: the checked build cannot watch an array in last place.
    cdef readonly int seats, hand_size, rounds, first_seat, set_aside, nkinds, troll_card
    cdef readonly int ndeck, ndwarfs, nmines, ntreasures
    cdef readonly bint cut_last_turn, discard_counts
    cdef void _fill(self, tables)

cdef class Table(GameTable):
    cdef readonly Rules rules
    # Written by `make fields`, from fields.py; copied, saved and compared as one piece of memory.
    cdef readonly int step, round_no, starter, turn, stage
    cdef int last_card, dragon, proposed, agreed, steps, owed, entered
    cdef readonly int ask, asked_seats
    cdef int nholes, nspare, treasures_left, npile, naside
    cdef bint forgetful
    cdef unsigned char[CELLS] tile, need, tool, standing, holes
    cdef unsigned char[EDGES] token
    cdef unsigned char[MAX_SEATS] dwarf, dwarf_at, nhand
    cdef unsigned short[MAX_SEATS] dwarf_seen_by, troll_at
    cdef int[MAX_SEATS] points
    cdef unsigned char[TOKEN_KINDS] supply
    cdef unsigned char[MAX_DWARFS] spare
    cdef unsigned char[MAX_MINES] mine_card
    cdef unsigned short[MAX_MINES] mine_seen_by
    cdef unsigned char[MAX_TREASURES] treasure_kind, treasure_value
    cdef unsigned short[MAX_TREASURES] treasure_seen_by
    cdef signed char[MAX_TREASURES] treasure_owner
    cdef unsigned char[MAX_SEATS * MAX_KINDS] hands
    cdef unsigned char[MAX_DECK] pile, discards
    cdef unsigned char[MAX_ASIDE] aside
    cdef unsigned short[MAX_DECK] discard_seen_by
    cdef int ndiscards
    # Until here.
    cdef readonly tuple results
    cpdef void _seat_at(self, Rules rules, Luck luck)
    @cython.locals(new=Table)
    cpdef Table copy(self)
    cdef int copy_from(self, Table other) except -1
    cpdef dict _dump(self)
    cpdef void _load(self, numbers)
    cpdef void _forget_results(self)

cdef inline Py_ssize_t size_of_numbers(Table table) noexcept nogil:
    return <char*> (&table.ndiscards + 1) - <char*> &table.step

cdef inline void copy_numbers(Table to, Table other) noexcept nogil:
    memcpy(&to.step, &other.step, size_of_numbers(to))

cdef inline bytes numbers_of(Table table):
    return PyBytes_FromStringAndSize(<char*> &table.step, size_of_numbers(table))

cdef inline int take_numbers(Table table, bytes memory) except -1:
    memcpy(&table.step, <char*> memory, size_of_numbers(table))
    return 0
