"""What the lists of seats of all games share."""

from rich.text import Text

from pyrite.cli.table.renderer import View
from pyrite.lang import Speaker, seat_letter

TURN, CARDS, KNOWN = "▶", "▯", "="


def seat_name(speaker: Speaker, view: View, seat: int) -> Text:
    """A seat's letter, and which one is yours."""
    if seat != view["seat"]:
        return Text(seat_letter(seat))
    return Text(f"{seat_letter(seat)} {speaker.say('seats-you')}", "you")
