"""Drawings of single cards: tunnels are double lines, and a dead end stops at a block."""

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import CardDescription, Description
from pyrite.core.sides import E, N, S, W, is_stub
from pyrite.lang.speaker import JOINED, LADDER, MIXED, STUBS

BLOCK = "▓"
THIN, HEAVY = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")
CHEST = "▣"
STONE, PLAIN = ("●", "stone"), ("", "tunnel")
MARKS = {  # of named cards
    "start": ("S", "start"),
    "treasure": ("◆", "gold"),
    "sack_1": ("$", "gold"),
    "sack_2": ("$", "gold"),
    "dragon": ("§", "danger"),
    "spider": ("Ж", "danger"),
    "wardrobe": ("W", "site"),
    "tunnel_party": ("♪", "site"),
    "start_blue": ("○", "blue"),
    "start_yellow": ("●", "yellow"),
    "gems": ("◆", "gems"),
    "gold": ("$", "gold"),
    "silver": ("¢", "silver"),
}
FEATURE_MARKS = {  # of special paths; colour is never the only difference
    "ladder": ("H", "ladder"),
    "door_blue": ("B", "blue"),
    "door_green": ("G", "green"),
    "crystal": ("*", "crystal"),
    "rock": ("▲", "rock"),
    "campfire": ("☼", "fire"),
    "trunk": ("#", "obstacle"),
    "lake": ("≈", "obstacle"),
    "ditch": ("∪", "obstacle"),
}
CROSSINGS = {  # two separate ways: bridge and double curves
    frozenset((N | S, E | W)): "║",
    frozenset((N | E, S | W)): "╲",
    frozenset((N | W, S | E)): "╱",
}


class Face(NamedTuple):
    """The look of a card on the table: its ways, a mark, and whether it is new."""

    ways: tuple[int, ...] = ()
    mark: str = ""
    style: str = "tunnel"
    hidden: bool = False
    fresh: bool = False
    ladder: bool = False
    number: int = 0  # the number of a hidden goal

    @property
    def exits(self) -> int:
        """All open sides."""
        return sum(self.ways)

    @property
    def joined(self) -> tuple[int, ...]:
        """The ways that lead through the card; with a ladder, every side counts."""
        return tuple(way for way in self.ways if self.ladder or not is_stub(way))

    def is_stub(self, side: int) -> bool:
        """Return whether this exit is a dead end."""
        return side in self.ways and not self.ladder


def face_of(description: Description, tile: str, fresh: bool = False) -> Face:
    """Return the face of a card that lies face up."""
    card = description.cards[Tile.read(tile).card]
    mark, style = mark_of(card)
    is_ladder = card.feature == LADDER
    return Face(description.ways(tile), mark, style, fresh=fresh, ladder=is_ladder)


def mark_of(card: CardDescription) -> tuple[str, str]:
    """Return the sign in the middle of a card and its colour; a plain path has none."""
    if card.feature is not None:
        return FEATURE_MARKS[card.feature]
    if card.kind == "path":
        return PLAIN
    return (CHEST, "chest") if card.kind == "chest_path" else MARKS.get(card.name, STONE)


def goal_face(number: int, seen: str | None = None, fresh: bool = False) -> Face:
    """Return the face of a hidden goal, with what the player has seen there."""
    mark, style = (FACE_DOWN, "goal") if seen is None else MARKS.get(seen, STONE)
    return Face((), f"({mark})" if seen else mark, style, True, fresh, number=number)


def chest_face(shape: str, fresh: bool = False) -> Face:
    """Return the face of a hidden chest, with the path on it if the player has seen it."""
    return Face((), f"({shape})" if shape else CHEST, "chest", True, fresh)


def big(face: Face) -> list[Text]:
    """Draw a card five wide and three high, with tunnels breaking through its frame."""
    corner1, edge, corner2, wall, corner3, corner4 = HEAVY if face.fresh else THIN
    frame = "fresh" if face.fresh else "wall"
    north, south = (_exit(face, side, (edge, frame), "║", BLOCK) for side in (N, S))
    if face.number:
        north = str(face.number), face.style
    top = Text.assemble((corner1 + edge, frame), north, (edge + corner2, frame))
    low = Text.assemble((corner3 + edge, frame), south, (edge + corner4, frame))
    if face.hidden:
        middle = Text.assemble((wall, frame), (face.mark.center(3), face.style), (wall, frame))
        return [top, middle, low]
    west = _exit(face, W, (wall + " ", frame), "══", "═" + BLOCK)
    east = _exit(face, E, (" " + wall, frame), "══", BLOCK + "═")
    return [top, Text.assemble(west, _middle(face), east), low]


def small(face: Face) -> list[Text]:
    """Draw a card three wide and one high; thin lines are dead ends."""
    if face.hidden:
        unseen = str(face.number or face.mark)
        return [Text(face.mark if "(" in face.mark else f"[{unseen}]", face.style)]
    sides = {side: _bar(face, side) for side in (W, E)}
    middle = (_glyph(face), _line(face))
    if face.mark and face.ways == (E | W,):  # the arms alone show all exits and what is joined
        middle = (face.mark, face.style)
    elif face.mark:
        sides[_margin(face)] = (face.mark, face.style)
    return [Text.assemble(sides[W], middle, sides[E])]


def tiny(face: Face) -> list[Text]:
    """Draw a card as a single character."""
    if face.mark:
        return [Text(face.mark.strip("()"), face.style)]
    return [Text(_glyph(face), _line(face))]


def _margin(face: Face) -> int:
    """Return the side where a small card has room for its mark."""
    free = [side for side in (W, E) if not face.exits & side]
    return (free or [side for side in (W, E) if side not in face.ways] or [E])[0]


def _exit(
    face: Face, side: int, closed: tuple[str, str], through: str, stopped: str
) -> tuple[str, str]:
    """Return what is drawn at a side; cards of dead ends have their block in the middle instead."""
    if not face.exits & side:
        return closed
    stops = face.is_stub(side) and bool(face.joined or face.mark)
    return (stopped, "stub") if stops else (through, "tunnel")


def _middle(face: Face) -> tuple[str, str]:
    if face.mark:
        return face.mark, face.style
    return (_joined(face), "tunnel") if face.joined else (BLOCK, "stub")


def _glyph(face: Face) -> str:
    if frozenset(face.ways) in MIXED:
        return MIXED[frozenset(face.ways)]
    return _joined(face) if face.joined else STUBS[face.exits]


def _joined(face: Face) -> str:
    """Return the sign for what is joined inside a card."""
    if len(face.joined) > 1:
        return CROSSINGS.get(frozenset(face.joined), "╬")
    return JOINED[face.joined[0]]


def _line(face: Face) -> str:
    if face.fresh:
        return "fresh"
    return "tunnel" if face.joined else "stub"


def _bar(face: Face, side: int) -> tuple[str, str]:
    if not face.exits & side:
        return " ", ""
    return ("─" if face.is_stub(side) else "═"), _line(face)


class Size(NamedTuple):
    """The size of a drawn card, and the function that draws it."""

    width: int
    height: int
    draw: Callable[[Face], list[Text]]

    @property
    def is_large(self) -> bool:
        """Whether there is room for a frame around the card."""
        return self.width > 3


BIG, SMALL, TINY = Size(5, 3, big), Size(3, 1, small), Size(1, 1, tiny)
