"""A readable copy of a table in plain Python, for views, positions and refusals.

`Snapshot.of(table)` reads a table, `fill(table)` builds one. Both are slow and meant for the edge.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pyrite.core.chance import Luck
from pyrite.core.numbers import NOBODY
from pyrite.core.views import Result
from pyrite.lostmines.numbers import (
    ASK_TURN,
    EMPTY,
    FEATURES,
    FIRST_TILE,
    HIDDEN,
    MAX_KINDS,
    PLAYING,
    RIM,
    TOKEN_KINDS,
    TRAP,
    TRAP_BIT,
    TROLL,
    TROLL_BIT,
    WIDTH,
)
from pyrite.lostmines.table.board import clear, find_holes, put
from pyrite.lostmines.table.state import Rules, Table
from pyrite.lostmines.text.names import Names

STEPS = (-WIDTH, 1, WIDTH, -1)  # N E S W
SCALARS = (
    *("round_no", "starter", "turn", "stage", "step", "last_card", "dragon", "ask", "asked_seats"),
    *("proposed", "agreed", "steps", "owed", "entered"),
)
BY_SEAT = ("dwarf", "dwarf_seen_by", "dwarf_at", "troll_at", "points")


class Treasure(NamedTuple):
    """A treasure: its kind, its value, who has looked, and who has taken it."""

    kind: int
    value: int
    seen_by: int = 0
    owner: int = NOBODY


@dataclass
class Snapshot:
    """Everything on a table; cells, edges, cards and dwarfs are numbers."""

    rules: Rules
    round_no: int = 1
    starter: int = 0
    turn: int = 0
    stage: int = PLAYING
    step: int = 0
    last_card: int = NOBODY
    dragon: int = NOBODY
    ask: int = ASK_TURN
    asked_seats: int = 0
    proposed: int = 0
    agreed: int = 0
    steps: int = 0
    owed: int = 0
    entered: int = 0
    board: dict[int, int] = field(default_factory=dict)  # cell -> tile
    tools: list[int] = field(default_factory=list)  # cells of obstacles that are overcome
    traps: list[int] = field(default_factory=list)  # edges
    dwarf: list[int] = field(default_factory=list)
    dwarf_seen_by: list[int] = field(default_factory=list)
    dwarf_at: list[int] = field(default_factory=list)
    troll_at: list[int] = field(default_factory=list)  # edge of each seat's troll, 0 if none
    points: list[int] = field(default_factory=list)
    spare: list[int] = field(default_factory=list)
    mines: list[tuple[int, int]] = field(default_factory=list)  # card, who has looked
    treasures: list[Treasure] = field(default_factory=list)  # those laid out come first
    hands: list[list[int]] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)  # top card last
    aside: list[int] = field(default_factory=list)
    discards: list[tuple[int, int]] = field(default_factory=list)  # card, who knows it
    results: tuple[Result, ...] = ()  # of earlier rounds

    @property
    def names(self) -> Names:
        """Names of cards and options."""
        names: Names = self.rules.names
        return names

    @property
    def laid_out(self) -> list[Treasure]:
        """The treasures of this round; the others are set aside unseen (L-02)."""
        return self.treasures[: self.rules.seats]

    @property
    def trolls(self) -> list[int]:
        """The edges that trolls block."""
        return [edge for edge in self.troll_at if edge]

    @classmethod
    def of(cls, table: Table) -> "Snapshot":
        """Return a snapshot of this table."""
        d = table._dump()
        seats = range(table.rules.seats)
        treasures = zip(*(d[f"treasure_{x}"] for x in Treasure._fields), strict=True)
        return cls(
            rules=table.rules,
            board={cell: tile for cell, tile in enumerate(d["tile"]) if tile not in (EMPTY, RIM)},
            tools=[cell for cell, tool in enumerate(d["tool"]) if tool],
            traps=[edge for edge, token in enumerate(d["token"]) if token & TRAP_BIT],
            spare=d["spare"][: d["nspare"]],
            mines=list(zip(d["mine_card"], d["mine_seen_by"], strict=True))[: table.rules.nmines],
            treasures=[Treasure(*row) for row in treasures][: table.rules.ntreasures],
            hands=[_hand(d, seat) for seat in seats],
            pile=d["pile"][: d["npile"]],
            aside=d["aside"][: d["naside"]],
            discards=list(zip(d["discards"], d["discard_seen_by"], strict=True))[: d["ndiscards"]],
            results=d["results"],
            **{name: d[name] for name in SCALARS},
            **{name: d[name][: len(seats)] for name in BY_SEAT},
        )

    def fill(self, table: Table, luck: Luck) -> None:
        """Make an empty table look like this snapshot."""
        table._seat_at(self.rules, luck)
        clear(table)
        for cell, tile in self.board.items():
            if tile != HIDDEN:
                put(table, cell, tile)
        d = table._dump()
        for cell, tile in self.board.items():
            d["tile"][cell] = tile
        self._fill_tokens(d)
        self._fill_cards(d)
        table._load(d)
        find_holes(table)

    def supply(self) -> list[int]:
        """Return the tokens that are not on the board, by kind (L-20)."""
        used = [self.feature(cell) for cell in self.tools]
        used += [TRAP] * len(self.traps) + [TROLL] * len(self.trolls)
        return [self.rules.names.tokens[kind] - used.count(kind) for kind in range(TOKEN_KINDS)]

    def feature(self, cell: int) -> int:
        """Return what is on the card here."""
        tile = self.board.get(cell, EMPTY)
        if tile < FIRST_TILE:
            return 0
        return FEATURES.index(self.names.cards[tile - FIRST_TILE >> 1].feature or FEATURES[0])

    def sides(self, cell: int) -> int | None:
        """Return the exits of the face-up card here, or None."""
        tile = self.board.get(cell, EMPTY)
        if tile < FIRST_TILE:
            return None
        return self.names.cards[tile - FIRST_TILE >> 1].sides(tile & 1)

    def _fill_tokens(self, d: dict[str, Any]) -> None:
        for cell in self.tools:
            d["tool"][cell] = 1
        for edge in self.traps:
            d["token"][edge] |= TRAP_BIT
        for edge in self.trolls:
            d["token"][edge] |= TROLL_BIT
        for cell in self.dwarf_at:
            d["standing"][cell] += 1
        d["supply"] = self.supply()

    def _fill_cards(self, d: dict[str, Any]) -> None:
        d["results"] = self.results
        for name in SCALARS:
            d[name] = getattr(self, name)
        for name in (*BY_SEAT, "spare", "pile", "aside"):
            d[name][: len(getattr(self, name))] = getattr(self, name)
        for name in ("spare", "pile", "aside", "discards"):
            d[f"n{name}"] = len(getattr(self, name))
        for i, (card, seen_by) in enumerate(self.discards):
            d["discards"][i], d["discard_seen_by"][i] = card, seen_by
        for i, (card, seen_by) in enumerate(self.mines):
            d["mine_card"][i], d["mine_seen_by"][i] = card, seen_by
        for i, treasure in enumerate(self.treasures):
            for name, value in treasure._asdict().items():
                d[f"treasure_{name}"][i] = value
        d["treasures_left"] = sum(treasure.owner == NOBODY for treasure in self.laid_out)
        for seat, hand in enumerate(self.hands):
            d["nhand"][seat] = len(hand)
            for card in hand:
                d["hands"][seat * MAX_KINDS + card] += 1


def _hand(d: dict[str, Any], seat: int) -> list[int]:
    """Return the cards of a hand, sorted; the table stores how many it has of each kind."""
    kinds = d["hands"][seat * MAX_KINDS : (seat + 1) * MAX_KINDS]
    return [card for card, n in enumerate(kinds) for _ in range(n)]
