"""Seats: numbers in Python, letters in text, bits in sets of them."""

from collections.abc import Sequence

from pyrite.core.numbers import NOBODY

LETTERS = "ABCDEFGHIJKL"
MAX_SEATS = len(LETTERS)

# Who knows something: a bit per seat, and one for all who only watch.
EVERYBODY = (1 << MAX_SEATS) - 1
SPECTATORS = 1 << MAX_SEATS
PUBLIC = EVERYBODY | SPECTATORS


def seat_letter(seat: int) -> str:
    """Seats are letters in text: seat 0 is A; "?" if there is no such seat."""
    return LETTERS[seat] if type(seat) is int and 0 <= seat < MAX_SEATS else "?"


def seat_or_none(seat: int) -> int | None:
    """The seat, None if it is nobody."""
    return None if seat == NOBODY else seat


def seats_in(bits: int, seats: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(seats) if bits >> seat & 1]


def with_most(totals: Sequence[int]) -> list[int]:
    """The seats that have the most; ties share."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
