"""What a table was made with, and the names of everything on it."""

from typing import NamedTuple

from pyrite.core.cards import Card
from pyrite.core.deck import Deck
from pyrite.core.options import named_options
from pyrite.lostmines.deck import Components
from pyrite.lostmines.numbers import CLANS, FEATURES, ROLES, TOKEN_KINDS, TRAP, TROLL, WIDTH

OBSTACLE_OF = {"axe": "trunk", "boat": "lake", "rope": "ditch"}
TOKENS = {tool: FEATURES.index(obstacle) for tool, obstacle in OBSTACLE_OF.items()} | {
    "trap": TRAP,
    "troll": TROLL,
}


class Options(NamedTuple):
    """What a table was made with."""

    seats: int
    rounds: int
    first_seat: int | None
    deck: Deck | None

    def as_dict(self) -> dict[str, object]:
        """The options as `new_game` takes them."""
        named = named_options(self.first_seat, self.deck)
        return {"seats": self.seats, "rounds": self.rounds, **named}


class Names:
    """The readable side of the rules: cards, names and options, for everything outside the core.

    Cards of the deck come first, then the two starts, then the mines.
    """

    def __init__(self, options: Options, components: Components) -> None:
        self.options = options
        self.components = components
        starts = [Card(f"start_{clan}", ways=components.start) for clan in CLANS]
        self.deck = (*components.paths, *components.actions)
        self.cards = (*self.deck, *starts, *components.mines)
        self.numbers = {card.name: number for number, card in enumerate(self.cards)}
        self.starts = tuple(self.numbers[card.name] for card in starts)
        self.mines = tuple(self.numbers[card.name] for card in components.mines)
        self.mine_cells = tuple(cell_of(*cell) for cell in components.mine_cells)
        self.start_cells = tuple(cell_of(*components.start_cells[clan]) for clan in CLANS)
        self.dwarfs = tuple(f"{clan}_{role}" for clan in CLANS for role in ROLES)
        self.tokens = [0] * TOKEN_KINDS
        for name, n in components.tokens.items():
            self.tokens[TOKENS[name]] += n


def cell_of(column: int, row: int) -> int:
    """The number of a cell."""
    return row * WIDTH + column


def xy(cell: int) -> tuple[int, int]:
    """Column and row of a cell, counted from 1."""
    return cell % WIDTH, cell // WIDTH
