"""Drawings of cards and boards: tunnels are double lines, and a dead end stops at a block."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, NamedTuple

from rich.text import Text

from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import CardDescription, Description
from pyrite.core.sides import E, N, S, W, is_stub
from pyrite.core.views import View
from pyrite.lang import Speaker
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

Cell = tuple[int, int]
Marks = dict[tuple[int, int], tuple[str, str]]  # (row, column) in a cell to (sign, style)
HOLE, ASKED = "·", "◎"  # a path may go here; the question is about this cell
NO_MARKS: Mapping[str, str] = {}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}  # to the neighbour at each side
RIM = 4  # columns for the row numbers
BELOW = 12  # lines for title, hand, options and prompt


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


def framed(face: Face, arm: int = 1) -> list[Text]:
    """Draw a card with tunnels of this length, which break through its frame."""
    corner1, edge, corner2, wall, corner3, corner4 = HEAVY if face.fresh else THIN
    frame, gap = "fresh" if face.fresh else "wall", " " * arm
    north, south = (_exit(face, side, (edge, frame), "║", BLOCK) for side in (N, S))
    if face.number:
        north = str(face.number), face.style
    top = Text.assemble((corner1 + edge * arm, frame), north, (edge * arm + corner2, frame))
    low = Text.assemble((corner3 + edge * arm, frame), south, (edge * arm + corner4, frame))
    shafts = (_exit(face, side, (" ", ""), "║", " ") for side in (N, S))
    up, down = (Text.assemble((wall + gap, frame), one, (gap + wall, frame)) for one in shafts)
    west = _exit(face, W, (wall + gap, frame), "═" * (arm + 1), "═" * arm + BLOCK)
    east = _exit(face, E, (gap + wall, frame), "═" * (arm + 1), BLOCK + "═" * arm)
    middle = Text.assemble(west, _middle(face), east)
    if face.hidden:
        mark = face.mark.center(2 * arm + 1), face.style
        middle = Text.assemble((wall, frame), mark, (wall, frame))
    return [top, *[up] * (arm // 2), middle, *[down] * (arm // 2), low]


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


HUGE = Size(9, 5, partial(framed, arm=3))
BIG, SMALL, TINY = Size(5, 3, framed), Size(3, 1, small), Size(1, 1, tiny)


@dataclass
class Scene:
    """The table as one seat sees it, from event to event; each game adds what it draws."""

    goal_part: ClassVar[str] = ""  # part of the view that holds the goals; without it, no board
    laying: ClassVar[Collection[str]] = ()  # events that lay or turn a card on a cell
    removing: ClassVar[Collection[str]] = ()  # events that remove a card from a cell
    board: dict[str, str] = field(default_factory=dict)
    goals: dict[str, str] = field(default_factory=dict)  # cards the seat has seen, by cell
    numbers: dict[str, int] = field(default_factory=dict)  # goal numbers by cell, from 1
    fresh: set[str] = field(default_factory=set)  # cells changed since the last turn

    def look(self, view: View) -> None:
        """Show everything as it is now."""
        self.look_back(view)

    def look_back(self, result: Mapping[str, Any]) -> None:
        """Show the board as it was at the end of a round, with the cards revealed then."""
        if self.goal_part:
            self.board, goals = dict(result["board"]), result[self.goal_part]
            self.goals = {cell: card for cell, card in goals.items() if card is not None}
            self.numbers = {cell: n for n, cell in enumerate(goals, 1)}

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Apply an event."""
        cell = str(known.get("cell"))
        if kind in self.laying:
            self.board[cell] = known["tile"]
            self.fresh.add(cell)
        elif kind in self.removing:
            self.board.pop(cell, None)
            self.fresh.discard(cell)
        elif kind == "round_started":
            self.fresh.clear()


