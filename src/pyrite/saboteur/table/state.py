"""The table: everything on it as small ints in flat arrays, and the rules in play.

Interpreted these are lists; compiled (state.pxd) they are C arrays, which are not bounds-checked,
so public calls validate everything from outside. A table points only to its rules and its luck.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping
from typing import Any, Self

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable
from pyrite.saboteur.table.fields import FIELDS

if not cython.compiled:
    from pyrite.core.event_log import copy_numbers
    from pyrite.saboteur.numbers import (
        MAX_ASIDE,
        MAX_ASKS,
        MAX_BOX,
        MAX_CELLS,
        MAX_CLUE_CARDS,
        MAX_CLUES,
        MAX_DECK,
        MAX_FRONT,
        MAX_GOALS,
        MAX_GOLD,
        MAX_HAND,
        MAX_HOOKS,
        MAX_LATER,
        MAX_MODULES,
        MAX_NAMED,
        MAX_SEATS,
        MAX_SITES,
        MAX_SPARE,
    )

    numbers_of, take_numbers = FIELDS.numbers_of, FIELDS.take_numbers


class Rules:
    """What never changes during a game, made from options and modules; shared by copies."""

    def __init__(self, numbers: Mapping[str, int], tables: Mapping[str, list[int]], names: Any):
        if not cython.compiled:
            self._make_room()
        self.names = names
        self.forbidding: dict[str, list[Any]] = {"may_lay": [], "may_look": [], "bars": []}
        self.own: Any = None  # the custom modules (own/module.py)
        self.seats = numbers["seats"]
        self.hand_size = numbers["hand_size"]
        self.rounds = numbers["rounds"]
        self.first_seat = numbers["first_seat"]
        self.start_card = numbers["start_card"]
        self.start_at = numbers["start_at"]
        self.treasure = numbers["treasure"]
        self.sure_goal = numbers["sure_goal"]
        self.set_aside = numbers["set_aside"]
        self.coins_each = numbers["coins_each"]
        self.open_at = numbers["open_at"]
        self.nopen = numbers["nopen"]
        self.nkinds = numbers["nkinds"]
        self.nbox = numbers["nbox"]
        self.must_connect = numbers["must_connect"]
        self.gold_per_digger = numbers["gold_per_digger"]
        self.all_goals = numbers["all_goals"]
        self.sabotage_self = numbers["sabotage_self"]
        self.played_face_up = numbers["played_face_up"]
        self.end_by_passes = numbers["end_by_passes"]
        self.pay_exact = numbers["pay_exact"]
        self.best_turn = numbers["best_turn"]
        self.last_card_starts = numbers["last_card_starts"]
        self.ndeck = self._fill_deck(tables)
        self.ngoals = numbers["ngoals"]
        self.ncovers = len(tables["goal_at"])
        self.ngoal_cards = len(tables["goal_cards"])
        self.nstash_paths = len(tables["stash_paths"])
        self.nstashes = len(tables["stashes"])
        self.nsites = len(tables["site_at"])
        self.ndwarfs = len(tables["dwarfs"])
        self.ngold = len(tables["gold"])

    if not cython.compiled:

        def _make_room(self) -> None:
            self.sides, self.through = [0] * 256, [0] * 1024
            self.begins, self.watched, self.filter = [0] * 256, [0] * 256, [0] * 256
            self.verb_of, self.tools_of, self.turns_of = [0] * 128, [0] * 128, [0] * 128
            self.bonus, self.ends_round, self.front_card = [0] * 128, [0] * 128, [0] * MAX_FRONT
            self.deck, self.dwarfs, self.gold = [0] * MAX_DECK, [0] * 32, [0] * MAX_GOLD
            self.goal_at, self.goal_cards = [0] * MAX_GOALS, [0] * MAX_GOALS
            self.stash_paths, self.stashes = [0] * MAX_GOALS, [0] * 32
            self.site_at, self.site_card = [0] * MAX_SITES, [0] * MAX_SITES
            self.box_at, self.named_at = [0] * MAX_MODULES, [0] * MAX_MODULES
            self.named, self.nnamed = [0] * MAX_NAMED, 0
            self.n_round_started = self.n_turn_options = self.n_may_lay = self.n_may_look = 0
            self.n_bars = self.n_declared = self.n_laid = self.n_lifted = self.n_joined = 0
            self.n_goal_turned = self.n_turn_ending = self.n_payday = self.n_entitled = 0
            self.n_taking_effect = 0
            self.round_started: list[Any] = [None] * MAX_HOOKS
            self.turn_options: list[Any] = [None] * MAX_HOOKS
            self.may_lay: list[Any] = [None] * MAX_HOOKS
            self.may_look: list[Any] = [None] * MAX_HOOKS
            self.bars: list[Any] = [None] * MAX_HOOKS
            self.declared: list[Any] = [None] * MAX_HOOKS
            self.taking_effect: list[Any] = [None] * MAX_HOOKS
            self.laid: list[Any] = [None] * MAX_HOOKS
            self.lifted: list[Any] = [None] * MAX_HOOKS
            self.joined: list[Any] = [None] * MAX_HOOKS
            self.goal_turned: list[Any] = [None] * MAX_HOOKS
            self.turn_ending: list[Any] = [None] * MAX_HOOKS
            self.payday: list[Any] = [None] * MAX_HOOKS
            self.entitled: list[Any] = [None] * MAX_HOOKS
            self.pay: Any = None
            self.list_of: list[Any] = [None] * 128

    def _fill_deck(self, tables: Mapping[str, list[int]]) -> int:
        for tile, value in enumerate(tables["sides"]):
            self.sides[tile] = value
            self.begins[tile] = tables["begins"][tile]
            self.watched[tile] = tables["watched"][tile]
            self.filter[tile] = tables["filter"][tile]
        for i, value in enumerate(tables["through"]):
            self.through[i] = value
        for card, value in enumerate(tables["verb_of"]):
            self.verb_of[card] = value
            self.tools_of[card] = tables["tools_of"][card]
            self.turns_of[card] = tables["turns_of"][card]
            self.bonus[card] = tables["bonus"][card]
            self.ends_round[card] = tables["ends_round"][card]
        for i, value in enumerate(tables["front_card"]):
            self.front_card[i] = value
        for i, value in enumerate(tables["deck"]):
            self.deck[i] = value
        for i, value in enumerate(tables["dwarfs"]):
            self.dwarfs[i] = value
        for i, value in enumerate(tables["gold"]):
            self.gold[i] = value
        for i, value in enumerate(tables["goal_at"]):
            self.goal_at[i] = value
        for i, value in enumerate(tables["goal_cards"]):
            self.goal_cards[i] = value
        for i, value in enumerate(tables["stash_paths"]):
            self.stash_paths[i] = value
        for i, value in enumerate(tables["stashes"]):
            self.stashes[i] = value
        for i, value in enumerate(tables["site_at"]):
            self.site_at[i] = value
            self.site_card[i] = tables["site_card"][i]
        return len(tables["deck"])


class Clues:
    """What the seats of one table remember; created only when there is something to remember."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.knower, self.least, self.size = [0] * MAX_CLUES, [0] * MAX_CLUES, [0] * MAX_CLUES
            self.places = [0] * (4 * MAX_CLUES)
            self.cards, self.ncards = [0] * MAX_CLUE_CARDS, 0

    def copy_from(self, other: "Clues", n: int) -> None:
        """Copy the first n clues of the other."""
        self.ncards = other.ncards
        for i in range(n):
            self.knower[i] = other.knower[i]
            self.least[i] = other.least[i]
            self.size[i] = other.size[i]
        for i in range(4 * n):
            self.places[i] = other.places[i]
        for i in range(other.ncards):
            self.cards[i] = other.cards[i]

    def dump(self, n: int) -> list[tuple[int, int, list[int], list[int]]]:
        """Return the first n clues: knower, least, places as four words of bits, cards."""
        clues = []
        first = 0
        for i in range(n):
            words = [self.places[4 * i + k] for k in range(4)]
            cards = [self.cards[first + k] for k in range(self.size[i])]
            clues.append((self.knower[i], self.least[i], words, cards))
            first += self.size[i]
        return clues

    def load(self, clues: list[tuple[int, int, list[int], list[int]]]) -> None:
        """Restore clues; the inverse of `dump`."""
        self.ncards = 0
        for i, (knower, least, words, cards) in enumerate(clues):
            self.knower[i] = knower
            self.least[i] = least
            self.size[i] = len(cards)
            for k in range(4):
                self.places[4 * i + k] = words[k]
            for card in cards:
                self.cards[self.ncards] = card
                self.ncards += 1


