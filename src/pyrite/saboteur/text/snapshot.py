"""A readable copy of a table in plain Python, for views, positions and refusals.

`Snapshot.of(table)` reads a table, `fill(table)` builds one. Both are slow and meant for the edge.
"""

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pyrite.core.chance import Luck
from pyrite.core.grid import STRIDE
from pyrite.core.numbers import NOBODY
from pyrite.core.sides import SIDES
from pyrite.saboteur.knowledge.memory import is_closed, steps_of
from pyrite.saboteur.numbers import (
    CHANGED,
    EMPTY,
    FIRST_TILE,
    HIDDEN,
    HISTORY,
    MAX_HAND,
    PLAYING,
)
from pyrite.saboteur.table.paths import clear, find, put, recompute_joined, touch
from pyrite.saboteur.table.state import Rules, Table
from pyrite.saboteur.text.history_text import Step, rows_of
from pyrite.saboteur.text.names import Names

STEPS = {1: -STRIDE, 2: 1, 4: STRIDE, 8: -1}
MOST_WORTH = 3  # of a gold card
FACING = {1: 4, 2: 8, 4: 1, 8: 2}
SCALARS = (
    *("round_no", "starter", "turn", "direction", "finder", "last_card", "passes", "owed", "stage"),
    *("found", "ended", "declared", "step", "shown", "dwarfs_shown", "drafter"),
)
BY_SEAT = ("looked", "knows", "front", "dwarf", "dwarf_seen_by", "coins")
COUNTED = {  # lists of a table: how many of their numbers count
    **{name: f"n{name}" for name in ("pile", "aside", "offer", "later", "spare", "pool")},
    **{"spare_seen_by": "nspare", "gold_pile": "ngold"},
}


class Clue(NamedTuple):
    """At least `least` of these cards lie in these places (clues.py)."""

    knower: int
    places: tuple[int, ...]
    cards: tuple[int, ...]
    least: int


