"""The cards in hand in full screen, drawn or in a line, with their numbers."""

from collections.abc import Sequence

from rich.text import Text

from pyrite.cli.drawing.face import BIG, face_of
from pyrite.cli.drawing.listing import flow
from pyrite.cli.fullscreen.eyes import Eyes
from pyrite.cli.fullscreen.panels import Pressable

GAP = 1
DRAWN = 3  # lines of a drawn card
LONGEST = (80, 20, 14, 10, 7)  # letters of a name, fewer as the hand grows


class HandView(Pressable):
    """The whole hand, drawn if there is room."""

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.eyes: Eyes | None = None
        self.cards: Sequence[str] = ()
        self.cursor: int | None = None
        self.picked: Sequence[int] = ()

    def show(
        self, eyes: Eyes, cards: Sequence[str], cursor: int | None, picked: Sequence[int]
    ) -> None:
        """Show these cards, highlighting the one under the cursor and the picked ones."""
        self.eyes, self.cards, self.cursor, self.picked = eyes, cards, cursor, picked
        self.refresh()

    def render(self) -> Text:
        if self.eyes is None or not self.cards:
            return Text()
        drawn = [self._drawn(n, card) for n, card in enumerate(self.cards)]
        wide = sum(len(rows[0]) + GAP for rows in drawn) - GAP
        if self.size.height >= DRAWN and wide <= self.size.width:
            rows = zip(*drawn, strict=True)
            return Text("\n").join(Text(" " * GAP).join(row) for row in rows)
        return Text("\n").join(self._lines())

    def _lines(self) -> list[Text]:
        """Return the names, shortened if needed to show all of them."""
        for longest in LONGEST:
            pieces = [self._named(n, card, longest) for n, card in enumerate(self.cards)]
            lines = flow(Text(), pieces, self.size.width, " " * GAP)
            if len(lines) <= self.size.height:
                break
        return lines

    def _style(self, index: int) -> str:
        if index == self.cursor:
            return "bold reverse"
        return "fresh" if index in self.picked else ""

    def _label(self, index: int) -> str:
        """Return the number, with a sign if the card is picked."""
        number = str((index + 1) % 10)
        return f"▸{number}" if index in self.picked and index != self.cursor else number

    def _drawn(self, index: int, card: str) -> list[Text]:
        """Return a picture, or the name in a frame, with the number in the corner."""
        assert self.eyes is not None
        label = self._label(index)
        if self.eyes.description.ways(card):
            rows = BIG.draw(face_of(self.eyes.description, card))
            first = Text.assemble((label, "number"), rows[0][len(label) :])
            rows = [first, *rows[1:]]
        else:
            title = self.eyes.speaker.card(card)
            edge = "─" * (len(title) + 1 - len(label))
            rows = [Text.assemble((label, "number"), (f"{edge}╮", "wall"))]
            rows += [Text.assemble(("│", "wall"), title, ("│", "wall"))]
            rows += [Text(f"╰{'─' * len(title)}╯", "wall")]
        style = self._style(index)
        rows = [Text(row.plain, style) for row in rows] if style else rows
        for row in rows:
            row.apply_meta({"card": index})
        return rows

    def _named(self, index: int, card: str, longest: int) -> Text:
        assert self.eyes is not None
        speaker = self.eyes.speaker
        shape = speaker.shape(card)  # comes first, because a name may be cut
        name = f"{shape} {speaker.card_kind(card)}" if shape else speaker.card(card)
        name = name if len(name) <= longest else f"{name[: longest - 1]}…"
        named = Text(f" {self._label(index)} {name} ", self._style(index))
        named.apply_meta({"card": index})
        return named
