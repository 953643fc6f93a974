# C types for history_sampler.py. Used only when compiling; the .py runs without it.
cimport cython
from pyrite.core.chance cimport Luck
from pyrite.saboteur.cnumbers cimport (
    DRAW, DWARF_PLACE, FLIP, MAX_SEATS, MIX, PASS_UNSEEN, PUT, SEE, SWAP, UNSEEN,
)

cdef enum:
    MAX_STEPS = 966
    MAX_HELD = 32
    PLACES = 256
    KINDS = 256
    TRIES = 8000
    TRIED_FIRST = 300
    ENOUGH = 10
    ONE = 1 << 30
    WORK = 4000000

@cython.final
cdef class HistorySampler:
    cdef unsigned char[MAX_STEPS] kind, place, other, card
    cdef unsigned char[MAX_SEATS] first_held, nheld, kept_nheld
    cdef unsigned char[MAX_SEATS][MAX_HELD] held, kept_held
    cdef unsigned char[PLACES] token, kept_token
    cdef unsigned char[KINDS] pool_card, pool, left
    cdef int nsteps, npool, nleft, tries
    cdef int found  # outcomes among the first tries
    cdef double best
    @cython.locals(tried=cython.int, likely=cython.double)
    cdef void look_for_best(self, Luck luck) noexcept nogil
    cpdef bint is_of_use(self)
    @cython.locals(total=cython.double, likely=cython.double)
    cdef bint draw(self, Luck luck) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void keep(self) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void take_back(self) noexcept nogil
    @cython.locals(likely=cython.double, kind=cython.int, place=cython.int, i=cython.int)
    cdef double replay(self, Luck luck) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int, seat=cython.int)
    cdef void begin(self) noexcept nogil
    cdef void put(self, int place, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int take(self, int hand, int i) noexcept nogil
    @cython.locals(unknown=cython.double, there=cython.int)
    cdef double see(self, int place, int card, Luck luck) noexcept nogil
    @cython.locals(named=cython.int, others=cython.int, i=cython.int, likely=cython.double)
    cdef double leave_hand(self, int hand, int card, double unknown, Luck luck) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void take_such(self, int hand, int card) noexcept nogil
    cdef void name(self, int card) noexcept nogil
    cdef int next_held(self, int hand) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int)
    cdef void swap(self, int place, int other) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int)
    cdef void mix(self, int place, int last, Luck luck) noexcept nogil
    @cython.locals(card=cython.int, at=cython.int, i=cython.int)
    cdef void keep_one(self, int hand, int first, int n, Luck luck) noexcept nogil
    @cython.locals(number=cython.int, i=cython.int, card=cython.int)
    cdef int any_card(self, Luck luck) noexcept nogil
