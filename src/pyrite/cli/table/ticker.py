"""Showing other players' moves as they happen, until the table is drawn again."""

from collections.abc import Sequence

from rich.console import Group
from rich.live import Live
from rich.text import Text

from pyrite.cli.terminal.keyboard import Keys
from pyrite.cli.terminal.screen import Screen

PAUSE = 0.6  # seconds after each move, at normal speed


class Ticker:
    """Lines that grow after short pauses, or without any after a key; silent in a pipe."""

    def __init__(self, screen: Screen, pause: float = PAUSE) -> None:
        self.screen = screen
        self.pause = pause
        self.keys = Keys()
        self.live: Live | None = None

    def show(self, lines: Sequence[str]) -> None:
        """Show the newest lines for a moment."""
        if not self.screen.is_live:
            return
        if self.live is None:
            self.keys.start()
            self.live = Live(console=self.screen.out, transient=True, auto_refresh=False)
            self.live.start()
        newest = lines[-max(1, self.screen.out.height - 2) :]
        self.live.update(Group(*(Text(f"• {line}", "quiet") for line in newest)), refresh=True)
        self.keys.wait(self.pause)

    def linger(self, times: int = 1) -> None:
        """Keep the lines for this many pauses, or until a key is pressed."""
        self.keys.start()
        self.keys.wait(times * self.pause)
        self.keys.stop()

    def stop(self) -> None:
        """Remove the lines, and pause again from now on."""
        self.keys.stop()
        if self.live is not None:
            self.live.stop()
            self.live = None