class Table(GameTable):
    """A game at one moment. Only apply() and the setup write to it."""

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.rules: Rules
            self.trouble: Any = None  # raised by a custom module (own/hooks.py)
            # The board: cells in the order they were touched; number 0 means none.
            self.ncells = 0
            self.at = [0] * MAX_CELLS
            self.beside = [0] * (4 * MAX_CELLS)
            self.index = [0] * 512
            self.tile = [0] * MAX_CELLS
            self.need = [0] * MAX_CELLS  # low bits: a neighbour is open to us; high: it is walled
            self.lit = [0] * MAX_CELLS  # sides whose way is joined to the start
            self.reach = [0] * MAX_CELLS  # sides where a joined exit of a neighbour meets us
            self.nholes = self.nlaid = self.npending = self.fresh = self.nsites = 0
            self.holes, self.laid = [0] * MAX_CELLS, [0] * MAX_DECK
            self.pending = [0] * MAX_GOALS
            self.site_cell = [0] * MAX_SITES  # watched cards that nobody has joined yet
            # Face-down cards: where, which, what lies under them; and as bit sets where a seat was
            # seen to look, what it knows, which are public.
            self.goal_cell, self.goal_card = [0] * MAX_GOALS, [0] * MAX_GOALS
            self.under = [0] * MAX_GOALS
            self.looked, self.knows, self.shown = [0] * MAX_SEATS, [0] * MAX_SEATS, 0
            self.hands, self.nhand = [0] * (MAX_SEATS * MAX_HAND), [0] * MAX_SEATS
            self.pile, self.npile = [0] * MAX_DECK, 0
            self.aside, self.naside = [0] * MAX_ASIDE, 0
            self.offer, self.noffer = [0] * MAX_LATER, 0  # cards shown to one seat
            self.discards, self.discard_seen_by = [0] * MAX_DECK, [0] * MAX_DECK
            self.ndiscards = 0
            self.front = [0] * MAX_SEATS
            # Dwarfs; seen_by: which other seats know them. The last spare one is on top.
            self.dwarf, self.dwarf_seen_by = [0] * MAX_SEATS, [0] * MAX_SEATS
            self.spare, self.spare_seen_by = [0] * MAX_SPARE, [0] * MAX_SPARE
            self.nspare = self.dwarfs_shown = 0
            # Gold: the pile, the cards being handed round, everything won in order, and coins.
            self.gold_pile, self.ngold = [0] * MAX_GOLD, 0
            self.pool, self.npool, self.drafter = [0] * MAX_SEATS, 0, 0
            self.won_seat, self.won_value = [0] * MAX_GOLD, [0] * MAX_GOLD
            self.won_round, self.won_how = [0] * MAX_GOLD, [0] * MAX_GOLD
            self.nwon = 0
            self.coins = [0] * MAX_SEATS
            # What seats remember about cards they cannot see (clues.py).
            self.nclues, self.clues = 0, Clues()
            # The course of the game. At the end of a turn its seat draws what it is owed, then each
            # seat in `later` draws one card.
            self.step = self.round_no = self.starter = self.turn = self.finder = 0
            self.direction, self.last_card, self.passes, self.owed = 1, 0, 0, 0
            self.later, self.nlater = [0] * MAX_LATER, 0
            self.stage = self.found = self.ended = self.declared = 0
            # Whether custom modules know the declared card, how many of their questions were
            # answered in a row, and the step of the last answer.
            self.told = self.in_a_row = self.answered = 0
            # What the game waits for: a stack of plain values.
            self.nasks = 0
            self.ask_kind, self.ask_seats = [0] * MAX_ASKS, [0] * MAX_ASKS
            self.ask_about = [0] * MAX_ASKS
            self.box = [0] * MAX_BOX
            self.results: tuple[Any, ...] = ()  # of earlier rounds (results.py)
            self.payments: tuple[tuple[int, int, int, int], ...] = ()  # of this round
            self.forgetful = False

    def copy(self) -> Self:
        """Return an independent copy without the events, with the same luck (see `reseed`)."""
        new = type(self)()
        new.copy_from(self)
        return new

    def copy_from(self, other: "Table") -> int:
        """Become an independent copy of the other table, without its log."""
        if other.changer:
            other.refuse_others()
        other.readers += 1
        try:
            copy_numbers(self, other)
            self.rules = other.rules
            self.luck = other.luck.copy()
            self.results = other.results
            self.payments = other.payments
            self.take_clues(other)
        finally:
            other.readers -= 1
        return 0

    def take_clues(self, other: "Table") -> None:
        """Copy what the seats of the other table remember; copy the numbers first."""
        if other.nclues:
            self.make_clues()
            self.clues.copy_from(other.clues, other.nclues)

    def _dump(self) -> dict[str, Any]:
        """Return every number of the table by name, for saving, comparing and inspecting."""
        numbers = FIELDS.read(numbers_of(self))
        # A mode of play, and the length of `clues`: neither is part of the game.
        del numbers["forgetful"], numbers["nclues"]
        return {
            **numbers,
            "clues": self.clues.dump(self.nclues) if self.nclues else [],
            "results": self.results or (),
            "payments": self.payments or (),
        }

    def _load(self, numbers: Mapping[str, Any]) -> None:
        """Set all numbers; the inverse of `_dump`."""
        besides = {"forgetful": self.forgetful, "nclues": len(numbers["clues"])}
        take_numbers(self, FIELDS.write({**numbers, **besides}))
        self.results = tuple(numbers["results"])
        self.payments = tuple(numbers["payments"])
        if self.nclues:
            self.make_clues()
            self.clues.load(numbers["clues"])

    def _seat_at(self, rules: Rules, luck: Luck) -> None:
        """Set the rules and luck of an empty table."""
        self.rules = rules
        self.luck = luck

    def _forget_results(self) -> None:
        """Stop keeping results of rounds, for programs that play millions and look at none."""
        self.forgetful = True

    def make_clues(self) -> None:
        """Make room for what seats remember."""
        if self.clues is None:
            self.clues = Clues()


def push_ask(table: Table, kind: int, seats: int, about: int) -> None:
    """Wait for these seats (a bit set) to answer a question."""
    table.ask_kind[table.nasks] = kind
    table.ask_seats[table.nasks] = seats
    table.ask_about[table.nasks] = about
    table.nasks += 1


def pop_ask(table: Table) -> None:
    """Remove the topmost question, which is answered."""
    table.nasks -= 1
