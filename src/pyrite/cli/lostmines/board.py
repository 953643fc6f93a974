"""The board of The Lost Mines: dwarfs in the corners of cards, tokens on their edges."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from pyrite.cli.drawing.face import BIG, Face, Size, face_of, goal_face, mark_of, small
from pyrite.cli.drawing.grid import (
    HOLE,
    NO_MARKS,
    Cell,
    Grid,
    Marks,
    Window,
    edge,
    marks_of,
    painted,
    place,
)
from pyrite.cli.lostmines.scene import TRAP, TROLL, Scene
from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import BoardDescription, Description
from pyrite.core.sides import S
from pyrite.lang import Speaker, seat_letter

TOOL = "+"
SIGNS = (  # cards in the legend, in this order
    *("start_blue", "start_yellow", "dragon", "gems", "gold", "silver"),
    *("rock", "campfire", "trunk", "lake", "ditch"),
)
# Positions of the dwarfs' letters in a large cell; the middle is used last.
CORNERS = ((0, 1), (0, 3), (2, 1), (2, 3), (0, 0), (0, 4), (2, 0), (2, 4), (1, 2))


def flat(face: Face) -> list[Text]:
    """Draw a card three wide and two high: ways above, the mark in the corner below."""
    if face.hidden:
        return [*small(face), Text("   ")]
    south = ("║", "tunnel") if face.exits & S else (" ", "")
    below = Text.assemble((face.mark or " ", face.style), south, " ")
    return [*small(face._replace(mark="")), below]


FLAT = Size(3, 2, flat)


class Board(Grid):
    """The board as one seat sees it."""

    sizes = BIG, FLAT
    beside = 0

    def __init__(
        self, description: Description, scene: Scene, marks: Mapping[str, str] = NO_MARKS
    ) -> None:
        self.description = description
        self.window = _whole(description.board)
        self.scene = scene
        mines = [place.cell for place in description.board.places if place.kind == "mine"]
        self.numbers = {cell: number for number, cell in enumerate(mines, 1)}
        self.faces = {place(cell): self._face(cell) for cell in scene.board}
        self.marks = marks_of(marks)
        self.dwarfs = {place(cell): seats for cell, seats in scene.dwarfs().items()}
        self.tools = {place(cell) for cell in scene.tools}
        self.tokens = {edge(text): sign for text, sign in scene.tokens().items()}

    def _face(self, cell: str) -> Face:
        tile, fresh = self.scene.board[cell], cell in self.scene.fresh
        if tile == FACE_DOWN:
            return goal_face(self.numbers.get(cell, 0), self.scene.mines.get(cell), fresh)
        return face_of(self.description, tile, fresh)

    def card(self, cell: Cell, size: Size) -> list[Text] | None:
        return size.draw(self.faces[cell]) if cell in self.faces else None

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        """Return a cell with its dwarfs and tokens."""
        signs = self._large(cell) if size.is_large else self._flat(cell)
        return painted(super().cell(cell, size), signs)

    def _large(self, cell: Cell) -> Marks:
        """Return every dwarf's letter, and tokens on both sides of their edges."""
        x, y = cell
        marks: Marks = {(1, 3): (TOOL, "start")} if cell in self.tools else {}
        marks |= dict(zip(CORNERS, self._letters(cell), strict=False))
        ends = {
            (1, 4): self._token((x, y), "E")[:1],
            (1, 0): self._token((x - 1, y), "E")[-1:],
            (2, 2): self._token((x, y), "S")[:1],
            (0, 2): self._token((x, y - 1), "S")[-1:],
        }
        return marks | {at: (sign, "token") for at, sign in ends.items() if sign}

    def _flat(self, cell: Cell) -> Marks:
        """Return a letter or the number of dwarfs; a troll hides the trap under it."""
        marks: Marks = {(1, 0): (TOOL, "start")} if cell in self.tools else {}
        letters = list(self._letters(cell))
        if letters:
            marks[1, 2] = letters[0] if len(letters) == 1 else (str(len(letters)), "you")
        for at, side in (((0, 2), "E"), ((1, 1), "S")):
            if sign := self._token(cell, side):
                marks[at] = sign[-1], "token"
        return marks

    def _letters(self, cell: Cell) -> Iterator[tuple[str, str]]:
        for seat in self.dwarfs.get(cell, ()):
            yield seat_letter(seat), f"{self.scene.clans[seat]}_dwarf"

    def _token(self, cell: Cell, side: str) -> str:
        return self.tokens.get((cell, side), "")

    def legend(self, speaker: Speaker) -> list[Text]:
        """Return explanations of the signs now on the board."""
        last = seat_letter(len(self.scene.stands) - 1)
        signs = {"dwarf": (f"A–{last}", "you"), **self._signs()}
        return [
            Text.assemble((sign, style), f" {speaker.say(f'sign-{name}')}")
            for name, (sign, style) in signs.items()
        ]

    def _signs(self) -> dict[str, tuple[str, str]]:
        names = {Tile.read(tile).card for tile in self.scene.board.values()}
        cards = [card for name, card in self.description.cards.items() if name in names]
        signs = {card.feature or card.name: mark_of(card) for card in cards}
        signs = {name: signs[name] for name in SIGNS if name in signs}
        if FACE_DOWN in names:
            signs["hidden"] = FACE_DOWN, "goal"
        there = {
            "tool": (TOOL, "start", self.tools),
            "trap": (TRAP, "token", self.scene.traps),
            "troll": (TROLL, "token", self.scene.trolls),
            "hole": (HOLE, "hole", HOLE in self.marks.values()),
        }
        return signs | {name: (sign, style) for name, (sign, style, any) in there.items() if any}


def _whole(board: BoardDescription) -> Window:
    """Return the window of the whole board, which has edges (L-01)."""
    left, top = place(board.first_cell)
    return Window(left, top, left + (board.columns or 1) - 1, top + (board.rows or 1) - 1)
