# C types for table.py. Used only when compiling; the .py runs without it.
from pyrite.core.cnumbers cimport NOBODY
from pyrite.saboteur.cnumbers cimport (
    BROKEN, FIRST_OWN_ASK, FIRST_TILE, MAX_HAND, MAX_LATER, NOTED, PLAYING, THROWN_AWAY,
)
from pyrite.saboteur.table.paths cimport find
from pyrite.saboteur.play.rockfall cimport collapse
from pyrite.saboteur.table.state cimport Table, push_ask
from pyrite.saboteur.play.tools cimport break_tool, mend_tool
from pyrite.saboteur.play.turn cimport discard_unseen, draw_later

cdef int TOLD, MOST_LATER

cdef class OwnTable:
    cdef Table table
    cdef readonly str key, hook
