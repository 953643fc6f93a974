"""The cards in hand, drawn or in a line, each with its number."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from pyrite.cli.drawing.choices import Choice, card_name
from pyrite.cli.drawing.face import BIG, Size, face_of
from pyrite.cli.drawing.listing import flow
from pyrite.core.description import Description
from pyrite.lang import Speaker

GAP = 2


class Held(NamedTuple):
    """A kind of card in the hand."""

    card: str
    number: str  # empty if it cannot be chosen now
    times: str  # empty if there is only one


def hand(
    speaker: Speaker,
    description: Description,
    cards: Sequence[str],
    size: Size,
    width: int,
    numbers: Mapping[str, int],
) -> list[Text]:
    """Return the whole hand, drawn if the board is large and there is room."""
    title = Text(speaker.say("hand-title") + " " * GAP, "title")
    held = [
        Held(card, str(numbers.get(card, "")), f" ×{n}" if n > 1 else "")
        for card, n in Counter(cards).items()
    ]
    if size.is_large:
        drawn = [_card(speaker, description, one) for one in held]
        rows = [Text(" " * GAP).join(row) for row in zip(*drawn, strict=True)]
        if len(title) + len(rows[0]) <= width:
            heads = [title, *(Text(" " * len(title)) for _ in rows[1:])]
            return [Text.assemble(head, row) for head, row in zip(heads, rows, strict=True)]
    return flow(title, [_name(speaker, one) for one in held], width)


def numbers_of_cards(options: Sequence[Choice]) -> dict[str, int]:
    """Return the numbers of the cards in hand that can be chosen now."""
    return {one.step.card: n for n, one in enumerate(options, 1) if one.step.card}


def _name(speaker: Speaker, held: Held) -> Text:
    number = (f"{held.number}) " if held.number else "", "number")
    return Text.assemble(number, card_name(speaker, held.card), held.times)


def _card(speaker: Speaker, description: Description, held: Held) -> list[Text]:
    """Return a picture with number and name below, or the name in a frame."""
    number = f"{held.number}) " if held.number else ""
    name = held.card + held.times
    label = Text.assemble((number, "number"), (name, "quiet"))
    if description.ways(held.card):
        wide = max(BIG.width, len(label))
        lines = BIG.draw(face_of(description, held.card))
        return [*(_centred(line, wide) for line in lines), _centred(label, wide)]
    title = speaker.card(held.card)
    inside = max(len(title), len(label) - 4)
    edge = "─" * (inside + 2)
    return [
        Text(f"╭{edge}╮", "wall"),
        Text.assemble(("│ ", "wall"), title.ljust(inside), (" │", "wall")),
        Text(f"╰{edge}╯", "wall"),
        _centred(label, inside + 4),
    ]


def _centred(line: Text, width: int) -> Text:
    left = (width - len(line)) // 2
    return Text.assemble(" " * left, line, " " * (width - len(line) - left))
