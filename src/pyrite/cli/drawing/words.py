"""The board in words, row by row, for who cannot see the drawing."""

from pyrite.cli.drawing.grid import place
from pyrite.cli.drawing.renderer import View
from pyrite.core.tiles import FACE_DOWN
from pyrite.lang import Speaker


def board_in_words(speaker: Speaker, view: View) -> list[str]:
    """Row by row from the north, each from west to east: cell and card."""
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
    """A path by the name that says where its ways lead, as it lies; all else as it is called."""
    if tile == FACE_DOWN:
        return speaker.card(tile)
    kind, ways = speaker.card_kind(tile), speaker.ways(tile)
    return f"{kind} {ways}".strip()
