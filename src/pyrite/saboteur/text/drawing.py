"""Boards as drawings, one character per card, for tests, puzzles and bug reports.

    S═╬     double lines are ways, thin lines (│ ─ ┼ ╵ …) are dead ends; ╟ ┹ have both
      ║     S start, ? face-down card, $ treasure, 1 and 2 the stones, 3 and 4 the stones turned

    ╳ ╱ ╲             two ways that do not meet: a bridge, and double curves
    W T               sites, by the first letter of their names

Modules add the signs of their cards (`new_signs`, `new_goal_signs`); docs/notation.md lists all of
them. A card of a deck without a sign is written as ▒.
"""

from collections.abc import Iterator, Mapping, Sequence

from pyrite.core.cards import HEAVY, Card, Ways
from pyrite.core.cards import signs as signs_of
from pyrite.core.grid import at_of, cell_text, read_cell, xy
from pyrite.core.messages import NotationError
from pyrite.core.plain import shown
from pyrite.core.sides import turned
from pyrite.saboteur.messages import say
from pyrite.saboteur.text.names import Names

UNSIGNED = "▒"


THIN = signs_of("""
    ┼ N-E-S-W │ N-S ─ E-W └ N-E ┘ N-W ┌ E-S ┐ S-W ├ N-E-S ┤ N-S-W ┴ N-E-W ┬ E-S-W
    ╵ N ╶ E ╷ S ╴ W
""")
MIXED = signs_of("""
    ╟ NS-E ╢ NS-W ╤ EW-S ╧ EW-N ╫ NS-E-W ╪ EW-N-S
    ┹ NW-E ╃ NW-E-S ┩ NW-S ┺ NE-W ╄ NE-S-W ┡ NE-S ┱ SW-E ╅ SW-N-E ┪ SW-N ┲ ES-W ╆ ES-N-W ┢ ES-N
    ╳ NS-EW ╱ NW-ES ╲ NE-SW
""")
SIGNS = {"S": "start", "?": "?", "$": "treasure",
         "1": "stone1", "2": "stone2", "3": "stone1 r", "4": "stone2 r"}  # fmt: skip
SITES = "WT"  # of the printed sites, by the first letters of their names
STASH_PATH = "stash"  # the kind of path that hides a stash
SIGNS_OF_KIND: dict[str, Mapping[str, Ways]] = {"": HEAVY | THIN | MIXED}


def new_signs(kind: str, signs: Mapping[str, Ways]) -> None:
    """Register how a module's kind of path is drawn."""
    SIGNS_OF_KIND[kind] = signs


def new_goal_signs(upright: str, turned: str, goals: Sequence[str]) -> None:
    """Register how a module's goals are drawn."""
    SIGNS.update(zip(upright, goals, strict=True))
    SIGNS.update(zip(turned, [f"{goal} r" for goal in goals], strict=True))


def all_signs() -> frozenset[str]:
    """Return every sign."""
    return frozenset((*SIGNS, *SITES, *(c for of in SIGNS_OF_KIND.values() for c in of), UNSIGNED))


def read_drawing(names: Names, start_at: int, text: object) -> dict[str, str]:
    """Read the cards by cell; the sign of the start locates everything else."""
    if text is None:
        return {}
    if not isinstance(text, str) or text.count("S") != 1:
        raise NotationError(say("drawing-start", "B-02"))
    rows = text.strip("\n").splitlines()
    y0 = next(y for y, row in enumerate(rows) if "S" in row)
    x0 = rows[y0].index("S")
    column, line = xy(start_at)
    tiles = {char: tile for tile, char in signs(names).items() if char != UNSIGNED}
    board: dict[str, str] = {}
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            if char in " .":
                continue
            if char not in tiles:
                raise NotationError(say("drawing-char", line=y + 1, column=x + 1, char=shown(char)))
            board[cell_text(at_of(x - x0 + column, y - y0 + line))] = tiles[char]
    return board


def draw(names: Names, board: Mapping[str, str]) -> str:
    """Draw a board as views and positions hold it."""
    known = signs(names)
    cells = {xy(read_cell(cell)): known[tile] for cell, tile in board.items()}
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    rows = [
        "".join(cells.get((x, y), " ") for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]
    return "\n".join(row.rstrip() for row in rows)


def signs(names: Names) -> dict[str, str]:
    """Return the sign of every tile that can lie at this table, upright or turned."""
    cards = {card.name for card in names.cards}
    known = {tile: char for char, tile in SIGNS.items() if tile.removesuffix(" r") in {"?", *cards}}
    known |= {card.name: card.name[0].upper() for card, _ in names.components.sites}
    covers = {card.name for card in names.components.stash_paths}
    for card in names.cards:
        if card.ways and card.name not in known:
            kind = STASH_PATH if card.name in covers else card.feature
            known |= _both(card, SIGNS_OF_KIND[kind])
    return known


def _both(card: Card, kind: Mapping[str, Ways]) -> Iterator[tuple[str, str]]:
    """Yield the card upright, and turned if that looks different."""
    chars = {ways: char for char, ways in kind.items()}
    yield card.name, chars.get(frozenset(card.ways), UNSIGNED)
    if card.turns == 2:
        yield f"{card.name} r", chars.get(frozenset(map(turned, card.ways)), UNSIGNED)
