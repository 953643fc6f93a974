"""Clickable actions in The Lost Mines, from JSON alone: card, then cell, then orientation."""

from collections.abc import Callable, Iterator
from itertools import combinations

from property.client import (
    FACE_DOWN,
    FACING,
    STEPS,
    Cell,
    Click,
    Table,
    beside,
    is_face_up,
    read_cell,
    read_exit,
    write_cell,
)

OBSTACLES = ("trunk", "lake", "ditch")


def clicks(table: Table) -> Iterator[Click]:
    """Yield everything the seat may do now, depending on the question."""
    if table.view["asked"]:
        for click in ANSWERS[table.view["ask"]["kind"]](table):
            yield {"seat": table.seat, **click}


def in_turn(table: Table) -> Iterator[Click]:
    """L-05: play a card, or discard one or two; L-45: propose the end, once."""
    for card in set(table.hand):
        verb = table.cards[card]["verb"]
        for parts in PLAYS[verb](table, card):
            yield {"verb": verb, "card": card, **parts}
    for n in (1, 2):
        yield from ({"verb": "pass", "cards": [*row]} for row in combinations(table.hand, n))
    if not table.view["proposed"]:
        yield {"verb": "propose"}


def cells(table: Table) -> Iterator[Cell]:
    """Yield the whole board, row by row."""
    board = table.about["board"]
    left, top = read_cell(board["first_cell"])
    for y in range(top, top + board["rows"]):
        yield from ((x, y) for x in range(left, left + board["columns"]))


def places(table: Table, card: str) -> Iterator[Click]:
    """L-10: an empty cell that an exit of a face-up card leads to."""
    for at in cells(table):
        ends = [table.is_open(table.board, beside(at, side), FACING[side]) for side in STEPS]
        if at not in table.board and any(ends):
            yield from table.turns(table.board, at, card)


def tools(table: Table, card: str) -> Iterator[Click]:
    """L-20: a matching obstacle without a tool, while there is a token."""
    for at, tile in table.board.items():
        matching = table.card(tile)["feature"] in table.cards[card]["tools"]
        if matching and write_cell(at) not in table.view["tools"] and table.view["supply"][card]:
            yield {"cell": write_cell(at)}


def looks(table: Table, card: str) -> Iterator[Click]:
    """L-21: one of the two things the card shows."""
    view = table.view
    hidden = [at for at in view["mines"] if view["board"][at] == FACE_DOWN]
    left = [i for i, row in enumerate(view["treasures"], 1) if row["owner"] is None]
    shown: dict[str, list[Click]] = {
        "mine": [{"cell": at} for at in hidden],
        "treasure": [{"treasure": number} for number in left],
        "dwarf": [{"target": seat} for seat in table.others],
    }
    for what in table.cards[card]["looks_at"]:
        yield from shown[what]


def tokens(table: Table, card: str, set_already: list[str | None]) -> Iterator[Click]:
    """L-22, L-23: an edge without such a token, named by the cell to its west or north."""
    if not table.view["supply"][card]:
        return
    taken = [read_exit(edge) for edge in set_already if edge]
    for at in cells(table):
        for side in "ES":
            if may_mark(table, at, side) and (at, side) not in taken:
                yield {"cell": write_cell(at), "side": side}


def may_mark(table: Table, at: Cell, side: str) -> bool:
    """L-22: where exits meet, or where one faces an empty cell or a face-down mine."""
    beyond = beside(at, side)
    here = table.is_open(table.board, at, side)
    there = table.is_open(table.board, beyond, FACING[side])
    if beyond not in cells(table):
        return False
    if is_face_up(table.board, at) and is_face_up(table.board, beyond):
        return here and there
    return here or there


def storms(table: Table, card: str) -> Iterator[Click]:
    """L-24: any path card without a dwarf."""
    for at, tile in table.board.items():
        if table.card(tile)["kind"] == "path" and write_cell(at) not in table.view["stands"]:
            yield {"cell": write_cell(at)}


PLAYS: dict[str, Callable[[Table, str], Iterator[Click]]] = {
    "place": places,
    "tool": tools,
    "look": looks,
    "trap": lambda table, card: tokens(table, card, table.view["traps"]),
    "troll": lambda table, card: tokens(table, card, table.view["trolls"]),
    "thunderstorm": storms,
}


def steps(table: Table) -> Iterator[Click]:
    """L-30: every way on, or stopping here."""
    here = read_cell(table.view["stands"][table.seat])
    for side in table.exits(table.board[here]):
        if not blocked(table, here, side) and may_enter(table, beside(here, side), FACING[side]):
            yield {"verb": "step", "side": side}
    yield {"verb": "stop"}


def blocked(table: Table, at: Cell, side: str) -> bool:
    """L-23: return whether a troll stands on the edge."""
    ends = {(at, side), (beside(at, side), FACING[side])}
    return any(read_exit(edge) in ends for edge in table.view["trolls"] if edge)


def may_enter(table: Table, at: Cell, side: str) -> bool:
    """L-11, L-12, L-31: return whether a dwarf may enter a cell.

    An obstacle needs a tool, obstacles and rocks hold one dwarf, and mines are open.
    """
    tile = table.board.get(at)
    if tile is None or tile == FACE_DOWN:
        return tile == FACE_DOWN
    feature, where = table.card(tile)["feature"], write_cell(at)
    if feature in OBSTACLES and where not in table.view["tools"]:
        return False
    if feature in ("rock", *OBSTACLES) and where in table.view["stands"]:
        return False
    return side in table.exits(tile)


def takes(table: Table) -> Iterator[Click]:
    """L-32: a treasure of the mine's kind that nobody has taken."""
    mine = table.view["mines"][table.view["stands"][table.seat]]
    for number, row in enumerate(table.view["treasures"], 1):
        if row["kind"] == mine and row["owner"] is None:
            yield {"verb": "take", "treasure": number}


ANSWERS: dict[str, Callable[[Table], Iterator[Click]]] = {
    "turn": in_turn,
    "move": steps,
    "take_treasure": takes,
    "agree": lambda table: iter([{"verb": "agree"}, {"verb": "refuse"}]),  # L-45
    "turn_mine": lambda table: iter([{"verb": "turn"}, {"verb": "turn", "turned": True}]),  # L-31
}
