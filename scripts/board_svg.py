"""Pictures for the documentation: every fenced `board` block is set up, checked and drawn.

    ```board play="NE@2,1" caption="The curve leads on to the north."
    S═╗
    ```

The engine plays `play` before drawing and must refuse `cannot`. `modules`, `game`, `treasure` (its
cell) and `broken` (a tool of seat A) set up the table. A `cards` block draws the cards it names in
a row. A picture that is not true is an error.
"""

import html
import re
import shlex
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from card_svg import HEIGHT, WIDTH, card_face, empty_place, face_down, seat_mark

import pyrite
from pyrite import State

GAP = 3  # pixels between cards on the board
APART = 14  # pixels between cards in a row
EDGE = 6
FENCE = re.compile(r"^```(board|cards)\b(.*)\n((?:.*\n)*?)```$", re.M)
OPTIONS = frozenset({"play", "cannot", "caption", "modules", "game", "treasure", "broken"})
Cell = tuple[int, int]


class Picture(NamedTuple):
    """Everything to draw: cards by cell, their joined tunnels, and a highlighted cell."""

    state: State
    board: Mapping[str, str]
    joined: Mapping[str, str]
    focus: str | None = None
    ghost: str | None = None  # a card that may not go there
    stands: tuple[tuple[str, str, int], ...] = ()  # cell, clan and seat of dwarfs on the board


