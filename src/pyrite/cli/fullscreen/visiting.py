"""Visiting a server's table in full screen: taking a seat, waiting, playing."""

import math
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from pyrite.bots import BOTS
from pyrite.cli.arguments.options import seat_wanted
from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.app import FullScreen
from pyrite.cli.fullscreen.new_table import sentence
from pyrite.cli.fullscreen.panels import AnswersView, Pressable, styled
from pyrite.cli.fullscreen.server_line import ServerLine, in_background
from pyrite.cli.fullscreen.server_screen import AGAIN, LEFT, OVER, ServerScreen
from pyrite.cli.fullscreen.server_tables import TablesScreen
from pyrite.cli.fullscreen.table_screen import start
from pyrite.cli.network.game import Visit, keep, name_of, new_client, say_goodbye, seat_of_rematch
from pyrite.cli.network.lobby import fill_with_bots, seats_in_words, shuffle_status, tables_at
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.client import Client, Moment, Seat
from pyrite.core.messages import PyriteError
from pyrite.lang import seat_letter
from pyrite.protocol.table import TableInfo

LEAVING = ("q", "escape")
Answer = TypeVar("Answer")


async def visit_table(app: FullScreen, printer: Printer, visit: Visit) -> bool:
    """Take a seat and play until the player leaves, including rematches; False if never seated."""
    client = new_client(printer, visit.server)
    seated = await sit_down(app, printer, client, visit)
    if seated is None:
        return False
    place, grace = seated
    how = LEFT
    try:
        while (how := await play_there(app, printer, client, place)) == AGAIN:
            rematch = partial(seat_of_rematch, client, place)
            again = await wait_for_server(app, printer, client, rematch)
            if again is None:
                break
            place = again
    finally:
        if how == LEFT:
            app.call_when_done(lambda: say_goodbye(printer, client, place, grace))
    return True


async def sit_down(
    app: FullScreen, printer: Printer, client: Client, visit: Visit
) -> tuple[Seat, float] | None:
    """Take a seat at the named, opened or chosen table; None to go back."""
    if visit.code is not None or visit.plan is not None:
        return await wait_for_server(
            app, printer, client, partial(take_seat, printer, client, visit)
        )
    problem = ""
    while True:
        tables = await wait_for_server(app, printer, client, partial(tables_at, client))
        if tables is None:
            return None
        chosen = await app.push_screen_wait(TablesScreen(printer, visit, tables, problem))
        if chosen is None:
            return None
        try:
            if chosen != visit:
                return await sit_down(app, printer, client, chosen)
            problem = ""
        except PyriteError as error:
            problem = sentence(printer.speaker, error)


async def wait_for_server(
    app: FullScreen, printer: Printer, client: Client, do: Callable[[], Answer]
) -> Answer | None:
    """Ask the server while showing that it is waited for; None if the player leaves."""
    done = await app.push_screen_wait(WaitingScreen(printer, client.http.url, do))
    if done is None:
        client.give_up()  # prevents taking a seat later
    if isinstance(done, Exception):
        raise done
    return done


def take_seat(printer: Printer, client: Client, visit: Visit) -> tuple[Seat, float]:
    """Take a seat, and return it with the seconds before a bot stands in for an absent player."""
    if visit.code is not None:
        table = client.table(visit.code).table
    else:
        table = client.open(**{"lang": printer.speaker.lang, **(visit.plan or {})}).table
    client.http.patience = math.inf  # the player sees the wait and may leave
    place = client.join(table.code, name_of(printer, visit), seat_wanted(visit.seat))
    keep(printer, client)
    return place, table.plan.grace


async def play_there(app: FullScreen, printer: Printer, client: Client, place: Seat) -> str:
    """Wait for the start and play, and return how the table was left."""
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
    """Returns the server's answer or the error, or None if the player does not wait."""

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
        """Ask the server."""
        start(self, self._ask, "game")

    async def _ask(self) -> None:
        try:
            self.dismiss(await in_background(self.do))
        except (CommandError, PyriteError) as error:
            self.dismiss(error)

    def on_key(self, event: events.Key) -> None:
        """Leave with Q."""
        event.stop()
        if event.key in LEAVING:
            self.dismiss(None)


