"""A player in the terminal who plays randomly, looks around, and records the output."""

import io
import random
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from pyrite.bots import BOTS, NewBot
from pyrite.cli.saved import Journal
from pyrite.cli.table.match import LocalTable
from pyrite.cli.terminal.printer import THEME, Printer
from pyrite.core.state import State
from pyrite.games import Record

LONG = ("pass", "shed", "guard", "beg", "propose")
ASIDES = ("know", "?", "table", "log", "1 2", "99", "why map@0,0", "zoom")


def unsaved(
    state: State,
    people: tuple[int, ...] = (0,),
    bots: Mapping[int, NewBot] | None = None,
    before: Record | None = None,
) -> LocalTable:
    """Return a table whose game is not saved; unless given, the bots play randomly."""
    nowhere = Journal(Path("nowhere"), {"seat": "A", "bot": "random"}, None)
    others = [seat for seat in range(state.seats) if seat not in people]
    random_bots = dict.fromkeys(others, BOTS["random"])
    return LocalTable(state, people, random_bots if bots is None else bots, nowhere, (), before)


class Visitor(Printer):
    """A player in seat A at a screen of this size."""

    def __init__(self, lang: str, size: tuple[int, int], rng: random.Random) -> None:
        super().__init__(lang)
        width, height = size
        self.shown = io.StringIO()
        self.out = Console(
            file=self.shown,
            force_terminal=True,
            width=width,
            height=height,
            theme=THEME,
            color_system=None,
            highlight=False,
            markup=False,
        )
        self.rng = rng
        self.state: State | None = None

    @property
    def is_live(self) -> bool:
        return False

    def read(self, prompt: str) -> str | None:
        assert self.state is not None
        if self.rng.random() < 0.05:
            return self.rng.choice(ASIDES)
        actions = self.state.actions(0)
        plays = [action for action in actions if action.verb not in LONG]
        return self.rng.choice(plays if plays and self.rng.random() < 0.8 else actions).text
