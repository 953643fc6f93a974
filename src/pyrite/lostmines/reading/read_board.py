"""Reading the board of a position, and the results of finished rounds.

Cards, tokens and dwarfs must be possible; nothing in the game depends on the results.
"""

from collections.abc import Sequence
from typing import Any, NoReturn

from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.messages import NotationError
from pyrite.core.plain import shown
from pyrite.core.source import CardReader, Source
from pyrite.core.views import Result
from pyrite.lostmines.messages import say
from pyrite.lostmines.numbers import (
    ASK_AGREE,
    ASK_TURN,
    CHARACTERS,
    CLANS,
    ENDS,
    FIRST_TILE,
    HIDDEN,
    KINDS,
    NOTHING,
    ROCK,
    ROLES,
    TRUNK,
    WIDTH,
    tile_of,
)
from pyrite.lostmines.play.ending import DRAGON, SHARE
from pyrite.lostmines.table.places import CELL_TEXTS, cell_text, edge_text, read_cell, read_edge
from pyrite.lostmines.text.drawing import read_drawing
from pyrite.lostmines.text.names import TOKENS
from pyrite.lostmines.text.snapshot import STEPS, Snapshot

MOST_DRAWN = 1_000


class BoardReader:
    """Reads the board; its path cards and the trolls in front of seats come from the stock."""

    def __init__(self, source: Source, snapshot: Snapshot, cards: CardReader) -> None:
        self.source = source
        self.snapshot = snapshot
        self.names = snapshot.names
        self.cards = cards

    def read(self) -> None:
        """Read cards, then tokens; `stand` places the dwarfs once their clans are known."""
        self._lay_all()
        self._check_fits()
        p, data = self.snapshot, self.source.data
        p.tools += [self._cell("tools", text) for text in self.source.items("tools", [])]
        p.traps = [self._edge("traps", text) for text in self.source.items("traps", [])]
        trolls = self.source.items("trolls", [None] * self.source.seats, self.source.seats)
        p.troll_at = [0 if text is None else self._edge("trolls", text) for text in trolls]
        if p.troll_at[p.turn] and p.ask in (ASK_TURN, ASK_AGREE):
            self.source.wrong_value("trolls", trolls[p.turn], "gone before its turn", "L-23")
        for _ in p.trolls:
            self.cards.card("trolls", "troll")
        self._check_tokens()
        dragon = data.get("dragon")
        p.dragon = -1 if dragon is None else self.source.seat("dragon", dragon)
        awake = self.names.numbers["dragon"] in (self._card_at(cell) for cell in p.board)
        if awake != (dragon is not None):
            known = "the seat that woke it" if awake else "null while it sleeps"
            self.source.wrong_value("dragon", dragon, known, "L-33")

    def _cell(self, where: str, text: object) -> int:
        if not isinstance(text, str):
            self.source.wrong_type(where, "a cell such as 2,3")
        return read_cell(text)

    def _edge(self, where: str, text: object) -> int:
        if not isinstance(text, str):
            self.source.wrong_type(where, "an edge such as 2,3E")
        return read_edge(text)

    def _card_at(self, cell: int) -> int:
        return self.snapshot.board.get(cell, HIDDEN) - FIRST_TILE >> 1

    def _lay_all(self) -> None:
        """Lay all cards; starts and face-down mines may be left out."""
        data, p = self.source.data, self.snapshot
        if "board" in data and "drawing" in data:
            raise NotationError(say("mines-two-boards"))
        starts = [tile_of(card, 0) for card in self.names.starts]
        fixed = dict(zip(self.names.start_cells, starts, strict=True))
        p.board = fixed | dict.fromkeys(self.names.mine_cells, HIDDEN)
        if "drawing" in data:
            if not isinstance(data["drawing"], str):
                self.source.wrong_type("drawing", "a text of seven rows")
            given, p.tools = read_drawing(self.names, self.source.short("drawing", MOST_DRAWN))
        else:
            rows = self.source.mapping("board").items()
            given = {self._cell("board", cell): self._tile(cell, text) for cell, text in rows}
        for cell, tile in given.items():
            self._lay(cell, tile, fixed)
        p.board = dict(sorted(p.board.items()))

    def _tile(self, where: str, text: object) -> int:
        if text == FACE_DOWN:
            return HIDDEN
        tile = Tile.read(text) if isinstance(text, str) else Tile("")
        card = self.names.numbers.get(tile.card)
        if card is None:
            raise NotationError(say("position-card", where=f"board {where}", card=shown(text)))
        if not self.names.cards[card].ways:
            self.source.wrong_value(f"board {where}", text, "a card with ways", "L-01")
        if tile.turned and self.names.cards[card].turns == 1:
            raise NotationError(say("not-turned-twin", card=tile.card))
        return tile_of(card, int(tile.turned))

    def _lay(self, cell: int, tile: int, fixed: dict[int, int]) -> None:
        p, card = self.snapshot, tile - FIRST_TILE >> 1
        where, shown = f"board {cell_text(cell)}", self.names.tiles[tile]
        if cell in fixed:
            if tile != fixed[cell]:
                self.source.wrong_value(where, shown, "the start that lies there", "L-01")
        elif cell in self.names.mine_cells:
            if tile != HIDDEN and card not in self.names.mines:
                self.source.wrong_value(where, shown, "a mine", "L-01")
        elif tile == HIDDEN or card >= len(self.names.deck):
            self.source.wrong_value(where, shown, "a path", "L-01")
        else:
            self.cards.stock.take(card)
        p.board[cell] = tile

    def _check_fits(self) -> None:
        """Refuse misfits, except at mines (L-10, L-31)."""
        p = self.snapshot
        for cell in p.board:
            for d in (1, 2):
                here, there = p.sides(cell), p.sides(cell + STEPS[d])
                mines = {cell, cell + STEPS[d]} & {*self.names.mine_cells}
                if here is None or there is None or mines:
                    continue
                if here >> d & 1 != there >> (d ^ 2) & 1:
                    raise NotationError(say("mines-not-fitting", "L-10", cell=cell_text(cell)))

    def _check_tokens(self) -> None:
        p = self.snapshot
        for cell in p.tools:
            if p.feature(cell) < TRUNK or p.tools.count(cell) > 1:
                raise NotationError(say("mines-no-obstacle", "L-20", cell=cell_text(cell)))
        for edges in (p.traps, p.trolls):
            for edge in edges:
                if edges.count(edge) > 1:
                    raise NotationError(say("mines-edge-twice", "L-23", edge=edge_text(edge)))
                cells = edge >> 1, (edge >> 1) + (WIDTH if edge & 1 else 1)
                if not any(cell in p.board for cell in cells):
                    raise NotationError(say("mines-edge", "L-24", edge=edge_text(edge)))
        for name, kind in TOKENS.items():
            if p.supply()[kind] < 0:
                raise NotationError(say("mines-tokens", "L-20", token=name))

    def stand(self) -> None:
        """Place the dwarfs on face-up cards where they can stand (L-04, L-11, L-12)."""
        p = self.snapshot
        places = self.source.items("stands", [None] * self.source.seats, self.source.seats)
        for dwarf, text in zip(p.dwarf, places, strict=True):
            start = self.names.start_cells[dwarf // CHARACTERS]
            p.dwarf_at.append(start if text is None else self._cell("stands", text))
        for seat, cell in enumerate(p.dwarf_at):
            feature = p.feature(cell)
            alone = feature == ROCK or feature >= TRUNK
            if feature >= TRUNK and cell not in p.tools:
                self._wrong_stand(cell)
            if p.sides(cell) is None and (seat, cell) != (p.turn, p.entered):
                self._wrong_stand(cell)
            if alone and p.dwarf_at.count(cell) > 1:
                self._wrong_stand(cell)

    def _wrong_stand(self, cell: int) -> NoReturn:
        raise NotationError(say("mines-stand", "L-12", cell=cell_text(cell)))


KEYS = (*("round", "ended", "clans", "dwarfs", "mines", "treasures", "dragon", "board", "paid"),)
MOST_POINTS = 999


def read_results(source: Source, p: Snapshot) -> None:
    """Read the results of earlier rounds."""
    rows, finished = source.items("results", []), p.round_no - (p.ask != NOTHING)
    if len(rows) > finished:
        source.wrong_type("results", "one entry for each finished round at most")
    results = [_result(source, p, f"results {i}", row) for i, row in enumerate(rows)]
    source.check_rounds(results, finished)
    p.results = tuple(map(Result, results))


def _result(source: Source, p: Snapshot, where: str, value: object) -> dict[str, Any]:
    row = source.as_mapping(where, value, KEYS)
    dragon = row.get("dragon")
    treasures = source.as_list(where, row.get("treasures"), source.seats)
    return {
        "round": source.whole(where, row.get("round"), 1, p.rules.rounds),
        "ended": source.one_of(where, row.get("ended"), ENDS),
        "clans": _names(source, where, row.get("clans"), CLANS),
        "dwarfs": _names(source, where, row.get("dwarfs"), ROLES),
        "mines": _mines(source, p, where, row.get("mines")),
        "treasures": [_treasure(source, where, treasure) for treasure in treasures],
        "dragon": None if dragon is None else source.seat(where, dragon),
        "board": _board(source, p, where, row.get("board")),
        "paid": _paid(source, where, row.get("paid")),
    }


def _names(source: Source, where: str, row: object, known: Sequence[str]) -> list[str]:
    return [source.one_of(where, name, known) for name in source.as_list(where, row, source.seats)]


def _mines(source: Source, p: Snapshot, where: str, value: object) -> dict[str, str | None]:
    cells = [CELL_TEXTS[cell] for cell in p.names.mine_cells]
    mines = source.as_mapping(where, value, cells)
    known = [p.names.card_names[mine] for mine in p.names.mines]
    if len(mines) != len(cells):
        source.wrong_type(where, "a mapping with every mine, null where nobody turned it up")
    for name in mines.values():
        if name is not None:
            source.one_of(where, name, known)
    return {cell: mines[cell] for cell in cells}


def _treasure(source: Source, where: str, value: object) -> dict[str, Any]:
    row = source.as_mapping(where, value, ("kind", "value", "owner"))
    worth, owner = row.get("value"), row.get("owner")
    return {
        "kind": source.one_of(where, row.get("kind"), KINDS[:-1]),
        "value": None if worth is None else source.whole(where, worth, 1, MOST_POINTS),
        "owner": None if owner is None else source.seat(where, owner),
    }


def _board(source: Source, p: Snapshot, where: str, value: object) -> dict[str, str]:
    """Read cards by cell."""
    board = source.as_mapping(where, value)
    for cell, tile in board.items():
        read_cell(cell if isinstance(cell, str) else "")
        source.one_of(where, tile, p.names.tiles)
    return dict(board)


def _paid(source: Source, where: str, value: object) -> list[dict[str, Any]]:
    rows = source.as_list(where, value)
    if len(rows) > 2 * source.seats:
        source.wrong_type(where, "two payments for each seat at most")
    return [_payment(source, where, row) for row in rows]


def _payment(source: Source, where: str, value: object) -> dict[str, Any]:
    row = source.as_mapping(where, value, ("seat", "rule", "amount", "won"))
    if row.get("won") is not None:
        source.wrong_value(where, row["won"], "null")
    return {
        "seat": source.seat(where, row.get("seat")),
        "rule": source.one_of(where, row.get("rule"), (SHARE, DRAGON)),
        "amount": source.whole(where, row.get("amount"), -MOST_POINTS, MOST_POINTS),
        "won": None,
    }
