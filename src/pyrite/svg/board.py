"""Boards as SVG: cards in their places, and what happens at one of them."""

from collections.abc import Iterable, Mapping
from html import escape
from types import MappingProxyType
from typing import Any, NamedTuple

from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import Description
from pyrite.core.state import State
from pyrite.core.views import View
from pyrite.svg.cards import HEIGHT, WIDTH, card_face, empty_place, face_down, seat_mark

GAP = 3  # pixels between cards on the board
EDGE = 6
Cell = tuple[int, int]
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Known(NamedTuple):
    """A face-down card that the viewer knows, and what lies under it."""

    card: str | None
    under: str | None = None


class Picture(NamedTuple):
    """Everything to draw: cards by cell, their joined tunnels, and a highlighted cell."""

    about: Description
    board: Mapping[str, str]
    joined: Mapping[str, str]
    focus: str | None = None
    ghost: str | None = None  # a card that may not go there
    stands: tuple[tuple[str, str, int], ...] = ()  # cell, clan and seat of dwarfs on the board
    known: Mapping[str, Known] = NOTHING  # what lies face down, as far as the viewer knows it


class Drawn(NamedTuple):
    """A part of a picture and its size."""

    svg: str
    width: int
    height: int


def picture_of(state: State, focus: str | None = None, ghost: str | None = None) -> Picture:
    """Return what everyone sees of the board."""
    return picture_of_view(state.describe(), state.public())._replace(focus=focus, ghost=ghost)


def picture_of_view(about: Description, view: View) -> Picture:
    """Return the board of a view; what a seat knows of face-down cards is not shown yet."""
    stands = zip(view.get("stands", ()), view.get("clans", ()), strict=True)
    dwarfs = tuple((cell, clan, seat) for seat, (cell, clan) in enumerate(stands) if cell)
    return Picture(about, view["board"], view.get("joined", {}), stands=dwarfs)


def draw_cells(picture: Picture, with_goals: bool) -> Drawn:
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
    width = (east - west + 1) * across - GAP + 2 * EDGE
    return Drawn("".join(drawn), width, (south - north + 1) * down - GAP + 2 * EDGE)


def draw_picture(picture: Picture, with_goals: bool, caption: str) -> str:
    """Return a board with its caption as HTML."""
    return figure(draw_cells(picture, with_goals), caption)


def shown_cells(picture: Picture, with_goals: bool) -> list[Cell]:
    """Return the cells to draw; distant goals only if they are wanted."""
    cells = {cell for cell, tile in picture.board.items() if with_goals or tile != FACE_DOWN}
    if picture.focus:
        cells.add(picture.focus)
    return [(int(x), int(y)) for x, y in (cell.split(",") for cell in cells)]


def empty_cells(picture: Picture, cells: list[Cell]) -> list[Cell]:
    """Return the empty cells in between, for games played on a printed board."""
    if picture.about.board.columns is None:
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
        return "" if picture.about.board.columns is None else empty_place()
    if tile == FACE_DOWN:
        return hidden_face(picture, picture.known.get(cell, Known(None)))
    return face(picture, tile, picture.joined.get(cell, ""))


def hidden_face(picture: Picture, known: Known) -> str:
    """Draw a card that lies face down: pale if it is known, with what lies under it."""
    below = (known.under or "").replace("_", " ")
    words = f'<text class="under" x="{WIDTH / 2}" y="{HEIGHT - 5}">{escape(below)}</text>'
    pale = known.card and f'<g class="ghost">{face(picture, known.card)}</g>'
    return f"{pale or face_down()}{words if below else ''}"


def face(picture: Picture, tile: str, lit: str = "") -> str:
    """Draw a card face up."""
    return card_face(picture.about.cards[Tile.read(tile).card], picture.about.ways(tile), lit)


def frame(kind: str) -> str:
    """Draw a frame around the highlighted card."""
    cross = '<path d="M18 30L38 50M38 30L18 50"/>' if kind == "wrong" else ""
    box = f'<rect x="-2" y="-2" width="{WIDTH + 4}" height="{HEIGHT + 4}" rx="7"/>'
    return f'<g class="frame {kind}">{box}{cross}</g>'


def row_of_cards(faces: Iterable[str], apart: int) -> str:
    """Draw cards side by side."""
    return "".join(
        f'<g transform="translate({place * (WIDTH + apart)} 0)">{drawn}</g>'
        for place, drawn in enumerate(faces)
    )


def figure(drawn: Drawn, caption: str) -> str:
    """Return a picture with its caption as HTML."""
    caption = escape(caption)
    words = f"<figcaption>{caption}</figcaption>" if caption else ""
    box = f'viewBox="0 0 {drawn.width} {drawn.height}" style="max-width:{drawn.width}px"'
    svg = f'<svg {box} role="img" aria-label="{caption or "A board"}">{drawn.svg}</svg>'
    return f'<figure class="board">{svg}{words}</figure>'
