# Compiled: see core/native.py
"""The table: everything on it as small ints in flat arrays, and the rules in play.

Interpreted these are lists; compiled they are C arrays, which are not bounds-checked,
so public calls validate everything from outside. A table points only to its rules and its luck.
"""

from collections.abc import Callable, Mapping
from typing import Any, Self, final

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable, empty_twin
from pyrite.core.moves import Moves
from pyrite.core.native import (
    UNSET,
    Bytes,
    Ints,
    Layout,
    Native,
    Readable,
    Shorts,
    Words,
    Writable,
    python_only,
    python_too,
    raises,
    with_gil,
)
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
    MAX_QUESTIONS,
    MAX_SEATS,
    MAX_SITES,
    MAX_SPARE,
)

# The closed list of what modules may plug in; see module.py.
TableHook = Callable[["Table"], None]
SeatHook = Callable[["Table", int], None]
SeatTest = Callable[["Table", int], bool]
CellTest = Callable[["Table", int, int, int], bool]
AnswerLister = Callable[["Table", int, Moves], None]
CardLister = Callable[["Table", int, Moves, int], int]


@final
class Rules(Native):
    """What never changes during a game, made from options and modules; shared by copies."""

    names: Readable[Any]
    forbidding: Readable[dict[str, list[Any]]]  # by hook: the words of the modules that listen
    own: Writable[Any]
    seats: Readable[int]
    hand_size: Readable[int]
    rounds: Readable[int]
    first_seat: Readable[int]
    start_card: Readable[int]
    start_at: Readable[int]
    treasure: Readable[int]
    sure_goal: Readable[int]
    set_aside: Readable[int]
    coins_each: Readable[int]
    open_at: Readable[int]
    nopen: Readable[int]
    nkinds: Readable[int]
    nbox: Readable[int]
    nmodules: Readable[int]
    must_connect: Readable[bool]
    gold_per_digger: Readable[bool]
    all_goals: Readable[bool]
    sabotage_self: Readable[bool]
    played_face_up: Readable[bool]
    end_by_passes: Readable[bool]
    pay_exact: Readable[bool]
    best_turn: Readable[bool]
    last_card_starts: Readable[bool]
    ndeck: Readable[int]
    ngoals: Readable[int]
    ncovers: Readable[int]
    ngoal_cards: Readable[int]
    nstash_paths: Readable[int]
    nstashes: Readable[int]
    nsites: Readable[int]
    ndwarfs: Readable[int]
    ngold: Readable[int]
    sides: Bytes = [0] * 256
    begins: Bytes = [0] * 256
    watched: Bytes = [0] * 256
    filter: Bytes = [0] * 256
    through: Bytes = [0] * 1024
    verb_of: Bytes = [0] * 128
    tools_of: Bytes = [0] * 128
    turns_of: Bytes = [0] * 128
    bonus: Bytes = [0] * 128
    ends_round: Bytes = [0] * 128
    front_card: Bytes = [0] * MAX_FRONT
    deck: Bytes = [0] * MAX_DECK
    dwarfs: Bytes = [0] * 32
    gold: Bytes = [0] * MAX_GOLD
    goal_at: Shorts = [0] * MAX_GOALS
    goal_cards: Bytes = [0] * MAX_GOALS
    stash_paths: Bytes = [0] * MAX_GOALS
    stashes: Bytes = [0] * 32
    site_at: Shorts = [0] * MAX_SITES
    site_card: Bytes = [0] * MAX_SITES
    box_codes: Bytes = [0] * MAX_BOX  # what every number of a box is
    asks_about: Bytes = [0] * MAX_QUESTIONS
    held_up: Bytes = [0] * MAX_QUESTIONS  # by question: how many discards are shown
    box_at: Ints = [0] * MAX_MODULES  # where each module's box begins, by the module's number
    named_at: Ints = [0] * MAX_MODULES  # where the cards that each module names begin
    named: Ints = [0] * MAX_NAMED
    nnamed: int
    n_round_started: int
    n_turn_options: int
    n_may_lay: int
    n_may_look: int
    n_bars: int
    n_declared: int
    n_laid: int
    n_lifted: int
    n_joined: int
    n_goal_turned: int
    n_turn_ending: int
    n_payday: int
    n_entitled: int
    n_taking_effect: int
    round_started: list[TableHook] = [UNSET] * MAX_HOOKS
    turn_ending: list[TableHook] = [UNSET] * MAX_HOOKS
    payday: list[TableHook] = [UNSET] * MAX_HOOKS
    turn_options: list[AnswerLister] = [UNSET] * MAX_HOOKS
    may_lay: list[SeatTest] = [UNSET] * MAX_HOOKS
    may_look: list[SeatTest] = [UNSET] * MAX_HOOKS
    entitled: list[SeatTest] = [UNSET] * MAX_HOOKS
    bars: list[CellTest] = [UNSET] * MAX_HOOKS
    declared: list[SeatHook] = [UNSET] * MAX_HOOKS
    taking_effect: list[SeatHook] = [UNSET] * MAX_HOOKS
    laid: list[SeatHook] = [UNSET] * MAX_HOOKS
    lifted: list[SeatHook] = [UNSET] * MAX_HOOKS
    joined: list[SeatHook] = [UNSET] * MAX_HOOKS
    goal_turned: list[SeatHook] = [UNSET] * MAX_HOOKS
    list_of: list[CardLister] = [UNSET] * 128  # by card: the list of its verb
    pay: TableHook

    def __init__(self, numbers: Mapping[str, Any], tables: Mapping[str, list[int]], names: Any):
        self.names = names
        self.forbidding = {"may_lay": [], "may_look": [], "bars": []}
        self.own = None  # the custom modules (plugins/module.py)
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
        self.nmodules = numbers["nmodules"]
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
        for i, value in enumerate(tables["box_codes"]):
            self.box_codes[i] = value
        for i, value in enumerate(tables["asks_about"]):
            self.asks_about[i] = value
            self.held_up[i] = tables["held_up"][i]
        for i, value in enumerate(tables["site_at"]):
            self.site_at[i] = value
            self.site_card[i] = tables["site_card"][i]
        return len(tables["deck"])


