"""A path card as one or two signs: double lines are joined, thin lines are dead ends."""

from pyrite.core.sides import is_stub, turned, ways_from_text

JOINED = " ╹╺╚╻║╔╠╸╝═╩╗╣╦╬"  # by the sides: N 1, E 2, S 4, W 8
STUBS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def tile_ways(text: str) -> tuple[int, ...]:
    """What is joined inside a path card as it lies ("NW", "NW r"); nothing for other cards."""
    name = text.removesuffix(" r")
    try:
        ways = ways_from_text(name)
    except ValueError:
        return ()
    return tuple(turned(way) for way in ways) if name != text else ways


def glyph(ways: tuple[int, ...]) -> str:
    """The signs of a card: one for each way, one for its stubs together."""
    stubs = sum(way for way in ways if is_stub(way))
    joined = "".join(JOINED[way] for way in ways if not is_stub(way))
    return joined + STUBS[stubs] if stubs else joined
