"""Where the cards that lie before seats stand among the bits of `front`, in this order."""

from pyrite.saboteur.numbers import HELD_FAST

FRONT = ("trapped", "theft")
TRAPPED, THEFT = HELD_FAST, 2 * HELD_FAST
TRAP_BIT, THEFT_BIT = TRAPPED.bit_length() - 1, THEFT.bit_length() - 1
