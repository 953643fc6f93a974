"""Pieces of the notation that all games write alike; a `NotationError` says what cannot be read."""

from pyrite.core.errors import NotationError
from pyrite.core.grid import cell_from_text
from pyrite.core.messages import say
from pyrite.core.seats import LETTERS, seat_letter
from pyrite.core.sides import LETTERS as SIDES


def read_number(text: str, most: int) -> int:
    """A number counted from 1, as players do; here counted from 0."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= most or text[0] == "0":
        raise NotationError(say("text-count", text=repr(text), most=most))
    return int(text) - 1


def read_cell(text: str) -> int:
    """A place on the table: "4,-1"."""
    try:
        return cell_from_text(text)
    except ValueError:
        raise NotationError(say("text-cell", cell=repr(text))) from None


def read_exit(text: str) -> tuple[str, int]:
    """The text of a cell and the number of one of its sides: "4,-1E"."""
    cell, side = text[:-1], text[-1:]
    if not side or side not in SIDES:
        raise NotationError(say("text-side", text=repr(text)))
    return cell, SIDES.index(side)


def read_seat(text: str, seats: int) -> int:
    """A seat by its letter."""
    if len(text) != 1 or text not in LETTERS[:seats]:
        raise NotationError(say("text-seat", seat=repr(text), last=seat_letter(seats - 1)))
    return LETTERS.index(text)
