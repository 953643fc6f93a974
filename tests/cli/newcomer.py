"""A player in the terminal who uses only numbers, and records every screen."""

import random
import re

from cli.visitor import Visitor, unsaved

from pyrite.cli.table.match import LocalMatch
from pyrite.core.state import State

LAST = re.compile(r"1–(\d+)")


class Newcomer(Visitor):
    """Types only numbers that the screen shows, sometimes asks for help, and presses Enter."""

    def __init__(self, lang: str, size: tuple[int, int], rng: random.Random) -> None:
        super().__init__(lang, size, rng)
        self.screens: list[str] = []

    @property
    def is_live(self) -> bool:
        return True

    def read(self, prompt: str) -> str | None:
        self.screens.append(self.shown.getvalue() + prompt)
        self.shown.seek(0)
        self.shown.truncate()
        last = LAST.search(prompt)
        if last is None:
            return ""
        return "?" if self.rng.random() < 0.1 else str(self.rng.randint(1, int(last[1])))


def play_by_numbers(state: State, lang: str, size: tuple[int, int], seed: int = 1) -> list[str]:
    """Play seat A of a whole game against random bots, and return all screens."""
    newcomer = Newcomer(lang, size, random.Random(seed))
    match = LocalMatch(newcomer, unsaved(state), pause=0)
    match.ticker.show = lambda lines: None
    assert match.run()
    return [*newcomer.screens, newcomer.shown.getvalue()]


def too_large(screens: list[str], size: tuple[int, int]) -> list[str]:
    """Return the screens that do not fit, including the input line."""
    width, height = size
    lines = [screen.rstrip("\n").splitlines() for screen in screens]
    return [
        screen
        for screen, rows in zip(screens, lines, strict=True)
        if len(rows) > height or any(len(row.rstrip()) > width for row in rows)
    ]
