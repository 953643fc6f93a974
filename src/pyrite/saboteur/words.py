"""What a table was made with, and the names of everything on it."""

from typing import NamedTuple

from pyrite.core.cards import Card
from pyrite.saboteur.module import Module
from pyrite.saboteur.numbers import DIGGER, SABOTEUR

DWARFS = {DIGGER: "digger", SABOTEUR: "saboteur"}


class Options(NamedTuple):
    """What a table was made with: all flags, and those that differ from its edition."""

    seats: int
    edition: str
    modules: tuple[str, ...]
    flags: tuple[tuple[str, object], ...]
    own_flags: tuple[tuple[str, object], ...]
    rounds: int
    first_seat: int | None

    def as_dict(self) -> dict[str, object]:
        """The options as `new_game` takes them; flags only where they differ from the edition."""
        more: dict[str, object] = {} if self.first_seat is None else {"first_seat": self.first_seat}
        return {
            "seats": self.seats,
            "edition": self.edition,
            "modules": list(self.modules),
            "rounds": self.rounds,
            **more,
            **dict(self.own_flags),
        }


class Setting(NamedTuple):
    """What else lies on the table: places of the goals, dwarf cards in play, gold cards."""

    goal_places: tuple[int, ...]
    dwarf_cards: tuple[int, ...]
    gold: tuple[int, ...]


class Words:
    """The readable side of the rules: cards, names and options, for everything outside the core."""

    def __init__(
        self,
        options: Options,
        modules: tuple[Module, ...],
        cards: tuple[Card, ...],
        setting: Setting,
    ) -> None:
        self.options = options
        self.goal_places = setting.goal_places
        self.dwarf_cards = setting.dwarf_cards
        self.gold = setting.gold
        self.modules = modules
        self.cards = cards
        self.numbers = {card.name: number for number, card in enumerate(cards)}
        self.dwarfs = DWARFS
        self.boxes: dict[str, int] = {}
        place = 0
        for module in modules:
            self.boxes[module.key] = place
            place += module.box
        self.box_size = place
