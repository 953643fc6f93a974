"""Path cards as one or two characters: double lines are joined, thin lines are dead ends."""

from pyrite.core.sides import is_stub, ways_from_text

JOINED = " ╹╺╚╻║╔╠╸╝═╩╗╣╦╬"  # by the sides: N 1, E 2, S 4, W 8
STUBS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
LADDER = "ladder"  # leads somewhere from every side, even from a single one
MIXED_TEXT = """
    NS-E ╟ NS-W ╢ EW-S ╤ EW-N ╧ NS-E-W ╫ EW-N-S ╪
    NW-E ┹ NW-E-S ╃ NW-S ┩ NE-W ┺ NE-S-W ╄ NE-S ┡ SW-E ┱ SW-N-E ╅ SW-N ┪ ES-W ┲ ES-N-W ╆ ES-N ┢
    NSW-E ╉ NES-W ╊ ESW-N ╈ NEW-S ╇
"""


def _signs(text: str) -> dict[frozenset[int], str]:
    words = text.split()
    return {
        frozenset(ways_from_text(ways)): char
        for ways, char in zip(words[::2], words[1::2], strict=True)
    }


MIXED = _signs(MIXED_TEXT)  # a way and stubs in one sign


def glyph(ways: tuple[int, ...], feature: str | None = None) -> str:
    """Return the character for a path card as it lies, or two if it has two separate ways."""
    if frozenset(ways) in MIXED:
        return MIXED[frozenset(ways)]
    ends = () if feature == LADDER else [way for way in ways if is_stub(way)]
    joined = "".join(JOINED[way] for way in ways if way not in ends)
    return joined + STUBS[sum(ends)] if ends else joined
