"""Boards as drawings, one character a card, for tests, puzzles and bug reports.

    S═╬     double lines are ways, thin lines (│ ─ ┼ ╵ …) are dead ends; ╟ ┹ have both
      ║     S start, ? face-down card, $ treasure, 1 and 2 the stones, 3 and 4 the same turned round

    ╳ ╱ ╲             two ways that do not meet: a bridge, and double curves
    ↓ ↘ ↕ …           ladders: arrows show where they are open
    ╋ ┳ ╻ ╈ …         crystals: heavy lines are ways, thin ones dead ends
    N E L J R Z P Q   blue doors on NS EW NE NW ES SW NS-E NS-W; small letters are green doors
    ⊞ ⊤ ⊥ ⊢ ⊣ ╰ ╮ …   paths that lay over a chest
    W T               sites, by the first letter of their names
    ① ② ③ ④ ⑤ ⑥ ⑦     new goals: three stones, sacks of 1 and 2, dragon, spider; ❶ … turned round

A card of a deck that has no sign of its own is written as ▒.
"""

from collections.abc import Iterator, Mapping

from pyrite.core.cards import Card
from pyrite.core.errors import NotationError
from pyrite.core.grid import at_of, cell_from_text, cell_text, xy
from pyrite.core.plain import shown
from pyrite.core.sides import turned
from pyrite.core.signs import HEAVY, Ways
from pyrite.core.signs import signs as signs_of
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import BLUE_DOOR
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
LADDERS = signs_of("↑ N → E ↓ S ← W ↗ NE ↖ NW ↘ ES ↙ SW ↕ NS ↔ EW")
CRYSTALS = signs_of("""
    ╋ NESW ┃ NS ━ EW ┗ NE ┛ NW ┏ ES ┓ SW ┣ NES ┫ NSW ┻ NEW ┳ ESW ╹ N ╺ E ╻ S ╸ W
    ╉ NSW-E ╊ NES-W ╈ ESW-N ╇ NEW-S ┯ EW-S ┷ EW-N ┠ NS-E ┨ NS-W
""")
BLUE = signs_of("N NS E EW L NE J NW R ES Z SW P NS-E Q NS-W")
GREEN = {char.lower(): ways for char, ways in BLUE.items()}
CHESTS = signs_of("⊞ NESW ⊤ ESW ⊥ NEW ⊢ NES ⊣ NSW ╰ NE ╮ SW ╯ NW ╭ ES")
SIGNS = {"S": "start", "?": "?", "$": "treasure",
         "1": "stone1", "2": "stone2", "3": "stone1 r", "4": "stone2 r",
         "①": "stone_1", "②": "stone_2", "③": "stone_3", "④": "sack_1", "⑤": "sack_2",
         "⑥": "dragon", "⑦": "spider",
         "❶": "stone_1 r", "❷": "stone_2 r", "❸": "stone_3 r", "❹": "sack_1 r", "❺": "sack_2 r",
         "❻": "dragon r", "❼": "spider r"}  # fmt: skip
SITES = "WT"  # of the printed sites; they are called by the first letters of their names
ALL_SIGNS = frozenset(
    (*SIGNS, *SITES, *HEAVY, *THIN, *MIXED, *LADDERS, *CRYSTALS, *BLUE, *GREEN, *CHESTS, UNSIGNED)
)


def read_drawing(names: Names, start_at: int, text: object) -> dict[str, str]:
    """The cards by cell; the start's sign gives the place of everything else."""
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
    """The drawing of a board as views and positions hold it."""
    known = signs(names)
    cells = {xy(cell_from_text(cell)): known[tile] for cell, tile in board.items()}
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    rows = [
        "".join(cells.get((x, y), " ") for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    ]
    return "\n".join(row.rstrip() for row in rows)


def signs(names: Names) -> dict[str, str]:
    """The sign of everything that can lie at this table, upright or turned."""
    cards = {card.name for card in names.cards}
    known = {tile: char for char, tile in SIGNS.items() if tile.removesuffix(" r") in {"?", *cards}}
    known |= {card.name: card.name[0].upper() for card, _ in names.components.sites}
    covers = {card.name for card in names.components.chest_paths}
    for card in names.cards:
        if card.ways and card.name not in known:
            known |= _both(card, CHESTS if card.name in covers else _kind(card))
    return known


def _both(card: Card, kind: Mapping[str, Ways]) -> Iterator[tuple[str, str]]:
    """The card as it lies upright, and turned if that looks different."""
    chars = {ways: char for char, ways in kind.items()}
    yield card.name, chars.get(frozenset(card.ways), UNSIGNED)
    if card.turns == 2:
        yield f"{card.name} r", chars.get(frozenset(map(turned, card.ways)), UNSIGNED)


def _kind(card: Card) -> Mapping[str, Ways]:
    """The signs of such cards."""
    if card.ladder:
        return LADDERS
    if card.crystal:
        return CRYSTALS
    if card.door:
        return BLUE if card.door == BLUE_DOOR else GREEN
    return HEAVY | THIN | MIXED
