"""The numbers of a table in memory order; `make fields` writes state.pxd from this list.

Small and hot ones come first, where the processor reaches them without computing an address. The
last is not an array, since the checked build cannot watch an array in last place.
"""

from pyrite.core.fields import Fields
from pyrite.saboteur import numbers

FIELDS = Fields(
    """
readonly int step, turn, stage, nasks
int found, ended, declared, npending, nclues, nholes, npile, ndiscards
int last_card, passes, owed, fresh, ncells, nlaid, nsites, nlater, direction
readonly int finder, round_no, starter
int shown, nspare, dwarfs_shown, ngold, npool, drafter, naside, noffer
bint forgetful
int[MAX_ASKS] ask_kind, ask_seats, ask_about
unsigned char[MAX_SEATS] nhand, front, dwarf
unsigned char[MAX_SEATS * MAX_HAND] hands
unsigned char[MAX_DECK] pile, discards
unsigned char[MAX_CELLS] tile, need, lit, reach
unsigned short[MAX_CELLS] holes, at
unsigned short[MAX_DECK] laid
unsigned short[MAX_GOALS] pending, goal_cell
unsigned char[MAX_GOALS] goal_card, under
unsigned short[MAX_SEATS] looked, knows, dwarf_seen_by, coins
unsigned short[MAX_SITES] site_cell
unsigned short[4 * MAX_CELLS] beside
unsigned short[512] index
unsigned short[MAX_DECK] discard_seen_by
unsigned char[MAX_SPARE] spare
unsigned short[MAX_SPARE] spare_seen_by
unsigned char[MAX_ASIDE] aside
unsigned char[MAX_LATER] later, offer
unsigned char[MAX_GOLD] gold_pile
unsigned char[MAX_SEATS] pool
unsigned char[MAX_GOLD] won_seat, won_value, won_round, won_how
int[MAX_BOX] box
int told, in_a_row, answered, nwon
""",
    vars(numbers),
)
