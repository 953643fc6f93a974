"""What an action's text says: bots read the same notation as people."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from pyrite.core.grid import STRIDE, cell_from_text
from pyrite.core.seats import LETTERS
from pyrite.core.sides import is_stub, ways_from_text
from pyrite.games import GAMES

SHAPE = re.compile(r"(?:\w+_)?([NESW]+(?:-[NESW]+)*)")
STEP = {"N": -STRIDE, "E": 1, "S": STRIDE, "W": -1}

# How the cards of each verb are played: on a cell, on a seat, on two goals, without a target.
ON_CELL = {"place", "rockfall", "map", "diversion"}
ON_SEAT = {"break", "repair", "trapped", "freed", "hands_off", "inspection"} | {
    *("swap_hats", "swap_hands")
}
ALONE = {"veto", "theft", "trove", "turnabout", "path_specialist"}
KNOWN = ON_CELL | ON_SEAT | ALONE | {"goal_swap"}


class Play(NamedTuple):
    """An action taken apart; the verb is "" for what the bots do not know."""

    verb: str
    card: str = ""  # several are parted by spaces
    cell: int = 0  # for a guard the cell that it faces
    flip: bool = False
    seat: int = -1
    front: str = ""  # what is to vanish from before oneself
    numbers: tuple[int, ...] = ()  # of goals or guards, from 0

    @property
    def tile(self) -> str:
        """The path card as it would lie."""
        return self.card + " r" * self.flip


@lru_cache(maxsize=8192)
def read(text: str) -> Play:
    """The action that is written like this."""
    if text.startswith("pass "):
        return Play("pass", text.removeprefix("pass "))
    for form, play in FORMS:
        if found := form.fullmatch(text):
            return play(found)
    return Play("")


def _on_card(found: re.Match[str]) -> Play:
    """A card, on a cell or on a seat; played in any other way it is something new."""
    card, cell, flip, seat, tool = found.groups()
    verb = "repair" if tool else verb_of(card)
    right = verb in (ON_CELL if cell else ON_SEAT if seat else ALONE)
    at = cell_from_text(cell) if cell else 0
    return Play(verb if right else "", card, at, flip == "r", _seat(seat) if seat else -1)


def _on_goals(found: re.Match[str]) -> Play:
    verb = "goal_swap" if found[1] == "goal_swap" else ""
    return Play(verb, found[1], numbers=(int(found[2]) - 1, int(found[3]) - 1))


def _on_exit(found: re.Match[str]) -> Play:
    return Play("guard", found[1], cell_from_text(found[2]) + STEP[found[3]])


def _beg(found: re.Match[str]) -> Play:
    return Play("beg", seat=_seat(found[1]), numbers=(int(found[2]) - 1,))


def _seat(letter: str) -> int:
    return LETTERS.index(letter)


CELL, SEAT = r"(-?\d+,-?\d+)", "([A-L])"
FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Play]], ...] = (
    (re.compile(rf"([^@>: ]+)(?:@{CELL}(r?))?(?:>{SEAT}(?::(\w+))?)?"), _on_card),
    (re.compile(r"(\w+):(\d+),(\d+)"), _on_goals),
    (re.compile(rf"guard (\S+) {CELL}([NESW])"), _on_exit),
    (re.compile(r"shed (\S+ \S+) (\w+)"), lambda m: Play("shed", m[1], front=m[2])),
    (re.compile(rf"beg {SEAT} (\d+)"), _beg),
    (re.compile(rf"goal {CELL}"), lambda m: Play("goal", cell=cell_from_text(m[1]))),
    (re.compile(r"push (\d+)"), lambda m: Play("push", numbers=(int(m[1]) - 1,))),
    (re.compile(r"(?:keep|choose|pocket) (\S+)"), lambda m: Play("keep", m[1])),
    (re.compile(rf"(look|rob|steal) {SEAT}"), lambda m: Play(m[1], seat=_seat(m[2]))),
)


@lru_cache(maxsize=256)
def verb_of(card: str) -> str:
    """What a card is for; "" when it is unknown."""
    if ways_of(card):
        return "place"
    if card.startswith("broken_"):
        return "break"
    if card.startswith("repair_") or card == "master_craftsman":
        return "repair"
    return card if card in KNOWN else ""


@lru_cache(maxsize=256)
def ways_of(card: str, game: str = "saboteur") -> tuple[int, ...]:
    """What is joined inside a card; nothing for actions and for names nobody knows."""
    try:
        return GAMES[game].ways(card)
    except KeyError:
        shape = SHAPE.fullmatch(card)  # a path of somebody's own deck
        return ways_from_text(shape[1]) if shape else ()


def is_ladder(card: str) -> bool:
    """S-11: joined to the start wherever it lies."""
    return card.startswith("ladder_")


def is_crystal(card: str) -> bool:
    """S-13."""
    return card.startswith("crystal_")


def door_of(card: str) -> str:
    """S-12: the colour of the door on a card, "" if it has none."""
    return card.split("_")[1] if card.startswith("door_") else ""


@lru_cache(maxsize=256)
def is_dead_end(card: str) -> bool:
    """A path card of nothing but stubs."""
    ways = ways_of(card)
    return bool(ways) and all(is_stub(way) for way in ways) and not is_ladder(card)
