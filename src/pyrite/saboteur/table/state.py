"""The table: everything that lies on it, as small ints in flat arrays, and the rules in play.

Interpreted these are lists; compiled (state.pxd) they are C arrays, which the public calls guard:
nothing from outside reaches them unchecked. A table points to nothing but its rules and its luck.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from collections.abc import Mapping
from typing import Any, Self

from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable

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
        MAX_GOALS,
        MAX_GOLD,
        MAX_HAND,
        MAX_LATER,
        MAX_SEATS,
        MAX_SITES,
        MAX_SPARE,
    )


class Rules:
    """What does not change during a game, made from options and modules; shared by copies."""

    def __init__(self, numbers: Mapping[str, int], tables: Mapping[str, list[int]], names: Any):
        if not cython.compiled:
            self._make_room()
        self.names = names
        self.seats = numbers["seats"]
        self.hand_size = numbers["hand_size"]
        self.rounds = numbers["rounds"]
        self.first_seat = numbers["first_seat"]
        self.start_card = numbers["start_card"]
        self.start_at = numbers["start_at"]
        self.treasure = numbers["treasure"]
        self.set_aside = numbers["set_aside"]
        self.coins_each = numbers["coins_each"]
        self.guards = numbers["guards"]
        self.open_at = numbers["open_at"]
        self.nopen = numbers["nopen"]
        self.nkinds = numbers["nkinds"]
        self.nbox = numbers["nbox"]
        self.treasure_always = numbers["treasure_always"]
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
        self.nchest_paths = len(tables["chest_paths"])
        self.nchests = len(tables["chests"])
        self.nsites = len(tables["site_at"])
        self.ndwarfs = len(tables["dwarfs"])
        self.ngold = len(tables["gold"])

    if not cython.compiled:

        def _make_room(self) -> None:
            self.sides, self.through = [0] * 256, [0] * 1024
            self.ladder, self.watched, self.door = [0] * 256, [0] * 256, [0] * 256
            self.verb_of, self.tools_of, self.turns_of = [0] * 128, [0] * 128, [0] * 128
            self.crystal, self.ends_round, self.front_card = [0] * 128, [0] * 128, [0] * 8
            self.deck, self.dwarfs, self.gold = [0] * MAX_DECK, [0] * 32, [0] * MAX_GOLD
            self.goal_at, self.goal_cards = [0] * MAX_GOALS, [0] * MAX_GOALS
            self.chest_paths, self.chests = [0] * MAX_GOALS, [0] * 32
            self.site_at, self.site_card = [0] * MAX_SITES, [0] * MAX_SITES
            self.box_at, self.named_at = [0] * 32, [0] * 32
            self.named, self.nnamed = [0] * 64, 0
            self.n_round_started = self.n_turn_options = self.n_may_lay = self.n_may_look = 0
            self.n_bars = self.n_declared = self.n_laid = self.n_lifted = self.n_joined = 0
            self.n_goal_turned = self.n_turn_ending = self.n_payday = self.n_entitled = 0
            self.round_started: list[Any] = [None] * 16
            self.turn_options: list[Any] = [None] * 16
            self.may_lay: list[Any] = [None] * 16
            self.may_look: list[Any] = [None] * 16
            self.bars: list[Any] = [None] * 16
            self.declared: list[Any] = [None] * 16
            self.laid: list[Any] = [None] * 16
            self.lifted: list[Any] = [None] * 16
            self.joined: list[Any] = [None] * 16
            self.goal_turned: list[Any] = [None] * 16
            self.turn_ending: list[Any] = [None] * 16
            self.payday: list[Any] = [None] * 16
            self.entitled: list[Any] = [None] * 16
            self.pay: Any = None
            self.list_of: list[Any] = [None] * 128

    def _fill_deck(self, tables: Mapping[str, list[int]]) -> int:
        for tile, value in enumerate(tables["sides"]):
            self.sides[tile] = value
            self.ladder[tile] = tables["ladder"][tile]
            self.watched[tile] = tables["watched"][tile]
            self.door[tile] = tables["door"][tile]
        for i, value in enumerate(tables["through"]):
            self.through[i] = value
        for card, value in enumerate(tables["verb_of"]):
            self.verb_of[card] = value
            self.tools_of[card] = tables["tools_of"][card]
            self.turns_of[card] = tables["turns_of"][card]
            self.crystal[card] = tables["crystal"][card]
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
        for i, value in enumerate(tables["chest_paths"]):
            self.chest_paths[i] = value
        for i, value in enumerate(tables["chests"]):
            self.chests[i] = value
        for i, value in enumerate(tables["site_at"]):
            self.site_at[i] = value
            self.site_card[i] = tables["site_card"][i]
        return len(tables["deck"])


class Clues:
    """What the seats of one table remember; made only where there is something to remember."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.knower, self.least, self.size = [0] * MAX_CLUES, [0] * MAX_CLUES, [0] * MAX_CLUES
            self.places = [0] * (4 * MAX_CLUES)
            self.cards, self.ncards = [0] * MAX_CLUE_CARDS, 0

    def copy_from(self, other: "Clues", n: int) -> None:
        """The first n clues of the other."""
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
        """The first n clues: knower, least, places as four words of bits, cards."""
        clues = []
        first = 0
        for i in range(n):
            words = [self.places[4 * i + k] for k in range(4)]
            cards = [self.cards[first + k] for k in range(self.size[i])]
            clues.append((self.knower[i], self.least[i], words, cards))
            first += self.size[i]
        return clues

    def load(self, clues: list[tuple[int, int, list[int], list[int]]]) -> None:
        """The opposite of `dump`."""
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
    """One game at one moment. Only apply() and set-up write to it."""

    if not cython.compiled:

        def __init__(self) -> None:
            super().__init__()
            self.rules: Rules
            # The board: cells in the order they were touched, number 0 stands for none.
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
            # Face-down cards: where, which, what lies under them; bit sets of them: where a seat
            # was seen to look, what it knows, which are public.
            self.goal_cell, self.goal_card = [0] * MAX_GOALS, [0] * MAX_GOALS
            self.under = [0] * MAX_GOALS
            self.looked, self.knows, self.shown = [0] * MAX_SEATS, [0] * MAX_SEATS, 0
            # Cards.
            self.hands, self.nhand = [0] * (MAX_SEATS * MAX_HAND), [0] * MAX_SEATS
            self.pile, self.npile = [0] * MAX_DECK, 0
            self.aside, self.naside = [0] * MAX_ASIDE, 0
            self.offer, self.noffer = [0] * MAX_LATER, 0  # cards held up to one seat
            self.discards, self.discard_seen_by = [0] * MAX_DECK, [0] * MAX_DECK
            self.ndiscards = 0
            self.front = [0] * MAX_SEATS
            # Dwarfs; seen_by: which other seats know them. The top of the spare ones is the last.
            self.dwarf, self.dwarf_seen_by = [0] * MAX_SEATS, [0] * MAX_SEATS
            self.spare, self.spare_seen_by = [0] * MAX_SPARE, [0] * MAX_SPARE
            self.nspare = self.dwarfs_shown = 0
            # Gold: the pile, the cards being handed round, all that was won in order, and coins.
            self.gold_pile, self.ngold = [0] * MAX_GOLD, 0
            self.pool, self.npool, self.drafter = [0] * MAX_SEATS, 0, 0
            self.won_seat, self.won_value = [0] * MAX_GOLD, [0] * MAX_GOLD
            self.won_round, self.won_how = [0] * MAX_GOLD, [0] * MAX_GOLD
            self.nwon = 0
            self.coins = [0] * MAX_SEATS
            # What seats remember of cards they cannot see (clues.py).
            self.nclues, self.clues = 0, Clues()
            # The course of the game. At the end of a turn its seat draws what it is owed, then
            # those in `later` one card each.
            self.step = self.round_no = self.starter = self.turn = self.finder = 0
            self.direction, self.last_card, self.passes, self.owed = 1, 0, 0, 0
            self.later, self.nlater = [0] * MAX_LATER, 0
            self.stage = self.found = self.ended = self.declared = 0
            # What the game waits for: a stack of plain values.
            self.nasks = 0
            self.ask_kind, self.ask_seats = [0] * MAX_ASKS, [0] * MAX_ASKS
            self.ask_about = [0] * MAX_ASKS
            self.box = [0] * MAX_BOX
            self.results: tuple[Any, ...] = ()  # of the rounds before this one: results.py
            self.payments: tuple[tuple[int, int, int, int], ...] = ()  # of this round
            self.forgetful = False

    def copy(self) -> Self:
        """An independent twin without the events; it shares the luck to come, see `reseed`."""
        new = type(self)()
        new.copy_from(self)
        return new

    def copy_from(self, other: "Table") -> int:
        """Become an independent twin of the other table; its log is not taken over."""
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
        """What the seats of the other table remember; the numbers are taken over before."""
        if other.nclues:
            self.make_clues()
            self.clues.copy_from(other.clues, other.nclues)

    def _dump(self) -> dict[str, Any]:
        """Every number of the table by name, for saving, comparing and looking from outside."""
        return {
            "ncells": self.ncells,
            "nholes": self.nholes,
            "nlaid": self.nlaid,
            "npending": self.npending,
            "fresh": self.fresh,
            "shown": self.shown,
            "npile": self.npile,
            "ndiscards": self.ndiscards,
            "nspare": self.nspare,
            "naside": self.naside,
            "noffer": self.noffer,
            "nlater": self.nlater,
            "nsites": self.nsites,
            "dwarfs_shown": self.dwarfs_shown,
            "ngold": self.ngold,
            "npool": self.npool,
            "drafter": self.drafter,
            "nwon": self.nwon,
            "step": self.step,
            "round_no": self.round_no,
            "starter": self.starter,
            "turn": self.turn,
            "finder": self.finder,
            "direction": self.direction,
            "last_card": self.last_card,
            "passes": self.passes,
            "owed": self.owed,
            "stage": self.stage,
            "found": self.found,
            "ended": self.ended,
            "declared": self.declared,
            "nasks": self.nasks,
            "at": [self.at[i] for i in range(MAX_CELLS)],
            "beside": [self.beside[i] for i in range(4 * MAX_CELLS)],
            "index": [self.index[i] for i in range(512)],
            "tile": [self.tile[i] for i in range(MAX_CELLS)],
            "need": [self.need[i] for i in range(MAX_CELLS)],
            "lit": [self.lit[i] for i in range(MAX_CELLS)],
            "reach": [self.reach[i] for i in range(MAX_CELLS)],
            "holes": [self.holes[i] for i in range(MAX_CELLS)],
            "laid": [self.laid[i] for i in range(MAX_DECK)],
            "pending": [self.pending[i] for i in range(MAX_GOALS)],
            "site_cell": [self.site_cell[i] for i in range(MAX_SITES)],
            "goal_cell": [self.goal_cell[i] for i in range(MAX_GOALS)],
            "goal_card": [self.goal_card[i] for i in range(MAX_GOALS)],
            "under": [self.under[i] for i in range(MAX_GOALS)],
            "looked": [self.looked[i] for i in range(MAX_SEATS)],
            "knows": [self.knows[i] for i in range(MAX_SEATS)],
            "hands": [self.hands[i] for i in range(MAX_SEATS * MAX_HAND)],
            "nhand": [self.nhand[i] for i in range(MAX_SEATS)],
            "pile": [self.pile[i] for i in range(MAX_DECK)],
            "aside": [self.aside[i] for i in range(MAX_ASIDE)],
            "discards": [self.discards[i] for i in range(MAX_DECK)],
            "discard_seen_by": [self.discard_seen_by[i] for i in range(MAX_DECK)],
            "front": [self.front[i] for i in range(MAX_SEATS)],
            "dwarf": [self.dwarf[i] for i in range(MAX_SEATS)],
            "dwarf_seen_by": [self.dwarf_seen_by[i] for i in range(MAX_SEATS)],
            "spare": [self.spare[i] for i in range(MAX_SPARE)],
            "spare_seen_by": [self.spare_seen_by[i] for i in range(MAX_SPARE)],
            "later": [self.later[i] for i in range(MAX_LATER)],
            "offer": [self.offer[i] for i in range(MAX_LATER)],
            "gold_pile": [self.gold_pile[i] for i in range(MAX_GOLD)],
            "pool": [self.pool[i] for i in range(MAX_SEATS)],
            "won_seat": [self.won_seat[i] for i in range(MAX_GOLD)],
            "won_value": [self.won_value[i] for i in range(MAX_GOLD)],
            "won_round": [self.won_round[i] for i in range(MAX_GOLD)],
            "won_how": [self.won_how[i] for i in range(MAX_GOLD)],
            "coins": [self.coins[i] for i in range(MAX_SEATS)],
            "ask_kind": [self.ask_kind[i] for i in range(MAX_ASKS)],
            "ask_seats": [self.ask_seats[i] for i in range(MAX_ASKS)],
            "ask_about": [self.ask_about[i] for i in range(MAX_ASKS)],
            "box": [self.box[i] for i in range(MAX_BOX)],
            "clues": self.clues.dump(self.nclues) if self.nclues else [],
            "results": self.results or (),
            "payments": self.payments or (),
        }

    def _load(self, numbers: Mapping[str, Any]) -> None:
        """The opposite of `dump`."""
        self.ncells = numbers["ncells"]
        self.nholes = numbers["nholes"]
        self.nlaid = numbers["nlaid"]
        self.npending = numbers["npending"]
        self.fresh = numbers["fresh"]
        self.shown = numbers["shown"]
        self.npile = numbers["npile"]
        self.ndiscards = numbers["ndiscards"]
        self.nspare = numbers["nspare"]
        self.naside = numbers["naside"]
        self.noffer = numbers["noffer"]
        self.nlater = numbers["nlater"]
        self.nsites = numbers["nsites"]
        self.dwarfs_shown = numbers["dwarfs_shown"]
        self.ngold = numbers["ngold"]
        self.npool = numbers["npool"]
        self.drafter = numbers["drafter"]
        self.nwon = numbers["nwon"]
        self.nclues = len(numbers["clues"])
        self.step = numbers["step"]
        self.round_no = numbers["round_no"]
        self.starter = numbers["starter"]
        self.turn = numbers["turn"]
        self.finder = numbers["finder"]
        self.direction = numbers["direction"]
        self.last_card = numbers["last_card"]
        self.passes = numbers["passes"]
        self.owed = numbers["owed"]
        self.stage = numbers["stage"]
        self.found = numbers["found"]
        self.ended = numbers["ended"]
        self.declared = numbers["declared"]
        self.nasks = numbers["nasks"]
        self.results = tuple(numbers["results"])
        self.payments = tuple(numbers["payments"])
        for i in range(MAX_CELLS):
            self.at[i] = numbers["at"][i]
            self.tile[i] = numbers["tile"][i]
            self.need[i] = numbers["need"][i]
            self.lit[i] = numbers["lit"][i]
            self.reach[i] = numbers["reach"][i]
            self.holes[i] = numbers["holes"][i]
        for i in range(4 * MAX_CELLS):
            self.beside[i] = numbers["beside"][i]
        for i in range(512):
            self.index[i] = numbers["index"][i]
        for i in range(MAX_DECK):
            self.laid[i] = numbers["laid"][i]
            self.pile[i] = numbers["pile"][i]
            self.discards[i] = numbers["discards"][i]
            self.discard_seen_by[i] = numbers["discard_seen_by"][i]
        for i in range(MAX_GOALS):
            self.pending[i] = numbers["pending"][i]
            self.goal_cell[i] = numbers["goal_cell"][i]
            self.goal_card[i] = numbers["goal_card"][i]
            self.under[i] = numbers["under"][i]
        for i in range(MAX_SITES):
            self.site_cell[i] = numbers["site_cell"][i]
        for i in range(MAX_SEATS):
            self.looked[i] = numbers["looked"][i]
            self.knows[i] = numbers["knows"][i]
            self.nhand[i] = numbers["nhand"][i]
            self.front[i] = numbers["front"][i]
            self.dwarf[i] = numbers["dwarf"][i]
            self.dwarf_seen_by[i] = numbers["dwarf_seen_by"][i]
            self.pool[i] = numbers["pool"][i]
            self.coins[i] = numbers["coins"][i]
        for i in range(MAX_SEATS * MAX_HAND):
            self.hands[i] = numbers["hands"][i]
        for i in range(MAX_ASIDE):
            self.aside[i] = numbers["aside"][i]
        for i in range(MAX_SPARE):
            self.spare[i] = numbers["spare"][i]
            self.spare_seen_by[i] = numbers["spare_seen_by"][i]
        for i in range(MAX_LATER):
            self.later[i] = numbers["later"][i]
            self.offer[i] = numbers["offer"][i]
        for i in range(MAX_GOLD):
            self.gold_pile[i] = numbers["gold_pile"][i]
            self.won_seat[i] = numbers["won_seat"][i]
            self.won_value[i] = numbers["won_value"][i]
            self.won_round[i] = numbers["won_round"][i]
            self.won_how[i] = numbers["won_how"][i]
        for i in range(MAX_ASKS):
            self.ask_kind[i] = numbers["ask_kind"][i]
            self.ask_seats[i] = numbers["ask_seats"][i]
            self.ask_about[i] = numbers["ask_about"][i]
        for i in range(MAX_BOX):
            self.box[i] = numbers["box"][i]
        if self.nclues:
            self.make_clues()
            self.clues.load(numbers["clues"])

    def _seat_at(self, rules: Rules, luck: Luck) -> None:
        """Sit down at an empty table under these rules with this luck."""
        self.rules = rules
        self.luck = luck

    def _forget_results(self) -> None:
        """From now on keep no results of rounds: for who plays millions and looks at none."""
        self.forgetful = True

    def make_clues(self) -> None:
        """Room for what seats remember."""
        if self.clues is None:
            self.clues = Clues()


def push_ask(table: Table, kind: int, seats: int, about: int) -> None:
    """The game waits for these seats (a bit set)."""
    table.ask_kind[table.nasks] = kind
    table.ask_seats[table.nasks] = seats
    table.ask_about[table.nasks] = about
    table.nasks += 1


def pop_ask(table: Table) -> None:
    """The question on top is answered."""
    table.nasks -= 1
