"""Visiting a server in full screen: its address, its tables, and the lobby of one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.widgets import Input, Static

from pyrite.bots import BOTS
from pyrite.bots.learned import plays
from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.app import LEFT, OVER
from pyrite.cli.fullscreen.info_screen import start
from pyrite.cli.fullscreen.new_table import server_form
from pyrite.cli.fullscreen.page import Page
from pyrite.cli.fullscreen.panels import LEAVING, ListScreen, styled
from pyrite.cli.fullscreen.server_line import ServerLine, in_background
from pyrite.cli.network.server_table import shuffle_status
from pyrite.cli.network.visit import (
    Visit,
    about_table,
    fill_with_bots,
    seats_in_words,
)
from pyrite.cli.terminal.printer import Printer
from pyrite.cli.usage import sentence
from pyrite.client import Client, Moment
from pyrite.core.messages import PyriteError
from pyrite.lang import seat_letter
from pyrite.protocol.table import TableInfo

FIRST = "http://"
T = TypeVar("T")


class VisitScreen(Page[Visit | None]):
    """A form for a server's address, your name, and a table code if you have one."""

    FIELDS: ClassVar = {"server": "full-address", "name": "full-name", "code": "full-code"}

    def __init__(self, printer: Printer, before: Visit | None = None, problem: str = "") -> None:
        super().__init__()
        self.printer = printer
        self.before = before or Visit(FIRST, None, None, None)
        self.problem = problem  # why the previous visit failed

    def compose(self) -> ComposeResult:
        say = self.printer.speaker.say
        yield Static(styled(say("full-server"), "title"), id="heading")
        for field, id in self.FIELDS.items():
            yield Static(say(id), classes="field")
            yield Input(getattr(self.before, field) or "", id=field)
        yield Static(styled(self.problem, "error"), id="message")
        yield Static(styled(say("full-visit-keys"), "quiet"), id="keys")

    def on_mount(self) -> None:
        first = "#code" if self.before.code or self.before.name else "#server"
        self.query_one(first, Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Move on to the next field, and after the last one to the server."""
        if event.input.id != "code":
            self.focus_next()
            return
        server, name, code = (
            self.query_one(f"#{field}", Input).value.strip() for field in self.FIELDS
        )
        if server in ("", FIRST):
            self.query_one("#server", Input).focus()
        else:
            address = server if "://" in server else f"http://{server}"
            self.dismiss(Visit(address, code or None, None, name or None))

    def on_key(self, event: events.Key) -> None:
        """Go back with Esc, and move between fields with arrows."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
        elif event.key in ("up", "down"):
            event.stop()
            (self.focus_next if event.key == "down" else self.focus_previous)()


class TablesScreen(ListScreen[Visit | None]):
    """A server's tables and a new one; returns where to sit, or None to go back."""

    def __init__(
        self, printer: Printer, visit: Visit, tables: Sequence[TableInfo], problem: str
    ) -> None:
        super().__init__(printer, problem)
        self.visit = visit
        self.tables = tables

    def texts(self) -> tuple[str, str, str]:
        say = self.printer.speaker.say
        about = "" if self.tables else say("network-no-tables")
        return say("network-tables", url=self.visit.server), about, say("full-tables-keys")

    def lines(self) -> list[str]:
        speaker = self.printer.speaker
        others = [about_table(speaker, table) for table in self.tables]
        return [speaker.say("full-open-table"), *others]

    def choose(self, number: int) -> None:
        """Open a new table, or sit down at one."""
        if number == 0:
            self.app.push_screen(server_form(self.printer), self._open)
        elif number <= len(self.tables):
            self.dismiss(self.visit._replace(code=self.tables[number - 1].code))

    def _open(self, plan: dict[str, Any] | None) -> None:
        if plan is not None:
            self.dismiss(self.visit._replace(plan=plan))

    def go_back(self) -> None:
        """Go back to the server's address."""
        self.dismiss(None)

    def press(self, key: str) -> None:
        """Look again with R."""
        if key == "r":
            self.dismiss(self.visit)


class WaitingScreen(Page[T | Exception | None], Generic[T]):
    """Returns the server's answer or the error, or None if the player does not wait."""

    def __init__(self, printer: Printer, url: str, do: Callable[[], T]) -> None:
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


class LobbyScreen(ListScreen[Moment | str]):
    """The players before the deal; returns the first moment of the game."""

    numbered = False

    def __init__(self, printer: Printer, client: Client, line: ServerLine) -> None:
        super().__init__(printer)
        self.client = client
        self.line = line
        self.place = line.place
        self.table: TableInfo | None = None
        self.status = ""  # status of the shuffle
        self.problem: CommandError | PyriteError | None = None  # why the seat is lost

    def texts(self) -> tuple[str, str, str]:
        say, code = self.printer.speaker.say, self.place.code.upper()
        seated = say("full-lobby", seat=seat_letter(self.place.seat or 0), code=code)
        invitation = say("full-lobby-invite", url=self.client.http.url, code=code)
        return seated, invitation, say("full-lobby-keys")

    def lines(self) -> list[str]:
        return seats_in_words(self.printer.speaker, self.table) if self.table else []

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
            self.complain(sentence(self.printer.speaker, error))

    def _take(self, moment: Moment) -> None:
        seat = self.place.seat
        if moment.over and not moment.view:
            raise CommandError("network-stopped")
        if seat is None or not moment.table.seats[seat].name:
            raise CommandError("network-removed")
        self.table = moment.table
        self.draw()
        status = shuffle_status(self.printer.speaker, moment.table, self.place)
        if status != self.status:
            self.status = status
            self.complain(status)

    def _say_away(self) -> None:
        self.complain(self.printer.speaker.say("full-away") if self.line.is_away else "")

    def _ask(self, do: Callable[[], object]) -> None:
        """Have something done at the server, or show why it is not possible."""

        async def ask() -> None:
            try:
                await self.line.ask(do)
            except PyriteError as error:
                self.complain(sentence(self.printer.speaker, error))

        self.complain("")
        start(self, ask, "ask")

    def choose(self, number: int) -> None:
        """Choose a seat."""
        self.chosen = number
        self.draw()

    def press(self, key: str) -> None:
        """Change the chosen seat's bot with arrows, seat bots with B, deal with S."""
        if self.table is None or self.problem is not None:
            return
        if key in ("left", "right"):
            self._change_seat(self.table, 1 if key == "right" else -1)
        elif key == "b":
            self._ask(partial(fill_with_bots, self.client, self.table))
        elif key == "s":
            self._ask(partial(self.client.start, self.table.code))

    def _change_seat(self, table: TableInfo, by: int) -> None:
        """Put the next bot in the list, or nobody, in the chosen seat."""
        seat, code = table.seats[self.chosen], table.code
        if seat.name and not seat.bot:
            return
        plan = table.plan
        where = plan.game, plan.modules, plan.deck is not None
        known = (None, *(bot for bot in BOTS if plays(bot, *where)))
        bot = known[(known.index(seat.bot) + by) % len(known)]
        if bot is None:
            self._ask(partial(self.client.leave, code, self.chosen))
        else:
            self._ask(partial(self.client.add_bot, code, self.chosen, bot))

    def leave(self) -> None:
        """Leave, keeping the seat."""
        self.dismiss(LEFT if self.problem is None else OVER)

    go_back = leave
