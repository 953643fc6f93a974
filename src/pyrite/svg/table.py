"""Tables as SVG for notebooks: the board, then a line for each seat with its role and its hand."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from pyrite.core.description import Description
from pyrite.core.seats import seat_letter
from pyrite.core.state import State
from pyrite.core.views import View
from pyrite.games import describe
from pyrite.svg.board import EDGE, Known, Picture, draw_cells, face, picture_of_view, row_of_cards
from pyrite.svg.cards import HEIGHT, WIDTH, action_words, face_down

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
    return draw_view(shown)


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
    gold = "" if line.score is None else f" · {line.score}"
    role = (line.dwarf or "?").replace("_", " ")
    cards = picture.about.cards
    front = ", ".join(action_words(cards[card]) if card in cards else card for card in line.front)
    words = f'<text y="16">{turn}{seat_letter(line.seat)} {escape(role)}{gold}</text>'
    more = f'<text class="more" y="31">{escape(front)}</text>'
    faces = [face_down() if card is None else face(picture, card) for card in line.hand]
    hand = f'<g transform="translate({LABEL} 0) scale({SMALL})">{row_of_cards(faces, APART)}</g>'
    return f'<g class="said">{words}{more}</g>{hand}'
