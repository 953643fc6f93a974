"""Everything about a table that never changes, for clients that draw, judge or learn a game.

Everything is typed and converts to JSON with `description.as_dict()`. There is no need to parse
card names, and custom decks are described like printed ones.
"""

import copyreg
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from pyrite.core.cards import Card, Tile
from pyrite.core.sides import LETTERS, SIDES, turned

FORMAT = 2  # of views, positions, events and descriptions; docs/notation.md lists the changes


@dataclass(frozen=True)
class CardDescription:
    """One kind of card."""

    name: str
    kind: str  # path, action, start, goal, site, mine, or a kind added by a module
    verb: str | None  # what playing it does; None if it is never in a hand
    ways: tuple[str, ...]  # sides joined inside the upright card: "NES"; a single side is a stub
    feature: str | None  # what is special about a path: rock, campfire, trunk ...
    tools: tuple[str, ...]  # what it breaks, mends or overcomes
    looks_at: tuple[str, ...]  # what an information card can show
    copies: int  # in the deck; also counted for goals, sites and hidden cards
    turns: int  # 2 if it looks different after half a turn, else 1


@dataclass(frozen=True)
class PlaceDescription:
    """A card that lies on the table when a round begins."""

    cell: str
    kind: str  # start, goal, site, mine, open, or a kind added by a module
    card: str | None  # None if it lies face down or is drawn at random


@dataclass(frozen=True)
class BoardDescription:
    """Where cards lie: columns count eastwards, rows southwards."""

    columns: int | None  # None: the board has no edge
    rows: int | None
    first_cell: str  # where counting begins: the start card or the north-west corner
    places: tuple[PlaceDescription, ...]


@dataclass(frozen=True)
class VerbDescription:
    """Something a seat may do."""

    name: str
    parts: tuple[str, ...]  # parts of its actions besides seat and verb
    most_cards: int  # the most cards that the part `cards` may name; 0 without that part
    written: str  # the pattern of its text
    rule: str


@dataclass(frozen=True)
class QuestionDescription:
    """Something the game may ask seats."""

    kind: str
    verbs: tuple[str, ...]  # the verbs that answer it
    about: str  # "cell" or "action" if the question is about one, else ""
    secret: bool  # all others are asked at once, and nobody learns who answered
    rule: str


@dataclass(frozen=True)
class ModuleDescription:
    """A set of cards and rules in play."""

    key: str
    source: str
    rules: tuple[str, ...]  # the first and the last rule, or the only one
    # Only of custom modules: what all see under its key in `modules` of a view, by name, and its
    # own texts as Fluent by language. They come from whoever wrote it, so show them as plain text.
    numbers: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Versions:
    """The versions that this description was made with."""

    package: str
    rules: str  # the edition, or the name of the game
    format: int


@dataclass(frozen=True)
class TreasureDescription:
    """One kind of treasure or gold card."""

    kind: str
    value: int
    copies: int


@dataclass(frozen=True, eq=False)
class Description:
    """A table, described by `state.describe()`, or by `pyrite.describe()` before it exists.

    All states of a table share one description, which is read-only. `as_dict()` returns a copy that
    you can change.
    """

    game: str
    versions: Versions
    options: Mapping[str, Any]  # as `new_game` takes them, without the seed
    flags: Mapping[str, Any]  # every printed difference, as played here
    seats: int
    rounds: int
    hand: int  # cards dealt to each seat
    coins: int  # gold that each seat starts with
    cards: Mapping[str, CardDescription]
    board: BoardDescription
    dwarfs: Mapping[str, int]  # the dwarf cards that are shuffled
    treasures: tuple[TreasureDescription, ...]
    tokens: Mapping[str, int]
    verbs: Mapping[str, VerbDescription]
    questions: Mapping[str, QuestionDescription]
    modules: tuple[ModuleDescription, ...]
    phrases: tuple[str, ...]  # kinds of talk that the rules of the game allow

    def __post_init__(self) -> None:
        for part in fields(self):
            object.__setattr__(self, part.name, _read_only(getattr(self, part.name)))

    def as_dict(self) -> dict[str, Any]:
        """Return the description as JSON."""
        return {part.name: _plain(getattr(self, part.name)) for part in fields(self)}

    @property
    def deck_size(self) -> int:
        """The number of cards in the draw pile and all hands when a round begins."""
        return sum(card.copies for card in self.cards.values() if card.verb is not None)

    def ways(self, tile: str) -> tuple[int, ...]:
        """Return the ways of a card as it lies ("NW r") as bits, or nothing if it is unknown."""
        return self._ways.get(tile, ())

    @cached_property
    def _ways(self) -> dict[str, tuple[int, ...]]:
        """The ways of every card, upright and turned."""
        tiles = {}
        for name, card in self.cards.items():
            upright = tuple(side_bits(way) for way in card.ways)
            tiles[str(Tile(name))] = upright
            tiles[str(Tile(name, True))] = tuple(turned(way) for way in upright)
        return tiles

    def feature(self, tile: str) -> str | None:
        """Return what is special about a path card as it lies."""
        card = self.cards.get(Tile.read(tile).card)
        return card.feature if card else None


def _read_only(value: object) -> Any:
    """Return the value in read-only containers."""
    if isinstance(value, Mapping):
        return MappingProxyType({key: _read_only(item) for key, item in value.items()})
    return tuple(_read_only(item) for item in value) if isinstance(value, list) else value


def _pickled(parts: MappingProxyType[Any, Any]) -> tuple[Any, tuple[dict[Any, Any]]]:
    return _read_only, (dict(parts),)


# Bots and environments keep parts of a description, and are pickled with them.
copyreg.pickle(MappingProxyType, _pickled)


def _plain(value: object) -> Any:
    """Return the value as dicts and lists."""
    if is_dataclass(value):
        return {part.name: _plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, tuple | list) else value


def side_letters(sides: int) -> str:
    """Return sides as letters: "NES"."""
    return "".join(letter for letter, side in zip(LETTERS, SIDES, strict=True) if sides & side)


def side_bits(letters: str) -> int:
    """Return sides as bits; the inverse of `side_letters`."""
    return sum(side for letter, side in zip(LETTERS, SIDES, strict=True) if letter in letters)


def describe_card(
    card: Card,
    kind: str,
    copies: int,
    tools: tuple[str, ...] = (),
    looks_at: tuple[str, ...] = (),
) -> CardDescription:
    """Return the public description of a row of the component list."""
    return CardDescription(
        name=card.name,
        kind=kind,
        verb=card.verb or None,
        ways=tuple(side_letters(way) for way in card.ways),
        feature=card.feature or None,
        tools=tools,
        looks_at=looks_at,
        copies=copies,
        turns=card.turns,
    )
