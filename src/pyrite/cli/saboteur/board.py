"""The table of the tunnel game: an endless board, guards before empty cells."""

from collections.abc import Collection

from rich.text import Text

from pyrite.cli.saboteur.scene import Scene
from pyrite.cli.table.face import BIG, SMALL, TINY, Face, Size, chest_face, face_of, goal_face
from pyrite.cli.table.grid import Cell, Grid, Window, blank, place
from pyrite.core.description import Description
from pyrite.core.tiles import FACE_DOWN
from pyrite.lang.shape import glyph

HOLE, GUARD = "·", "!"


class Board(Grid):
    """What lies where, as one seat sees it."""

    sizes = BIG, SMALL, TINY
    beside = 24

    def __init__(self, description: Description, scene: Scene, holes: Collection[str] = ()) -> None:
        self.description = description
        self.faces = {place(cell): self._face(scene, cell) for cell in scene.board}
        self.holes = {place(cell) for cell in holes}
        self.guards = {place(cell): owners for cell, owners in scene.guards.items()}
        self.window = Window.around([*self.faces, *self.holes, *self.guards])

    def _face(self, scene: Scene, cell: str) -> Face:
        tile, fresh = scene.board[cell], cell in scene.fresh
        if tile != FACE_DOWN:
            return face_of(self.description, tile, fresh)
        if cell in scene.chests:
            path = scene.chests[cell]
            return chest_face(glyph(self.description.ways(path)) if path else "", fresh)
        return goal_face(scene.numbers.get(cell, 0), scene.goals.get(cell), fresh)

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        if cell in self.faces:
            return size.draw(self.faces[cell])
        hole = HOLE if cell in self.holes else ""
        if cell in self.guards:
            return blank(size, GUARD + self.guards[cell] + hole, "guard")
        return blank(size, hole, "hole")
