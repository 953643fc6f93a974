"""What all screens share: each answers once, and takes only keys that were meant for it."""

import math
from asyncio import CancelledError, sleep
from typing import Generic, TypeVar

from textual import events
from textual.await_complete import AwaitComplete
from textual.message import Message
from textual.screen import Screen

Result = TypeVar("Result")
Answer = TypeVar("Answer")


class Page(Screen[Result], Generic[Result]):
    """A screen that answers once, and ignores what was typed before the player saw it."""

    is_closed = False
    shown_at = math.inf  # keys pressed before are about something else

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close this screen and all screens above it; only the first result counts."""
        if self.is_closed or self not in self.app.screen_stack:
            return AwaitComplete(sleep(0))
        while self.app.screen is not self:
            self.app.screen.dismiss(None)
        self.is_closed = True
        return super().dismiss(result)

    async def ask(self, dialog: Screen[Answer]) -> Answer:
        """Show a dialog above this screen and wait for its answer; a closed screen asks nobody."""
        if self.is_closed:
            raise CancelledError
        answer = await self.app.push_screen_wait(dialog)
        if self.is_closed:
            raise CancelledError
        return answer

    def begin_anew(self) -> None:
        """Ignore keys pressed before the player sees what the screen shows next."""
        self.shown_at = math.inf
        self.refresh()

    def _compositor_refresh(self) -> None:
        """Note when the screen is painted, which Textual tells only after the player sees it."""
        if self.is_active:
            self.shown_at = min(self.shown_at, Message().time)
        super()._compositor_refresh()

    def on_screen_resume(self) -> None:
        """Begin when nothing covers the screen any more."""
        self.begin_anew()

    async def on_event(self, event: events.Event) -> None:
        """Ignore keys and clicks that were meant for another screen."""
        is_input = isinstance(event, events.InputEvent)
        if is_input and not (self.is_active and event.time >= self.shown_at):
            return
        await super().on_event(event)
