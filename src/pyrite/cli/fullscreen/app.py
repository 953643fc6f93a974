"""The full-screen application, whatever it shows."""

import asyncio
import math
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from typing import Any, ClassVar, Protocol, runtime_checkable

from rich.segment import Segment
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter
from textual.geometry import Size
from textual.widgets import Static

from pyrite.cli.fullscreen.page import Page
from pyrite.cli.terminal.printer import GOLD, GREY, THEME, Printer, on_signal
from pyrite.cli.terminal.streams import LEAST_COLUMNS, LEAST_LINES, plain_text
from pyrite.lang import Speaker

CSS = """
Screen { layout: vertical; }
#middle { height: 1fr; }
#board { width: 1fr; height: 100%; }
#side { width: 28; height: 100%; padding: 0 0 0 1; }
#seats { height: auto; }
#log { height: 1fr; margin: 1 0 0 0; }
#answers { height: auto; }
#side #answers { height: 1fr; margin: 1 0 0 0; }
#message { height: 2; }
#hand { height: 3; }
#keys { height: 1; }
.small #hand { height: 2; }
.hidden { display: none; }
VerticalScroll {
    scrollbar-size-vertical: 1; scrollbar-color: GREY; scrollbar-background: ansi_default;
    scrollbar-color-hover: GREY; scrollbar-background-hover: ansi_default;
    scrollbar-color-active: GOLD; scrollbar-background-active: ansi_default;
}
ModalScreen { align: center middle; }
.dialog {
    width: 100%; max-width: 80; height: auto; max-height: 100%;
    border: round GOLD; padding: 0 1; background: ansi_default;
}
.dialog VerticalScroll { height: auto; max-height: 20; }
.dialog Static { height: auto; }
Input, Input:focus { color: ansi_default; background: ansi_default; border: round GREY; }
Input:focus { border: round GOLD; }
Input > .input--cursor, Input > .input--selection {
    color: ansi_default; background: ansi_default; text-style: reverse;
}
Input > .input--placeholder, Input > .input--suggestion { color: GREY; }
.dialog Input, .dialog Input:focus { border: none; height: 1; padding: 0; margin: 0 0 1 0; }
.curtain { background: ansi_default; }
#curtain { width: auto; text-align: center; }
#page { height: 1fr; padding: 0 1; }
#page Static { height: auto; }
#heading { height: 1; margin: 1 2 0 2; }
#about { height: 1; margin: 0 2 1 2; }
#form { height: 1fr; margin: 1 2; }
ListScreen #answers { height: 1fr; margin: 0 2; }
ListScreen #message { height: auto; margin: 0 2; }
FormScreen #message, VisitScreen #message { margin: 0 2; }
.field { height: 1; margin: 1 2 0 2; }
VisitScreen Input { height: 3; margin: 0 2; }
VisitScreen #keys { dock: bottom; }
#note { height: 1fr; content-align: center middle; text-align: center; }
""".replace("GOLD", GOLD).replace("GREY", GREY)


class TooSmall(Page[None]):
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
        self._close_if_fits()

    def on_screen_resume(self) -> None:
        self._close_if_fits()

    def _close_if_fits(self) -> None:
        """Close once there is room, unless a dialog above this page still waits for an answer."""
        if self.is_active and not is_small(self.app.size):
            self.dismiss()

    async def on_key(self, event: events.Key) -> None:
        """Leave with Q, as everywhere."""
        event.stop()
        if event.key == "q":
            await self.run_action("app.leave")


def is_small(size: Size) -> bool:
    """Return whether a terminal has no room for a table."""
    return size.width < LEAST_COLUMNS or size.height < LEAST_LINES


Story = Callable[["FullScreen"], Awaitable[Any]]  # shows one screen after the other
LEFT, OVER, AGAIN = "left", "over", "again"  # how a game was left
LEAVE_KEYS = "ctrl+c,ctrl+q"
HANG_UP = getattr(signal, "SIGHUP", None)


@runtime_checkable
class Leavable(Protocol):
    """A screen that knows how to be left."""

    def leave(self) -> None:
        """Leave without losing anything."""


class PlainSigns(LineFilter):
    """Replaces characters that the terminal cannot show, line by line."""

    def __init__(self, encoding: str) -> None:
        super().__init__()
        self.encoding = encoding

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the line with characters that the terminal can show."""
        return [
            Segment(plain_text(text, self.encoding), style, control)
            for text, style, control in segments
        ]


class FullScreen(App[Any]):
    """Shows one screen after the other, and ends with the result of the last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(LEAVE_KEYS, "leave", priority=True, show=False),
        Binding("ctrl+z", "suspend_process", priority=True, show=False),
    ]
    CSS = CSS
    held_within = 0.15  # seconds between two presses of a key that is held
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Pyrite"

    def __init__(self, printer: Printer, story: Story) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.printer = printer
        self.story = story
        self.key = ""  # the key pressed last
        self.pressed_at = self.held_since = -math.inf
        self.when_done: dict[str, Callable[[], object]] = {}
        self.console.push_theme(THEME)
        encoding = sys.stdout.encoding or "ascii"
        if not encoding.lower().startswith("utf"):
            self._filters.append(PlainSigns(encoding))

    def call_when_done(self, about: str, do: Callable[[], object]) -> None:
        """Call a function once the terminal is restored; only the last one about each thing."""
        self.when_done.pop(about, None)
        self.when_done[about] = do

    def on_mount(self) -> None:
        """Begin, and restore the terminal if the process is told to end."""
        if sys.platform != "win32":
            ended = partial(self.exit, return_code=128 + signal.SIGTERM)
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended)
        self.run_worker(self._tell())

    async def _tell(self) -> None:
        self.exit(await self.story(self))

    async def on_event(self, event: events.Event) -> None:
        """Treat a key the same with Shift or Caps Lock; typed text keeps its capitals."""
        if isinstance(event, events.Key):
            if len(event.key) == 1:
                event.key = event.key.lower()
            if not event.is_forwarded and self._is_held_over(event):
                return
        await super().on_event(event)

    def _is_held_over(self, event: events.Key) -> bool:
        """Return whether a key has been held or hammered since before the screen was shown."""
        if event.key != self.key or event.time - self.pressed_at > self.held_within:
            self.held_since = event.time
        self.key, self.pressed_at = event.key, event.time
        shown_at = self.screen.shown_at if isinstance(self.screen, Page) else -math.inf
        return event.key not in LEAVE_KEYS.split(",") and self.held_since < shown_at

    def action_leave(self) -> None:
        """Close what is open above the screen that knows how to be left, and leave that one."""
        known = [screen for screen in self.screen_stack if isinstance(screen, Leavable)]
        if not known:
            self.exit()
            return
        known[-1].leave()

    def on_resize(self, event: events.Resize) -> None:
        """Say what is needed if the terminal is too small."""
        if is_small(event.size) and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.printer.speaker))


def run_full_screen(printer: Printer, story: Story) -> Any:
    """Run a story in full screen and return its result."""
    app = FullScreen(printer, story)
    with on_signal(HANG_UP, end_at_once) if HANG_UP is not None else nullcontext():
        result = app.run()
    if app.return_code:
        raise SystemExit(app.return_code)
    for do in app.when_done.values():
        do()
    return result


def end_at_once(number: int, frame: object) -> None:
    """Exit immediately: everything is on disk, and a closed terminal must not be written to."""
    os._exit(128 + number)