def fences(page: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield kind, text and options of every picture on a page."""
    for kind, header, source in FENCE.findall(page):
        yield kind, source, dict(word.split("=", 1) for word in shlex.split(header))


def draw(kind: str, source: str, options: Mapping[str, str]) -> str:
    """Return the picture of a fenced block as HTML."""
    unknown = options.keys() - OPTIONS
    assert not unknown, f"unknown options of a picture: {unknown}; known are {sorted(OPTIONS)}"
    return draw_cards(source, options) if kind == "cards" else draw_board(source, options)


def draw_board(source: str, options: Mapping[str, str]) -> str:
    """Draw a position, with an action that is played or refused there."""
    action = options.get("play", options.get("cannot"))
    picture = judged(table(source, options, action), action, "play" in options)
    return draw_picture(picture, "?" in source, options.get("caption", ""))


def draw_picture(picture: Picture, with_goals: bool, caption: str) -> str:
    """Draw all cards in their places."""
    cells = shown_cells(picture, with_goals)
    west, north = min(x for x, _ in cells), min(y for _, y in cells)
    east, south = max(x for x, _ in cells), max(y for _, y in cells)
    across, down = WIDTH + GAP, HEIGHT + GAP
    drawn = [
        f'<g transform="translate({EDGE + (x - west) * across} {EDGE + (y - north) * down})">'
        f"{cell_face(picture, f'{x},{y}')}</g>"
        for x, y in sorted([*cells, *empty_cells(picture, cells)])
    ]
    size = (
        (east - west + 1) * across - GAP + 2 * EDGE,
        (south - north + 1) * down - GAP + 2 * EDGE,
    )
    return figure("".join(drawn), size, caption)


def table(source: str, options: Mapping[str, str], action: str | None) -> State:
    """Set up the table of a drawing, with seat A to play and holding the card it needs."""
    modules = options.get("modules", "").split()
    position: dict[str, Any] = {
        "game": options.get("game", "saboteur"),
        "options": {"seats": 3, **({"modules": modules} if modules else {})},
        "drawing": source,
    }
    if action:
        position["hands"] = [[action.partition("@")[0]], None, None]
    if "treasure" in options:
        position["goals"] = {options["treasure"]: "treasure"}
    if "broken" in options:
        position["front"] = [[options["broken"]], [], []]
    return pyrite.from_position(position)


def judged(state: State, text: str | None, is_legal: bool) -> Picture:
    """Return the board after a legal action or before an illegal one; the engine must agree."""
    if text is None:
        return picture_of(state)
    action = state.action(text, 0)
    if is_legal:
        state.play(action)
        return picture_of(state, focus=action.cell)
    assert state.refusal(action, 0), f"{action.text} is allowed"
    ghost = f"{action.card} r" if action.turned else action.card
    return picture_of(state, focus=action.cell, ghost=ghost)


def picture_of(state: State, focus: str | None = None, ghost: str | None = None) -> Picture:
    """Return what everyone sees of the board."""
    view = state.public()
    stands = zip(view.get("stands", ()), view.get("clans", ()), strict=True)
    dwarfs = tuple((cell, clan, seat) for seat, (cell, clan) in enumerate(stands) if cell)
    return Picture(state, view["board"], view.get("joined", {}), focus, ghost, dwarfs)


def shown_cells(picture: Picture, with_goals: bool) -> list[Cell]:
    """Return the cells to draw; distant goals only if the drawing has them."""
    cells = {cell for cell, tile in picture.board.items() if with_goals or tile != "?"}
    if picture.focus:
        cells.add(picture.focus)
    return [(int(x), int(y)) for x, y in (cell.split(",") for cell in cells)]


def empty_cells(picture: Picture, cells: list[Cell]) -> list[Cell]:
    """Return the empty cells in between, for games played on a printed board."""
    if picture.state.describe().board.columns is None:
        return []
    columns, rows = sorted(x for x, _ in cells), sorted(y for _, y in cells)
    across, down = range(columns[0], columns[-1] + 1), range(rows[0], rows[-1] + 1)
    return [(x, y) for x in across for y in down if (x, y) not in cells]


def cell_face(picture: Picture, cell: str) -> str:
    """Draw the card on a cell, with a frame where something happens."""
    tile = picture.board.get(cell)
    here = [(clan, seat) for at, clan, seat in picture.stands if at == cell]
    marks = "".join(seat_mark(*dwarf, number) for number, dwarf in enumerate(here))
    if cell != picture.focus:
        return tile_face(picture, tile, cell) + marks
    if picture.ghost is None:
        return f"{tile_face(picture, tile, cell)}{marks}{frame('done')}"
    return f'<g class="ghost">{tile_face(picture, picture.ghost, cell)}</g>{frame("wrong")}'


def tile_face(picture: Picture, tile: str | None, cell: str) -> str:
    """Draw a card as it is placed, or its empty place on a printed board."""
    if tile is None:
        return "" if picture.state.describe().board.columns is None else empty_place()
    if tile == "?":
        return face_down()
    card = picture.state.describe().cards[tile.removesuffix(" r")]
    return card_face(card, tile.endswith(" r"), picture.joined.get(cell, ""))


def frame(kind: str) -> str:
    """Draw a frame around the highlighted card."""
    cross = '<path d="M18 30L38 50M38 30L18 50"/>' if kind == "wrong" else ""
    box = f'<rect x="-2" y="-2" width="{WIDTH + 4}" height="{HEIGHT + 4}" rx="7"/>'
    return f'<g class="frame {kind}">{box}{cross}</g>'


def draw_cards(source: str, options: Mapping[str, str]) -> str:
    """Draw cards side by side, one row per line."""
    modules = options.get("modules", "").split()
    cards = pyrite.describe(
        options.get("game", "saboteur"), seats=5, **({"modules": modules} if modules else {})
    ).cards
    rows = [line.split() for line in source.splitlines()]
    drawn = [
        f'<g transform="translate({EDGE + x * (WIDTH + APART)} {EDGE + y * (HEIGHT + APART)})">'
        f"{card_face(cards[name], False, '')}</g>"
        for y, row in enumerate(rows)
        for x, name in enumerate(row)
    ]
    across = max(map(len, rows)) * (WIDTH + APART) - APART + 2 * EDGE
    down = len(rows) * (HEIGHT + APART) - APART + 2 * EDGE
    return figure("".join(drawn), (across, down), options.get("caption", ""))


def figure(drawn: str, size: tuple[int, int], caption: str) -> str:
    """Return the picture with its caption."""
    caption = html.escape(caption)
    words = f"<figcaption>{caption}</figcaption>" if caption else ""
    width, height = size
    box = f'viewBox="0 0 {width} {height}" style="max-width:{width}px"'
    svg = f'<svg {box} role="img" aria-label="{caption or "A board"}">{drawn}</svg>'
    return f'<figure class="board">{svg}{words}</figure>'
