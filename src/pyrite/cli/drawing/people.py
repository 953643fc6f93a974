"""Seat lists: the parts that all games share."""

from rich.text import Text

from pyrite.cli.drawing.renderer import View
from pyrite.lang import Speaker, seat_letter

TURN, CARDS, KNOWN = "▶", "▯", "="
LONGEST = 12  # letters of a name that fit in a list


def seat_name(speaker: Speaker, view: View, seat: int) -> Text:
    """Return a seat's letter and name, marking your own."""
    name = speaker.people[seat] if seat < len(speaker.people) else None
    short = name if name is None or len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    words = [seat_letter(seat), short or ""]
    if seat == view["seat"]:
        words.append(speaker.say("seats-you"))
    return Text(" ".join(filter(None, words)), "you" if seat == view["seat"] else "")
