"""A path card as one or two signs: double lines are joined, thin lines are dead ends."""

from pyrite.core.sides import is_stub, turned, ways_from_text

JOINED = " ╹╺╚╻║╔╠╸╝═╩╗╣╦╬"  # by the sides: N 1, E 2, S 4, W 8
STUBS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
# What stands before the ways of a special path: "ladder_ES", "lake_NW".
FEATURES = ("rock", "campfire", "trunk", "lake", "ditch")
KINDS = ("ladder", "door_blue", "door_green", "crystal", "chest", *FEATURES)
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


def kind_of(text: str) -> str:
    """The kind of a special path card as it lies ("ladder_ES r"); nothing for all other cards."""
    kind, _, _ = text.removesuffix(" r").rpartition("_")
    return kind if kind in KINDS and tile_ways(text) else ""


def tile_ways(text: str) -> tuple[int, ...]:
    """What is joined inside a path card as it lies ("NW", "NW r"); nothing for other cards."""
    name = text.removesuffix(" r")
    kind, _, sides = name.rpartition("_")
    try:
        ways = ways_from_text(sides) if kind in ("", *KINDS) else ()
    except ValueError:
        return ()
    return tuple(turned(way) for way in ways) if name != text else ways


def glyph(text: str) -> str:
    """The sign of a path card as it lies; a sign for each way where it has two."""
    ways = tile_ways(text)
    if frozenset(ways) in MIXED:
        return MIXED[frozenset(ways)]
    ends = () if kind_of(text) == "ladder" else [way for way in ways if is_stub(way)]
    joined = "".join(JOINED[way] for way in ways if way not in ends)
    return joined + STUBS[sum(ends)] if ends else joined
