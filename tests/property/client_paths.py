"""Where paths may go in Saboteur, from JSON alone."""

from collections.abc import Iterator

from property.client import (
    FACE_DOWN,
    FACING,
    STEPS,
    Board,
    Cell,
    Click,
    Table,
    beside,
    is_face_up,
    read_cell,
)
from property.client_guards import gold, toll


def may_lay(table: Table) -> bool:
    """B-16, S-22: return whether no broken tool or trap is in front of the seat."""
    return set(table.view["front"][table.seat]) <= {"theft"}


def places(table: Table, card: str) -> Iterator[Click]:
    """B-10 to B-14: next to a face-up card, by a way that is joined to the start."""
    if may_lay(table):
        cells = reached(table.board, joined_sides(table))
        cells = cells if table.about["flags"]["must_connect"] else edge(table.board)
        yield from paid(table, cells, table.board, card)


def ladders(table: Table, card: str) -> Iterator[Click]:
    """S-11: next to any path card, never next to a goal."""
    if may_lay(table):
        yield from paid(table, ladder_cells(table, table.board), table.board, card)


def diversions(table: Table, card: str) -> Iterator[Click]:
    """C-23: the last path placed, as if it were in hand and not on the table."""
    if table.view["fresh"] is None:
        return
    fresh = read_cell(table.view["fresh"])
    path = table.card(table.board[fresh])
    board = {at: tile for at, tile in table.board.items() if at != fresh}
    if path["feature"] == "ladder":
        cells = ladder_cells(table, board)
    elif table.about["flags"]["must_connect"]:
        cells = reached(board, flood(table, board))
    else:
        cells = edge(board)
    yield from paid(table, cells - {fresh}, board, path["name"])


def paid(table: Table, cells: set[Cell], board: Board, card: str) -> Iterator[Click]:
    """M-T1: a guarded cell only for a seat that can pay; a guard leaves with its card (I-05)."""
    for at in cells:
        due = toll(table, at, board)
        if due <= gold(table):
            for where in table.turns(board, at, card):
                yield where | ({"cost": due} if due else {})


def joined_sides(table: Table) -> dict[Cell, str]:
    """B-12: return the sides joined to the start, as the view says."""
    return {read_cell(at): sides for at, sides in table.view["joined"].items()}


def reached(board: Board, joined: dict[Cell, str]) -> set[Cell]:
    """Return the empty cells that joined sides lead to."""
    ends = {beside(at, side) for at, sides in joined.items() for side in sides}
    return ends - board.keys()


def edge(board: Board) -> set[Cell]:
    """Return the empty cells next to a face-up card."""
    return reached(board, {at: "NESW" for at in board if is_face_up(board, at)})


def ladder_cells(table: Table, board: Board) -> set[Cell]:
    """S-11: return the cells next to any path card, but never next to a goal."""
    goals = {read_cell(at) for at in table.view["goals"]}
    return {at for at in edge(board) if not goals & {beside(at, side) for side in STEPS}}


def flood(table: Table, board: Board) -> dict[Cell, str]:
    """B-12, S-11: return what is joined to the start or a ladder on a changed board."""
    sources = [at for at, tile in board.items() if table.card(tile)["kind"] == "start"]
    sources += [at for at, tile in board.items() if table.card(tile)["feature"] == "ladder"]
    todo = [(at, side) for at in sources for side in table.exits(board[at])]
    found = set(todo)
    for at, side in todo:
        beyond = beside(at, side)
        way = way_from(table, board, beyond, FACING[side])
        new = {(beyond, other) for other in way} - found
        found |= new
        todo += new
    return {at: "".join(side for cell, side in found if cell == at) for at, _ in found}


def way_from(table: Table, board: Board, at: Cell, side: str) -> str:
    """Return what a card joins to this side; a dead end joins nothing."""
    ways = table.ways(board.get(at, FACE_DOWN))
    return next((way for way in ways if side in way and len(way) > 1), "")
