# What batch.py cannot say: a table is found by its address, without the GIL.
from cpython.ref cimport PyObject

from pyrite.core.encoding cimport fetch

cdef inline void step_table(Batch batch, int i, int code, Worker worker) noexcept nogil:
    batch.step_one(i, <GameTable> <PyObject*> batch.addresses[i], worker, code)

cdef inline void begin_table(Batch batch, int i, Worker worker) noexcept nogil:
    batch.restart(i, <GameTable> <PyObject*> batch.addresses[i], worker)

cdef inline void fetch_row(Batch batch, int i) noexcept nogil:
    fetch(<char*> <PyObject*> batch.addresses[i], 512)
    fetch(&batch.legal[i, 0], 128)
    fetch(&batch.numbers[i, 0], 64)

cdef inline void fetch_table(Batch batch, int i) noexcept nogil:
    cdef int* legal = &batch.legal[i, 0]
    cdef unsigned char* mask = &batch.mask[i, 0]
    cdef int k
    (<GameTable> <PyObject*> batch.addresses[i]).fetch()
    for k in range(min(8, batch.nlegal[i])):  # the others are close to them
        fetch(mask + legal[k], 1)
    fetch(&batch.out.vector[i, 0], 256)
    fetch(&batch.out.drawn[i, 1600], 1)

cdef inline int plain(int number) noexcept nogil:
    return number
