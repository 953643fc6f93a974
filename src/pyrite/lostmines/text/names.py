"""The options of a table, and the names of everything on it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from pyrite.core.cards import FACE_DOWN, Card, Tile
from pyrite.core.deck import Deck
from pyrite.core.description import Description
from pyrite.core.notation import Notation
from pyrite.lostmines.decks.deck import Components
from pyrite.lostmines.numbers import (
    CHARACTERS,
    CLANS,
    FEATURES,
    FIRST_TILE,
    ROLES,
    TOKEN_KINDS,
    TRAP,
    TROLL,
)
from pyrite.lostmines.table.places import CELL_TEXTS, cell_of, is_cell, read_cell

KEY = "lostmines"
SOURCE = "The Lost Mines, the printed rules in English and German"
RULES = ("L-00", "L-45")
OBSTACLE_OF = {"axe": "trunk", "boat": "lake", "rope": "ditch"}
TOKENS = {tool: FEATURES.index(obstacle) for tool, obstacle in OBSTACLE_OF.items()} | {
    "trap": TRAP,
    "troll": TROLL,
}

# Differences from print that a table may choose: the values, print first, and the rule.
FLAGS: dict[str, tuple[object, ...]] = {
    "last_turn": ("cut", "finished"),
    "next_starter": ("played", "played_or_discarded"),
}
FLAG_RULES = {"last_turn": "L-40", "next_starter": "L-43"}


class Options(NamedTuple):
    """The options of a table, with all flags."""

    seats: int
    rounds: int
    first_seat: int | None
    deck: Deck | None
    flags: tuple[tuple[str, object], ...]

    def as_dict(self) -> dict[str, object]:
        """Return the options as `new_game` takes them, with only the flags that differ."""
        options = {
            "seats": self.seats,
            "rounds": self.rounds,
            "first_seat": self.first_seat,
            "deck": self.deck and self.deck.as_dict(),
            **{name: value for name, value in self.flags if value != FLAGS[name][0]},
        }
        return {name: value for name, value in options.items() if value is not None}


class Names:
    """The readable side of the rules: cards, names and options, for everything outside the core.

    Cards of the deck come first, then the two starts, then the mines.
    """

    # Set once the rules are compiled (config.py).
    notation: Notation
    description: Description
    result_text: Callable[[int, Any], dict[str, Any]]  # a finished round in words

    def __init__(self, options: Options, components: Components) -> None:
        self.options = options
        self.seats = options.seats
        self.components = components
        starts = [Card(f"start_{clan}", ways=components.start) for clan in CLANS]
        self.deck = (*components.paths, *components.actions)
        self.cards = (*self.deck, *starts, *components.mines)
        self.card_names = [card.name for card in self.cards]
        self.tiles = _tile_texts(self.cards)
        self.numbers = {card.name: number for number, card in enumerate(self.cards)}
        self.starts = tuple(self.numbers[card.name] for card in starts)
        self.mines = tuple(self.numbers[card.name] for card in components.mines)
        self.mine_cells = tuple(cell_of(*cell) for cell in components.mine_cells)
        self.start_cells = tuple(cell_of(*components.start_cells[clan]) for clan in CLANS)
        self.dwarfs = tuple(f"{clan}_{role}" for clan in CLANS for role in ROLES)
        self.dwarf_cards = _dwarf_cards(components, options.seats)
        self.tokens = [0] * TOKEN_KINDS
        for name, n in components.tokens.items():
            self.tokens[TOKENS[name]] += n

    def may_hold(self, card: int) -> bool:
        """Return whether a card with this number can be in a hand."""
        return card < len(self.deck)

    def is_cell(self, number: int) -> bool:
        """Return whether this is the number of a cell."""
        return is_cell(number)

    def cell_text(self, number: int) -> str:
        """Return the cell as players write it."""
        return CELL_TEXTS[number]

    def read_cell(self, text: str) -> int:
        """Return the number of the cell written like this."""
        return read_cell(text)


def _tile_texts(cards: tuple[Card, ...]) -> list[str]:
    """Return the board's text for each tile number."""
    tiles = [str(Tile(card.name, over)) for card in cards for over in (False, True)]
    return [FACE_DOWN] * FIRST_TILE + tiles


def _dwarf_cards(components: Components, seats: int) -> list[int]:
    """Return all dwarf cards that are shuffled for this number of seats (L-03)."""
    return [
        clan * CHARACTERS + ROLES.index(role)
        for clan in range(len(CLANS))
        for role, n in components.dwarfs[seats].items()
        for _ in range(n)
    ]
