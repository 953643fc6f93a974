"""What never changes at a table, for whoever draws, judges or learns a game.

Everything is typed and JSON-able: `description.as_dict()`. Nobody needs to take a card's name
apart, and own decks are described like printed ones.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from pyrite.core.cards import Card
from pyrite.core.sides import LETTERS, SIDES, turned
from pyrite.core.tiles import Tile

FORMAT = 2  # of views, positions, events and descriptions; docs/notation.md tells what changed


@dataclass(frozen=True)
class CardDescription:
    """One kind of card."""

    name: str
    kind: str  # path, action, start, goal, site, mine, or what a module brings
    verb: str | None  # what it does when it is played; None if it is never in a hand
    ways: tuple[str, ...]  # sides joined inside, as it lies upright: "NES"; one side alone: a stub
    feature: str | None  # what is special about a path: rock, campfire, trunk ...
    tools: tuple[str, ...]  # what it breaks, mends or overcomes
    looks_at: tuple[str, ...]  # what an information card may show
    copies: int  # in the deck; goals, sites and what lies hidden are counted too
    turns: int  # 2 if it looks different turned by half, else 1


@dataclass(frozen=True)
class PlaceDescription:
    """A card that lies on the table when a round begins."""

    cell: str
    kind: str  # start, goal, site, mine, open, or what a module brings
    card: str | None  # None where it lies face down or is drawn by lot


@dataclass(frozen=True)
class BoardDescription:
    """Where cards lie: columns count to the east, rows to the south."""

    columns: int | None  # None: the board has no edge
    rows: int | None
    first_cell: str  # where counting begins: the start card, or the corner in the north-west
    places: tuple[PlaceDescription, ...]


@dataclass(frozen=True)
class VerbDescription:
    """Something a seat may do."""

    name: str
    parts: tuple[str, ...]  # of its actions, besides seat and verb
    most_cards: int  # so many cards the part `cards` may name here; 0 if there is no such part
    written: str  # how its actions are written
    rule: str


@dataclass(frozen=True)
class QuestionDescription:
    """Something the game may ask seats."""

    kind: str
    verbs: tuple[str, ...]  # those that answer it
    about: str  # "cell" or "action" if the question is about one, else ""
    secret: bool  # all others are asked at once, and nobody learns who has answered
    rule: str


@dataclass(frozen=True)
class ModuleDescription:
    """A set of cards and rules in play."""

    key: str
    source: str
    rules: tuple[str, ...]  # the first and the last, or the only one


@dataclass(frozen=True)
class Versions:
    """What this description was made by."""

    package: str
    rules: str  # the edition, or the game itself
    format: int


@dataclass(frozen=True)
class TreasureDescription:
    """One kind of treasure or gold card."""

    kind: str
    value: int
    copies: int


@dataclass(frozen=True, eq=False)
class Description:
    """A table: made by `state.describe()`, or by `pyrite.describe()` before there is one.

    All states of a table share it; it is to be read. `as_dict()` gives a copy of one's own.
    """

    game: str
    versions: Versions
    options: Mapping[str, Any]  # as `new_game` takes them, without the seed
    flags: Mapping[str, Any]  # every printed difference, as it is played here
    seats: int
    rounds: int
    hand: int  # cards dealt to every seat
    coins: int  # gold that every seat has when the game begins
    cards: Mapping[str, CardDescription]
    board: BoardDescription
    dwarfs: Mapping[str, int]  # the dwarf cards that are shuffled
    treasures: tuple[TreasureDescription, ...]
    tokens: Mapping[str, int]
    verbs: Mapping[str, VerbDescription]
    questions: Mapping[str, QuestionDescription]
    modules: tuple[ModuleDescription, ...]
    phrases: tuple[str, ...]  # kinds of talk that the rules of the game leave open

    def __post_init__(self) -> None:
        for part in fields(self):
            object.__setattr__(self, part.name, _read_only(getattr(self, part.name)))

    def as_dict(self) -> dict[str, Any]:
        """The description as JSON."""
        return {part.name: _plain(getattr(self, part.name)) for part in fields(self)}

    @property
    def deck_size(self) -> int:
        """How many cards the draw pile and the hands have together when a round begins."""
        return sum(card.copies for card in self.cards.values() if card.verb is not None)

    def ways(self, tile: str) -> tuple[int, ...]:
        """What is joined inside a card as it lies ("NW r"), as bits; nothing if it is unknown."""
        return self._ways.get(tile, ())

    @cached_property
    def _ways(self) -> dict[str, tuple[int, ...]]:
        """Of every card, upright and turned."""
        tiles = {}
        for name, card in self.cards.items():
            upright = tuple(side_bits(way) for way in card.ways)
            tiles[str(Tile(name))] = upright
            tiles[str(Tile(name, True))] = tuple(turned(way) for way in upright)
        return tiles

    def feature(self, tile: str) -> str | None:
        """What is special about a path card as it lies."""
        card = self.cards.get(Tile.read(tile).card)
        return card.feature if card else None


def _read_only(value: Any) -> Any:
    """The same in containers that nobody can change."""
    if isinstance(value, Mapping):
        return MappingProxyType({key: _read_only(item) for key, item in value.items()})
    return tuple(_read_only(item) for item in value) if isinstance(value, list) else value


def _plain(value: Any) -> Any:
    """The same as dicts and lists."""
    if is_dataclass(value):
        return {part.name: _plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, tuple | list) else value


def side_letters(sides: int) -> str:
    """Sides as letters: "NES"."""
    return "".join(letter for letter, side in zip(LETTERS, SIDES, strict=True) if sides & side)


def side_bits(letters: str) -> int:
    """The opposite of `side_letters`."""
    return sum(side for letter, side in zip(LETTERS, SIDES, strict=True) if letter in letters)


def describe_card(
    card: Card,
    kind: str,
    copies: int,
    tools: tuple[str, ...] = (),
    looks_at: tuple[str, ...] = (),
) -> CardDescription:
    """A row of the component list as everybody may read it."""
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
