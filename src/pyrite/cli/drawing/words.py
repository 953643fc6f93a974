"""The board in words, row by row, for screen readers."""

from pyrite.cli.drawing.grid import place
from pyrite.cli.drawing.renderer import View
from pyrite.core.cards import FACE_DOWN
from pyrite.lang import Speaker


def board_in_words(speaker: Speaker, view: View) -> list[str]:
    """Describe the board row by row from the north, each row from west to east."""
    rows: dict[int, dict[int, str]] = {}
    chests = [chest["cell"] for chest in view.get("chests", ())]
    for cell, tile in view["board"].items():
        column, row = place(cell)
        is_chest = cell in chests and tile == FACE_DOWN
        card = speaker.say("legend-chest") if is_chest else _lying(speaker, tile)
        rows.setdefault(row, {})[column] = f"{cell} {card}"
    lines = []
    for row, cells in sorted(rows.items()):
        cards = "; ".join(cells[column] for column in sorted(cells))
        lines.append(speaker.say("words-row", row=row, cards=cards))
    return lines


def _lying(speaker: Speaker, tile: str) -> str:
    """Return where a path leads as it is placed, or the name of any other card."""
    if tile == FACE_DOWN:
        return speaker.card(tile)
    kind, ways = speaker.card_kind(tile), speaker.ways(tile)
    return f"{kind} {ways}".strip()
