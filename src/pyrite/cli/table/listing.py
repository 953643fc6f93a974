"""The numbered moves as lines: a line for each card, or dense where there is little room."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from pyrite.cli.table.moves import Move, example, name
from pyrite.lang import Speaker

GAP = 2
IN_COLUMNS = ("dig", "cells")
TURNED = "↻"


class Row(NamedTuple):
    """One card and what can be done with it."""

    group: str
    label: str
    moves: list[Move]


def list_moves(speaker: Speaker, moves: Sequence[Move], width: int) -> list[Text]:
    """A line for each card, below each other."""
    lines = []
    for title, group in _groups(speaker, _rows(speaker, moves)):
        label = max(len(row.label) for row in group)
        for n, row in enumerate(group):
            head = Text.assemble((title if n == 0 else " " * len(title), "title"))
            head.append(row.label.ljust(label + GAP) if label else "")
            pieces = _pieces(row, len(str(len(moves))))
            lines += flow(head, pieces + _hint(speaker, moves, row), width)
    return lines


def list_densely(speaker: Speaker, moves: Sequence[Move], width: int) -> list[Text]:
    """As many cards in a line as there is room for."""
    lines = []
    for title, group in _groups(speaker, _rows(speaker, moves)):
        pieces = []
        for row in group:
            first, *rest = _pieces(row, 0) + _hint(speaker, moves, row)
            label = Text(f"{row.label}  " if row.label else "")
            pieces += [label + first, *rest]
        lines += flow(Text(title, "title"), pieces, width)
    return lines


def _rows(speaker: Speaker, moves: Sequence[Move]) -> list[Row]:
    rows: dict[tuple[str, ...], Row] = {}
    for move in moves:
        key = move.group, move.tile, move.about
        rows.setdefault(key, Row(move.group, _label(speaker, move), [])).moves.append(move)
    return list(rows.values())


def _groups(speaker: Speaker, rows: Sequence[Row]) -> Iterable[tuple[str, list[Row]]]:
    """The rows of each group with its title, all titles equally wide."""
    titles = {row.group: speaker.say(f"moves-{row.group}") for row in rows}
    wide = max((len(title) for title in titles.values()), default=0) + GAP
    for group, title in titles.items():
        yield title.ljust(wide), [row for row in rows if row.group == group]


def _label(speaker: Speaker, move: Move) -> str:
    """The card at the beginning of a line; a path as it must be typed."""
    if move.group == "guard" and move.about:
        return speaker.say("moves-beg", number=move.about)
    if not move.tile:
        return ""
    if move.group == "dig":
        return name(speaker, move.tile)
    card = speaker.card(move.tile)
    if move.group == "looks":
        return f"{card}: {speaker.say(f'moves-{move.about}')}"
    return f"{card} {TURNED}" if move.action.turned else card


def _hint(speaker: Speaker, moves: Sequence[Move], row: Row) -> list[Text]:
    """How several cards are passed or discarded for something, as an example."""
    last = row.moves[-1]
    if last.discards and last.together > 1:
        hint = speaker.say("moves-hint-pass", example=example(moves))
    elif last.needs:
        hint = speaker.say("moves-hint-for", n=last.needs, example=example(moves, last))
    else:
        return []
    return [Text(f"({hint})", "quiet")]


def _pieces(row: Row, digits: int) -> list[Text]:
    """Number and label of each move; places stand in columns."""
    wide = max(len(move.label) for move in row.moves) if digits and row.group in IN_COLUMNS else 0
    pieces = []
    for move in row.moves:
        label = f" {move.label.ljust(max(wide, 5) if wide else 0)}"
        pieces.append(Text.assemble((f"{move.number:>{digits or 1}}", "number"), label))
    return pieces


def flow(head: Text, pieces: Iterable[Text], width: int, gap: str = " " * GAP) -> list[Text]:
    """The pieces behind the head, as many in a line as there is room for."""
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
