"""The notation for asking a seat to pay a guard."""

from pyrite.core.actions import Action
from pyrite.core.encoding import Field
from pyrite.core.notation import ON_SEAT, Form, Parts, check_seat, words
from pyrite.core.numbers import FIELD_NUMBER, MOST_NUMBERS
from pyrite.core.reading import check_number, read_number, read_seat
from pyrite.core.seats import LETTERS
from pyrite.saboteur.text.names import Names

GUARDS = "guards"  # the deck's key


def guards_at(names: Names) -> int:
    """Return the number of guards at this table."""
    return names.components.tokens[GUARDS]


class BegForm(Form):
    """Form for asking a seat to pay a guard."""

    parts = ("target", "guard")
    written = "beg SEAT GUARD"
    fields = (ON_SEAT, Field(4, 15, FIELD_NUMBER, MOST_NUMBERS))

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        guard = arg >> 4
        if card or arg & 15 >= names.seats or guard >= guards_at(names):
            return None
        return {"target": arg & 15, "guard": guard + 1}

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        guard = check_number(action.guard, guards_at(names))
        return 0, check_seat(names, action.target) | guard << 4

    def write(self, names: Names, action: Action) -> str:
        return f"{action.verb} {LETTERS[action.target or 0]} {action.guard}"

    def read(self, names: Names, text: str) -> Parts:
        seat, guard = words(text, 2)
        return {
            "target": read_seat(seat, names.seats),
            "guard": read_number(guard, guards_at(names)) + 1,
        }
