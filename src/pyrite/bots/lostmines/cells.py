"""What the texts of The Lost Mines say: cells, cards as they lie, and actions taken apart."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from pyrite.bots.plays import ways_of
from pyrite.core.seats import LETTERS
from pyrite.core.sides import LETTERS as SIDES
from pyrite.core.sides import exits, turned

COLUMNS, ROWS = 11, 7
WIDTH = COLUMNS + 2  # with a rim around the board, cell = row * WIDTH + column
CELLS = WIDTH * (ROWS + 2)
BOARD = tuple(y * WIDTH + x for y in range(1, ROWS + 1) for x in range(1, COLUMNS + 1))
OFFSETS = (-WIDTH, 1, WIDTH, -1)  # N E S W
ALL = 15

OBSTACLES = {"trunk": "axe", "lake": "boat", "ditch": "rope"}
NARROW = {"rock", *OBSTACLES}  # L-12: they hold one dwarf
FEATURES = NARROW | {"campfire"}
TOOLS = {tool: obstacle for obstacle, tool in OBSTACLES.items()}
VERBS = {**dict.fromkeys(TOOLS, "tool"), "thunderstorm": "storm"}
MARKS = ("trap", "troll")


class Play(NamedTuple):
    """An action taken apart; the verb is "" for what the bots do not know."""

    verb: str
    card: str = ""  # two are parted by a space
    cell: int = 0
    flip: bool = False
    side: int = 0  # N E S W as 0 to 3
    number: int = -1  # a treasure, or a seat


@lru_cache(maxsize=8192)
def read(text: str) -> Play:
    """The action that is written like this."""
    if text in WORDS:
        return Play(text)
    if text.startswith("pass "):
        return Play("pass", text.removeprefix("pass "))
    for form, play in FORMS:
        if found := form.fullmatch(text):
            return play(found)
    return Play("")


def _on_cell(found: re.Match[str]) -> Play:
    card, cell, flip = found[1], cell_of(found[2]), found[3] == "r"
    if card.startswith("info_"):
        return Play("look_mine", card, cell)
    verb = VERBS.get(card) or ("place" if ways_of(card, "lostmines") else "")
    return Play(verb, card, cell, flip)


def _on_edge(found: re.Match[str]) -> Play:
    verb = found[1] if found[1] in MARKS else ""
    return Play(verb, found[1], cell_of(found[2]), side=SIDES.index(found[3]))


CELL = r"(\d+,\d+)"
WORDS = {"propose", "agree", "refuse", "stop", "upright", "turned"}
FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Play]], ...] = (
    (re.compile(rf"(\w+)@{CELL}(r?)"), _on_cell),
    (re.compile(rf"(\w+)@{CELL}([NESW])"), _on_edge),
    (re.compile(r"step ([NESW])"), lambda m: Play("step", side=SIDES.index(m[1]))),
    (re.compile(r"take (\d+)"), lambda m: Play("take", number=int(m[1]) - 1)),
    (re.compile(r"(\w+):(\d+)"), lambda m: Play("look_treasure", m[1], number=int(m[2]) - 1)),
    (re.compile(r"(\w+)>([A-L])"), lambda m: Play("look_dwarf", m[1], number=LETTERS.index(m[2]))),
)


@lru_cache(maxsize=256)
def cell_of(text: str) -> int:
    """The number of the cell that is written "2,3"."""
    column, _, row = text.partition(",")
    return int(row) * WIDTH + int(column)


@lru_cache(maxsize=256)
def edge_of(text: str) -> tuple[int, int]:
    """The cell and the side of an edge that is written "2,3E"."""
    return cell_of(text[:-1]), SIDES.index(text[-1])


@lru_cache(maxsize=256)
def sides_of(text: str) -> int:
    """The open sides of a card as it lies, "NW" or "NW r"; of one that nobody knows all four."""
    ways = ways_of(text.removesuffix(" r"), "lostmines")
    sides = exits(ways) if ways else ALL
    return turned(sides) if text.endswith(" r") else sides


@lru_cache(maxsize=256)
def feature_of(text: str) -> str:
    """What is on a path card: "rock", "campfire", an obstacle, or nothing."""
    kind = text.partition("_")[0]
    return kind if kind in FEATURES else ""


def is_path(card: str) -> bool:
    """Is it a card to lay?"""
    return bool(ways_of(card, "lostmines"))
