"""The forms of actions that all games share: cards with or without a target, and words.

core/notation.py explains what a form is. A game or module builds its own from these.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from pyrite.core.actions import Action
from pyrite.core.encoding import Field
from pyrite.core.messages import NotationError, say
from pyrite.core.notation import PLAY, Form, Parts, Vocabulary
from pyrite.core.numbers import ARG_MASK, FIELD_CELL, FIELD_NUMBER, FIELD_SEAT
from pyrite.core.plain import shown
from pyrite.core.reading import check_number, no_seat, read_number, read_seat
from pyrite.core.seats import LETTERS

TURNS = ("upright", "turned")
ON_CELL = Field(0, ARG_MASK, FIELD_CELL)
ON_TURNED_CELL = (Field(1, ARG_MASK >> 1, FIELD_CELL), Field(0, 1, FIELD_NUMBER, len(TURNS)))
ON_SEAT = Field(0, 15, FIELD_SEAT)


def split_play(text: str) -> tuple[str, str, str]:
    """Return card, sign and target: ("NW", "@", "3,-1r"); the last two may be empty."""
    found = PLAY.fullmatch(text)
    card, sign, where = found.groups() if found else (text, None, None)
    return card, sign or "", where or ""


def held_card(names: Vocabulary, name: object) -> int:
    """Return the number of a card that can be in a hand."""
    card = names.numbers.get(name) if isinstance(name, str) else None
    if card is None or not names.may_hold(card):
        raise NotationError(say("text-card", card=shown(name)))
    return card


def card_name(names: Vocabulary, card: int) -> str | None:
    """Return the name of a card that can be in a hand, or None for any other number."""
    return names.cards[card].name if names.may_hold(card) else None


def check_seat(names: Vocabulary, seat: object) -> int:
    """Return the seat after checking that it is at this table."""
    if type(seat) is not int or not 0 <= seat < names.seats:
        raise no_seat(seat, names.seats)
    return seat


class PlayForm(Form):
    """Form of a played card: its name, then a sign, then its target."""

    with_card: bool = True
    sign: str = ""

    def where(self, text: str) -> str:
        """Return what follows the sign."""
        card, sign, where = split_play(text)
        if sign != self.sign:
            raise NotationError(say("not-that-way", card=card))
        return where


class TileForm(PlayForm):
    """Form for laying a path on a cell, upright or turned."""

    parts: tuple[str, ...] = ("card", "cell", "turned")
    written = "CARD@CELL, CARD@CELLr turned"
    sign = "@"
    fields = ON_TURNED_CELL

    def unpack(self, names: Vocabulary, card: int, arg: int) -> Parts | None:
        if not names.is_cell(arg >> 1):
            return None
        return {
            "card": card_name(names, card),
            "cell": names.cell_text(arg >> 1),
            "turned": arg & 1 == 1,
        }

    def pack(self, names: Vocabulary, action: Action) -> tuple[int, int]:
        return played(names, action), names.read_cell(action.cell or "") << 1 | action.turned

    def write(self, names: Vocabulary, action: Action) -> str:
        return f"{action.card}@{action.cell}{'r' * action.turned}"

    def read(self, names: Vocabulary, text: str) -> Parts:
        where = self.where(text)
        cell = where.removesuffix("r")
        return {"card": split_play(text)[0], "cell": cell, "turned": cell != where}


class CellForm(PlayForm):
    """Form for playing a card on a cell."""

    parts: tuple[str, ...] = ("card", "cell")
    written = "CARD@CELL"
    sign = "@"
    fields = (ON_CELL,)

    def unpack(self, names: Vocabulary, card: int, arg: int) -> Parts | None:
        if not names.is_cell(arg):
            return None
        return {"card": card_name(names, card), "cell": names.cell_text(arg)}

    def pack(self, names: Vocabulary, action: Action) -> tuple[int, int]:
        return played(names, action), names.read_cell(action.cell or "")

    def write(self, names: Vocabulary, action: Action) -> str:
        return f"{action.card}@{action.cell}"

    def read(self, names: Vocabulary, text: str) -> Parts:
        return {"card": split_play(text)[0], "cell": self.where(text)}


class SeatForm(PlayForm):
    """Form for playing a card on a seat."""

    parts: tuple[str, ...] = ("card", "target")
    written = "CARD>SEAT"
    sign = ">"
    fields: tuple[Field, ...] = (ON_SEAT,)

    def unpack(self, names: Vocabulary, card: int, arg: int) -> Parts | None:
        return {"card": card_name(names, card), "target": arg} if arg < names.seats else None

    def pack(self, names: Vocabulary, action: Action) -> tuple[int, int]:
        return played(names, action), check_seat(names, action.target)

    def write(self, names: Vocabulary, action: Action) -> str:
        return f"{action.card}>{LETTERS[action.target or 0]}"

    def read(self, names: Vocabulary, text: str) -> Parts:
        return {"card": split_play(text)[0], "target": read_seat(self.where(text), names.seats)}


class AloneForm(PlayForm):
    """Form for playing a card without a target."""

    parts: tuple[str, ...] = ("card",)
    written = "CARD"

    def unpack(self, names: Vocabulary, card: int, arg: int) -> Parts | None:
        return {"card": card_name(names, card)} if arg == 0 else None

    def pack(self, names: Vocabulary, action: Action) -> tuple[int, int]:
        return played(names, action), 0

    def write(self, names: Vocabulary, action: Action) -> str:
        return action.card or ""

    def read(self, names: Vocabulary, text: str) -> Parts:
        self.where(text)
        return {"card": text}


class WordForm(Form):
    """Form of a single word."""

    written = "VERB"

    def unpack(self, names: Vocabulary, card: int, arg: int) -> Parts | None:
        return {} if card == arg == 0 else None

    def pack(self, names: Vocabulary, action: Action) -> tuple[int, int]:
        return 0, 0

    def write(self, names: Vocabulary, action: Action) -> str:
        return action.verb

    def read(self, names: Vocabulary, text: str) -> Parts:
        words(text, 0)
        return {}


class AnswerForm(WordForm):
    """Form of a single word from one of several asked seats; the number holds the seat."""

    def unpack(self, names: Vocabulary, card: int, arg: int) -> Parts | None:
        return {"seat": arg} if card == 0 and arg < names.seats else None

    def pack(self, names: Vocabulary, action: Action) -> tuple[int, int]:
        return 0, check_seat(names, action.seat)


class Part(NamedTuple):
    """A part of an action that is one word of its text and one field of its number."""

    name: str
    field: Field
    value: Callable[[Any, int], Any]  # (names, number): the part, or None if there is none
    number: Callable[[Any, Any], int]  # (names, part): its number; refuses what is not there
    read: Callable[[Any, str], Any] = lambda names, word: word
    word: Callable[[Any], str] = str
    called: str = ""  # in the pattern for the docs, unless by its name


def counted(name: str, field: Field, most: Callable[[Any], int]) -> Part:
    """Return a part that is counted from 1 up to `most(names)`."""
    return Part(
        name,
        field,
        lambda names, number: number + 1 if number < most(names) else None,
        lambda names, value: check_number(value, most(names)),
        lambda names, word: read_number(word, most(names)) + 1,
    )


class WordsForm(Form):
    """Form of a verb, or another word that leads, and one word for each part."""

    def __init__(self, *words: Part, lead: str = "") -> None:
        self.by_word = words
        self.lead = lead
        self.parts = tuple(part.name for part in words)
        self.fields = tuple(part.field for part in words)
        self.written = " ".join(
            [lead or "VERB", *(part.called or part.name.upper() for part in words)]
        )

    def words(self, verb: str) -> tuple[str, ...]:
        return (self.lead or verb,)

    def unpack(self, names: Vocabulary, card: int, arg: int) -> Parts | None:
        numbers = [arg >> part.field.shift & part.field.mask for part in self.by_word]
        rows = list(zip(self.by_word, numbers, strict=True))
        if card or arg != sum(number << part.field.shift for part, number in rows):
            return None
        parts = {part.name: part.value(names, number) for part, number in rows}
        return None if None in parts.values() else parts

    def pack(self, names: Vocabulary, action: Action) -> tuple[int, int]:
        numbers = [part.number(names, getattr(action, part.name)) for part in self.by_word]
        rows = zip(self.by_word, numbers, strict=True)
        return 0, sum(number << part.field.shift for part, number in rows)

    def write(self, names: Vocabulary, action: Action) -> str:
        said = [part.word(getattr(action, part.name)) for part in self.by_word]
        return " ".join([self.lead or action.verb, *said])

    def read(self, names: Vocabulary, text: str) -> Parts:
        rows = zip(self.by_word, words(text, len(self.by_word)), strict=True)
        return {part.name: part.read(names, word) for part, word in rows}


A_SEAT = Part(
    "target",
    ON_SEAT,
    lambda names, number: number if number < names.seats else None,
    lambda names, seat: check_seat(names, seat),
    lambda names, word: read_seat(word, names.seats),
    lambda seat: LETTERS[seat or 0],
    "SEAT",
)
A_CELL = Part(
    "cell",
    ON_CELL,
    lambda names, number: names.cell_text(number) if names.is_cell(number) else None,
    lambda names, cell: names.read_cell(cell or ""),
)


class TurnForm(Form):
    """Form for choosing which way round a card is turned up."""

    parts: tuple[str, ...] = ("turned",)
    written = "upright, turned"
    fields = (Field(0, 1, FIELD_NUMBER, len(TURNS)),)

    def words(self, verb: str) -> tuple[str, ...]:
        return TURNS

    def unpack(self, names: Vocabulary, card: int, arg: int) -> Parts | None:
        return {"turned": arg == 1} if card == 0 and arg < len(TURNS) else None

    def pack(self, names: Vocabulary, action: Action) -> tuple[int, int]:
        return 0, int(action.turned)

    def write(self, names: Vocabulary, action: Action) -> str:
        return TURNS[action.turned]

    def read(self, names: Vocabulary, text: str) -> Parts:
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
