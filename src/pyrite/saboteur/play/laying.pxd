# C types for laying.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.cnumbers cimport ARG_MASK, CARD_SHIFT, NOBODY, VERB_SHIFT
from pyrite.saboteur.cnumbers cimport BROKEN, EMPTY, FIRST_TILE, NO_SIDES, PLACED
from pyrite.saboteur.table.forbidding cimport who_bars, who_forbids_laying
from pyrite.saboteur.table.paths cimport find, lay, lift
from pyrite.core.moves cimport Moves, arg_of, card_of
from pyrite.saboteur.table.state cimport Table
from pyrite.saboteur.table.verbs cimport new_card_verb

cdef int PLACE
cdef unsigned char[4352] FITS

cdef bint fits(int sides, int need) noexcept nogil
cdef void note_what_fits() noexcept nogil
cdef bint may_lay(Table table, int seat) noexcept nogil
cdef int list_places(Table table, int card, Moves moves, int n) noexcept nogil
cdef int list_allowed(Table table, int card, Moves moves, int n) noexcept nogil
@cython.locals(
    upright=cython.Py_ssize_t, turned=cython.Py_ssize_t, need=cython.Py_ssize_t,
    end=cython.Py_ssize_t,
)
cdef int list_fitting(Table table, int card, Moves moves, int n) noexcept nogil
cdef void resolve_place(Table table, int action) noexcept nogil
cdef int list_turns(
    Table table, int action, int tile, int need, Moves moves, int n
) noexcept nogil
cdef int unbarred(Table table, Moves moves, int before, int n, int skip) noexcept nogil
cdef bint is_barred(Table table, int cell, int seat, int skip) noexcept nogil
cdef bint may_begin_at(Table table, int cell, int skip) noexcept nogil
cdef void put_path(Table table, int at, int tile) noexcept nogil
cdef void take_path(Table table, int cell) noexcept nogil
