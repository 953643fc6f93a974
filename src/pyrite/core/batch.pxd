# What batch.py cannot say: a table is found by its address, without the GIL.
from cpython.ref cimport PyObject

cdef inline void step_table(Batch batch, int i, int code, Worker worker) noexcept nogil:
    batch.step_one(i, <GameTable> <PyObject*> batch.addresses[i], worker, code)

cdef inline void begin_table(Batch batch, int i, Worker worker) noexcept nogil:
    batch.restart(i, <GameTable> <PyObject*> batch.addresses[i], worker)

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define FETCH(at) __builtin_prefetch(at, 1, 2)
    #else
    #define FETCH(at)
    #endif
    """
    void FETCH(void*) noexcept nogil

cdef inline void fetch_table(Batch batch, int i) noexcept nogil:
    cdef char* table = <char*> <PyObject*> batch.addresses[i]
    cdef int* legal = &batch.legal[i, 0]
    cdef unsigned char* mask = &batch.mask[i, 0]
    cdef unsigned char* vector = &batch.out.vector[i, 0]
    cdef unsigned char* drawn = &batch.out.drawn[i, 0]
    cdef int k
    for k in range(0, 1024, 64):
        FETCH(table + k)
    for k in range(min(16, batch.nlegal[i])):
        FETCH(mask + legal[k])
    for k in range(0, 192, 64):
        FETCH(vector + k)
        FETCH(drawn + k)
    FETCH(&batch.numbers[i, 0])
    FETCH(&batch.legal[i + 1 if i + 1 < batch.n else i, 0])

cdef inline int plain(int number) noexcept nogil:
    return number
