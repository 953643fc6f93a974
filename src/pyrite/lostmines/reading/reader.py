"""Reading positions: complete ones, hand-written ones with gaps, and views.

What a position leaves out is dealt from the seed out of the remaining cards. Anything that
contradicts the components or itself is refused with a reason. A view is such a position too:
`Worlds` reads it once and fills its gaps again and again.
"""

from collections import Counter
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.messages import NotationError
from pyrite.core.numbers import NOBODY
from pyrite.core.options import read_seed
from pyrite.core.source import CardReader, Source, Stock, check_keys, options_in
from pyrite.core.views import Position
from pyrite.lostmines.config.config import read_options, rules_for
from pyrite.lostmines.messages import say
from pyrite.lostmines.numbers import (
    ASK_AGREE,
    ASK_MINE,
    ASK_MOVE,
    ASK_TAKE,
    ASK_TURN,
    ASKS,
    CAMPFIRE_STEPS,
    CHARACTERS,
    CLANS,
    FIRST_TILE,
    HIDDEN,
    KINDS,
    MAX_ASIDE,
    MAX_DECK,
    NOTHING,
    OVER,
)
from pyrite.lostmines.play.setup import start_game, start_round
from pyrite.lostmines.reading.read_board import BoardReader, read_results
from pyrite.lostmines.table.places import cell_text
from pyrite.lostmines.table.state import Table
from pyrite.lostmines.text.snapshot import Snapshot, Treasure
from pyrite.lostmines.text.view import STAGES, VERSION
from pyrite.lostmines.worlds import Domain, Unknowns

STEP_2 = (ASK_MOVE, ASK_MINE, ASK_TAKE)


def _fresh(p: Snapshot) -> bool:
    """Return whether step 1 is still to come, so that nothing is owed (L-06)."""
    return not (p.entered or p.steps or p.owed)


def _turn(p: Snapshot) -> bool:
    return p.asked_seats == 1 << p.turn and not p.agreed and _fresh(p)


def _agree(p: Snapshot) -> bool:
    others = (1 << p.rules.seats) - 1 & ~(1 << p.turn)
    waits = p.asked_seats and not p.asked_seats & ~others and p.proposed and _fresh(p)
    return bool(waits and not p.agreed & (~others | p.asked_seats))


def _own(p: Snapshot) -> bool:
    """Return whether it is step 2: a card was used and will be drawn for."""
    return p.asked_seats == 1 << p.turn and not p.agreed and p.owed > 0


def _move(p: Snapshot) -> bool:
    return _own(p) and p.steps > 0 and not p.entered


def _mine(p: Snapshot) -> bool:
    """Return whether a mine was just entered, is still face down and looks different turned."""
    here = p.dwarf_at[p.turn]
    if not (_own(p) and p.entered == here and p.board[here] == HIDDEN and not p.steps):
        return False
    cards, at = p.names.cards, p.names.mine_cells.index(here)
    return cards[p.mines[at][0]].turns == 2


def _take(p: Snapshot) -> bool:
    here = p.dwarf_at[p.turn]
    tile = p.board.get(here, HIDDEN)
    if not _own(p) or p.entered or p.steps or here not in p.names.mine_cells or tile == HIDDEN:
        return False
    kind = KINDS.index(p.names.cards[tile - FIRST_TILE >> 1].name)
    return sum(t.kind == kind and t.owner == NOBODY for t in p.laid_out) > 1


MAY_BE_ASKED = {
    ASK_TURN: _turn,
    ASK_AGREE: _agree,
    ASK_MOVE: _move,
    ASK_MINE: _mine,
    ASK_TAKE: _take,
}


KEYS = (
    *("game", "version", "options", "seed", "step", "round", "starter", "turn", "stage", "ask"),
    *("agreed", "steps", "owed", "proposed", "last_card", "dragon", "board", "drawing", "tools"),
    *("traps", "trolls", "stands", "mines", "mines_seen_by", "treasures", "treasures_seen_by"),
    *("dwarfs", "dwarfs_seen_by", "spare", "hands", "pile", "aside", "discards"),
    *("discards_seen_by", "points", "results"),
)
ASK_KEYS = ("kind", "seats", "cell", "action")
ROW_KEYS = ("kind", "value", "owner")


