"""Boards as drawings, one character a card, for tests, puzzles and bug reports.

    S═╬     heavy lines are ways, thin lines (│ ─ ┼ ╵ …) are dead ends
      ║     S start, ? face-down goal, $ treasure, 1 and 2 the stones, 3 and 4 the same turned round
"""

from collections.abc import Mapping

from pyrite.core.errors import NotationError
from pyrite.core.grid import at_of, cell_from_text, cell_text, xy
from pyrite.core.sides import E, N, S, W, turned
from pyrite.saboteur.messages import say
from pyrite.saboteur.words import Words

HEAVY = {
    "╬": N | E | S | W, "║": N | S, "═": E | W, "╚": N | E, "╝": N | W, "╔": S | E, "╗": S | W,
    "╠": N | S | E, "╣": N | S | W, "╩": N | E | W, "╦": S | E | W,
}  # fmt: skip
THIN = {
    "┼": N | E | S | W, "│": N | S, "─": E | W, "└": N | E, "┘": N | W, "┌": S | E, "┐": S | W,
    "├": N | S | E, "┤": N | S | W, "┴": N | E | W, "┬": S | E | W,
    "╵": N, "╶": E, "╷": S, "╴": W,
}  # fmt: skip
STUBS = {mask: tuple(s for s in (N, E, S, W) if mask & s) for mask in range(16)}
WAYS = {c: (m,) for c, m in HEAVY.items()} | {c: STUBS[m] for c, m in THIN.items()}
SIGNS = {"S": "start", "?": "?", "$": "treasure", "1": "stone1", "2": "stone2",
         "3": "stone1 r", "4": "stone2 r"}  # fmt: skip
CHARS = {frozenset(ways): char for char, ways in WAYS.items()}


def tiles_by_ways(words: Words) -> dict[frozenset[int], str]:
    """The text of every path card by what is joined in it, upright or turned."""
    tiles: dict[frozenset[int], str] = {}
    for card in words.cards:
        if card.verb == "place" and not card.ladder:
            tiles.setdefault(frozenset(card.ways), card.name)
    for card in words.cards:
        if card.verb == "place" and not card.ladder and card.turns == 2:
            tiles.setdefault(frozenset(turned(way) for way in card.ways), f"{card.name} r")
    return tiles


def read_drawing(words: Words, start_at: int, text: object) -> dict[str, str]:
    """The cards by cell; the start's sign gives the place of everything else."""
    if text is None:
        return {}
    if not isinstance(text, str) or text.count("S") != 1:
        raise NotationError(say("drawing-start", "B-02"))
    rows = text.strip("\n").splitlines()
    y0 = next(y for y, row in enumerate(rows) if "S" in row)
    x0 = rows[y0].index("S")
    column, line = xy(start_at)
    tiles = tiles_by_ways(words)
    board: dict[str, str] = {}
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            if char in " .":
                continue
            tile = SIGNS.get(char) or tiles.get(frozenset(WAYS.get(char, ())))
            if tile is None:
                raise NotationError(say("drawing-char", line=y + 1, column=x + 1, char=repr(char)))
            board[cell_text(at_of(x - x0 + column, y - y0 + line))] = tile
    return board


def draw(words: Words, board: Mapping[str, str]) -> str:
    """The drawing of a board as views and positions hold it; ▒ for a card without a sign."""
    signs = {tile: char for char, tile in SIGNS.items()}
    for card in words.cards:
        if card.verb == "place":
            signs[card.name] = CHARS.get(frozenset(card.ways), "▒")
            signs[f"{card.name} r"] = CHARS.get(frozenset(turned(w) for w in card.ways), "▒")
    cells = {xy(cell_from_text(cell)): signs[tile] for cell, tile in board.items()}
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    rows = [
        "".join(cells.get((x, y), " ") for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]
    return "\n".join(row.rstrip() for row in rows)
