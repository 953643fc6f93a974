"""Boards as drawings, two characters per cell, for tests, puzzles and bug reports.

    B ═ ╬r? ·     double lines are ways; B and Y the starts, ? a face-down mine, · an empty cell
    · · ╚T· ·     after a path: r rock, c campfire, t trunk, l lake, d ditch; T L D with a tool
    Y · · ╝$·     after a face-up mine: ! dragon, * gems, $ gold, % silver

Write all seven rows with the same indentation; anything left out at the end of a row is empty.
"""

from collections.abc import Iterator
from textwrap import dedent

from pyrite.core.cards import HEAVY, Card
from pyrite.core.messages import NotationError
from pyrite.core.plain import shown
from pyrite.lostmines.messages import say
from pyrite.lostmines.numbers import COLUMNS, EMPTY, HIDDEN, ROWS, tile_of
from pyrite.lostmines.table.places import cell_of
from pyrite.lostmines.text.names import Names

STARTS = {"B": "start_blue", "Y": "start_yellow"}
MARKS = {"r": "rock", "c": "campfire", "t": "trunk", "l": "lake", "d": "ditch"}
MINES = {"!": "dragon", "*": "gems", "$": "gold", "%": "silver"}
UNSIGNED = "▒"


def read_drawing(names: Names, text: str) -> tuple[dict[int, int], list[int]]:
    """Read the tiles by cell, and the obstacles that have a tool."""
    board, tools = {}, []
    for line, column, row, signs in _cells(text):
        cell = cell_of(column, row)
        tile = _tile(names, signs)
        if tile is None:
            raise NotationError(say("mines-drawing", line=line, column=column, signs=shown(signs)))
        if tile != EMPTY:
            board[cell] = tile
        if signs[1] in "TLD":
            tools.append(cell)
    return board, tools


def _cells(text: str) -> Iterator[tuple[int, int, int, str]]:
    lines = dedent(text).strip("\n").splitlines()
    if len(lines) != ROWS:
        raise NotationError(say("mines-drawing-rows", "L-01", count=len(lines)))
    for row, line in enumerate(lines, 1):
        line = line.rstrip().ljust(2 * COLUMNS)
        if len(line) > 2 * COLUMNS:
            raise NotationError(say("mines-drawing-columns", "L-01", line=row))
        for column in range(1, COLUMNS + 1):
            yield row, column, row, line[2 * column - 2 : 2 * column]


def _tile(names: Names, signs: str) -> int | None:
    """Return the tile that these two characters stand for, or None if there is no such card."""
    sign, mark = signs[0], signs[1]
    if signs in ("· ", "  "):
        return EMPTY
    if signs == "? ":
        return HIDDEN
    if sign in STARTS and mark == " ":
        return tile_of(names.numbers[STARTS[sign]], 0)
    if sign not in HEAVY:
        return None
    (sides,) = HEAVY[sign]
    if mark in MINES:
        return _turned(names, [MINES[mark]], sides)
    feature = "" if mark == " " else MARKS.get(mark.lower())
    named = [card.name for card in names.components.paths if card.feature == feature]
    return _turned(names, named, sides) if mark == " " or mark.lower() in MARKS else None


def _turned(names: Names, cards: list[str], sides: int) -> int | None:
    """Return the card of this name that is open on these sides, upright or turned."""
    for name in cards:
        card = names.numbers.get(name)
        if card is not None:
            for flip in (0, 1):
                if names.cards[card].sides(flip) == sides:
                    return tile_of(card, flip)
    return None


def draw(names: Names, board: dict[int, int], tools: list[int]) -> str:
    """Draw a board; the inverse of `read_drawing`."""
    rows = [
        "".join(_signs(names, board, tools, cell_of(x, y)) for x in range(1, COLUMNS + 1))
        for y in range(1, ROWS + 1)
    ]
    return "\n".join(rows)


def _signs(names: Names, board: dict[int, int], tools: list[int], cell: int) -> str:
    tile = board.get(cell, EMPTY)
    if tile == EMPTY:
        return "· "
    if tile == HIDDEN:
        return "? "
    card = names.cards[tile - tile_of(0, 0) >> 1]
    for sign, name in STARTS.items():
        if card.name == name:
            return f"{sign} "
    sides = card.sides(tile & 1)
    sign = next((s for s, ways in HEAVY.items() if ways == {sides}), UNSIGNED)
    mark = _mark(card)
    return sign + (mark.upper() if cell in tools else mark)


def _mark(card: Card) -> str:
    marks = {kind: mark for mark, kind in MARKS.items()} | {k: mark for mark, k in MINES.items()}
    return marks.get(card.feature or card.name, " ")
