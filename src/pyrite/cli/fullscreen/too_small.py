"""The message shown when the terminal is too small for a table."""

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from pyrite.cli.fullscreen.capable import LEAST_COLUMNS, LEAST_LINES
from pyrite.lang import Speaker


class TooSmall(Screen[None]):
    """Shown until there is enough room again."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self.speaker = speaker

    def compose(self) -> ComposeResult:
        yield Static(id="note")

    def on_resize(self) -> None:
        needed = {"columns": LEAST_COLUMNS, "lines": LEAST_LINES}
        now = {"width": self.size.width, "height": self.size.height}
        self.query_one(Static).update(self.speaker.say("full-too-small", **needed, **now))

    async def on_key(self, event: events.Key) -> None:
        """Leave with Q, as everywhere."""
        event.stop()
        if event.key == "q":
            await self.run_action("app.leave")
