"""The table: everything on it as small ints in flat arrays, and the rules in play.

Interpreted these are lists; compiled (state.pxd) they are C arrays, which are not bounds-checked,
so public calls validate everything from outside.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping
from typing import Any, Self

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable
from pyrite.core.results import Result
from pyrite.lostmines.table.fields import FIELDS

if not cython.compiled:
    from pyrite.core.event_log import copy_numbers
    from pyrite.lostmines.numbers import (
        CELLS,
        EDGES,
        MAX_ASIDE,
        MAX_DECK,
        MAX_DWARFS,
        MAX_KINDS,
        MAX_MINES,
        MAX_SEATS,
        MAX_TREASURES,
        TOKEN_KINDS,
    )

    numbers_of, take_numbers = FIELDS.numbers_of, FIELDS.take_numbers


class Rules:
    """What never changes during a game; shared by copies."""

    def __init__(self, numbers: Mapping[str, int], tables: Mapping[str, list[int]], names: Any):
        if not cython.compiled:
            self._make_room()
        self.names = names
        self.seats = numbers["seats"]
        self.hand_size = numbers["hand_size"]
        self.rounds = numbers["rounds"]
        self.first_seat = numbers["first_seat"]
        self.set_aside = numbers["set_aside"]
        self.nkinds = numbers["nkinds"]
        self.troll_card = numbers["troll_card"]
        self.cut_last_turn = numbers["cut_last_turn"]
        self.discard_counts = numbers["discard_counts"]
        self.ndeck = len(tables["deck"])
        self.ndwarfs = len(tables["dwarfs"])
        self.nmines = len(tables["mine_cards"])
        self.ntreasures = len(tables["treasure_kind"])
        self._fill(tables)

    if not cython.compiled:

        def _make_room(self) -> None:
            self.sides = [0] * 256
            self.verb_of, self.feature = [0] * MAX_KINDS, [0] * MAX_KINDS
            self.overcomes, self.shows = [0] * MAX_KINDS, [0] * MAX_KINDS
            self.turns_of, self.mine_kind = [0] * MAX_KINDS, [0] * MAX_KINDS
            self.deck, self.dwarfs = [0] * MAX_DECK, [0] * MAX_DWARFS
            self.start_at, self.start_card = [0] * 2, [0] * 2
            self.mine_at, self.mine_cards = [0] * MAX_MINES, [0] * MAX_MINES
            self.treasure_kind = [0] * MAX_TREASURES
            self.treasure_value = [0] * MAX_TREASURES
            self.tokens = [0] * TOKEN_KINDS

    def _fill(self, tables: Mapping[str, list[int]]) -> None:
        for tile, value in enumerate(tables["sides"]):
            self.sides[tile] = value
        for card, value in enumerate(tables["verb_of"]):
            self.verb_of[card] = value
            self.feature[card] = tables["feature"][card]
            self.overcomes[card] = tables["overcomes"][card]
            self.shows[card] = tables["shows"][card]
            self.turns_of[card] = tables["turns_of"][card]
            self.mine_kind[card] = tables["mine_kind"][card]
        for i, value in enumerate(tables["deck"]):
            self.deck[i] = value
        for i, value in enumerate(tables["dwarfs"]):
            self.dwarfs[i] = value
        for i in range(2):
            self.start_at[i] = tables["start_at"][i]
            self.start_card[i] = tables["start_card"][i]
        for i, value in enumerate(tables["mine_at"]):
            self.mine_at[i] = value
            self.mine_cards[i] = tables["mine_cards"][i]
        for i, value in enumerate(tables["treasure_kind"]):
            self.treasure_kind[i] = value
            self.treasure_value[i] = tables["treasure_value"][i]
        for i, value in enumerate(tables["tokens"]):
            self.tokens[i] = value


class Table(GameTable):
    """A game at one moment. Only apply() and the setup write to it."""

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.rules: Rules
            self.step = self.round_no = self.starter = self.turn = self.stage = 0
            self.last_card = self.dragon = 0
            # What the game waits for, and from whom (a bit set).
            self.ask = self.asked_seats = 0
            # This turn: was the end proposed, who agreed, steps left, cards to draw, mine entered.
            self.proposed = self.agreed = self.steps = self.owed = self.entered = 0
            # The board: what lies on a cell, what a card there must match (low bits: open
            # neighbours, high: walled ones), tools, tokens on edges, dwarfs standing there.
            self.tile, self.need, self.tool = [0] * CELLS, [0] * CELLS, [0] * CELLS
            self.token, self.standing = [0] * EDGES, [0] * CELLS
            self.holes, self.nholes = [0] * CELLS, 0
            self.supply = [0] * TOKEN_KINDS
            # For each seat: its dwarf card, who has looked at it, where its dwarf stands, its troll
            # (an edge), points.
            self.dwarf, self.dwarf_seen_by = [0] * MAX_SEATS, [0] * MAX_SEATS
            self.dwarf_at, self.troll_at = [0] * MAX_SEATS, [0] * MAX_SEATS
            self.points = [0] * MAX_SEATS
            self.spare, self.nspare = [0] * MAX_DWARFS, 0
            # Mines and treasures, with those who have looked. The first treasures are laid out, one
            # per seat; the others are set aside unseen.
            self.mine_card, self.mine_seen_by = [0] * MAX_MINES, [0] * MAX_MINES
            self.treasure_kind = [0] * MAX_TREASURES
            self.treasure_value = [0] * MAX_TREASURES
            self.treasure_seen_by = [0] * MAX_TREASURES
            self.treasure_owner = [0] * MAX_TREASURES
            self.treasures_left = 0
            # A hand is stored as how many it has of each kind.
            self.hands, self.nhand = [0] * (MAX_SEATS * MAX_KINDS), [0] * MAX_SEATS
            self.pile, self.npile = [0] * MAX_DECK, 0
            self.aside, self.naside = [0] * MAX_ASIDE, 0
            self.discards, self.discard_seen_by = [0] * MAX_DECK, [0] * MAX_DECK
            self.ndiscards = 0
            self.results: tuple[Result, ...] = ()  # of earlier rounds
            self.forgetful = False

    def _seat_at(self, rules: Rules, luck: Luck) -> None:
        """Set the rules and luck of an empty table."""
        self.rules = rules
        self.luck = luck

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
        finally:
            other.readers -= 1
        return 0

    def _dump(self) -> dict[str, Any]:
        """Return every number of the table by name, for saving, comparing and inspecting."""
        numbers = FIELDS.read(numbers_of(self))
        del numbers["forgetful"]  # a mode of play, not part of the game
        return {**numbers, "results": self.results or ()}

    def _load(self, numbers: Mapping[str, Any]) -> None:
        """Set all numbers; the inverse of `_dump`."""
        take_numbers(self, FIELDS.write({**numbers, "forgetful": self.forgetful}))
        self.results = tuple(numbers["results"])

    def _forget_results(self) -> None:
        """Stop keeping results of rounds, for programs that play millions and look at none."""
        self.forgetful = True
