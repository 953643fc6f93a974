"""How the actions of The Lost Mines are written and packed; core/notation.py explains forms.

NESW@2,3  rock_NSW@4,5r       lay a path, r: turned
axe@4,5  thunderstorm@2,3     a card on a cell
trap@2,3E  troll@2,3S         a token on the edge of a cell
info_mine_dwarf@9,1           look at the mine on a cell,
info_mine_treasure:2            at the second treasure,
info_treasure_dwarf>C           at the dwarf card of a seat
pass NESW  pass NESW trap     discard one card or two
propose  agree  refuse        the end of the round
step N  stop  upright  turned  take 2
"""

from pyrite.core.actions import Action
from pyrite.core.encoding import Field
from pyrite.core.forms import (
    ANSWER,
    CELL,
    ON_TURNED_CELL,
    TILE,
    TURN,
    WORD,
    Part,
    PlayForm,
    WordsForm,
    card_name,
    check_seat,
    counted,
    held_card,
    played,
    split_play,
)
from pyrite.core.messages import NotationError
from pyrite.core.notation import Form, Parts
from pyrite.core.numbers import CARD_MASK, FIELD_CARD, FIELD_LOOKED, FIELD_NUMBER, MOST_NUMBERS
from pyrite.core.plain import shown
from pyrite.core.reading import check_number, read_number, read_seat
from pyrite.core.seats import LETTERS
from pyrite.core.sides import LETTERS as SIDES
from pyrite.lostmines.messages import say
from pyrite.lostmines.numbers import DWARF, LOOK_MASK, LOOK_SHIFT, LOOKS, MINE, TREASURE
from pyrite.lostmines.table.places import CELL_TEXTS, is_edge, read_cell, read_edge
from pyrite.lostmines.text.names import Names

EXAMPLES = "NESW@2,3 - rock_NSW@4,5r - axe@4,5 - trap@2,3E - pass NESW - step E - stop"
SIGNS = {"@": "cell", ":": "treasure", ">": "target"}  # what an information card looks at
MOST_PASSED = 2


class EdgeForm(PlayForm):
    """Form for setting a token on an edge, named by the cell to its west or north."""

    parts = ("card", "cell", "side")
    written = "CARD@CELLSIDE"
    sign = "@"
    fields = ON_TURNED_CELL  # packed alike: an edge is a cell and one of two sides

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        if not is_edge(arg):
            return None
        return {
            "card": card_name(names, card),
            "cell": CELL_TEXTS[arg >> 1],
            "side": "ES"[arg & 1],
        }

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        return played(names, action), read_edge(f"{action.cell}{action.side}")

    def write(self, names: Names, action: Action) -> str:
        return f"{action.card}@{action.cell}{action.side}"

    def read(self, names: Names, text: str) -> Parts:
        where = self.where(text)
        return {"card": split_play(text)[0], "cell": where[:-1], "side": where[-1:]}


class LookForm(PlayForm):
    """Form for looking at a mine, a treasure, or the dwarf of a seat: exactly one of them."""

    parts = ("card", "cell", "treasure", "target")
    written = "CARD@CELL, CARD:TREASURE, CARD>SEAT"
    fields = (
        Field(LOOK_SHIFT, 3, FIELD_NUMBER, len(LOOKS)),
        Field(0, LOOK_MASK, FIELD_LOOKED, MOST_NUMBERS),
    )

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        kind, which = arg >> LOOK_SHIFT, arg & LOOK_MASK
        name = card_name(names, card)
        if kind == MINE and which < len(names.mine_cells):
            return {"card": name, "cell": CELL_TEXTS[names.mine_cells[which]]}
        if kind == TREASURE and which < names.seats:
            return {"card": name, "treasure": which + 1}
        if kind == DWARF and which < names.seats:
            return {"card": name, "target": which}
        return None

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        card = played(names, action)
        named = [part for part in SIGNS.values() if getattr(action, part) is not None]
        if len(named) != 1:
            raise NotationError(say("mines-text-look", "L-21", card=action.card))
        if action.treasure is not None:
            return card, TREASURE << LOOK_SHIFT | check_number(action.treasure, names.seats)
        if action.target is not None:
            return card, DWARF << LOOK_SHIFT | check_seat(names, action.target)
        cell = read_cell(action.cell or "")
        if cell not in names.mine_cells:
            raise NotationError(say("mines-text-look", "L-21", card=action.card))
        return card, MINE << LOOK_SHIFT | names.mine_cells.index(cell)

    def write(self, names: Names, action: Action) -> str:
        if action.target is not None:
            return f"{action.card}>{LETTERS[action.target]}"
        if action.treasure is not None:
            return f"{action.card}:{action.treasure}"
        return f"{action.card}@{action.cell}"

    def read(self, names: Names, text: str) -> Parts:
        card, sign, where = split_play(text)
        if sign == ":":
            return {"card": card, "treasure": read_number(where, names.seats) + 1}
        if sign == ">":
            return {"card": card, "target": read_seat(where, names.seats)}
        return {"card": card, "cell": where} if sign else {"card": card}


class PassForm(Form):
    """Form for discarding one or two cards; their order does not matter."""

    parts = ("cards",)
    written = "pass CARD …"
    fields = (Field(0, CARD_MASK, FIELD_CARD),)

    def most_cards(self, names: Names) -> int:
        return MOST_PASSED

    def unpack(self, names: Names, card: int, arg: int) -> Parts | None:
        cards = tuple(card_name(names, number) for number in ([card, arg - 1] if arg else [card]))
        return None if None in cards else {"cards": cards}

    def pack(self, names: Names, action: Action) -> tuple[int, int]:
        if not 1 <= len(action.cards) <= MOST_PASSED:
            raise NotationError(say("mines-text-pass", "L-05"))
        low, *high = sorted(held_card(names, name) for name in action.cards)
        return low, high[0] + 1 if high else 0

    def write(self, names: Names, action: Action) -> str:
        return " ".join(["pass", *action.cards])

    def read(self, names: Names, text: str) -> Parts:
        return {"cards": tuple(text.split(" ")[1:])}


def side_number(names: Names, side: str | None) -> int:
    """Return the number of a side that a step goes to."""
    if not side or len(side) != 1 or side not in SIDES:
        raise NotationError(say("mines-text-step", "L-30", text=shown(side or "")))
    return SIDES.index(side)


A_SIDE = Part(
    "side",
    Field(0, 3, FIELD_NUMBER, len(SIDES)),
    lambda names, number: SIDES[number],
    side_number,
)
A_TREASURE = counted(
    "treasure", Field(0, 15, FIELD_NUMBER, MOST_NUMBERS), lambda names: names.seats
)
EDGE = EdgeForm()

FORMS: dict[str, Form] = {
    "place": TILE,
    "tool": CELL,
    "look": LookForm(),
    "trap": EDGE,
    "troll": EDGE,
    "thunderstorm": CELL,
    "pass": PassForm(),
    "propose": WORD,
    "agree": ANSWER,
    "refuse": ANSWER,
    "step": WordsForm(A_SIDE),
    "stop": WORD,
    "turn": TURN,
    "take": WordsForm(A_TREASURE),
}
