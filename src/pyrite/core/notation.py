"""Conversion of actions between text, numbers and typed values, by one reader for all games.

A form says which parts the actions of a verb have, how they are written, and how they are packed
into a number. A text that begins with a known word belongs to that word's verb. Any other text
begins with a card, whose verb decides how it continues. core/forms.py has the forms games share.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, overload

from pyrite.core.actions import PARTS, WHOLE_NUMBERS, Action
from pyrite.core.cards import Card
from pyrite.core.encoding import Field, Head
from pyrite.core.messages import NotationError, say
from pyrite.core.moves import arg_of, card_of, pack, verb_of
from pyrite.core.numbers import FIELD_CARD, FIELD_CELL, FIELD_SEAT
from pyrite.core.plain import shown
from pyrite.core.shared_cache import SHARED

Parts = dict[str, Any]
PLAY = re.compile(r"([^@>:\s]+)(?:([@>:])(\S*))?")
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
    """Reads and writes the actions of one kind of tables, and keeps what all of them share."""

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
        self.forget()
        SHARED.use(self)

    def forget(self) -> None:
        """Keep nothing of what can be read and written again."""
        self.known: dict[int, dict[int | str, Action]] = {}  # by seat, and number or text
        self.json: dict[tuple[int, int], dict[int, bytes]] = {}  # by seat and cost, from a server
        self.numbers: dict[Action, int] = {}  # of actions that custom modules list
        self.steps: dict[tuple[int, ...], str] = {}  # what clues say, in words
        self.told: Any = None  # events, see core/feed.py

    @property
    def size(self) -> int:
        """The number of entries that are kept; an action has a number and a text."""
        actions = sum(len(known) for known in list(self.known.values())) // 2
        encoded = sum(len(known) for known in list(self.json.values()))
        told = self.told
        events = 0 if told is None else int(told.size)
        return actions + encoded + events + len(self.numbers) + len(self.steps)

    def action(self, number: int, seat: int) -> Action:
        """Return the action with this number; `NotationError` if this table has none."""
        known = self._known(seat)
        found = known.get(number) if type(number) is int else None
        if found is None:
            found = self._decode(number, seat)
            self._keep(found, seat)
        return found

    def actions(self, numbers: Iterable[int], seat: int) -> list[Action]:
        """Return the actions with these numbers."""
        known = self._known(seat).get
        return [known(number) or self.action(number, seat) for number in numbers]

    def _known(self, seat: int) -> dict[int | str, Action]:
        """Return the actions of a seat that were read before."""
        return self.known.get(seat) or self.known.setdefault(seat, {})

    def _keep(self, action: Action, seat: int) -> None:
        """Cache an action that the number stands for at this seat."""
        SHARED.add()
        self._known(seat)[action.number] = action
        self._known(action.seat)[action.text] = action

    def number(self, action: Action) -> int:
        """Return the number of an action from its verb and parts."""
        form = self.forms.get(action.verb) if isinstance(action.verb, str) else None
        if form is None:
            raise NotationError(say("text-verb", verb=shown(action.verb)))
        action = action.with_plain_numbers()
        _check_parts(action, form)
        return pack(self.verbs[action.verb], *form.pack(self.names, action))

    def read(self, text: object, seat: int) -> Action:
        """Return the action that the seat writes like this; `NotationError` says what is wrong."""
        if not isinstance(text, str) or len(text) > LONGEST:
            raise self.unreadable(text)
        text = text.strip()
        found = self._known(seat).get(text)
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


class ActionList(Sequence[Action]):
    """Legal actions of a seat as numbers with their costs, read only when they are looked at."""

    def __init__(self, notation: Notation, numbers: list[int], seat: int) -> None:
        self.notation = notation
        self.numbers = numbers
        self.seat = seat
        self.costs: Sequence[int] = ()  # empty if no action has a cost

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Action]:
        actions = self.notation.actions(self.numbers, self.seat)
        if not self.costs:
            return iter(actions)
        pairs = zip(actions, self.costs, strict=True)
        return (with_cost(action, cost) for action, cost in pairs)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [*self][index]
        action = self.notation.action(self.numbers[index], self.seat)
        return with_cost(action, self.costs[index]) if self.costs else action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list | ActionList) and [*self] == [*other]

    def __repr__(self) -> str:
        return repr([*self])


def with_cost(action: Action, cost: int) -> Action:
    """Return the action with what it costs right now."""
    return action._replace(cost=cost) if cost else action


def _check_parts(action: Action, form: Form) -> None:
    """Refuse parts that the verb lacks or that have the wrong type, in actions made by hand."""
    for name, default, value in zip(PARTS, DEFAULTS, action[2:-3], strict=True):
        if type(value) is type(default) and value == default:
            continue
        if name not in form.parts:
            raise NotationError(say("text-part", verb=action.verb, part=name))
        if not _is_part(name, value):
            raise NotationError(say("text-part-type", part=name, value=shown(value)))


def _is_part(name: str, value: object) -> bool:
    """Return whether the value has the type of this part."""
    if name in ("goals", "cards"):
        inner = int if name == "goals" else str
        return isinstance(value, tuple) and all(type(item) is inner for item in value)
    return type(value) is TYPES.get(name, str)


DEFAULTS = tuple(Action._field_defaults[name] for name in PARTS)
TYPES = {**dict.fromkeys(WHOLE_NUMBERS, int), "turned": bool}


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
