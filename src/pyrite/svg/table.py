"""Tables as SVG: the board with its cards, and for notebooks each seat with role and hand."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import Any, NamedTuple

from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import Description
from pyrite.core.messages import PyriteError
from pyrite.core.seats import seat_letter
from pyrite.core.state import State
from pyrite.core.views import View
from pyrite.games import describe, no_view
from pyrite.svg.cards import (
    HEIGHT,
    WIDTH,
    action_words,
    card_face,
    empty_place,
    face_down,
    seat_mark,
)

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


# --- whole tables ---------------------------------------------------------------------------------

TITLE = 22  # pixels for the line above the board
LABEL = 170  # pixels for the words of a seat
APART = 8  # pixels between cards in a hand, before they are made smaller
SMALL = 0.5  # how large cards in hands are, compared with those on the board
LINE = int(HEIGHT * SMALL) + EDGE  # pixels for a seat
STYLE = """
.pyrite{background:#d9c9a0}
.pyrite text{font:600 10px sans-serif;text-anchor:middle;fill:#2a231a}
.pyrite .said text{font-size:13px;text-anchor:start}
.pyrite .said .more{font-size:10px;font-weight:400}
.pyrite .under{font-size:8px}
.pyrite .unknown{font-size:24px}.pyrite .sign{font-size:13px}
.pyrite .wall,.pyrite .floor{fill:none}
.pyrite .rock{fill:#f3e9cf;stroke:#8d7a50}
.pyrite .empty{fill:none;stroke:#8d7a50;stroke-dasharray:3 4;opacity:.6}
.pyrite .wall{stroke:#4a3b24;stroke-width:20}
.pyrite .floor{stroke:#b3a27c;stroke-width:14}
.pyrite .floor.lit{stroke:#ffc94d}
.pyrite .rubble{fill:#9c8c6c;stroke:#4a3b24;stroke-width:1.5}
.pyrite .back{fill:#a9854f;stroke:#8d7a50}
.pyrite .paper{fill:#fffaf0;stroke:#8d7a50}
.pyrite .plate{fill:#fffaf0;stroke:#4a3b24}
.pyrite .start{fill:#c9563a;stroke:#4a3b24;stroke-width:2}
.pyrite .treasure{fill:#dba017;stroke:#4a3b24;stroke-width:2}
.pyrite .stone{fill:#857b68;stroke:#4a3b24;stroke-width:2}
.pyrite .dwarf{stroke:#4a3b24}
.pyrite .blue{fill:#8fc0f4}.pyrite .yellow{fill:#f0cf5a}
.pyrite .ghost{opacity:.6}
"""


class Drawing(str):
    """An SVG picture as text, which notebooks show."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<SVG of {len(self)} characters>"


class Sitting(NamedTuple):
    """What is drawn of a seat; unknown cards of its hand are None."""

    seat: int
    asked: bool
    dwarf: str | None
    hand: Sequence[str | None]
    front: Sequence[str]
    score: int | None


def draw(shown: State | View) -> Drawing:
    """Draw a state with all cards open, or a view with what its seat may know."""
    if isinstance(shown, State):
        return draw_state(shown)
    try:
        return draw_view(shown)
    except PyriteError:
        raise
    except Exception:  # a view from elsewhere may be anything
        raise no_view() from None


def draw_state(state: State) -> Drawing:
    """Draw everything, including what is hidden from the players."""
    whole, about, view = state.position(), state.describe(), state.public()
    return _draw(about, view, whole["dwarfs"], whole["hands"], _face_down(whole), state.scores)


def draw_view(view: View) -> Drawing:
    """Draw what a seat may know, from its view alone; `None` sees what all see."""
    about = describe(view["game"], **view["options"])
    hands: list[Sequence[str | None]] = [[None] * count for count in view["hands"]]
    if view.get("seat") is not None:
        hands[view["seat"]] = view["hand"]
    return _draw(about, view, view["dwarfs"], hands, _face_down(view), view.get("scores"))


def _face_down(data: Mapping[str, Any]) -> dict[str, Known]:
    """Return what is known of face-down cards, by cell."""
    cards = {**data.get("goals", {}), **data.get("mines", {})}
    chests = {
        chest["cell"]: Known(chest["path"], chest["chest"]) for chest in data.get("chests", ())
    }
    return {**{cell: Known(card) for cell, card in cards.items()}, **chests}


def _draw(
    about: Description,
    view: View,
    dwarfs: Sequence[str | None],
    hands: Sequence[Sequence[str | None]],
    known: Mapping[str, Known],
    scores: Sequence[int] | None,
) -> Drawing:
    picture = picture_of_view(about, view)._replace(known=known)
    asked = view["ask"]["seats"] if view["ask"] else ()
    front = view.get("front") or [()] * about.seats
    lines = [
        Sitting(seat, seat in asked, dwarf, hand, front[seat], scores[seat] if scores else None)
        for seat, (dwarf, hand) in enumerate(zip(dwarfs, hands, strict=True))
    ]
    return _compose(picture, title_of(about, view), lines)


def title_of(about: Description, view: View) -> str:
    """Return the line above the board."""
    seat = view.get("seat")
    viewer = "" if seat is None else f", seen by {seat_letter(seat)}"
    pile = view["pile"]
    return (
        f"{about.game}: round {view['round']} of {about.rounds}, {pile} cards in the pile{viewer}"
    )


def _compose(picture: Picture, title: str, lines: Sequence[Sitting]) -> Drawing:
    board = draw_cells(picture, with_goals=True)
    hand = max(len(line.hand) for line in lines) * (WIDTH + APART) * SMALL
    width = max(board.width, int(LABEL + hand) + EDGE)
    below = TITLE + board.height
    height = below + len(lines) * LINE
    seats = "".join(
        f'<g transform="translate({EDGE} {below + place * LINE})">{seat_line(picture, line)}</g>'
        for place, line in enumerate(lines)
    )
    said = f'<g class="said"><text x="{EDGE}" y="16">{escape(title)}</text></g>'
    parts = f'{said}<g transform="translate(0 {TITLE})">{board.svg}</g>{seats}'
    box = f'viewBox="0 0 {width} {height}" width="{width}" style="max-width:100%;height:auto"'
    names = f'class="pyrite" role="img" aria-label="{escape(title)}"'
    opened = f'<svg xmlns="http://www.w3.org/2000/svg" {names} {box}>'
    return Drawing(f"{opened}<style>{STYLE}</style>{parts}</svg>")


def seat_line(picture: Picture, line: Sitting) -> str:
    """Draw a seat: who it is and what lies in front of it, then its hand."""
    turn = "▶ " if line.asked else ""
    gold = "" if line.score is None else f" · {line.score:d}"
    role = (line.dwarf or "?").replace("_", " ")
    cards = picture.about.cards
    front = ", ".join(action_words(cards[card]) if card in cards else card for card in line.front)
    words = f'<text y="16">{turn}{seat_letter(line.seat)} {escape(role)}{gold}</text>'
    more = f'<text class="more" y="31">{escape(front)}</text>'
    faces = [face_down() if card is None else face(picture, card) for card in line.hand]
    hand = f'<g transform="translate({LABEL} 0) scale({SMALL})">{row_of_cards(faces, APART)}</g>'
    return f'<g class="said">{words}{more}</g>{hand}'
