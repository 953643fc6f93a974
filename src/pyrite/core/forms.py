"""Forms of actions that several games share; see notation.py for what a form is."""

from typing import Any, ClassVar

from pyrite.core.actions import Action
from pyrite.core.encoding import Field
from pyrite.core.errors import NotationError
from pyrite.core.messages import say
from pyrite.core.notation import (
    Form,
    Parts,
    Vocabulary,
    card_name,
    check_seat,
    held_card,
    split_play,
)
from pyrite.core.numbers import ARG_MASK, FIELD_CELL, FIELD_NUMBER, FIELD_SEAT
from pyrite.core.reading import read_seat
from pyrite.core.seats import LETTERS

TURNS = ("upright", "turned")
ON_CELL = Field(0, ARG_MASK, FIELD_CELL)
ON_TURNED_CELL = (Field(1, ARG_MASK >> 1, FIELD_CELL), Field(0, 1, FIELD_NUMBER, len(TURNS)))
ON_SEAT = Field(0, 15, FIELD_SEAT)


class PlayForm(Form):
    """Form of a played card: its name, then a sign, then its target."""

    with_card: ClassVar[bool] = True
    sign: ClassVar[str] = ""

    def where(self, text: str) -> str:
        """Return what follows the sign."""
        card, sign, where = split_play(text)
        if sign != self.sign:
            raise NotationError(say("not-that-way", card=card))
        return where


class TileForm(PlayForm):
    """Form for laying a path on a cell, upright or turned."""

    parts: ClassVar[tuple[str, ...]] = ("card", "cell", "turned")
    written = "CARD@CELL, CARD@CELLr turned"
    sign = "@"
    fields = ON_TURNED_CELL

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        if not names.is_cell(arg >> 1):
            return None
        return {
            "card": card_name(names, card),
            "cell": names.cell_text(arg >> 1),
            "turned": arg & 1 == 1,
        }

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return played(names, action), names.read_cell(action.cell or "") << 1 | action.turned

    def write(self, names: Any, action: Action) -> str:
        return f"{action.card}@{action.cell}{'r' * action.turned}"

    def read(self, names: Any, text: str) -> Parts:
        where = self.where(text)
        cell = where.removesuffix("r")
        return {"card": split_play(text)[0], "cell": cell, "turned": cell != where}


class CellForm(PlayForm):
    """Form for playing a card on a cell."""

    parts: ClassVar[tuple[str, ...]] = ("card", "cell")
    written = "CARD@CELL"
    sign = "@"
    fields = (ON_CELL,)

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        if not names.is_cell(arg):
            return None
        return {"card": card_name(names, card), "cell": names.cell_text(arg)}

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return played(names, action), names.read_cell(action.cell or "")

    def write(self, names: Any, action: Action) -> str:
        return f"{action.card}@{action.cell}"

    def read(self, names: Any, text: str) -> Parts:
        return {"card": split_play(text)[0], "cell": self.where(text)}


class SeatForm(PlayForm):
    """Form for playing a card on a seat."""

    parts: ClassVar[tuple[str, ...]] = ("card", "target")
    written = "CARD>SEAT"
    sign = ">"
    fields: ClassVar[tuple[Field, ...]] = (ON_SEAT,)

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        return {"card": card_name(names, card), "target": arg} if arg < names.seats else None

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return played(names, action), check_seat(names, action.target)

    def write(self, names: Any, action: Action) -> str:
        return f"{action.card}>{LETTERS[action.target or 0]}"

    def read(self, names: Any, text: str) -> Parts:
        return {"card": split_play(text)[0], "target": read_seat(self.where(text), names.seats)}


class AloneForm(PlayForm):
    """Form for playing a card without a target."""

    parts: ClassVar[tuple[str, ...]] = ("card",)
    written = "CARD"

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        return {"card": card_name(names, card)} if arg == 0 else None

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return played(names, action), 0

    def write(self, names: Any, action: Action) -> str:
        return action.card or ""

    def read(self, names: Any, text: str) -> Parts:
        self.where(text)
        return {"card": text}


class WordForm(Form):
    """Form of a single word."""

    written = "VERB"

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        return {} if card == arg == 0 else None

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return 0, 0

    def write(self, names: Any, action: Action) -> str:
        return action.verb

    def read(self, names: Any, text: str) -> Parts:
        words(text, 0)
        return {}


class AnswerForm(WordForm):
    """Form of a single word from one of several asked seats; the number holds the seat."""

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        return {"seat": arg} if card == 0 and arg < names.seats else None

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return 0, check_seat(names, action.seat)


class TurnForm(Form):
    """Form for choosing which way round a card is turned up."""

    parts: ClassVar[tuple[str, ...]] = ("turned",)
    written = "upright, turned"
    fields = (Field(0, 1, FIELD_NUMBER, len(TURNS)),)

    def words(self, verb: str) -> tuple[str, ...]:
        return TURNS

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        return {"turned": arg == 1} if card == 0 and arg < len(TURNS) else None

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        return 0, int(action.turned)

    def write(self, names: Any, action: Action) -> str:
        return TURNS[action.turned]

    def read(self, names: Any, text: str) -> Parts:
        words(text, 0)
        return {"turned": text == TURNS[1]}


TILE, CELL, SEAT, ALONE = TileForm(), CellForm(), SeatForm(), AloneForm()
WORD, ANSWER, TURN = WordForm(), AnswerForm(), TurnForm()


def played(names: Vocabulary, action: Action) -> int:
    """Return the number of the card played, which must belong to the action's verb."""
    card = held_card(names, action.card)
    if names.cards[card].verb != action.verb:
        raise NotationError(say("not-that-way", card=action.card))
    return card


def words(text: str, count: int) -> list[str]:
    """Return the words after the first, of which there must be `count`."""
    first, *rest = text.split(" ")
    if len(rest) != count:
        raise NotationError(say("text-words", word=first, count=count))
    return rest
