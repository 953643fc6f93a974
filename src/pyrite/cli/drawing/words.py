"""The table in words, in reading order, for screen readers."""

from collections.abc import Iterator, Mapping

from pyrite.cli.drawing.board import ASKED, HOLE, place
from pyrite.cli.drawing.renderer import View, known_dwarfs, seat_name
from pyrite.core.cards import FACE_DOWN
from pyrite.lang import Speaker


def table_in_words(speaker: Speaker, view: View, marks: Mapping[str, str]) -> list[str]:
    """Describe the players, the board, and the cells that are marked on it."""
    return [
        *seats_in_words(speaker, view),
        *board_in_words(speaker, view),
        *_marked(speaker, marks),
    ]


def seats_in_words(speaker: Speaker, view: View) -> Iterator[str]:
    """Yield a line per seat with its cards, and with everything in front of it."""
    dwarfs = dict(known_dwarfs(view))
    for seat, n in enumerate(view["hands"]):
        facts = [speaker.say("words-cards", n=n), *_in_front(speaker, view, seat)]
        if seat in dwarfs:
            facts.append(speaker.dwarf(dwarfs[seat]))
        yield f"{seat_name(speaker, view, seat).plain}: {', '.join(facts)}"


def _in_front(speaker: Speaker, view: View, seat: int) -> Iterator[str]:
    if "stands" in view:
        yield speaker.clan(view["clans"][seat])
        yield speaker.say("words-at", cell=view["stands"][seat])
        yield speaker.say("words-points", n=view["points"][seat])
    for name in view["front"][seat] if "front" in view else ():
        is_tool = not speaker.knows(f"front-{name}")
        yield speaker.say("words-broken", tool=name) if is_tool else speaker.front(name)
    if "has_gold" in view and view["has_gold"][seat]:
        yield speaker.say("words-gold")


def board_in_words(speaker: Speaker, view: View) -> list[str]:
    """Describe the board row by row from the north, each row from west to east."""
    rows: dict[int, dict[int, str]] = {}
    chests = [chest["cell"] for chest in view.get("chests", ())]
    for cell, tile in view["board"].items():
        column, row = place(cell)
        is_chest = cell in chests and tile == FACE_DOWN
        card = speaker.say("legend-chest") if is_chest else _card(speaker, tile)
        rows.setdefault(row, {})[column] = f"{cell} {card}"
    lines = []
    for row, cells in sorted(rows.items()):
        cards = "; ".join(cells[column] for column in sorted(cells))
        lines.append(speaker.say("words-row", row=row, cards=cards))
    return lines


def _card(speaker: Speaker, tile: str) -> str:
    """Return where a path leads as it is placed, or the name of any other card."""
    if tile == FACE_DOWN:
        return speaker.card(tile)
    kind, ways = speaker.card_kind(tile), speaker.ways(tile)
    return f"{kind} {ways}".strip()


def _marked(speaker: Speaker, marks: Mapping[str, str]) -> Iterator[str]:
    """Yield where a path can be laid, and which cell the question is about."""
    for sign, id in ((HOLE, "words-holes"), (ASKED, "words-asked")):
        if cells := [cell for cell, mark in marks.items() if mark == sign]:
            yield speaker.say(id, where="; ".join(sorted(cells, key=_in_reading_order)))


def _in_reading_order(cell: str) -> tuple[int, int]:
    column, row = place(cell)
    return row, column