class Grid:
    """A board as one seat sees it: cards by column and row, and marks such as option numbers."""

    sizes: ClassVar[tuple[Size, ...]] = (TINY,)  # the largest first
    larger: ClassVar[tuple[Size, ...]] = ()  # for a screen that the board has to itself
    beside: ClassVar[int] = 0  # columns that the largest size leaves for the seats

    def __init__(
        self, description: Description, scene: Any, marks: Mapping[str, str] = NO_MARKS
    ) -> None:
        self.description = description
        self.scene = scene
        self.marks = {place(cell): sign for cell, sign in marks.items()}
        self.faces = {place(cell): self.face(cell) for cell in scene.board}
        self.window = self.whole()

    def face(self, cell: str) -> Face:
        """Return the look of the card on a cell."""
        tile, fresh = self.scene.board[cell], cell in self.scene.fresh
        if tile != FACE_DOWN:
            return face_of(self.description, tile, fresh)
        return goal_face(self.scene.numbers.get(cell, 0), self.scene.goals.get(cell), fresh)

    def whole(self) -> "Window":
        """Return the part of the table with something to draw."""
        return Window.around([*self.faces, *self.marks])

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        """Return the lines of a cell, with its card and its mark."""
        mark = self.marks.get(cell, "")
        style = "hole" if mark == HOLE else "number"
        if cell not in self.faces:
            return blank(size, mark, style)
        return painted(size.draw(self.faces[cell]), written(mark, size, style))

    def legend(self, speaker: Speaker) -> list[Text]:
        """Return explanations of the signs now on the board."""
        return []

    def draw(self, size: Size) -> Text:
        """Draw the whole board."""
        left, top, right, low = self.window
        rows = [self._rim(size)]
        for y in range(top, low + 1):
            rows += self._row(y, [(x, y) for x in range(left, right + 1)], size)
        return Text("\n").join(rows)

    def width(self, size: Size) -> int:
        """Return the width of the drawing."""
        return RIM + size.width * self.window.columns

    def size_for(self, width: int, height: int) -> Size:
        """Return the largest size that leaves room for the seats and for the options below."""
        largest = self.sizes[0]
        is_wide = self.width(largest) + self.beside <= width
        if is_wide and largest.height * self.window.rows + BELOW <= height:
            return largest
        return self.smaller_for(width)

    def smaller_for(self, width: int) -> Size:
        """Return the largest of the smaller sizes that fits."""
        fitting = [size for size in self.sizes[1:] if self.width(size) <= width]
        return (fitting or self.sizes[-1:])[0]

    def other_size(self, now: Size) -> Size:
        """Return small for large, and large for small; the same if there is only one."""
        return self.sizes[:2][-1] if now is self.sizes[0] else self.sizes[0]

    def _rim(self, size: Size) -> Text:
        """Return the column numbers; for tiny cards, every fifth."""
        columns = range(self.window.left, self.window.right + 1)
        if size.width > 1:
            return Text(" " * RIM + "".join(f"{x:^{size.width}}" for x in columns), "rim")
        fifths = (f"{x:<5}" for x in columns if x % 5 == 0)
        return Text(" " * (RIM + -self.window.left % 5) + "".join(fifths), "rim")

    def _row(self, y: int, cells: list[Cell], size: Size) -> list[Text]:
        drawn = [self.cell(cell, size) for cell in cells]
        rows = []
        for i in range(size.height):
            label = f"{y:>{RIM - 1}} " if i == (size.height - 1) // 2 else " " * RIM
            rows.append(Text.assemble((label, "rim"), *(card[i] for card in drawn)))
        return rows


def written(text: str, size: Size, style: str) -> Marks:
    """Return marks for a short text in the middle of a cell."""
    row, first = (size.height - 1) // 2, max(0, (size.width - len(text)) // 2)
    return {(row, first + n): (sign, style) for n, sign in enumerate(text[: size.width])}


def painted(rows: list[Text], marks: Marks) -> list[Text]:
    """Return a cell with signs painted over it."""
    rows = list(rows)
    for (row, column), sign in marks.items():
        line = rows[row]
        rows[row] = Text.assemble(line[:column], sign, line[column + 1 :])
    return rows


def blank(size: Size, sign: str = "", style: str = "") -> list[Text]:
    """Return an empty cell, optionally with a sign in the middle."""
    rows = [Text(" " * size.width) for _ in range(size.height)]
    if sign:
        middle = (size.height - 1) // 2
        rows[middle] = Text(sign[: size.width].center(size.width), style)
    return rows


class Window(NamedTuple):
    """The part of the table that is drawn."""

    left: int
    top: int
    right: int
    low: int

    @classmethod
    def around(cls, cells: list[Cell]) -> "Window":
        """Return the smallest window around these cells; it is empty without any."""
        if not cells:
            return cls(0, 0, -1, -1)
        columns, rows = [x for x, _ in cells], [y for _, y in cells]
        return cls(min(columns), min(rows), max(columns), max(rows))

    @property
    def columns(self) -> int:
        """The number of columns drawn."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """The number of rows drawn."""
        return self.low - self.top + 1


def place(cell: str) -> Cell:
    """Return column and row of a cell written as "4,-1"."""
    x, y = cell.split(",")
    return int(x), int(y)


def neighbour(cell: Cell, side: str) -> Cell:
    """Return the cell next to this one at a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def written_place(cell: Cell) -> str:
    """Return a cell as it is written: "4,-1"."""
    return f"{cell[0]},{cell[1]}"
