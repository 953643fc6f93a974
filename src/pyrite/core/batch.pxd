# What batch.py cannot say: a table is found by its address, without the GIL.
from cpython.ref cimport PyObject

cdef inline void step_table(Batch batch, int i, int code, Worker worker) noexcept nogil:
    batch.step_one(i, <GameTable> <PyObject*> batch.addresses[i], worker, code)

cdef inline void begin_table(Batch batch, int i, Worker worker) noexcept nogil:
    batch.restart(i, <GameTable> <PyObject*> batch.addresses[i], worker)

cdef inline int plain(int number) noexcept nogil:
    return number