@dataclass
class Snapshot:
    """Everything on a table; places are cell numbers of `core.grid`, cards are numbers."""

    rules: Rules
    round_no: int = 1
    starter: int = 0
    turn: int = 0
    direction: int = 1
    finder: int = NOBODY
    last_card: int = NOBODY
    passes: int = 0
    owed: int = 1
    stage: int = PLAYING
    found: int = 0
    ended: int = 0
    declared: int = 0
    step: int = 0
    shown: int = 0
    dwarfs_shown: int = 0
    drafter: int = NOBODY
    board: dict[int, int] = field(default_factory=dict)  # place -> tile
    laid: list[int] = field(default_factory=list)  # places of path cards, in the order laid
    goals: list[tuple[int, int]] = field(default_factory=list)  # place (0: gone), card; stashes too
    under: list[int] = field(default_factory=list)  # what lies under them, by the same number
    looked: list[int] = field(default_factory=list)
    knows: list[int] = field(default_factory=list)
    sites: list[int] = field(default_factory=list)  # places of sites that nobody has joined yet
    hands: list[list[int]] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)  # top card last
    aside: list[int] = field(default_factory=list)
    offer: list[int] = field(default_factory=list)
    later: list[int] = field(default_factory=list)
    discards: list[tuple[int, int]] = field(default_factory=list)  # card, who knows it
    front: list[int] = field(default_factory=list)
    dwarf: list[int] = field(default_factory=list)
    dwarf_seen_by: list[int] = field(default_factory=list)
    spare: list[int] = field(default_factory=list)
    spare_seen_by: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    clues: list[Clue] = field(default_factory=list)
    history: list[Step] | None = field(default_factory=list)  # None: too many steps
    gold_pile: list[int] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    won: list[tuple[int, int, int, int]] = field(default_factory=list)  # round, seat, how, value
    asks: list[tuple[int, int, int]] = field(default_factory=list)  # kind, seats, about
    pending: list[int] = field(default_factory=list)
    fresh: int = 0  # place of the card laid last, 0 if none
    box: list[int] = field(default_factory=list)
    results: tuple[Any, ...] = ()  # of earlier rounds
    payments: tuple[tuple[int, int, int, int], ...] = ()  # of this round: payout.py
    blank_hands: dict[int, int] = field(default_factory=dict)  # seat: cards still to be dealt
    blank_dwarfs: list[int] = field(default_factory=list)  # seats whose dwarf is still to be dealt
    asks_own: bool = True  # whether custom modules may be asked what is allowed

    @property
    def names(self) -> Names:
        """Names of cards and options."""
        names: Names = self.rules.names
        return names

    @classmethod
    def of(cls, table: Table) -> "Snapshot":
        """Return a snapshot of this table."""
        d = table._dump()
        seats, at = range(table.rules.seats), d["at"]
        cells = range(1, d["ncells"] + 1)
        hands = [d["hands"][seat * MAX_HAND :][: d["nhand"][seat]] for seat in seats]
        covers = range(table.rules.ncovers)
        won = zip(d["won_round"], d["won_seat"], d["won_how"], d["won_value"], strict=True)
        asks = zip(d["ask_kind"], d["ask_seats"], d["ask_about"], strict=True)
        return cls(
            rules=table.rules,
            board={at[c]: d["tile"][c] for c in cells if d["tile"][c]},
            laid=[at[c] for c in d["laid"][: d["nlaid"]]],
            goals=[(at[d["goal_cell"][g]], d["goal_card"][g]) for g in covers],
            under=d["under"][: len(covers)],
            sites=[at[c] for c in d["site_cell"][: d["nsites"]]],
            hands=hands,
            discards=list(zip(d["discards"], d["discard_seen_by"], strict=True))[: d["ndiscards"]],
            clues=clues_of(d),
            history=None if is_closed(table) else [Step(*step) for step in steps_of(table)],
            won=list(won)[: d["nwon"]],
            asks=list(asks)[: d["nasks"]],
            pending=[at[c] for c in d["pending"][: d["npending"]]],
            fresh=at[d["fresh"]] if d["fresh"] else 0,
            box=d["box"][: len(table.rules.names.box_names)],
            results=d["results"],
            payments=d["payments"],
            **{name: d[name] for name in SCALARS},
            **{name: d[name][: len(seats)] for name in BY_SEAT},
            **{name: d[name][: d[count]] for name, count in COUNTED.items()},
        )

    def fill(self, table: Table, luck: Luck) -> None:
        """Make an empty table look like this snapshot."""
        table._seat_at(self.rules, luck)
        clear(table)
        for place, tile in sorted(self.board.items(), key=lambda item: self._order(item[0])):
            cell = touch(table, place)
            if tile != HIDDEN:
                put(table, cell, tile)
        d = table._dump()
        for place, tile in self.board.items():
            d["tile"][find(table, place)] = tile
        self._fill_numbers(d)
        _prefix(d, "holes", _holes(d), "nholes")
        _prefix(d, "laid", [find(table, place) for place in self.laid], "nlaid")
        _prefix(d, "pending", [find(table, place) for place in self.pending], "npending")
        _prefix(d, "goal_cell", [find(table, p) if p else 0 for p, _ in self.goals])
        _prefix(d, "site_cell", [find(table, place) for place in self.sites], "nsites")
        d["fresh"] = find(table, self.fresh) if self.fresh else 0
        table._load(d)
        recompute_joined(table)  # also finds the holes if paths must be joined

    def as_table(self) -> Table:
        """Return such a table; gold still to be dealt gets the highest possible value."""
        blank = [(*row[:2], row[2] & ~CHANGED, MOST_WORTH) for row in self.won]
        won = [row if row[-1] else most for row, most in zip(self.won, blank, strict=True)]
        table = Table()
        replace(self, won=won).fill(table, Luck(0))
        return table

    def _order(self, place: int) -> int:
        """Return a sort key: the start is the first cell of a board."""
        return 0 if place == self.rules.start_at else 1

    def _fill_numbers(self, d: dict[str, Any]) -> None:
        for name in SCALARS:
            d[name] = getattr(self, name)
        _prefix(d, "goal_card", [card for _, card in self.goals])
        for name in (*BY_SEAT, "under", "box"):
            _prefix(d, name, getattr(self, name))
        for name, count in COUNTED.items():
            _prefix(d, name, getattr(self, name), count)
        d["clues"] = [*rows_of(self.history), *(_dumped(clue) for clue in self.clues)]
        hands = [self.known_hand(seat) for seat in range(self.rules.seats)]
        for seat, hand in enumerate(hands):
            d["hands"][seat * MAX_HAND : seat * MAX_HAND + len(hand)] = sorted(hand)
        _prefix(d, "nhand", [len(hand) for hand in hands])
        d["results"], d["payments"] = self.results, self.payments
        d["told"] = int(self.declared != 0 and not self._is_window())
        _prefix(d, "discards", [card for card, _ in self.discards], "ndiscards")
        _prefix(d, "discard_seen_by", [seen_by for _, seen_by in self.discards])
        for i, name in enumerate(("won_round", "won_seat", "won_how", "won_value")):
            _prefix(d, name, [entry[i] for entry in self.won], "nwon")
        for i, name in enumerate(("ask_kind", "ask_seats", "ask_about")):
            _prefix(d, name, [ask[i] for ask in self.asks], "nasks")

    def _is_window(self) -> bool:
        """Return whether others may still object to the declared card."""
        kinds = [self.names.asks[kind] for kind, _, _ in self.asks]
        return any(self.names.question_about.get(kind) == "window" for kind in kinds)

    def known_hand(self, seat: int) -> list[int]:
        """Return a hand without the cards still to be dealt, which come last."""
        hand = self.hands[seat]
        return hand[: len(hand) - self.blank_hands.get(seat, 0)]

    def gold(self) -> list[int]:
        """Return the gold of each seat."""
        cards = [(seat, value) for _, seat, how, value in self.won if not how & CHANGED]
        return [
            coins + sum(value for owner, value in cards if owner == seat)
            for seat, coins in enumerate(self.coins)
        ]

    def neighbour(self, place: int, side: int) -> int | None:
        """Return the face-up tile next to this place, or None."""
        tile = self.board.get(place + STEPS[side], HIDDEN)
        return None if tile == HIDDEN else tile

    def exits(self, tile: int) -> int:
        """Return the open sides of a tile."""
        return self.names.cards[tile - FIRST_TILE >> 1].sides(tile & 1)

    def joined(self) -> dict[int, int]:
        """Return for every place the sides of its card that are joined to the start."""
        starts = [self.rules.start_at]
        starts += [p for p in self.laid if self.names.cards[self.board[p] - FIRST_TILE >> 1].begins]
        lit = dict.fromkeys(self.board, 0)
        todo = [(place, self.exits(self.board[place])) for place in starts]
        while todo:
            place, way = todo.pop()
            lit[place] |= way
            for side in SIDES:
                tile = self.neighbour(place, side)
                if way & side and tile is not None:
                    beyond = place + STEPS[side]
                    card = self.names.cards[tile - FIRST_TILE >> 1]
                    further = card.through(tile & 1, FACING[side]) & ~lit[beyond]
                    if further:
                        todo.append((beyond, further))
        return lit


def clues_of(d: dict[str, Any]) -> list[Clue]:
    """Return what seats remember, from a dumped table."""
    clues = []
    for knower, least, words, cards in d["clues"]:
        if knower == HISTORY:
            continue
        bits = sum(word << 64 * k for k, word in enumerate(words))
        places = tuple(p for p in range(256) if bits >> p & 1)
        clues.append(Clue(knower, places, tuple(cards), least))
    return clues


def _dumped(clue: Clue) -> tuple[int, int, list[int], list[int]]:
    bits = sum(1 << place for place in clue.places)
    words = [bits >> 64 * k & (1 << 64) - 1 for k in range(4)]
    return clue.knower, clue.least, words, list(clue.cards)


def _prefix(d: dict[str, Any], name: str, values: list[int], count: str = "") -> None:
    d[name][: len(values)] = values
    if count:
        d[count] = len(values)


def _holes(d: dict[str, Any]) -> list[int]:
    """Return the empty cells next to a face-up card."""
    cells = range(1, d["ncells"] + 1)
    return [cell for cell in cells if d["tile"][cell] == EMPTY and d["need"][cell]]
