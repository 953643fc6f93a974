# What game_table.py cannot say: a new object without a call of its class, for fast copies.
from cpython.object cimport Py_TYPE, PyObject, PyTypeObject

cdef inline object empty_twin(object table):
    return (<PyTypeObject*> Py_TYPE(table)).tp_new(type(table), <PyObject*> (), NULL)
