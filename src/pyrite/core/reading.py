"""Seats and counts as players write them; `NotationError` says what cannot be read."""

from pyrite.core.messages import NotationError, say
from pyrite.core.plain import shown
from pyrite.core.seats import LETTERS, seat_letter


def read_number(text: str, most: int) -> int:
    """Read a number that players count from 1; return it counted from 0."""
    small = text.isascii() and text.isdigit() and len(text) <= 9 and text[0] != "0"
    if not small or not 1 <= int(text) <= most:
        raise NotationError(say("text-count", text=shown(text), most=most))
    return int(text) - 1


def check_number(value: object, most: int) -> int:
    """Return a number counted from 0, given one counted from 1 that is already an int."""
    if type(value) is not int or not 1 <= value <= most:
        raise NotationError(say("text-count", text=shown(value), most=most))
    return value - 1


def no_seat(seat: object, seats: int) -> NotationError:
    """Return the error for a value that is not the number of a seat."""
    id = "seat-beyond" if type(seat) is int else "seat-number"
    return NotationError(say(id, value=shown(seat), last=seats - 1))


def read_seat(text: str, seats: int) -> int:
    """Read a seat by its letter."""
    if len(text) != 1 or text not in LETTERS[:seats]:
        raise NotationError(say("text-seat", seat=shown(text), last=seat_letter(seats - 1)))
    return LETTERS.index(text)
