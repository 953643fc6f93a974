# C types for batch.py. Used only when compiling; the .py runs without it.
cimport cython
from cpython.ref cimport PyObject
from pyrite.core.chance cimport M64, Luck
from pyrite.core.cnumbers cimport FEATURES, NOBODY, OTHERS_GUIDED, SEEN_VERB, SEEN_WHOLE
from pyrite.core.encoding cimport Buffers, Coding, bytes_of
from pyrite.core.game_table cimport GameTable
from pyrite.core.moves cimport Moves

cdef unsigned long long ROLL

@cython.final
cdef class Worker:
    cdef Moves moves
    cdef Luck luck
    cdef readonly long long masked, stuck

@cython.final
cdef class Batch:
    cdef readonly list tables
    cdef unsigned long long[::1] addresses
    cdef readonly int n, seats
    cdef readonly Buffers out, final
    cdef readonly Coding coding
    cdef int others, room, listed_features, kept
    cdef unsigned char[:, ::1] mask, features, history
    cdef int[:, ::1] legal, numbers, prefix, scores, deeds
    cdef int[::1] nlegal, nnumbers, nprefix, seat, rounds, mine, ndeeds
    cdef float[:, ::1] reward
    cdef unsigned char[::1] done, round_end
    cdef unsigned long long[::1] seeds, rolls
    cdef bint skip_forced, autoreset, rotate, observing, truthful
    @cython.locals(i=cython.int)
    cpdef void reset(self, int first, int end, Worker worker)
    @cython.locals(i=cython.int)
    cpdef void step(self, int[::1] codes, int first, int end, Worker worker)
    @cython.locals(i=cython.int, code=cython.int)
    cpdef int find_wrong(self, int[::1] codes)
    @cython.locals(i=cython.int, n=cython.int)
    cpdef void sample(self, int[::1] codes, Worker worker)
    cdef void restart(self, int i, GameTable table, Worker worker) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void clear(self, int i) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void step_one(self, int i, GameTable table, Worker worker, int code) noexcept nogil
    @cython.locals(at=cython.int)
    cdef void act(self, int i, GameTable table, int seat, int action) noexcept nogil
    @cython.locals(n=cython.int, k=cython.int, action=cython.int)
    cdef int chosen(self, int i, int code) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void play_on(self, int i, GameTable table, Worker worker) noexcept nogil
    cdef int choice_of_others(self, int i, GameTable table, Worker worker) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void begin(self, int i, GameTable table) noexcept nogil
    cdef void start_round(self, int i, GameTable table) noexcept nogil
    @cython.locals(seat=cython.int, score=cython.int)
    cdef void end_round(self, int i, GameTable table) noexcept nogil
    cdef void observe_end(self, int i, GameTable table) noexcept nogil
    @cython.locals(
        before=cython.int, n=cython.int, k=cython.int, action=cython.int, code=cython.int,
    )
    cdef bint list_choices(self, int i, int seat, Worker worker) noexcept nogil
    @cython.locals(k=cython.int)
    cdef void hide(self, int i) noexcept nogil
    @cython.locals(before=cython.int, n=cython.int, k=cython.int, code=cython.int)
    cdef void show(self, int i) noexcept nogil
    @cython.locals(k=cython.int)
    cdef void pad(self, int i, int n, int before) noexcept nogil
    @cython.locals(rows=cython.p_uchar, at=cython.int, k=cython.int)
    cdef void write_choices(self, int i, int n) noexcept nogil
    @cython.locals(
        rows=cython.p_uchar, first=cython.int, at=cython.int, k=cython.int, action=cython.int,
        doer=cython.int, seen=cython.int, j=cython.int,
    )
    cdef void write_history(self, int i, GameTable table, int seat) noexcept nogil
    cdef void roll(self, int i, Worker worker) noexcept nogil

cpdef void observe(GameTable table, Buffers out, int row, int seat)
cdef int lowest(int bits) noexcept nogil

cdef inline void step_table(Batch batch, int i, int code, Worker worker) noexcept nogil:
    batch.step_one(i, <GameTable> <PyObject*> batch.addresses[i], worker, code)

cdef inline void begin_table(Batch batch, int i, Worker worker) noexcept nogil:
    batch.restart(i, <GameTable> <PyObject*> batch.addresses[i], worker)

cdef inline int plain(int number) noexcept nogil:
    return number
