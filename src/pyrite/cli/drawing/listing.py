"""Options as lines of text with their numbers."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from pyrite.cli.drawing.choices import Choice

GAP = 2


def list_options(
    title: str, options: Sequence[Choice], width: int, has_hand: bool = False
) -> list[Text]:
    """Return all options after a title, without cards that the hand already shows."""
    pieces = [
        Text.assemble((f"{number})", "number"), f" {option.label}")
        for number, option in enumerate(options, 1)
        if not (has_hand and option.step.card)
    ]
    return flow(Text(title + " " * GAP, "title"), pieces, width) if pieces else []


def flow(head: Text, pieces: Iterable[Text], width: int, gap: str = " " * GAP) -> list[Text]:
    """Return the pieces after a head, as many per line as fit."""
    lines, margin = [Text().append_text(head)], len(head)
    for piece in pieces:
        if len(lines[-1]) > margin and len(lines[-1]) + len(gap) + len(piece) > width:
            lines.append(Text(" " * margin))
        if len(lines[-1]) > margin:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    for line in lines:
        line.rstrip()
    return lines