class Reader:
    """A position being read: the snapshot, and what is blank in it."""

    def __init__(self, position: Position) -> None:
        check_keys(position, KEYS, "lostmines", VERSION)
        self.snapshot = Snapshot(rules_for(read_options(**options_in(position, "L-03"))))
        self.names = self.snapshot.names
        self.source = Source(position, self.snapshot.rules.seats)
        self.seed = read_seed(position.get("seed", 0))
        self._scalars()
        self._ask()
        self._progress()
        cards = self._card_reader()
        board = BoardReader(self.source, self.snapshot, cards)
        board.read()
        dwarfs = self._dwarfs()
        board.stand()
        domains = [self._deck(cards), self._mines(), *dwarfs, *self._treasures()]
        read_results(self.source, self.snapshot)
        self._check_ask()
        self.blanks = Unknowns(domains)

    def _scalars(self) -> None:
        p, source, data = self.snapshot, self.source, self.source.data
        p.step = source.number("step", 0, 0, 1 << 30)
        p.round_no = source.number("round", 1, 1, self.names.options.rounds)
        p.turn = source.seat("turn", data.get("turn", 0))
        p.starter = source.seat("starter", data.get("starter", p.turn))
        last = data.get("last_card")
        p.last_card = NOBODY if last is None else source.seat("last_card", last)
        p.stage = STAGES.index(source.one_of("stage", data.get("stage", "playing"), STAGES))
        points = source.items("points", [0] * source.seats, source.seats)
        p.points = [source.whole("points", n, 0, 1 << 20) for n in points]

    def _ask(self) -> None:
        p, source = self.snapshot, self.source
        ask = source.data.get("ask", None if p.stage == OVER else {})
        if (ask is None) != (p.stage == OVER):
            source.wrong_value("ask", ask, "null when the game is over, and only then")
        if ask is None:
            p.ask = NOTHING
            return
        row = source.as_mapping("ask", ask, ASK_KEYS)
        p.ask = ASKS.index(source.one_of("ask kind", row.get("kind", "turn"), ASKS[1:]))
        asked = source.as_list("ask seats", row.get("seats", [p.turn]))
        p.asked_seats = self._bits("ask seats", asked)
        cell = row.get("cell")
        mines = {cell_text(cell): cell for cell in self.names.mine_cells}
        if cell is not None:
            p.entered = mines[source.one_of("ask cell", cell, list(mines), "L-31")]
        if row.get("action") is not None:
            source.wrong_value("ask action", row["action"], "null")

    def _progress(self) -> None:
        """Read the progress of the turn."""
        p, source = self.snapshot, self.source
        p.agreed = self._bits("agreed", source.items("agreed", []))
        p.steps = source.number("steps", 0, 0, CAMPFIRE_STEPS)
        p.owed = source.number("owed", int(p.ask in STEP_2), 0, 2)
        p.proposed = source.as_flag("proposed", source.data.get("proposed", p.ask == ASK_AGREE))

    def _bits(self, where: str, seats: list[Any]) -> int:
        return sum(1 << seat for seat in {self.source.seat(where, seat) for seat in seats})

    def _check_ask(self) -> None:
        """Refuse a question that the game could not ask at such a table."""
        p = self.snapshot
        if p.stage != OVER and not (MAY_BE_ASKED[p.ask](p) and self._treasures_left()):
            raise NotationError(say("mines-ask", kind=ASKS[p.ask]))

    def _treasures_left(self) -> bool:
        return any(treasure.owner == NOBODY for treasure in self.snapshot.laid_out)

    def _card_reader(self) -> CardReader:
        deck = self.names.deck
        copies = {number: card.copies for number, card in enumerate(deck)}
        numbers = {card.name: number for number, card in enumerate(deck)}
        stock = Stock(copies, lambda number: deck[number].name, "L-04")
        return CardReader(self.source, numbers, stock)

    def _deck(self, cards: CardReader) -> Domain:
        """Read hands, discards, the cards set aside and the pile; return what is blank."""
        p = self.snapshot
        hands = cards.hands(p.rules.hand_size, MAX_DECK)
        p.hands = [named for named, _ in hands]  # the others are dealt to them
        p.discards = cards.discards(MAX_DECK)
        p.aside = cards.row("aside", p.rules.set_aside, MAX_ASIDE)
        if len(p.aside) != p.rules.set_aside:
            self.source.wrong_value("aside", len(p.aside), str(p.rules.set_aside), "L-04")
        p.pile = cards.pile(p.discards)
        named, others = hands[p.turn]
        if p.ask in (ASK_TURN, ASK_AGREE) and not named and not others:
            raise NotationError(say("mines-ask", "L-05", kind=ASKS[p.ask]))
        gone = not p.pile and not any(named or others for named, others in hands)
        if p.ask in STEP_2 and gone and p.rules.cut_last_turn:
            raise NotationError(say("mines-ask-cut", "L-40"))
        return Domain(cards.stock.rest(), cards.blank)

    def _mines(self) -> Domain:
        """Read what lies on the mine cells; face-up mines are on the board."""
        p, names, source = self.snapshot, self.names, self.source
        named = {cell_text(cell): cell for cell in names.mine_cells}
        given = source.as_mapping("mines", source.mapping("mines"), list(named))
        stock = Stock(Counter(names.mines), lambda number: names.cards[number].name, "L-01")
        seen_by = self._seen_by("mines_seen_by", len(named))
        blank = []
        for mine, (text, cell) in enumerate(named.items()):
            name, tile = given.get(text), p.board[cell]
            if tile != HIDDEN:
                name = name or names.cards[tile - FIRST_TILE >> 1].name
            if name is None:
                blank.append(("mines", mine))
                p.mines.append((0, seen_by[mine]))
                continue
            known = [names.cards[card].name for card in names.mines]
            card = names.numbers[source.one_of("mines", name, known, "L-01")]
            if tile not in (HIDDEN, FIRST_TILE + 2 * card, FIRST_TILE + 2 * card + 1):
                source.wrong_value("mines", name, "the mine that lies there face up", "L-31")
            p.mines.append((stock.take(card), seen_by[mine]))
        return Domain(stock.rest(), blank)

    def _seen_by(self, key: str, length: int) -> list[int]:
        rows = self.source.items(key, [[] for _ in range(length)], length)
        return [self.source.seen_by(key, row) for row in rows]

    def _dwarfs(self) -> list[Domain]:
        """Read dwarfs: "blue_loyal", "blue" (unknown character), or null.

        The rest is spare (L-03).
        """
        p, source, names = self.snapshot, self.source, self.names
        stock = Stock(Counter(names.dwarf_cards), names.dwarfs.__getitem__, "L-03")
        rows = source.items("dwarfs", [None] * source.seats, source.seats)
        known = [*names.dwarfs, *CLANS]
        named = [None if row is None else source.one_of("dwarfs", row, known) for row in rows]
        named += self._spare()
        taken = [stock.take(names.dwarfs.index(row)) for row in named if row in names.dwarfs]
        places: list[list[tuple[str, int]]] = [[] for _ in CLANS]
        for i, clan in enumerate(self._clans(named, stock)):
            if clan is None:
                continue
            spare = i >= source.seats
            places[clan].append(("spare", i - source.seats) if spare else ("dwarfs", i))
            taken.insert(i, clan * CHARACTERS)
        p.dwarf, p.spare = taken[: source.seats], taken[source.seats :]
        p.dwarf_seen_by = self._seen_by("dwarfs_seen_by", source.seats)
        pools = [[d for d in stock.rest() if d // CHARACTERS == clan] for clan in (0, 1)]
        return [Domain(pool, blank) for pool, blank in zip(pools, places, strict=True)]

    def _spare(self) -> list[str | None]:
        """Read undealt cards: named, null, or only their number."""
        source, size = self.source, self.snapshot.rules.ndwarfs - self.source.seats
        row = source.data.get("spare", size)
        if type(row) is int and row == size:
            row = [None] * size
        rows = source.as_list("spare", row, size)
        dwarfs = self.names.dwarfs
        return [None if n is None else source.one_of("spare", n, dwarfs, "L-03") for n in rows]

    def _clans(self, named: list[str | None], stock: Stock) -> list[int | None]:
        """Return the clan of each dwarf of unknown character; unnamed ones alternate."""
        open_ = [sum(n for d, n in stock.left.items() if d // CHARACTERS == c) for c in (0, 1)]
        clans = [CLANS.index(row) if row in CLANS else None for row in named]
        for clan, name in enumerate(CLANS):
            open_[clan] -= clans.count(clan)
            if open_[clan] < 0:
                self.source.wrong_value("dwarfs", name, "a clan that has dwarfs left", "L-03")
        for i, row in enumerate(named):
            if row is None:
                clan = int(clans.count(0) > clans.count(1))
                clans[i] = clan if open_[clan] else 1 - clan
                open_[clans[i] or 0] -= 1
        return clans

    def _treasures(self) -> list[Domain]:
        """Read the treasures laid out, then those set aside, which may be left out (L-02)."""
        p, source, count = self.snapshot, self.source, self.snapshot.rules.ntreasures
        stock = Counter(self.names.components.treasures)
        rows = source.data.get("treasures", self._fresh_treasures())
        source.as_list("treasures", rows)
        if len(rows) not in (source.seats, count):
            source.as_list("treasures", rows, source.seats)
        blank: dict[str, list[tuple[str, int]]] = {kind: [] for kind in KINDS}
        for i, row in enumerate(rows):
            p.treasures.append(self._treasure(i, row, stock, blank))
        self._treasures_seen_by()
        for kind in KINDS:
            named = sum(t.kind == KINDS.index(kind) for t in p.treasures)
            printed = sum(k == kind for k, _ in self.names.components.treasures)
            if named > printed or (len(rows) == count and named != printed):
                source.wrong_value("treasures", named, f"{printed} of {kind}", "L-02")
            for _ in range(printed - named):
                blank[kind].append(("treasures", len(p.treasures)))
                p.treasures.append(Treasure(KINDS.index(kind), 0))
        pools = {kind: [v for k, v in stock.elements() if k == kind] for kind in KINDS}
        return [Domain(pools[kind], blank[kind]) for kind in KINDS]

    def _treasure(
        self,
        i: int,
        row: object,
        stock: Counter[tuple[str, int]],
        blank: dict[str, list[tuple[str, int]]],
    ) -> Treasure:
        source, where = self.source, f"treasures {i + 1}"
        row = source.as_mapping(where, {"kind": row} if isinstance(row, str) else row, ROW_KEYS)
        kind = source.one_of(where, row.get("kind"), KINDS[:-1], "L-02")
        value, owner = row.get("value"), row.get("owner")
        if value is None:
            blank[kind].append(("treasures", i))
        elif stock[kind, source.whole(where, value, 1, 99)] == 0:
            left = sorted({v for (k, v), n in stock.items() if k == kind and n})
            source.wrong_value(where, value, f"one of {left}", "L-02")
        else:
            stock[kind, value] -= 1
        seat = NOBODY if owner is None else source.seat(where, owner)
        if seat != NOBODY and i >= source.seats:
            source.wrong_value(where, owner, "null: it is set aside", "L-02")
        return Treasure(KINDS.index(kind), value or 0, 0, seat)

    def _treasures_seen_by(self) -> None:
        """Read who has looked at treasures laid out; by default only the owners."""
        p, source = self.snapshot, self.source
        owners = [[] if row.owner == NOBODY else [row.owner] for row in p.laid_out]
        rows = source.items("treasures_seen_by", owners, source.seats)
        for i, row in enumerate(rows):
            seen_by = source.seen_by("treasures_seen_by", row)
            p.treasures[i] = p.treasures[i]._replace(seen_by=seen_by)

    def _fresh_treasures(self) -> list[str]:
        """Return the kinds that the seed lays out."""
        table = Table()
        table._seat_at(self.snapshot.rules, Luck(*self.seed))
        start_game(table)
        start_round(table)
        kinds = table._dump()["treasure_kind"][: self.snapshot.rules.seats]
        return [KINDS[kind] for kind in kinds]
