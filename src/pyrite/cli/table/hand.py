"""The cards in hand, drawn or in a line."""

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from pyrite.cli.table.face import BIG, Size, face_of
from pyrite.cli.table.listing import flow
from pyrite.cli.table.moves import name
from pyrite.core.description import Description
from pyrite.lang import Speaker

GAP = 2


def hand(
    speaker: Speaker, description: Description, cards: Sequence[str], size: Size, width: int
) -> list[Text]:
    """The whole hand; drawn where the board is drawn large and there is room for it."""
    title = Text(speaker.say("hand-title") + " " * GAP, "title")
    counted = Counter(cards)
    if size.is_large:
        drawn = [_card(speaker, description, card, n) for card, n in counted.items()]
        rows = [Text(" " * GAP).join(row) for row in zip(*drawn, strict=True)]
        if len(title) + len(rows[0]) <= width:
            heads = [title, *(Text(" " * len(title)) for _ in rows[1:])]
            return [Text.assemble(head, row) for head, row in zip(heads, rows, strict=True)]
    names = [Text(name(speaker, card) + _times(n)) for card, n in counted.items()]
    return flow(title, names, width)


def _times(n: int) -> str:
    return f" ×{n}" if n > 1 else ""


def _card(speaker: Speaker, description: Description, card: str, n: int) -> list[Text]:
    """A picture with the name below, or the name in a frame."""
    if description.ways(card):
        label = card + _times(n)
        wide = max(BIG.width, len(label))
        lines = [_centred(line, wide) for line in BIG.draw(face_of(description, card))]
        return [*lines, Text(label.center(wide), "quiet")]
    title = speaker.card(card)
    label = card + _times(n)
    inside = max(len(title), len(label) - 4)
    edge = "─" * (inside + 2)
    return [
        Text(f"╭{edge}╮", "wall"),
        Text.assemble(("│ ", "wall"), title.ljust(inside), (" │", "wall")),
        Text(f"╰{edge}╯", "wall"),
        Text(label.center(inside + 4), "quiet"),
    ]


def _centred(line: Text, width: int) -> Text:
    left = (width - len(line)) // 2
    return Text.assemble(" " * left, line, " " * (width - len(line) - left))