@final
class Clues(Native):
    """What the seats of one table remember; created only when there is something to remember."""

    places: Words = [0] * (4 * MAX_CLUES)
    knower: Bytes = [0] * MAX_CLUES
    least: Bytes = [0] * MAX_CLUES
    size: Bytes = [0] * MAX_CLUES
    cards: Bytes = [0] * MAX_CLUE_CARDS
    ncards: int

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
    """A game at one moment. Only apply() and the setup write to it.

    The numbers are copied, saved and compared in this order. Small and hot ones come first, where
    the processor reaches them without computing an address.
    """

    rules: Readable[Rules]
    clues: Clues  # what seats remember about cards they cannot see (clues.py)
    trouble: Any  # raised by a custom module (plugins/hooks.py)
    step: Readable[int]
    turn: Readable[int]
    stage: Readable[int]
    nasks: Readable[int]  # what the game waits for: a stack of plain values
    found: int
    ended: int
    declared: int
    npending: int
    nclues: int
    nholes: int
    npile: int
    ndiscards: int
    last_card: int
    passes: int
    owed: int  # what the seat on turn draws at its end; then those in `later` draw one card
    fresh: int
    ncells: int
    nlaid: int
    nsites: int
    nlater: int
    direction: int
    finder: Readable[int]
    round_no: Readable[int]
    starter: Readable[int]
    shown: int  # face-down cards that are public, as a bit set
    nspare: int
    dwarfs_shown: int
    ngold: int
    npool: int
    drafter: int
    naside: int
    noffer: int
    forgetful: bool
    ask_kind: Ints = [0] * MAX_ASKS
    ask_seats: Ints = [0] * MAX_ASKS
    ask_about: Ints = [0] * MAX_ASKS
    nhand: Bytes = [0] * MAX_SEATS
    front: Bytes = [0] * MAX_SEATS
    dwarf: Bytes = [0] * MAX_SEATS
    hands: Bytes = [0] * (MAX_SEATS * MAX_HAND)
    pile: Bytes = [0] * MAX_DECK
    discards: Bytes = [0] * MAX_DECK
    tile: Bytes = [0] * MAX_CELLS
    need: Bytes = [0] * MAX_CELLS  # low bits: a neighbour is open to us; high: it is walled
    lit: Bytes = [0] * MAX_CELLS  # sides whose way is joined to the start
    reach: Bytes = [0] * MAX_CELLS  # sides where a joined exit of a neighbour meets us
    holes: Shorts = [0] * MAX_CELLS
    at: Shorts = [0] * MAX_CELLS  # cells in the order they were touched; number 0 means none
    laid: Shorts = [0] * MAX_DECK
    pending: Shorts = [0] * MAX_GOALS
    goal_cell: Shorts = [0] * MAX_GOALS  # face-down cards: where, which, what lies under them
    goal_card: Bytes = [0] * MAX_GOALS
    under: Bytes = [0] * MAX_GOALS
    looked: Shorts = [0] * MAX_SEATS  # as bit sets: which of them a seat was seen to look at,
    knows: Shorts = [0] * MAX_SEATS  # and which it knows
    dwarf_seen_by: Shorts = [0] * MAX_SEATS  # which other seats know the dwarf
    coins: Shorts = [0] * MAX_SEATS
    site_cell: Shorts = [0] * MAX_SITES  # watched cards that nobody has joined yet
    beside: Shorts = [0] * (4 * MAX_CELLS)
    index: Shorts = [0] * 512
    discard_seen_by: Shorts = [0] * MAX_DECK
    spare: Bytes = [0] * MAX_SPARE  # the last one is on top
    spare_seen_by: Shorts = [0] * MAX_SPARE
    aside: Bytes = [0] * MAX_ASIDE
    later: Bytes = [0] * MAX_LATER
    offer: Bytes = [0] * MAX_LATER  # cards shown to one seat
    gold_pile: Bytes = [0] * MAX_GOLD
    pool: Bytes = [0] * MAX_SEATS  # gold cards being handed round
    # Everything won, in order.
    won_seat: Bytes = [0] * MAX_GOLD
    won_value: Bytes = [0] * MAX_GOLD
    won_round: Bytes = [0] * MAX_GOLD
    won_how: Bytes = [0] * MAX_GOLD
    box: Ints = [0] * MAX_BOX
    told: int  # whether custom modules know the declared card
    in_a_row: int  # how many of their questions were answered in a row
    answered: int  # the step of the last answer
    nwon: int  # not an array: the checked build cannot watch an array in last place
    results: Readable[tuple[Any, ...]]  # of earlier rounds (payout.py)
    payments: Readable[tuple[tuple[int, int, int, int], ...]]  # of this round

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
            self.payments = other.payments
            self.take_clues(other)
        finally:
            other.readers -= 1
        return 0

    @raises
    def follow(self, other: "Table", clues: bool) -> int:
        """Become equal to a later moment of the same table; `clues` are copied if they changed."""
        copy_numbers(self, other)
        self.results = other.results
        self.payments = other.payments
        if clues:
            self.take_clues(other)
        return 0

    def take_clues(self, other: "Table") -> None:
        """Copy what the seats of the other table remember; copy the numbers first."""
        if other.nclues:
            self.make_clues()
            self.clues.copy_from(other.clues, other.nclues)

    def _dump(self) -> dict[str, Any]:
        """Return every number of the table by name, for saving, comparing and inspecting."""
        numbers = LAYOUT.read(numbers_of(self))
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
        take_numbers(self, LAYOUT.write({**numbers, **besides}))
        self.results = tuple(numbers["results"])
        self.payments = tuple(numbers["payments"])
        if self.nclues:
            self.make_clues()
            self.clues.load(numbers["clues"])

    @python_only
    def _seat_at(self, rules: Rules, luck: Luck) -> None:
        """Set the rules and luck of an empty table."""
        self.rules = rules
        self.luck = luck

    @python_only
    def _forget_results(self) -> None:
        """Stop keeping results of rounds, for programs that play millions and look at none."""
        self.forgetful = True

    @with_gil
    def make_clues(self) -> None:
        """Make room for what seats remember."""
        if self.clues is None:
            self.clues = Clues()


# Compiled, the numbers of a table are one block of memory.
LAYOUT = Layout.of(Table)
copy_numbers, numbers_of, take_numbers = LAYOUT.copy, LAYOUT.memory_of, LAYOUT.set_memory


def push_ask(table: Table, kind: int, seats: int, about: int) -> None:
    """Wait for these seats (a bit set) to answer a question."""
    table.ask_kind[table.nasks] = kind
    table.ask_seats[table.nasks] = seats
    table.ask_about[table.nasks] = about
    table.nasks += 1


def pop_ask(table: Table) -> None:
    """Remove the topmost question, which is answered."""
    table.nasks -= 1
