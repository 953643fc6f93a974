"""Characters that stand for cards in drawings: double lines are ways."""

from pyrite.core.sides import ways_from_text

Ways = frozenset[int]


def signs(text: str) -> dict[str, Ways]:
    """Return the ways by character, from a text that lists them in pairs."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return {char: frozenset(ways_from_text(ways)) for char, ways in pairs}


HEAVY = signs("╬ NESW ║ NS ═ EW ╚ NE ╝ NW ╔ ES ╗ SW ╠ NES ╣ NSW ╩ NEW ╦ ESW")
