"""What an action's text says: bots read the same notation as people."""

import re
from functools import lru_cache
from typing import NamedTuple

from pyrite.core.grid import cell_from_text
from pyrite.core.sides import is_stub
from pyrite.games import GAMES

SEATS = "ABCDEFGHIJKL"
TEXT = re.compile(r"([^@> ]+)(?:@(-?\d+,-?\d+)(r?))?(?:>([A-L])(?::(\w+))?)?")
GOAL = re.compile(r"goal (-?\d+,-?\d+)")
ON_CELL, ON_SEAT = ("place", "rockfall", "map"), ("break", "repair")


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
    if text.startswith("pass "):
        return Play("pass", text.removeprefix("pass "))
    if goal := GOAL.fullmatch(text):
        return Play("goal", cell=cell_from_text(goal[1]))
    played = TEXT.fullmatch(text)
    return _card_play(*played.groups()) if played else Play("")


def _card_play(
    card: str, cell: str | None, flip: str | None, seat: str | None, tool: str | None
) -> Play:
    """A card, on a cell or on a seat; played in any other way it is something new."""
    verb = "repair" if tool else verb_of(card)
    at = cell_from_text(cell) if cell else 0
    known = at if verb in ON_CELL else seat if verb in ON_SEAT else True
    return Play(verb if known else "", card, at, flip == "r", SEATS.index(seat) if seat else -1)


@lru_cache(maxsize=256)
def verb_of(card: str) -> str:
    """What a card is for: place, break, repair, rockfall, map, veto, or "" when it is unknown."""
    if ways_of(card):
        return "place"
    if card.startswith("broken_"):
        return "break"
    if card.startswith("repair_"):
        return "repair"
    return card if card in ("rockfall", "map", "veto") else ""


@lru_cache(maxsize=256)
def ways_of(card: str) -> tuple[int, ...]:
    """What is joined inside a card; nothing for actions and for names nobody knows."""
    try:
        return GAMES["saboteur"].ways(card)
    except KeyError:
        return ()


def is_dead_end(card: str) -> bool:
    """A path card of nothing but stubs."""
    ways = ways_of(card)
    return bool(ways) and all(is_stub(way) for way in ways)
