# What playing.py cannot say: addresses.
from pyrite.core.encoding cimport fetch

cdef inline void fetch_lines(PlayingTable table) noexcept nogil:
    cdef int cells = table.ncells + 1
    fetch(&table.pile[table.npile - 1 if table.npile else 0], 1)
    fetch(&table.discards[0], table.ndiscards + 1)
    fetch(&table.discard_seen_by[0], 2 * table.ndiscards + 2)
    fetch(&table.tile[0], cells)
    fetch(&table.need[0], cells)
    fetch(&table.lit[0], cells)
    fetch(&table.reach[0], cells)
    fetch(&table.at[0], 2 * cells)
    fetch(&table.holes[0], 2 * table.nholes)
    fetch(&table.laid[0], 2 * table.nlaid)
    fetch(&table.pending[0], 192)
    fetch(&table.nwon, 1)
