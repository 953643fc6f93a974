"""Finding a table at a server: its address, its tables, or a new one."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input, Static

from pyrite.cli.fullscreen.form_screen import ServerFormScreen
from pyrite.cli.fullscreen.panels import AnswersView, Pressable, styled
from pyrite.cli.network.game import Visit
from pyrite.cli.network.lobby import about_table
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.protocol.table import TableInfo

FIRST = "http://"


class VisitScreen(Screen[Visit | None]):
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


class TablesScreen(Screen[Visit | None]):
    """A server's tables and a new one; returns where to sit, or None to go back."""

    def __init__(
        self, printer: Printer, visit: Visit, tables: Sequence[TableInfo], problem: str
    ) -> None:
        super().__init__()
        self.printer = printer
        self.visit = visit
        self.tables = tables
        self.problem = problem  # why the last chosen table had no seat
        self.chosen = 0

    def compose(self) -> ComposeResult:
        say = self.printer.speaker.say
        heading = say("network-tables", url=self.visit.server)
        yield Static(styled(heading, "title"), id="heading")
        yield Static(styled("" if self.tables else say("network-no-tables"), "quiet"), id="about")
        yield AnswersView()
        yield Static(styled(self.problem, "error"), id="message")
        yield Static(styled(say("full-tables-keys"), "quiet"), id="keys")

    def on_mount(self) -> None:
        self._draw()

    def _draw(self) -> None:
        speaker = self.printer.speaker
        words = [speaker.say("full-open-table")]
        words += [about_table(speaker, table) for table in self.tables]
        self.chosen %= len(words)
        self.query_one(AnswersView).show("", words, self.chosen)

    def on_key(self, event: events.Key) -> None:
        """Move with arrows, choose with Enter or numbers, refresh with R."""
        event.stop()
        sign = event.character or ""
        if event.key in ("up", "down"):
            self.chosen += 1 if event.key == "down" else -1
            self._draw()
        elif event.key in ("escape", "q"):
            self.dismiss(None)
        elif event.key == "r":
            self.dismiss(self.visit)
        elif event.key == "enter":
            self._choose(self.chosen)
        elif sign.isdecimal() and sign != "0":
            self._choose(int(sign) - 1)

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Choose the clicked line."""
        self._choose(event.number)

    def _choose(self, number: int) -> None:
        if number == 0:
            self.app.push_screen(ServerFormScreen(self.printer), self._open)
        elif number <= len(self.tables):
            self.dismiss(self.visit._replace(code=self.tables[number - 1].code))

    def _open(self, plan: dict[str, Any] | None) -> None:
        if plan is not None:
            self.dismiss(self.visit._replace(plan=plan))
