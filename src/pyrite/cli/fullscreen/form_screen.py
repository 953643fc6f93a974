"""The form for a new table in full screen, changed with the arrow keys."""

from abc import abstractmethod
from typing import Any, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.new_table import NewTable, Row, ServerPlan, sentence
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.table.sitting import Sitting
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.core.messages import PyriteError

LABEL = 14  # columns of a row's label
Chosen = TypeVar("Chosen")


class FormView(Widget):
    """The rows around the current one."""

    def __init__(self, table: NewTable) -> None:
        super().__init__(id="form")
        self.table = table
        self.row = 0

    def render(self) -> Text:
        rows, height = self.table.rows, max(1, self.size.height)
        first = max(0, min(self.row - height // 2, len(rows) - height))
        shown = list(enumerate(rows))[first : first + height]
        return Text("\n").join(self._line(row, n == self.row) for n, row in shown)

    def _line(self, row: Row, is_chosen: bool) -> Text:
        label, width = row.label[:LABEL].ljust(LABEL + 1), self.size.width - LABEL - 3
        value = row.value if len(row.value) <= width else f"{row.value[: width - 1]}…"
        line = Text.assemble((label, "title"), "▸ " if is_chosen else "  ")
        return line.append(value, "bold reverse" if is_chosen else "")


class TableForm(Screen[Chosen | None]):
    """A form that returns the chosen table, or None if it is cancelled."""

    title_id = "full-new-game"

    def __init__(self, printer: Printer, table: NewTable) -> None:
        super().__init__()
        self.printer = printer
        self.table = table

    @abstractmethod
    def chosen(self) -> Chosen:
        """Return the table as it is now; raises if there can be no such table."""

    def compose(self) -> ComposeResult:
        yield Static(styled(self.printer.speaker.say(self.title_id), "title"), id="heading")
        yield FormView(self.table)
        yield Static(id="message")
        yield Static(styled(self.printer.speaker.say("full-form-keys"), "quiet"), id="keys")

    def on_mount(self) -> None:
        self._draw()

    def _draw(self) -> None:
        form = self.query_one(FormView)
        form.row %= len(self.table.rows)
        form.refresh()
        problem, say = self.table.problem, self.printer.speaker.say
        row = self.table.rows[form.row]
        words = say(row.hint) if row.hint else row.value
        text = styled(problem, "error") if problem else styled(words, "quiet")
        self.query_one("#message", Static).update(text)

    def on_key(self, event: events.Key) -> None:
        """Move and change with arrows, type a name with letters, begin with Enter."""
        event.stop()
        form = self.query_one(FormView)
        row = self.table.rows[form.row]
        if event.key in ("up", "down"):
            form.row += 1 if event.key == "down" else -1
        elif event.key in ("left", "right"):
            row.change(1 if event.key == "right" else -1)
        elif event.key == "escape":
            self.dismiss(None)
        elif event.key == "enter":
            self._begin()
        elif row.named is not None:
            self._type(event, row.named)
        elif event.key == "space":
            row.change(1)
        self._draw()

    def _type(self, event: events.Key, seat: int) -> None:
        if event.key == "backspace":
            self.table.type_name(seat, "")
        elif event.is_printable and event.character:
            self.table.type_name(seat, event.character)

    def _begin(self) -> None:
        if self.table.problem is not None:
            return
        try:
            self.dismiss(self.chosen())
        except (CommandError, PyriteError) as error:
            words = sentence(self.printer.speaker, error)
            self.query_one("#message", Static).update(styled(words, "error"))


class FormScreen(TableForm[Sitting]):
    """The form for a table on this machine."""

    def __init__(self, printer: Printer) -> None:
        super().__init__(printer, NewTable(printer.speaker))

    def chosen(self) -> Sitting:
        return self.table.begin(self.printer)


class ServerFormScreen(TableForm[dict[str, Any]]):
    """The form for a table at a server; returns the arguments of `Client.open`."""

    title_id = "full-open-table"

    def __init__(self, printer: Printer) -> None:
        self.plan = ServerPlan(printer.speaker)
        super().__init__(printer, self.plan)

    def chosen(self) -> dict[str, Any]:
        return self.plan.plan
