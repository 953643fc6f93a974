"""Seats: numbers in Python, letters in text, bits in sets."""

from collections.abc import Sequence

LETTERS = "ABCDEFGHIJKL"
MAX_SEATS = len(LETTERS)

# Who knows something: one bit per seat, and one for all spectators.
EVERYBODY = (1 << MAX_SEATS) - 1
SPECTATORS = 1 << MAX_SEATS
PUBLIC = EVERYBODY | SPECTATORS


def seat_letter(seat: int) -> str:
    """Return the letter of a seat: seat 0 is A; "?" if there is no such seat."""
    return LETTERS[seat] if type(seat) is int and 0 <= seat < MAX_SEATS else "?"


def seats_in(bits: int, seats: int) -> list[int]:
    """Return the seats in a bit set."""
    return [seat for seat in range(seats) if bits >> seat & 1]


def with_most(totals: Sequence[int]) -> list[int]:
    """Return the seats with the highest total; several if they are tied."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
