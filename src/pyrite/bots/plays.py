"""What an action's text says: bots read the same notation as people."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from pyrite.core.grid import cell_from_text

SEATS = "ABCDEFGHIJKL"
TEXT = re.compile(r"([^@> ]+)(?:@(-?\d+,-?\d+)(r?))?(?:>([A-L])(?::(\w+))?)?")
WAYS = re.compile(r"(?:^|_)([NESW]+(?:-[NESW]+)*)$")


class Play(NamedTuple):
    """An action taken apart; the verb is "" for what the bots do not know."""

    verb: str
    card: str = ""
    cell: int = 0
    flip: bool = False
    seat: int = -1

    @property
    def tile(self) -> str:
        """The path card as it would lie."""
        return self.card + " r" * self.flip


@lru_cache(maxsize=4096)
def read(text: str) -> Play:
    """The action that is written like this."""
    first, _, rest = text.partition(" ")
    if first == "pass":
        return Play("pass", rest)
    if first == "goal":
        return Play("goal", cell=cell_from_text(rest))
    found = TEXT.fullmatch(text)
    if not found:
        return Play("")
    card, cell, flip, seat, tool = found.groups()
    verb = "repair" if tool else verb_of(card)
    at = cell_from_text(cell) if cell else 0
    play = Play(verb, card, at, flip == "r", SEATS.index(seat) if seat else -1)
    return play if NEEDS.get(verb, _anything)(play) else play._replace(verb="")


def _anything(play: Play) -> bool:
    return True


# Where a card of this kind is played; played in any other way it is something new.
NEEDS: dict[str, Callable[[Play], bool]] = {
    "place": lambda play: play.cell > 0,
    "rockfall": lambda play: play.cell > 0,
    "map": lambda play: play.cell > 0,
    "break": lambda play: play.seat >= 0,
    "repair": lambda play: play.seat >= 0,
}


@lru_cache(maxsize=256)
def verb_of(card: str) -> str:
    """What a card is for: place, break, repair, rockfall, map, veto, or "" when it is unknown."""
    if WAYS.search(card):
        return "place"
    if card.startswith("broken_"):
        return "break"
    if card.startswith("repair_"):
        return "repair"
    return card if card in ("rockfall", "map", "veto", "allow") else ""


@lru_cache(maxsize=256)
def ways_text(card: str) -> str | None:
    """The ways in a path card's name; None if it has none."""
    found = WAYS.search(card)
    return found[1] if found else None


def is_dead_end(card: str) -> bool:
    """A path card of nothing but stubs."""
    ways = ways_text(card)
    return ways is not None and all(len(way) == 1 for way in ways.split("-"))
