"""Going to a server's table on the full screen: taking a seat, waiting for the start, playing."""

import asyncio

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from pyrite.cli.arguments.options import seat_wanted
from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.app import FullScreen
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.fullscreen.server_line import ServerLine
from pyrite.cli.fullscreen.server_screen import AGAIN, LEFT, ServerScreen
from pyrite.cli.fullscreen.table_screen import start
from pyrite.cli.network.game import Visit, keep, name_of, new_client, say_goodbye, seat_of_rematch
from pyrite.cli.network.lobby import people
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.client import Client, Moment, Seat
from pyrite.client.client import PATIENCE
from pyrite.core.errors import PyriteError


async def visit_table(app: FullScreen, printer: Printer, visit: Visit) -> None:
    """Take a seat or go back to it, and play until the person leaves, also once more."""
    client, place = await asyncio.to_thread(take_seat, printer, visit)
    while (how := await play_there(app, printer, client, place)) == AGAIN:
        place = await asyncio.to_thread(seat_of_rematch, client, place)
    if how == LEFT:
        grace = (await asyncio.to_thread(client.table, place.code)).table.plan.grace
        app.call_when_done(lambda: say_goodbye(printer, client, place, grace))


async def play_there(app: FullScreen, printer: Printer, client: Client, place: Seat) -> str:
    """Wait for the start and play; returns how the table was left."""
    with place:
        first = await app.push_screen_wait(LobbyScreen(printer, client, place))
        if not isinstance(first, Moment):
            return LEFT
        return await app.push_screen_wait(ServerScreen(printer, place, first)) or LEFT


def take_seat(printer: Printer, visit: Visit) -> tuple[Client, Seat]:
    """A seat at the table; a `PyriteError` or `CommandError` says why there is none."""
    client = new_client(printer, visit.server)
    client.table(visit.code)
    client.http.patience = PATIENCE
    place = client.join(visit.code, name_of(printer, visit), seat_wanted(visit.seat))
    keep(printer, client)
    return client, place


class LobbyScreen(Screen[Moment | str]):
    """Who is at the table before the deal; dismissed with the first moment of the game."""

    def __init__(self, printer: Printer, client: Client, place: Seat) -> None:
        super().__init__()
        self.printer = printer
        self.client = client
        self.place = place
        self.line = ServerLine(place)

    def compose(self) -> ComposeResult:
        say = self.printer.speaker.say
        seated = say("network-seated", seat=self.place.seat, code=self.place.code.upper())
        yield Static(styled(seated, "title"), id="heading")
        yield Static(id="note")
        yield Static(id="message")
        yield Static(styled(say("full-lobby-keys"), "quiet"), id="keys")

    def on_mount(self) -> None:
        """Begin to wait."""
        start(self, self._wait, "game")

    async def _wait(self) -> None:
        try:
            async for moment in self.line.moments():
                self._show(moment)
                if moment.view:
                    self.dismiss(moment)
                    return
        except (CommandError, PyriteError) as error:
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
        speaker = self.printer.speaker
        if isinstance(error, PyriteError):
            words = speaker.message(error.message)
        else:
            words = speaker.say(error.id, **error.args_said)
        self.query_one("#message", Static).update(styled(words, "error"))

    def on_key(self, event: events.Key) -> None:
        """S deals the cards, Q leaves."""
        event.stop()
        if event.key == "s":
            start(self, self._start, "start")
        elif event.key in ("q", "escape", "ctrl+c", "ctrl+q"):
            self.dismiss(LEFT)
