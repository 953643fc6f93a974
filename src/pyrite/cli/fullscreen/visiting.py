"""Going to a server's table on the full screen: taking a seat, waiting for the start, playing."""

import math
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from pyrite.cli.arguments.options import seat_wanted
from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.app import FullScreen
from pyrite.cli.fullscreen.new_table import sentence
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.fullscreen.server_line import ServerLine, in_background
from pyrite.cli.fullscreen.server_screen import AGAIN, LEFT, OVER, ServerScreen
from pyrite.cli.fullscreen.table_screen import start
from pyrite.cli.network.game import Visit, keep, name_of, new_client, say_goodbye, seat_of_rematch
from pyrite.cli.network.lobby import people
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.client import Client, Moment, Seat
from pyrite.core.errors import PyriteError

LEAVING = ("q", "escape")
Answer = TypeVar("Answer")


async def visit_table(app: FullScreen, printer: Printer, visit: Visit) -> None:
    """Take a seat or go back to it, and play until the person leaves, also once more."""
    client = new_client(printer, visit.server)
    seated = await wait_for_server(app, printer, client, partial(take_seat, printer, client, visit))
    if seated is None:
        return
    place, grace = seated
    how = LEFT
    try:
        while (how := await play_there(app, printer, client, place)) == AGAIN:
            rematch = partial(seat_of_rematch, client, place)
            again = await wait_for_server(app, printer, client, rematch)
            if again is None:
                return
            place = again
    finally:
        if how == LEFT:
            app.call_when_done(lambda: say_goodbye(printer, client, place, grace))


async def wait_for_server(
    app: FullScreen, printer: Printer, client: Client, do: Callable[[], Answer]
) -> Answer | None:
    """Ask the server something, and say meanwhile that it is waited for; None: the person left."""
    done = await app.push_screen_wait(WaitingScreen(printer, client.http.url, do))
    if isinstance(done, Exception):
        raise done
    return done


def take_seat(printer: Printer, client: Client, visit: Visit) -> tuple[Seat, float]:
    """A seat at the table, and after how many seconds a bot stands in for who is gone."""
    table = client.table(visit.code).table
    client.http.patience = math.inf  # a person sees that it is waited for, and may leave
    place = client.join(visit.code, name_of(printer, visit), seat_wanted(visit.seat))
    keep(printer, client)
    return place, table.plan.grace


async def play_there(app: FullScreen, printer: Printer, client: Client, place: Seat) -> str:
    """Wait for the start and play; returns how the table was left."""
    line = ServerLine(client, place)
    try:
        first = await app.push_screen_wait(LobbyScreen(printer, client, line))
        if not isinstance(first, Moment):
            return first or LEFT
        screen = ServerScreen(printer, line, first)
        how = await app.push_screen_wait(screen) or LEFT
    finally:
        line.leave()
    if screen.problem is not None:
        raise screen.problem
    return how


class WaitingScreen(Screen[Answer | Exception | None], Generic[Answer]):
    """Dismissed with what the server answers or the error; None if the person does not wait."""

    def __init__(self, printer: Printer, url: str, do: Callable[[], Answer]) -> None:
        super().__init__()
        self.printer = printer
        self.url = url
        self.do = do

    def compose(self) -> ComposeResult:
        say = self.printer.speaker.say
        yield Static(styled(say("full-connecting", url=self.url), "quiet"), id="note")
        yield Static(styled(say("full-connecting-keys"), "quiet"), id="keys")

    def on_mount(self) -> None:
        """Ask."""
        start(self, self._ask, "game")

    async def _ask(self) -> None:
        try:
            self.dismiss(await in_background(self.do))
        except (CommandError, PyriteError) as error:
            self.dismiss(error)

    def on_key(self, event: events.Key) -> None:
        """Q leaves."""
        event.stop()
        if event.key in LEAVING:
            self.dismiss(None)


class LobbyScreen(Screen[Moment | str]):
    """Who is at the table before the deal; dismissed with the first moment of the game."""

    def __init__(self, printer: Printer, client: Client, line: ServerLine) -> None:
        super().__init__()
        self.printer = printer
        self.client = client
        self.line = line
        self.place = line.place
        self.problem: CommandError | PyriteError | None = None  # why there is no seat any more

    def compose(self) -> ComposeResult:
        say = self.printer.speaker.say
        seated = say("network-seated", seat=self.place.seat, code=self.place.code.upper())
        yield Static(styled(seated, "title"), id="heading")
        yield Static(id="note")
        yield Static(id="message")
        yield Static(styled(say("full-lobby-keys"), "quiet"), id="keys")

    def on_mount(self) -> None:
        """Begin to wait."""
        self.line.when_changed = self._say_away
        start(self, self._wait, "game")

    async def _wait(self) -> None:
        try:
            async for moment in self.line.moments():
                self._show(moment)
                if moment.view:
                    self.dismiss(moment)
                    return
        except (CommandError, PyriteError) as error:
            self.problem = error
            self._complain(error)

    def _show(self, moment: Moment) -> None:
        seat = self.place.seat
        if moment.over and not moment.view:
            raise CommandError("network-stopped")
        if seat is None or not moment.table.seats[seat].name:
            raise CommandError("network-removed")
        words = people(self.printer.speaker, moment.table).replace(", ", "\n")
        self.query_one("#note", Static).update(Text(words))

    async def _start(self) -> None:
        try:
            await self.line.ask(lambda: self.client.start(self.place.code))
        except PyriteError as error:
            self._complain(error)

    def _complain(self, error: CommandError | PyriteError) -> None:
        self._say(sentence(self.printer.speaker, error))

    def _say_away(self) -> None:
        self._say(self.printer.speaker.say("full-away") if self.line.is_away else "")

    def _say(self, words: str) -> None:
        self.query_one("#message", Static).update(styled(words, "error"))

    def on_key(self, event: events.Key) -> None:
        """S deals the cards, Q leaves."""
        event.stop()
        if event.key == "s":
            start(self, self._start, "start")
        elif event.key in LEAVING:
            self.leave()

    def leave(self) -> None:
        """Go away; the seat is kept."""
        self.dismiss(LEFT if self.problem is None else OVER)
