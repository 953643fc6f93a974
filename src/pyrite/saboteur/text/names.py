"""The options of a table, and the names of everything on it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pyrite.core.cards import FACE_DOWN, Card, Tile
from pyrite.core.deck import Deck
from pyrite.core.description import Description
from pyrite.core.grid import at_of, cell_text, is_place, read_cell
from pyrite.core.moves import arg_of, card_of, verb_of
from pyrite.core.notation import Notation
from pyrite.core.numbers import NOBODY
from pyrite.saboteur.decks.deck import Components
from pyrite.saboteur.numbers import DWARFS, FIRST_OWN_ANSWER, FIRST_OWN_ASK, FIRST_OWN_PLAY, TOOLS
from pyrite.saboteur.table.module import Module
from pyrite.saboteur.table.verbs import ASKS, VERBS


class Options(NamedTuple):
    """The options of a table: all flags, and those that differ from its edition."""

    seats: int
    edition: str
    modules: tuple[str, ...]
    flags: tuple[tuple[str, object], ...]
    own_flags: tuple[tuple[str, object], ...]
    rounds: int
    first_seat: int | None
    deck: Deck | None

    def as_dict(self) -> dict[str, object]:
        """Return the options as `new_game` takes them, with only the flags that differ."""
        options = {
            "seats": self.seats,
            "edition": self.edition,
            "modules": list(self.modules),
            "rounds": self.rounds,
            "first_seat": self.first_seat,
            "deck": self.deck and self.deck.as_dict(),
            **dict(self.own_flags),
        }
        return {name: value for name, value in options.items() if value is not None}


class Names:
    """The readable side of the rules: cards, names and options, for everything outside the core."""

    # Set once the rules are compiled (config.py).
    notation: Notation
    description: Description
    result_text: Callable[[Any], dict[str, Any]]  # a finished round in words

    def __init__(
        self,
        options: Options,
        modules: tuple[Module, ...],
        cards: tuple[Card, ...],
        components: Components,
    ) -> None:
        self.options = options
        self.seats = options.seats
        self.components = components
        self.modules = modules
        self.cards = cards
        self.card_names = [card.name for card in cards]
        self.tiles = _tile_texts(cards)
        self.numbers = {card.name: number for number, card in enumerate(cards)}
        self.goal_places = tuple(at_of(*cell) for cell in components.goal_cells)
        self.stash_places = tuple(at_of(*cell) for cell in components.stash_cells)
        self.site_places = tuple(at_of(*cell) for _, cell in components.sites)
        self.goal_cards = tuple(self.numbers[card.name] for card in components.goals)
        ending = ("treasure", *(name for module in modules for name in module.pieces.ending_goals))
        self.ending_goals = {self.numbers[name] for name in ending if name in self.numbers}
        number = self.numbers.__getitem__
        self.stash_paths = _each(number, {c.name: c.copies for c in components.stash_paths})
        self.stashes = _each(number, components.stashes)
        self.dwarf_cards = _each(DWARFS.index, components.dwarfs[options.seats])
        self.gold = tuple(v for v, copies in components.gold.items() for _ in range(copies))
        self.dwarfs = list(DWARFS)
        self.front = (*TOOLS, *(name for module in modules for name in module.pieces.front))
        self.question_about = {"turn_goal": "cell"}  # what a question's number means
        self.held_up: dict[str, int] = {}  # question: how many discards are shown
        for module in modules:
            self.question_about |= module.choices.asks
            self.held_up |= module.choices.holds_up
        self.charging = [module for module in modules if module.terms.costs]
        self.most_passed = max(module.choices.most_passed for module in modules)  # cards
        self.moving = {verb for module in modules for verb in module.choices.moves}
        self.verbs, self.asks = [*VERBS], [*ASKS]  # by number
        self._number_own({module.key: module.own for module in modules if module.own})
        self.boxes: dict[str, int] = {}
        self.box_names: list[tuple[str, str]] = []
        for module in modules:
            self.boxes[module.key] = len(self.box_names)
            self.box_names += [(module.key, name) for name in module.box.names]

    def _number_own(self, own: Mapping[str, Any]) -> None:
        """Give the last numbers to verbs, questions and messages of custom modules."""
        self.own = own
        plays = {card.verb for module in own.values() for card in module.cards}
        verbs = [verb for module in own.values() for verb in module.forms if verb not in VERBS]
        for number, verb in enumerate([v for v in verbs if v in plays], FIRST_OWN_PLAY):
            self.verbs[number] = verb
        for number, verb in enumerate([v for v in verbs if v not in plays], FIRST_OWN_ANSWER):
            self.verbs[number] = verb
        asks = [question for module in own.values() for question in module.questions]
        for number, ask in enumerate(asks, FIRST_OWN_ASK):
            self.asks[number] = ask
        self.own_messages = [(key, id) for key, module in own.items() for id in module.english]

    def number_named(self, name: str) -> int:
        """Return the number of a card, or the count of the deck's tokens; NOBODY if absent."""
        return self.numbers.get(name, self.components.tokens.get(name, NOBODY))

    def unpack(self, action: int) -> tuple[str, int, int]:
        """Return the action's verb by name, its card, and the argument that the verb interprets."""
        return self.verbs[verb_of(action)], card_of(action), arg_of(action)

    @property
    def covers(self) -> tuple[int, ...]:
        """The places of face-down cards when a round begins: goals, then stashes."""
        return self.goal_places + self.stash_places

    def may_hold(self, card: int) -> bool:
        """Return whether a card with this number can be in a hand."""
        return card < len(self.cards) and self.cards[card].verb != ""

    def is_cell(self, number: int) -> bool:
        """Return whether this is the number of a cell."""
        return is_place(number)

    def cell_text(self, number: int) -> str:
        """Return the cell as players write it."""
        return cell_text(number)

    def read_cell(self, text: str) -> int:
        """Return the number of the cell written like this."""
        return read_cell(text)

    def action_data(self, number: int, seat: int) -> Any:
        """Return an action as views and events hold it."""
        return self.notation.action(number, seat).as_dict()

    def module_parts(self, box: list[int]) -> dict[str, Any]:
        """Return what the modules show, by key; `box` holds the numbers of all of them."""
        parts = {}
        for module in self.modules:
            if module.box.names:
                first = self.boxes[module.key]
                numbers = box[first : first + len(module.box.names)]
                parts[module.key] = module.box.show(self, numbers)
        return parts


def _tile_texts(cards: tuple[Card, ...]) -> list[str]:
    """Return the board's text for each tile number."""
    tiles = [str(Tile(card.name, over)) for card in cards for over in (False, True)]
    return ["", FACE_DOWN, *tiles]


def _each(number: Callable[[str], int], copies: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(number(name) for name, n in copies.items() for _ in range(n))


def front_card(name: str) -> str:
    """Return the card that lies in front of a seat under this name."""
    return f"broken_{name}" if name in TOOLS else name
