"""Conversion of actions between text, numbers and typed values, by one reader for all games.

A form says which parts the actions of a verb have, how they are written, and how they are packed
into a number. A text that begins with a known word belongs to that word's verb. Any other text
begins with a card, whose verb decides how it continues.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from pyrite.core.actions import PARTS, WHOLE_NUMBERS, Action
from pyrite.core.cards import Card
from pyrite.core.encoding import Field, Head
from pyrite.core.messages import NotationError, say
from pyrite.core.moves import arg_of, card_of, pack, verb_of
from pyrite.core.numbers import ARG_MASK, FIELD_CARD, FIELD_CELL, FIELD_NUMBER, FIELD_SEAT
from pyrite.core.plain import shown
from pyrite.core.reading import check_number, no_seat, read_number, read_seat
from pyrite.core.seats import LETTERS

Parts = dict[str, Any]
PLAY = re.compile(r"([^@>:\s]+)(?:([@>:])(\S*))?")
MOST_KNOWN = 1 << 16  # actions cached by number and text, for tables of one kind
LONGEST = 200  # characters of a text


class Vocabulary(Protocol):
    """What a game provides to its forms: names and numbers of cards and cells."""

    @property
    def cards(self) -> Sequence[Card]:
        """All cards, by number."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers of cards, by name."""

    @property
    def seats(self) -> int:
        """The number of seats at the table."""

    def may_hold(self, card: int) -> bool:
        """Return whether a card with this number can be in a hand."""

    def is_cell(self, number: int) -> bool:
        """Return whether this is the number of a cell."""

    def cell_text(self, number: int) -> str:
        """Return the cell as players write it."""

    def read_cell(self, text: str) -> int:
        """Return the number of the cell written like this."""


class Form(ABC):
    """How the actions of a verb are written and packed; games subclass it."""

    parts: tuple[str, ...] = ()
    written: str = ""  # a pattern for the docs: words in capitals stand for parts
    with_card: bool = False  # the text begins with the card that is played
    fields: tuple[Field, ...] = ()  # of the argument: what it is packed from, at most two

    def words(self, verb: str) -> tuple[str, ...]:
        """Return the words that texts of this form begin with; none if they begin with a card."""
        return () if self.with_card else (verb,)

    def most_cards(self, names: Any) -> int:
        """Return how many cards the part `cards` may name at this table; 0 without that part."""
        return 0

    @abstractmethod
    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        """Return the parts that a number stands for, or None if it is not an action."""

    @abstractmethod
    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        """Return the card and the argument of the action's number."""

    @abstractmethod
    def write(self, names: Any, action: Action) -> str:
        """Return the text of an action."""

    @abstractmethod
    def read(self, names: Any, text: str) -> Parts:
        """Return the parts that a text names; `NotationError` says what cannot be read."""


class Notation:
    """Reads and writes the actions of one table."""

    def __init__(
        self,
        names: Vocabulary,
        verbs: Sequence[str],
        forms: Mapping[str, Form],
        examples: str,
    ) -> None:
        self.names = names
        self.verbs = {verb: number for number, verb in enumerate(verbs)}
        self.forms = forms
        self.by_number = {n: (v, forms[v]) for v, n in self.verbs.items() if v in forms}
        self.leads = {word: v for v, form in forms.items() for word in form.words(v)}
        self.examples = examples
        self.known: dict[tuple[int | str, int], Action] = {}  # by number or text, and seat

    def action(self, number: int, seat: int) -> Action:
        """Return the action with this number; `NotationError` if this table has none."""
        found = self.known.get((number, seat)) if type(number) is int else None
        if found is None:
            found = self._decode(number, seat)
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[number, seat] = found
            self.known[found.text, found.seat] = found
        return found

    def actions(self, numbers: Iterable[int], seat: int) -> list[Action]:
        """Return the actions with these numbers."""
        known = self.known.get
        return [known((number, seat)) or self.action(number, seat) for number in numbers]

    def number(self, action: Action) -> int:
        """Return the number of an action from its verb and parts."""
        form = self.forms.get(action.verb) if isinstance(action.verb, str) else None
        if form is None:
            raise NotationError(say("text-verb", verb=shown(action.verb)))
        _check_parts(action, form)
        return pack(self.verbs[action.verb], *form.pack(self.names, action))

    def read(self, text: object, seat: int) -> Action:
        """Return the action that the seat writes like this; `NotationError` says what is wrong."""
        if not isinstance(text, str) or len(text) > LONGEST:
            raise self.unreadable(text)
        text = text.strip()
        found = self.known.get((text, seat))
        if found is not None:
            return found
        verb = self._verb(text)
        parts = self.forms[verb].read(self.names, text)
        return self.action(self.number(Action(seat, verb, **parts)), seat)

    def unreadable(self, text: object) -> NotationError:
        """Return the error for a text that is not an action."""
        return NotationError(say("text-action", text=shown(text), examples=self.examples))

    def _verb(self, text: str) -> str:
        """Return the verb of a text, from its first word or from the card it begins with."""
        verb = self.leads.get(text.partition(" ")[0])
        if verb is not None:
            return verb
        found = PLAY.fullmatch(text)
        card = None if found is None else self.names.numbers.get(found[1])
        if card is None and found is not None and found[2]:
            raise NotationError(say("text-card", card=shown(found[1])))
        verb = "" if card is None else self.names.cards[card].verb
        if verb not in self.forms:
            raise self.unreadable(text)
        return verb

    def _decode(self, number: int, seat: int) -> Action:
        if type(number) is int and 0 <= number < 1 << 31 and verb_of(number) in self.by_number:
            verb, form = self.by_number[verb_of(number)]
            parts = form.unpack(self.names, card_of(number), arg_of(number))
            if parts is not None:
                action = Action(**{"seat": seat, "verb": verb, **parts, "number": number})
                if form.pack(self.names, action) == (card_of(number), arg_of(number)):
                    return Action(*action[:-2], form.write(self.names, action), number)
        raise NotationError(say("text-number", value=shown(number)))


