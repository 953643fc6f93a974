"""The bits of `front` for the cards of Saboteur 2 that lie in front of seats, in this order."""

from pyrite.saboteur.numbers import HELD_FAST

FRONT = ("trapped", "theft")
TRAPPED, THEFT = HELD_FAST, 2 * HELD_FAST
TRAP_BIT, THEFT_BIT = TRAPPED.bit_length() - 1, THEFT.bit_length() - 1
