"""Reading positions: complete ones, hand-written ones with gaps, and views.

What a position leaves out is dealt from the seed out of the remaining cards. Anything that
contradicts the components or itself is refused with a reason. A view is such a position too:
`Worlds` reads it once and fills its gaps again and again.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.messages import NotationError
from pyrite.core.moves import card_of
from pyrite.core.numbers import NOBODY
from pyrite.core.source import CardReader, Source, Stock, check_keys, options_in
from pyrite.core.views import Position, Result
from pyrite.saboteur.config.config import read_options, rules_for
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import FACE_UP, MAX_ASIDE, MAX_DECK, MAX_HAND, MAX_LATER
from pyrite.saboteur.play.payout import RULES
from pyrite.saboteur.play.setup import start_game, start_round
from pyrite.saboteur.reading.infer_gold import Gold
from pyrite.saboteur.reading.read_asks import check_asks, read_action, read_asks
from pyrite.saboteur.reading.read_board import BoardReader
from pyrite.saboteur.reading.read_gold import NOTHING, Memory
from pyrite.saboteur.reading.read_memory import read_history, read_memory, with_constraints
from pyrite.saboteur.table.module import raise_trouble
from pyrite.saboteur.table.state import Rules, Table
from pyrite.saboteur.table.verbs import is_play
from pyrite.saboteur.text.names import front_card
from pyrite.saboteur.text.snapshot import Snapshot
from pyrite.saboteur.text.view import STAGES, VERSION
from pyrite.saboteur.worlds.unknowns import FIRST, Domain, Unknowns

RESULT_KEYS = (
    *("round", "treasure_found", "finder", "dwarfs", "spare", "goals", STASH.many, "board", "paid"),
)
PAYMENT_KEYS = ("seat", "rule", "amount", "won")
MOST_GOLD = 999


def read_results(source: Source, p: Snapshot) -> None:
    """Read the results of earlier rounds, and what was paid in this one."""
    rows, finished = source.items("results", []), p.round_no - (1 if p.asks else 0)
    if len(rows) > finished:
        source.wrong_type("results", "one entry for each finished round at most")
    results = [_result(source, p, f"results {i}", row) for i, row in enumerate(rows)]
    source.check_rounds(results, finished)
    p.results = tuple(map(Result, results))
    payments = _payments(source, p, "payments", source.items("payments", []))
    p.payments = tuple(map(_packed, payments))


def _result(source: Source, p: Snapshot, where: str, value: object) -> dict[str, Any]:
    row = source.as_mapping(where, value, RESULT_KEYS)
    finder = row.get("finder")
    dwarfs = sorted({p.names.dwarfs[dwarf] for dwarf in p.names.dwarf_cards})
    seats, spare = p.rules.seats, p.rules.ndwarfs - p.rules.seats
    stashes = source.as_list(where, row.get(STASH.many), p.rules.ncovers - p.rules.ngoals)
    return {
        "round": source.whole(where, row.get("round"), 1, p.rules.rounds),
        "treasure_found": bool(source.as_flag(where, row.get("treasure_found"))),
        "finder": None if finder is None else source.seat(where, finder),
        "dwarfs": _names(source, where, row.get("dwarfs"), dwarfs, seats),
        "spare": _names(source, where, row.get("spare"), dwarfs, spare),
        "goals": _cards(source, p, where, row.get("goals"), p.names.card_names),
        STASH.many: [_stash(source, p, where, stash) for stash in stashes],
        "board": _cards(source, p, where, row.get("board"), p.names.tiles[1:]),
        "paid": _payments(source, p, where, source.as_list(where, row.get("paid"))),
    }


def _names(source: Source, where: str, row: object, known: Sequence[str], n: int) -> list[str]:
    return [source.one_of(where, name, known) for name in source.as_list(where, row, n)]


def _cards(
    source: Source, p: Snapshot, where: str, value: object, known: Sequence[str]
) -> dict[str, str]:
    """Read cards by cell."""
    cards = source.as_mapping(where, value)
    if len(cards) > len(p.rules.names.tiles) + p.rules.ndeck:
        source.wrong_type(where, "no more cards than the set has")
    for cell, name in cards.items():
        source.cell(where, cell)
        source.one_of(where, name, known)
    return dict(cards)


def _stash(source: Source, p: Snapshot, where: str, value: object) -> dict[str, Any]:
    row = source.as_mapping(where, value, STASH.keys)
    if row.get("cell") is not None:
        source.cell(where, row["cell"])
    for key in ("path", STASH.one):  # null: it was removed unseen
        if row.get(key) is not None:
            source.one_of(where, row[key], p.names.card_names)
    source.as_flag(where, row.get("opened"))
    return {"cell": None, "path": None, STASH.one: None, **row}


def _payments(source: Source, p: Snapshot, where: str, rows: list[Any]) -> list[dict[str, Any]]:
    if len(rows) > MOST_GOLD:
        source.wrong_type(where, f"a list of at most {MOST_GOLD} payments")
    return [_payment(source, p, where, row) for row in rows]


def _payment(source: Source, p: Snapshot, where: str, value: object) -> dict[str, Any]:
    row = source.as_mapping(where, value, PAYMENT_KEYS)
    seat, card, amount = source.seat(where, row.get("seat")), row.get("won"), row.get("amount")
    own = [i for i, (_, owner, _, _) in enumerate(p.won) if owner == seat]
    if card is not None and (type(card) is not int or card not in own):
        source.wrong_value(where, card, "the number of a gold card of this seat", "B-42")
    return {
        "seat": seat,
        "rule": source.one_of(where, row.get("rule"), RULES),
        "amount": None if card is not None else source.whole(where, amount, -MOST_GOLD, MOST_GOLD),
        "won": card,
    }


def _packed(row: dict[str, Any]) -> tuple[int, int, int, int]:
    """Return a payment as the table keeps it."""
    card = NOBODY if row["won"] is None else row["won"]
    return row["seat"], row["amount"] or 0, card, RULES.index(row["rule"])


KEYS = (
    *("game", "version", "options", "seed", "step", "round", "starter", "turn", "direction"),
    *("stage", "asks", "declared", "finder", "drafter", "last_card", "passes", "owed", "later"),
    *("treasure_found", "ended", "board", "drawing", "fresh", "pending", "sites", "goals"),
    *(STASH.many, "shown", "looks", "knows", "front", "hands", "pile", "aside", "offer"),
    "discards",
    *("discards_seen_by", "dwarfs", "dwarfs_seen_by", "spare", "spare_seen_by", "dwarfs_shown"),
    *("gold_pile", "pool", "won", "coins", "modules", "results", "payments", "memory"),
    "history",
)
MOST_LATER = MAX_LATER // 2  # more seats may be added in the same turn


class Reader:
    """A position being read: the snapshot, and what is blank in it."""

    def __init__(self, position: Position, memory: Memory = NOTHING) -> None:
        check_keys(position, KEYS, "saboteur", VERSION)
        self.snapshot = Snapshot(read_rules(position))
        self.names = self.snapshot.names
        self.source = Source(position, self.snapshot.rules.seats)
        self.seats = range(self.source.seats)
        cards = self.names.cards
        copies = {number: card.copies for number, card in enumerate(cards) if card.verb}
        numbers = {cards[number].name: number for number in copies}
        stock = Stock(copies, lambda number: cards[number].name, "B-03")
        self.cards = CardReader(self.source, numbers, stock)
        self._scalars()
        read_asks(self.source, self.snapshot)
        covers = BoardReader(self.source, self.snapshot, stock.take).read()
        deck, dwarfs = self._deck(), self._dwarfs()
        self.gold = Gold(self.source, self.snapshot, memory)
        read_memory(self.source, self.snapshot)
        read_history(self.source, self.snapshot)
        read_results(self.source, self.snapshot)
        self.gold.read_history()
        self._boxes()
        check_asks(self.snapshot)
        self._check_boxes()
        domains = [deck, *covers, dwarfs]
        is_view = memory is not NOTHING
        self.blanks = Unknowns(with_constraints(self.snapshot, domains, is_view))
        self.blanks.put_gold(*self.gold.choose(Luck(0)))

    def _scalars(self) -> None:
        p, source, data = self.snapshot, self.source, self.source.data
        p.step = source.number("step", 0, 0, 1 << 30)
        p.round_no = source.number("round", 1, 1, self.names.options.rounds)
        p.turn = source.seat("turn", data.get("turn", 0))
        p.starter = source.seat("starter", data.get("starter", p.turn))
        p.direction = source.number("direction", 1, -1, 1) or source.wrong_value(
            "direction", 0, "1 or -1"
        )
        p.passes = source.number("passes", 0, 0, 1000)
        p.owed = source.number("owed", 1, 0, MAX_HAND)
        p.later = [source.seat("later", seat) for seat in source.items("later", [])]
        if len(p.later) > MOST_LATER:
            source.wrong_type("later", f"a list of at most {MOST_LATER} seats")
        for name in ("finder", "last_card", "drafter"):
            value = data.get(name)
            setattr(p, name, NOBODY if value is None else source.seat(name, value))
        stages = [stage for stage in STAGES if stage != "paid"]
        p.stage = STAGES.index(source.one_of("stage", data.get("stage", "playing"), stages))
        p.found = source.flag("treasure_found")
        p.ended = source.flag("ended")
        p.dwarfs_shown = source.flag("dwarfs_shown")
        declared = data.get("declared")
        p.declared = 0 if declared is None else read_action(p, declared)

    def _deck(self) -> Domain:
        """Read everything that holds paths and actions; return what is blank."""
        p, cards = self.snapshot, self.cards
        for seat, (hand, others) in enumerate(cards.hands(p.rules.hand_size, MAX_HAND)):
            if others:
                p.blank_hands[seat] = others
            p.hands.append(hand + [0] * others)
        self._front()
        p.discards = cards.discards(MAX_DECK, FACE_UP)
        self._played()
        p.aside = cards.row("aside", p.rules.set_aside, MAX_ASIDE)
        if not any(self.names.asks[kind] in self.names.held_up for kind, _, _ in p.asks):
            p.offer = cards.row("offer", 0, MAX_LATER)  # otherwise discards are shown
        p.pile = cards.pile(p.discards)
        return Domain(cards.stock.rest(), [FIRST[kind] + n for kind, n in cards.blank])

    def _played(self) -> None:
        """Account for a card that waits for a veto or a choice and lies nowhere else."""
        p = self.snapshot
        about_of = self.names.question_about
        forms = [(about_of.get(self.names.asks[kind], ""), about) for kind, _, about in p.asks]
        waiting = [about for form, about in forms if form == "action" and is_play(about)]
        for action in [p.declared, *waiting] if p.declared else waiting:
            self.cards.stock.take(card_of(action))

    def _front(self) -> None:
        """Read what lies in front of seats, which are cards of the deck too."""
        rows = self.source.items("front", [[] for _ in self.seats], len(self.seats))
        for seat, row in enumerate(rows):
            where = f"front {seat}"
            listed = [
                self.source.one_of(where, name, self.names.front, "B-20")
                for name in self.source.as_list(where, row)
            ]
            if len(set(listed)) != len(listed):
                self.source.wrong_value(where, listed, "each of them once", "S-27")
            for name in listed:
                self.cards.card(where, front_card(name))
            self.snapshot.front.append(sum(1 << self.names.front.index(name) for name in listed))

    def _dwarfs(self) -> Domain:
        """Read the dwarfs of the seats and the spare ones, and who has seen them."""
        p, listed = self.snapshot, self.names.dwarfs
        stock = Stock(Counter(self.names.dwarf_cards), listed.__getitem__, "B-01")
        spares = len(self.names.dwarf_cards) - len(self.seats)
        p.dwarf, seats = self._dwarf_row("dwarfs", len(self.seats), stock)
        p.spare, places = self._dwarf_row("spare", spares, stock)
        p.blank_dwarfs = [place - FIRST["dwarfs"] for place in seats]
        p.dwarf_seen_by = self._seen_by("dwarfs_seen_by", len(self.seats))
        p.spare_seen_by = self._seen_by("spare_seen_by", spares)
        return Domain(stock.rest(), seats + places)

    def _dwarf_row(self, key: str, length: int, stock: Stock) -> tuple[list[int], list[int]]:
        names = {name: number for number, name in enumerate(self.names.dwarfs)}
        row, blank = [], []
        for i, name in enumerate(self.source.items(key, [None] * length, length)):
            if name is None:
                blank.append(FIRST[key] + i)
                row.append(0)
                continue
            number = names[self.source.one_of(key, name, list(names), "B-01")]
            row.append(stock.take(number))
        return row, blank

    def _seen_by(self, key: str, length: int) -> list[int]:
        rows = self.source.items(key, [[] for _ in range(length)], length)
        return [self.source.seen_by(key, row) for row in rows]

    def _boxes(self) -> None:
        """Read the numbers of modules; those left out are as at the start of a round."""
        parts, modules = self.source.mapping("modules"), self.names.modules
        with_box = [module for module in modules if module.box.names]
        self.source.as_mapping("modules", parts, [module.key for module in with_box])
        box = fresh_box(self.snapshot.rules) if with_box else []
        for module in with_box:
            where, first = f"modules {module.key}", self.names.boxes[module.key]
            mine = slice(first, first + len(module.box.names))
            known = module.box.show(self.names, box[mine])
            part = self.source.as_mapping(where, parts.get(module.key, {}), list(known))
            box[mine] = module.box.read(self.source, where, known | part)
        self.snapshot.box = box[: len(self.names.box_names)]

    def _check_boxes(self) -> None:
        for module in self.names.modules:
            if module.box.is_valid is not None and not module.box.is_valid(self.snapshot):
                raise NotationError(say("position-box", module.rules[0], module=module.key))


def fresh_box(rules: Rules) -> list[int]:
    """Return the numbers of all modules at the start of a round."""
    table = Table()
    table._seat_at(rules, Luck(0))
    start_game(table)
    start_round(table)
    raise_trouble(table)
    box: list[int] = table._dump()["box"]
    return box


def read_rules(position: Position) -> Rules:
    """Return the rules of the position's table."""
    return rules_for(read_options(**options_in(position, "B-01")))