def _check_parts(action: Action, form: Form) -> None:
    """Refuse parts that the verb lacks or that have the wrong type, in actions made by hand."""
    for name, default, value in zip(PARTS, DEFAULTS, action[2:-3], strict=True):
        if value == default and type(value) is type(default):
            continue
        if name not in form.parts or not _is_part(name, value):
            raise NotationError(say("text-part", verb=action.verb, part=name))


def _is_part(name: str, value: object) -> bool:
    """Return whether the value has the type of this part."""
    if name in ("goals", "cards"):
        inner = int if name == "goals" else str
        return isinstance(value, tuple) and all(type(item) is inner for item in value)
    return type(value) is TYPES.get(name, str)


DEFAULTS = tuple(Action._field_defaults[name] for name in PARTS)
TYPES = {**dict.fromkeys(WHOLE_NUMBERS, int), "turned": bool}


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


def heads_of(notation: Notation, seats: int, cells: int) -> list[Head]:
    """Every verb with every card that it may name, as the forms of a table say."""
    cards = notation.names.cards
    held = [number for number in range(len(cards)) if notation.names.may_hold(number)]
    own = {FIELD_CELL: cells, FIELD_SEAT: seats, FIELD_CARD: len(cards) + 1}
    heads = []
    for verb, (name, form) in notation.by_number.items():
        with_card = "card" in form.parts or "cards" in form.parts
        fields = form.fields
        if "cards" in form.parts:  # as many as may be named here; the first is in the head
            more = form.most_cards(notation.names) - 1
            fields = tuple(f for f in fields if f.what != FIELD_CARD or f.shift < 7 * more)
        for card in held if with_card else [0]:
            if form.with_card and cards[card].verb != name:
                continue
            sizes = [own.get(field.what) or field.size for field in fields]
            if form.with_card and "turned" in form.parts and cards[card].ways:
                sizes[-1] = cards[card].turns
            heads.append(Head(verb, card, fields, tuple(sizes), with_card))
    return heads


TURNS = ("upright", "turned")
ON_CELL = Field(0, ARG_MASK, FIELD_CELL)
ON_TURNED_CELL = (Field(1, ARG_MASK >> 1, FIELD_CELL), Field(0, 1, FIELD_NUMBER, len(TURNS)))
ON_SEAT = Field(0, 15, FIELD_SEAT)


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

    parts: tuple[str, ...] = ("card", "cell")
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

    parts: tuple[str, ...] = ("card", "target")
    written = "CARD>SEAT"
    sign = ">"
    fields: tuple[Field, ...] = (ON_SEAT,)

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

    parts: tuple[str, ...] = ("card",)
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

    def unpack(self, names: Any, card: int, arg: int) -> Parts | None:
        numbers = [arg >> part.field.shift & part.field.mask for part in self.by_word]
        rows = list(zip(self.by_word, numbers, strict=True))
        if card or arg != sum(number << part.field.shift for part, number in rows):
            return None
        parts = {part.name: part.value(names, number) for part, number in rows}
        return None if None in parts.values() else parts

    def pack(self, names: Any, action: Action) -> tuple[int, int]:
        numbers = [part.number(names, getattr(action, part.name)) for part in self.by_word]
        rows = zip(self.by_word, numbers, strict=True)
        return 0, sum(number << part.field.shift for part, number in rows)

    def write(self, names: Any, action: Action) -> str:
        said = [part.word(getattr(action, part.name)) for part in self.by_word]
        return " ".join([self.lead or action.verb, *said])

    def read(self, names: Any, text: str) -> Parts:
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
