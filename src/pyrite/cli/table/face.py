"""One card as a small drawing: tunnels are double lines, a dead end stops at a block."""

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from pyrite.core.sides import E, N, S, W, is_stub, turned
from pyrite.games import Game
from pyrite.lang.shape import JOINED, STUBS, tile_ways

BLOCK = "▓"
THIN, HEAVY = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")
MARKS = {"start": ("S", "start"), "treasure": ("◆", "gold")}
STONE = ("●", "stone")
CROSSINGS = {  # two ways that do not meet: bridge and double curves
    frozenset((N | S, E | W)): "║",
    frozenset((N | E, S | W)): "╲",
    frozenset((N | W, S | E)): "╱",
}


class Face(NamedTuple):
    """What a card on the table shows: its ways, a mark, and whether it is news."""

    ways: tuple[int, ...] = ()
    mark: str = ""
    style: str = "tunnel"
    hidden: bool = False
    fresh: bool = False

    @property
    def exits(self) -> int:
        """All open sides."""
        return sum(self.ways)

    @property
    def joined(self) -> tuple[int, ...]:
        """The ways that lead through the card."""
        return tuple(way for way in self.ways if not is_stub(way))


def face_of(game: Game, tile: str, known: str | None = None, fresh: bool = False) -> Face:
    """The face of a tile; `known` is what a player has seen under a hidden goal."""
    if tile == "?":
        mark, style = (" ? ", "goal") if known is None else _seen(known)
        return Face(mark=mark, style=style, hidden=True, fresh=fresh)
    if tile_ways(tile):
        return Face(tile_ways(tile), fresh=fresh)
    name = tile.removesuffix(" r")
    ways = game.ways(name)
    mark, style = MARKS.get(name, STONE)
    if name != tile:
        ways = tuple(turned(way) for way in ways)
    return Face(ways, mark, style, fresh=fresh)


def _seen(card: str) -> tuple[str, str]:
    mark, style = MARKS.get(card, STONE)
    return f"({mark})", style


def big(face: Face) -> list[Text]:
    """Five wide and three high, with a frame that the tunnels break through."""
    corner1, edge, corner2, wall, corner3, corner4 = HEAVY if face.fresh else THIN
    frame = "fresh" if face.fresh else "wall"
    north, south = _end(face, N, edge, frame), _end(face, S, edge, frame)
    top = Text.assemble((corner1 + edge, frame), north, (edge + corner2, frame))
    low = Text.assemble((corner3 + edge, frame), south, (edge + corner4, frame))
    if face.hidden:
        middle = Text.assemble((wall, frame), (face.mark, face.style), (wall, frame))
        return [top, middle, low]
    west, east = _arm(face, W, wall + " ", frame), _arm(face, E, " " + wall, frame)
    return [top, Text.assemble(west, _middle(face), east), low]


def small(face: Face) -> list[Text]:
    """Three wide and one high; thin lines are dead ends."""
    if face.hidden:
        mark = f"[{face.mark.strip()}]" if face.mark == " ? " else face.mark
        return [Text(mark, face.style)]
    sides = {side: _bar(face, side) for side in (W, E)}
    middle = (_glyph(face), _line(face))
    if face.mark and face.exits == N | E | S | W:
        middle = (face.mark, face.style)
    elif face.mark:
        free = next(side for side in (W, E, N, S) if not face.exits & side)
        sides[free] = (face.mark, face.style)
    return [Text.assemble(sides[W], middle, sides[E])]


def tiny(face: Face) -> list[Text]:
    """A single sign."""
    if face.mark:
        return [Text(face.mark.strip(" ()"), face.style)]
    return [Text(_glyph(face), _line(face))]


def _end(face: Face, side: int, edge: str, frame: str) -> tuple[str, str]:
    if not face.exits & side:
        return edge, frame
    return (BLOCK, "stub") if face.joined and side in face.ways else ("║", "tunnel")


def _arm(face: Face, side: int, wall: str, frame: str) -> tuple[str, str]:
    if not face.exits & side:
        return wall, frame
    if face.joined and side in face.ways:
        return ("═" + BLOCK if side == W else BLOCK + "═"), "stub"
    return "══", "tunnel"


def _middle(face: Face) -> tuple[str, str]:
    if face.mark:
        return face.mark, face.style
    if not face.joined:
        return BLOCK, "stub"
    return _glyph(face), "tunnel"


def _glyph(face: Face) -> str:
    if len(face.joined) > 1:
        return CROSSINGS.get(frozenset(face.joined), "╬")
    return JOINED[face.joined[0]] if face.joined else STUBS[face.exits]


def _line(face: Face) -> str:
    if face.fresh:
        return "fresh"
    return "tunnel" if face.joined else "stub"


def _bar(face: Face, side: int) -> tuple[str, str]:
    if not face.exits & side:
        return " ", ""
    return ("─" if side in face.ways else "═"), _line(face)


class Size(NamedTuple):
    """How large a card is drawn, and how."""

    width: int
    height: int
    draw: Callable[[Face], list[Text]]


BIG, SMALL, TINY = Size(5, 3, big), Size(3, 1, small), Size(1, 1, tiny)
