"""What a table was made with, and the names of everything on it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from pyrite.core.cards import Card
from pyrite.core.grid import at_of
from pyrite.core.options import named_options
from pyrite.saboteur.deck import Components, Deck
from pyrite.saboteur.module import Module
from pyrite.saboteur.numbers import DWARFS, TOOLS


class Options(NamedTuple):
    """What a table was made with: all flags, and those that differ from its edition."""

    seats: int
    edition: str
    modules: tuple[str, ...]
    flags: tuple[tuple[str, object], ...]
    own_flags: tuple[tuple[str, object], ...]
    rounds: int
    first_seat: int | None
    deck: Deck | None

    def as_dict(self) -> dict[str, object]:
        """The options as `new_game` takes them; flags only where they differ from the edition."""
        return {
            "seats": self.seats,
            "edition": self.edition,
            "modules": list(self.modules),
            "rounds": self.rounds,
            **named_options(self.first_seat, self.deck),
            **dict(self.own_flags),
        }


class Words:
    """The readable side of the rules: cards, names and options, for everything outside the core."""

    def __init__(
        self,
        options: Options,
        modules: tuple[Module, ...],
        cards: tuple[Card, ...],
        components: Components,
    ) -> None:
        self.options = options
        self.components = components
        self.modules = modules
        self.cards = cards
        self.numbers = {card.name: number for number, card in enumerate(cards)}
        self.goal_places = tuple(at_of(*cell) for cell in components.goal_cells)
        self.chest_places = tuple(at_of(*cell) for cell in components.chest_cells)
        self.site_places = tuple(at_of(*cell) for _, cell in components.sites)
        self.goal_cards = tuple(self.numbers[card.name] for card in components.goals)
        number = self.numbers.__getitem__
        self.chest_paths = _each(number, {c.name: c.copies for c in components.chest_paths})
        self.chests = _each(number, components.chests)
        self.dwarf_cards = _each(DWARFS.index, components.dwarfs[options.seats])
        self.gold = tuple(v for v, copies in components.gold.items() for _ in range(copies))
        self.dwarfs = dict(enumerate(DWARFS))
        self.front = (*TOOLS, *(name for module in modules for name in module.front))
        self.boxes: dict[str, int] = {}
        self.box_names: list[tuple[str, str]] = []
        for module in modules:
            self.boxes[module.key] = len(self.box_names)
            self.box_names += [(module.key, name) for name in module.box]

    @property
    def covers(self) -> tuple[int, ...]:
        """Where face-down cards lie when a round begins: goals, then chests."""
        return self.goal_places + self.chest_places


def _each(number: Callable[[str], int], copies: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(number(name) for name, n in copies.items() for _ in range(n))


def front_card(name: str) -> str:
    """The card that lies in front of a seat under this name."""
    return f"broken_{name}" if name in TOOLS else name
