"""The numbers of a table in memory order; `make fields` writes state.pxd from this list.

Small and hot ones come first, where the processor reaches them without computing an address. The
last is not an array, since the checked build cannot watch an array in last place.
"""

from pyrite.core.fields import Fields
from pyrite.lostmines import numbers

FIELDS = Fields(
    """
readonly int step, round_no, starter, turn, stage
int last_card, dragon, proposed, agreed, steps, owed, entered
readonly int ask, asked_seats
int nholes, nspare, treasures_left, npile, naside
bint forgetful
unsigned char[CELLS] tile, need, tool, standing, holes
unsigned char[EDGES] token
unsigned char[MAX_SEATS] dwarf, dwarf_at, nhand
unsigned short[MAX_SEATS] dwarf_seen_by, troll_at
int[MAX_SEATS] points
unsigned char[TOKEN_KINDS] supply
unsigned char[MAX_DWARFS] spare
unsigned char[MAX_MINES] mine_card
unsigned short[MAX_MINES] mine_seen_by
unsigned char[MAX_TREASURES] treasure_kind, treasure_value
unsigned short[MAX_TREASURES] treasure_seen_by
signed char[MAX_TREASURES] treasure_owner
unsigned char[MAX_SEATS * MAX_KINDS] hands
unsigned char[MAX_DECK] pile, discards
unsigned char[MAX_ASIDE] aside
unsigned short[MAX_DECK] discard_seen_by
int ndiscards
""",
    vars(numbers),
)
