"""A player in the terminal who plays randomly, looks around, and records the output."""

import io
import random

from rich.console import Console

from pyrite.cli.terminal.screen import THEME, Screen
from pyrite.core.state import State

LONG = ("pass", "shed", "guard", "beg", "propose")
ASIDES = ("know", "?", "table", "log", "1 2", "99", "why map@0,0", "zoom")


class Visitor(Screen):
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
