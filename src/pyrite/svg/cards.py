"""Cards as SVG, drawn from their data alone: a path's tunnels, an action's words."""

from collections.abc import Iterable, Sequence
from html import escape

from pyrite.core.description import CardDescription, side_letters
from pyrite.core.seats import seat_letter
from pyrite.core.sides import E, W, is_stub, turned

WIDTH, HEIGHT = 56, 80
CENTRE = WIDTH / 2, HEIGHT / 2
SIDES = {
    "N": (WIDTH / 2, 0),
    "E": (WIDTH, HEIGHT / 2),
    "S": (WIDTH / 2, HEIGHT),
    "W": (0, HEIGHT / 2),
}
STUB = 0.55  # how far a dead end reaches towards the centre
BEND = 0.55  # how far a curve stays straight before it turns
SIGNS = {
    "rock": "▲",
    "campfire": "☼",
    "trunk": "#",
    "lake": "≈",
    "ditch": "∪",
    "door_blue": "B",
    "door_green": "G",
    "ladder": "H",
    "crystal": "◆",
}
STARTS = {"start": "", "start_blue": "blue", "start_yellow": "yellow"}


def card_face(card: CardDescription, ways: Sequence[int], lit: str, words: str = "") -> str:
    """Draw a card face up; `lit` names the sides joined to the start, `words` an action."""
    if not ways:
        return action_face(words or action_words(card))
    rock = f'<rect class="rock" width="{WIDTH}" height="{HEIGHT}" rx="5"/>'
    return f"{rock}{tunnels(ways, lit, card.feature)}{sign(card)}"


def tunnels(ways: Iterable[int], lit: str, feature: str | None) -> str:
    """Draw all tunnels of a card; one from east to west crosses over the other."""
    ordered = sorted(ways, key=lambda way: way == E | W)
    return "".join(tunnel(way, bool({*side_letters(way)} & {*lit}), feature) for way in ordered)


def tunnel(way: int, is_lit: bool, feature: str | None) -> str:
    """Draw a tunnel; a dead end stops at rubble, unless it has a ladder."""
    line = line_of(way)
    floor = "floor lit" if is_lit else "floor"
    drawn = f'<path class="wall" d="{line}"/><path class="{floor}" d="{line}"/>'
    if is_stub(way) and feature != "ladder":
        x, y = towards_centre(side_letters(way), STUB)
        drawn += f'<circle class="rubble" cx="{x}" cy="{y}" r="8"/>'
    return drawn


def line_of(way: int) -> str:
    """Return the line along the middle of a tunnel."""
    sides = side_letters(way)
    if len(sides) == 1:
        return f"M{point(SIDES[sides])}L{point(towards_centre(sides, STUB))}"
    if len(sides) == 2 and turned(way) != way:
        first, last = sides[0], sides[1]
        handles = f"{point(towards_centre(first, BEND))} {point(towards_centre(last, BEND))}"
        return f"M{point(SIDES[first])}C{handles} {point(SIDES[last])}"
    return "".join(f"M{point(SIDES[side])}L{point(CENTRE)}" for side in sides)


def towards_centre(side: str, part: float) -> tuple[float, float]:
    """Return a point between the middle of a side and the centre of the card."""
    (x, y), (to_x, to_y) = SIDES[side], CENTRE
    return round(x + (to_x - x) * part, 1), round(y + (to_y - y) * part, 1)


def point(place: tuple[float, float]) -> str:
    """Return a point in SVG notation."""
    return f"{place[0]:g} {place[1]:g}"


def sign(card: CardDescription) -> str:
    """Draw the sign in the middle of a card."""
    x, y = CENTRE
    if card.name in STARTS:
        return f'<circle class="start {STARTS[card.name]}" cx="{x}" cy="{y}" r="10"/>'
    if card.name == "treasure":
        return f'<path class="treasure" d="M{x} {y - 13}L{x + 11} {y}L{x} {y + 13}L{x - 11} {y}Z"/>'
    if card.kind == "goal":
        return f'<circle class="stone" cx="{x}" cy="{y}" r="10"/>'
    return label(SIGNS[card.feature]) if card.feature in SIGNS else ""


def label(text: str) -> str:
    """Draw a sign on a small plate."""
    x, y = CENTRE
    plate = f'<circle class="plate" cx="{x}" cy="{y}" r="9"/>'
    return f'{plate}<text class="sign" x="{x}" y="{y + 4.5}">{text}</text>'


def action_words(card: CardDescription) -> str:
    """Return what an action card does, in no particular language."""
    said = " ".join([card.verb or card.name, *card.tools, *card.looks_at])
    return said.replace("_", " ")


def action_face(words: str) -> str:
    """Draw an action card, one word per line."""
    lines = words.replace("/", " ").split()
    first = HEIGHT / 2 + 4 - 6 * (len(lines) - 1)
    rows = "".join(
        f'<text x="{WIDTH / 2}" y="{first + 12 * row}">{escape(word)}</text>'
        for row, word in enumerate(lines)
    )
    paper = f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="5"/>'
    return f'<g class="action">{paper}{rows}</g>'


def empty_place() -> str:
    """Draw an empty place for a card."""
    return f'<rect class="empty" width="{WIDTH}" height="{HEIGHT}" rx="5"/>'


def face_down() -> str:
    """Draw the back of a card."""
    back = f'<rect class="back" width="{WIDTH}" height="{HEIGHT}" rx="5"/>'
    return f'{back}<text class="unknown" x="{WIDTH / 2}" y="{HEIGHT / 2 + 8}">?</text>'


def seat_mark(clan: str, seat: int, number: int) -> str:
    """Draw a dwarf with its seat letter; up to four fit into the corners."""
    x, y = 11 + 34 * (number % 2), 11 + 58 * (number // 2)
    letter = f'<text class="letter" x="{x}" y="{y + 4}">{seat_letter(seat)}</text>'
    return f'<circle class="dwarf {escape(clan)}" cx="{x}" cy="{y}" r="8"/>{letter}'
