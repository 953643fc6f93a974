"""Pictures for the documentation: every fenced `board` block is set up, checked and drawn.

    ```board play="NE@2,1" caption="The curve leads on to the north."
    S═╗
    ```

The engine plays `play` before drawing and must refuse `cannot`. `modules`, `game`, `treasure` (its
cell) and `broken` (a tool of seat A) set up the table. A `cards` block draws the cards it names in
a row. A picture that is not true is an error.
"""

import re
import shlex
from collections.abc import Iterator, Mapping
from typing import Any

import pyrite
from pyrite import State
from pyrite.core.cards import Tile
from pyrite.core.description import Description
from pyrite.lang import Speaker
from pyrite.svg.cards import HEIGHT, WIDTH, card_face
from pyrite.svg.table import EDGE, Drawn, Picture, draw_picture, figure, picture_of, row_of_cards

APART = 14  # pixels between cards in a row
FENCE = re.compile(r"^```(board|cards)\b(.*)\n((?:.*\n)*?)```$", re.M)
OPTIONS = frozenset({"play", "cannot", "caption", "modules", "game", "treasure", "broken"})
say = Speaker("en").say


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
    ghost = str(Tile(action.card or "", action.turned))
    return picture_of(state, focus=action.cell, ghost=ghost)


def named_face(about: Description, card: str) -> str:
    """Draw a card upright; an action has its English name."""
    ways = about.ways(card)
    return card_face(about.cards[card], ways, "", "" if ways else say(f"card-{card}"))


def draw_cards(source: str, options: Mapping[str, str]) -> str:
    """Draw cards side by side, one row per line."""
    modules = options.get("modules", "").split()
    about = pyrite.describe(
        options.get("game", "saboteur"), seats=5, **({"modules": modules} if modules else {})
    )
    rows = [line.split() for line in source.splitlines()]
    faces = [[named_face(about, card) for card in row] for row in rows]
    drawn = "".join(
        f'<g transform="translate({EDGE} {EDGE + y * (HEIGHT + APART)})">'
        f"{row_of_cards(row, APART)}</g>"
        for y, row in enumerate(faces)
    )
    across = max(map(len, rows)) * (WIDTH + APART) - APART + 2 * EDGE
    down = len(rows) * (HEIGHT + APART) - APART + 2 * EDGE
    return figure(Drawn(drawn, across, down), options.get("caption", ""))
