"""The legal actions of a turn as a numbered list, grouped by what they are good for."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from pyrite.lang import Speaker
from pyrite.lang.actions import read_action, tell_action
from pyrite.lang.shape import glyph, tile_ways

GROUPS = ("dig", "tools", "cells", "discard", "answers")
GAP = 2


class Move(NamedTuple):
    """One legal action: its number, its text, and where it stands in the list."""

    number: int
    text: str
    group: str
    tile: str
    label: str


def number_moves(speaker: Speaker, texts: Iterable[str]) -> list[Move]:
    """Number the actions in the order they are shown."""
    moves = [_move(speaker, text) for text in texts]
    moves.sort(key=lambda move: GROUPS.index(move.group))
    tiles = list(dict.fromkeys((move.group, move.tile) for move in moves))
    moves.sort(key=lambda move: tiles.index((move.group, move.tile)))
    return [move._replace(number=n) for n, move in enumerate(moves, 1)]


def holes(moves: Iterable[Move]) -> set[str]:
    """The cells where a path may be laid now."""
    return {read_action(move.text).cell for move in moves if move.group == "dig"}


def list_moves(speaker: Speaker, moves: Sequence[Move], width: int) -> list[Text]:
    """The list, a line for each card; answers one below the other."""
    rows = _rows(speaker, moves)
    titles = {group: speaker.say(f"moves-{group}") for group, _, _ in rows}
    first = max((len(title) for title in titles.values()), default=0) + GAP
    second = max((len(label) for _, label, _ in rows), default=0) + GAP
    lines, before = [], ""
    for group, label, items in rows:
        title = titles[group] if group != before else ""
        head = Text.assemble((title.ljust(first), "title"), (label.ljust(second), ""))
        lines += _flow(head, items, width)
        before = group
    return lines


def _move(speaker: Speaker, text: str) -> Move:
    action = read_action(text)
    if text.startswith("pass "):
        return Move(0, text, "discard", "", _discard(speaker, action.card))
    if action.cell:
        group = "dig" if tile_ways(action.card) else "cells"
        return Move(0, text, group, action.tile, action.cell)
    if action.target:
        tool = f" {speaker.tool(action.tool)}" if action.tool else ""
        return Move(0, text, "tools", action.card, action.target + tool)
    return Move(0, text, "answers", text, tell_action(speaker, text))


def _discard(speaker: Speaker, card: str) -> str:
    ways = tile_ways(card)
    return glyph(ways) if ways else speaker.card(card)


def _rows(speaker: Speaker, moves: Sequence[Move]) -> list[tuple[str, str, list[Move]]]:
    rows: dict[tuple[str, str], list[Move]] = {}
    for move in moves:
        rows.setdefault((move.group, move.tile), []).append(move)
    return [(group, _label(speaker, group, tile), row) for (group, tile), row in rows.items()]


def _label(speaker: Speaker, group: str, tile: str) -> str:
    if group == "dig":
        return f"{glyph(tile_ways(tile))} {tile}"
    return speaker.card(tile) if group in ("tools", "cells") else ""


def _flow(head: Text, items: Sequence[Move], width: int) -> list[Text]:
    """The items in columns behind the head, as many in a line as there is room for."""
    column = max(len(str(item.number)) + 1 + len(item.label) for item in items) + GAP
    number = max(len(str(item.number)) for item in items)
    in_line = max(1, (width - len(head)) // column)
    lines = []
    for i in range(0, len(items), in_line):
        line = head.copy() if i == 0 else Text(" " * len(head))
        for item in items[i : i + in_line]:
            line.append(f"{item.number:>{number}}", "number")
            line.append(f" {item.label}".ljust(column - number))
        line.rstrip()
        lines.append(line)
    return lines