class LobbyScreen(Screen[Moment | str]):
    """The players before the deal; returns the first moment of the game."""

    def __init__(self, printer: Printer, client: Client, line: ServerLine) -> None:
        super().__init__()
        self.printer = printer
        self.client = client
        self.line = line
        self.place = line.place
        self.table: TableInfo | None = None
        self.chosen = 0
        self.status = ""  # status of the shuffle
        self.problem: CommandError | PyriteError | None = None  # why the seat is lost

    def compose(self) -> ComposeResult:
        say, code = self.printer.speaker.say, self.place.code.upper()
        seated = say("full-lobby", seat=seat_letter(self.place.seat or 0), code=code)
        yield Static(styled(seated, "title"), id="heading")
        invitation = say("full-lobby-invite", url=self.client.http.url, code=code)
        yield Static(styled(invitation, "quiet"), id="about")
        yield AnswersView()
        yield Static(id="message")
        yield Static(styled(say("full-lobby-keys"), "quiet"), id="keys")

    def on_mount(self) -> None:
        """Start waiting."""
        self.line.when_changed = self._say_away
        start(self, self._wait, "game")

    async def _wait(self) -> None:
        try:
            async for moment in self.line.moments():
                self._take(moment)
                if moment.view:
                    self.dismiss(moment)
                    return
        except (CommandError, PyriteError) as error:
            self.problem = error
            self._complain(error)

    def _take(self, moment: Moment) -> None:
        seat = self.place.seat
        if moment.over and not moment.view:
            raise CommandError("network-stopped")
        if seat is None or not moment.table.seats[seat].name:
            raise CommandError("network-removed")
        self.table = moment.table
        self._draw()
        status = shuffle_status(self.printer.speaker, moment.table, seat)
        if status != self.status:
            self.status = status
            self._say(status)

    def _draw(self) -> None:
        if self.table is not None:
            words = seats_in_words(self.printer.speaker, self.table)
            self.chosen %= len(words)
            self.query_one(AnswersView).show("", words, self.chosen, numbered=False)

    def _complain(self, error: CommandError | PyriteError) -> None:
        self._say(sentence(self.printer.speaker, error))

    def _say_away(self) -> None:
        self._say(self.printer.speaker.say("full-away") if self.line.is_away else "")

    def _say(self, words: str) -> None:
        self.query_one("#message", Static).update(styled(words, "error"))

    def _ask(self, do: Callable[[], object]) -> None:
        """Have something done at the server, or show why it is not possible."""

        async def ask() -> None:
            try:
                await self.line.ask(do)
            except PyriteError as error:
                self._complain(error)

        self._say("")
        start(self, ask, "ask")

    def _change_seat(self, table: TableInfo, by: int) -> None:
        """Put the next bot in the list, or nobody, in the chosen seat."""
        seat, code = table.seats[self.chosen], table.code
        if seat.name and not seat.bot:
            return
        known = (None, *BOTS)
        bot = known[(known.index(seat.bot) + by) % len(known)]
        if bot is None:
            self._ask(partial(self.client.leave, code, self.chosen))
        else:
            self._ask(partial(self.client.add_bot, code, self.chosen, bot))

    def on_key(self, event: events.Key) -> None:
        """Choose a seat and its bot with arrows, seat bots with B, deal with S, leave with Q."""
        event.stop()
        if event.key in LEAVING:
            self.leave()
        elif self.table is None or self.problem is not None:
            return
        elif event.key in ("up", "down"):
            self.chosen += 1 if event.key == "down" else -1
            self._draw()
        elif event.key in ("left", "right"):
            self._change_seat(self.table, 1 if event.key == "right" else -1)
        elif event.key == "b":
            self._ask(partial(fill_with_bots, self.client, self.table))
        elif event.key == "s":
            self._ask(partial(self.client.start, self.table.code))

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Choose the clicked seat."""
        self.chosen = event.number
        self._draw()

    def leave(self) -> None:
        """Leave, keeping the seat."""
        self.dismiss(LEFT if self.problem is None else OVER)
