# Compiled: see core/native.py
"""The table: everything on it as small ints in flat arrays, and the rules in play.

Interpreted these are lists; compiled they are C arrays, which are not bounds-checked,
so public calls validate everything from outside.
"""

from collections.abc import Mapping
from typing import Any, Self, final

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable, empty_twin
from pyrite.core.native import (
    Bytes,
    Ints,
    Layout,
    Native,
    Readable,
    Shorts,
    SignedBytes,
    python_only,
    python_too,
    raises,
)
from pyrite.core.views import Result
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


@final
class Rules(Native):
    """What never changes during a game; shared by copies."""

    names: Readable[Any]
    sides: Bytes = [0] * 256
    verb_of: Bytes = [0] * MAX_KINDS
    feature: Bytes = [0] * MAX_KINDS
    overcomes: Bytes = [0] * MAX_KINDS
    shows: Bytes = [0] * MAX_KINDS
    turns_of: Bytes = [0] * MAX_KINDS
    mine_kind: Bytes = [0] * MAX_KINDS
    deck: Bytes = [0] * MAX_DECK
    dwarfs: Bytes = [0] * MAX_DWARFS
    start_at: Bytes = [0] * 2
    start_card: Bytes = [0] * 2
    mine_at: Bytes = [0] * MAX_MINES
    mine_cards: Bytes = [0] * MAX_MINES
    treasure_kind: Bytes = [0] * MAX_TREASURES
    treasure_value: Bytes = [0] * MAX_TREASURES
    tokens: Bytes = [0] * TOKEN_KINDS
    # Not arrays: the checked build cannot watch an array in last place.
    seats: Readable[int]
    hand_size: Readable[int]
    rounds: Readable[int]
    first_seat: Readable[int]
    set_aside: Readable[int]
    nkinds: Readable[int]
    troll_card: Readable[int]
    ndeck: Readable[int]
    ndwarfs: Readable[int]
    nmines: Readable[int]
    ntreasures: Readable[int]
    cut_last_turn: Readable[bool]
    discard_counts: Readable[bool]

    def __init__(self, numbers: Mapping[str, Any], tables: Mapping[str, list[int]], names: Any):
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

    rules: Readable[Rules]
    # The numbers are copied, saved and compared in this order; small and hot ones come first.
    step: Readable[int]
    round_no: Readable[int]
    starter: Readable[int]
    turn: Readable[int]
    stage: Readable[int]
    last_card: int
    dragon: int
    # This turn: was the end proposed, who agreed, steps left, cards to draw, mine entered.
    proposed: int
    agreed: int
    steps: int
    owed: int
    entered: int
    ask: Readable[int]  # what the game waits for
    asked_seats: Readable[int]  # from whom: a bit set
    nholes: int
    nspare: int
    treasures_left: int
    npile: int
    naside: int
    forgetful: bool
    tile: Bytes = [0] * CELLS
    need: Bytes = [0] * CELLS  # low bits: open neighbours that a card must match; high: walled
    tool: Bytes = [0] * CELLS
    standing: Bytes = [0] * CELLS  # dwarfs on the cell
    holes: Bytes = [0] * CELLS
    token: Bytes = [0] * EDGES  # on edges
    dwarf: Bytes = [0] * MAX_SEATS
    dwarf_at: Bytes = [0] * MAX_SEATS
    nhand: Bytes = [0] * MAX_SEATS
    dwarf_seen_by: Shorts = [0] * MAX_SEATS
    troll_at: Shorts = [0] * MAX_SEATS  # an edge
    points: Ints = [0] * MAX_SEATS
    supply: Bytes = [0] * TOKEN_KINDS
    spare: Bytes = [0] * MAX_DWARFS
    mine_card: Bytes = [0] * MAX_MINES
    mine_seen_by: Shorts = [0] * MAX_MINES
    # The first treasures are laid out, one per seat; the others are set aside unseen.
    treasure_kind: Bytes = [0] * MAX_TREASURES
    treasure_value: Bytes = [0] * MAX_TREASURES
    treasure_seen_by: Shorts = [0] * MAX_TREASURES
    treasure_owner: SignedBytes = [0] * MAX_TREASURES
    hands: Bytes = [0] * (MAX_SEATS * MAX_KINDS)  # how many of each kind
    pile: Bytes = [0] * MAX_DECK
    discards: Bytes = [0] * MAX_DECK
    aside: Bytes = [0] * MAX_ASIDE
    discard_seen_by: Shorts = [0] * MAX_DECK
    ndiscards: int  # not an array: the checked build cannot watch an array in last place
    results: Readable[tuple[Result, ...]]  # of earlier rounds

    @python_only
    def _seat_at(self, rules: Rules, luck: Luck) -> None:
        """Set the rules and luck of an empty table."""
        self.rules = rules
        self.luck = luck

    @python_too
    def copy(self) -> Self:
        """Return an independent copy without the events, with the same luck (see `reseed`)."""
        new: Self = empty_twin(self)
        new.copy_from(self)
        return new

    @raises
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
        numbers = LAYOUT.read(numbers_of(self))
        del numbers["forgetful"]  # a mode of play, not part of the game
        return {**numbers, "results": self.results or ()}

    def _load(self, numbers: Mapping[str, Any]) -> None:
        """Set all numbers; the inverse of `_dump`."""
        take_numbers(self, LAYOUT.write({**numbers, "forgetful": self.forgetful}))
        self.results = tuple(numbers["results"])

    @python_only
    def _forget_results(self) -> None:
        """Stop keeping results of rounds, for programs that play millions and look at none."""
        self.forgetful = True


# Compiled, the numbers of a table are one block of memory.
LAYOUT = Layout.of(Table)
copy_numbers, numbers_of, take_numbers = LAYOUT.copy, LAYOUT.memory_of, LAYOUT.set_memory
