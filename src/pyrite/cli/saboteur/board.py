"""The board of Saboteur: endless, with guards in front of empty cells."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from pyrite.cli.drawing.face import (
    BIG,
    BLOCK,
    CHEST,
    SMALL,
    TINY,
    Face,
    Size,
    chest_face,
    face_of,
    goal_face,
    mark_of,
)
from pyrite.cli.drawing.grid import (
    ASKED,
    HOLE,
    NO_MARKS,
    Cell,
    Grid,
    Window,
    blank,
    marks_of,
    place,
)
from pyrite.cli.saboteur.scene import Scene
from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import CardDescription, Description
from pyrite.core.sides import SIDES
from pyrite.lang import Speaker
from pyrite.lang.shape import glyph

GUARD = "!"
Sign = tuple[str, str]  # sign and style


class Board(Grid):
    """The board as one seat sees it."""

    sizes = BIG, SMALL, TINY
    beside = 24

    def __init__(
        self, description: Description, scene: Scene, marks: Mapping[str, str] = NO_MARKS
    ) -> None:
        self.description = description
        self.scene = scene
        self.faces = {place(cell): self._face(scene, cell) for cell in scene.board}
        self.marks = marks_of(marks)
        self.guards = {place(cell): owners for cell, owners in scene.guards.items()}
        self.window = Window.around([*self.faces, *self.marks, *self.guards])

    def _face(self, scene: Scene, cell: str) -> Face:
        tile, fresh = scene.board[cell], cell in scene.fresh
        if tile != FACE_DOWN:
            return face_of(self.description, tile, fresh)
        if cell in scene.chests:
            path = scene.chests[cell]
            return chest_face(glyph(self.description.ways(path)) if path else "", fresh)
        return goal_face(scene.numbers.get(cell, 0), scene.goals.get(cell), fresh)

    def card(self, cell: Cell, size: Size) -> list[Text] | None:
        return size.draw(self.faces[cell]) if cell in self.faces else None

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        """Return a cell; a guard is drawn in its empty cell, with the cell's mark."""
        if cell in self.guards and cell not in self.faces:
            mark = self.marks.get(cell, "")
            texts = (GUARD + self.guards[cell] + mark, GUARD + mark, mark or GUARD)
            return blank(size, next(t for t in texts if len(t) <= size.width), "guard")
        return super().cell(cell, size)

    def legend(self, speaker: Speaker) -> list[Text]:
        """Return explanations of the signs now on the board."""
        signs = {sign: speaker.say(id) for id, sign in self._signs()}
        named = {mark: speaker.card_kind(card.name) for card, mark in self._marked_cards()}
        return [Text.assemble(sign, f" {word}") for sign, word in {**named, **signs}.items()]

    def _marked_cards(self) -> Iterator[tuple[CardDescription, Sign]]:
        """Yield the face-up cards with a special mark."""
        for tile in self.scene.board.values():
            card = self.description.cards.get(Tile.read(tile).card)
            if card is not None and mark_of(card)[0]:
                yield card, mark_of(card)

    def _signs(self) -> Iterator[tuple[str, Sign]]:
        """Yield all other signs with the ids of their explanations."""
        faces = self.faces.values()
        hidden = [face for face in faces if face.hidden]
        there = {
            "legend-goal": (("[2]", "goal"), any(face.number for face in hidden)),
            "legend-chest": ((CHEST, "chest"), any(not face.number for face in hidden)),
            "legend-seen": (("(…)", "goal"), any("(" in face.mark for face in hidden)),
            "legend-dead-end": ((BLOCK, "stub"), any(map(has_dead_end, faces))),
            "legend-guard": ((GUARD, "guard"), bool(self.guards)),
            "legend-asked": ((ASKED, "number"), ASKED in self.marks.values()),
            "sign-hole": ((HOLE, "hole"), HOLE in self.marks.values()),
        }
        return ((id, sign) for id, (sign, is_there) in there.items() if is_there)


def has_dead_end(face: Face) -> bool:
    """Return whether any exit of a card is a dead end."""
    return any(face.is_stub(side) for side in SIDES)
