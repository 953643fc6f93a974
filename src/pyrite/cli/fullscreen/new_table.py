"""The form for a new table: game, seats, edition, modules and players."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widget import Widget
from textual.widgets import Static

from pyrite.bots import BOTS, USUAL
from pyrite.bots.learned import check_learned, plays
from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.page import Page
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.options import seed_or_lot
from pyrite.cli.table.match import LocalTable
from pyrite.cli.table.sitting import begin_game, seats_text
from pyrite.cli.terminal.printer import Printer
from pyrite.cli.usage import sentence
from pyrite.core.messages import PyriteError
from pyrite.core.names import LONGEST_NAME, clean_names
from pyrite.core.seats import LETTERS
from pyrite.games import GAMES, describe, new_game
from pyrite.lang import Speaker, seat_letter

PERSON = "person"
PLAYERS = (PERSON, *BOTS)
ROUNDS = (None, 1, 2, 3, 4, 5)  # None means as printed
ON, OFF = "[x]", "[ ]"


class Row(NamedTuple):
    """A line of the form: its label, its value and how to change it."""

    label: str
    value: str
    change: Callable[[int], None]
    named: int | None = None  # the seat whose name can be typed here
    hint: str = ""  # explains the row


class NewTable:
    """All choices for a new table; `problem` says what does not fit together, and why."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.game = next(iter(GAMES))
        self.seats = 5
        self.rounds: int | None = None
        self.edition: str | None = None
        self.modules: set[str] = set()
        self.players = [PERSON, *[USUAL] * (len(LETTERS) - 1)]
        self.names = [""] * len(LETTERS)

    @property
    def rows(self) -> list[Row]:
        """The lines of the form."""
        say = self.speaker.say
        rows = [Row(say("plan-game"), say(f"title-{self.game}"), self._next_game)]
        rows.append(Row(say("plan-seat-number"), str(self.seats), self._more_seats))
        rows += [self._seat_row(seat) for seat in range(self.seats)]
        rounds = say("plan-as-printed") if self.rounds is None else str(self.rounds)
        rows.append(Row(say("plan-rounds"), rounds, partial(self._next_value, "rounds", ROUNDS)))
        if editions := GAMES[self.game].editions:
            words = say(f"edition-{self.edition or editions[0]}")
            change = partial(self._next_value, "edition", editions)
            rows.append(Row(say("plan-edition"), words, change))
        return rows + [self._module_row(key) for key in self._module_keys]

    def _seat_row(self, seat: int) -> Row:
        player = self.players[seat]
        id = "plan-person" if player == PERSON else f"bot-level-{player}"
        who = f"{self.speaker.say(id)}  {self.names[seat]}".rstrip()
        label = self.speaker.seat(seat)
        return Row(
            label, who, partial(self._next_player, seat), seat, self.speaker.say("full-type-name")
        )

    def _module_row(self, key: str) -> Row:
        mark = ON if key in self.modules else OFF
        words = f"{mark} {self.speaker.say(f'module-{key}')}"
        label = self.speaker.say("plan-expansions") if key == self._module_keys[0] else ""
        about = self.speaker.part(f"module-{key}", "about")
        return Row(label, words, partial(self._toggle, key), hint=about)

    @property
    def _module_keys(self) -> list[str]:
        keys = [module["key"] for module in GAMES[self.game].modules()]
        return [key for key in keys if key not in ("base", self.game)]

    def _next_game(self, by: int) -> None:
        self.game = _next(list(GAMES), self.game, by)
        self.edition, self.modules = None, set()
        self._more_seats(0)

    def _more_seats(self, by: int) -> None:
        least, most = GAMES[self.game].seats_for(self.modules)
        self.seats = max(least, min(self.seats + by, most))

    def _next_value(self, name: str, known: Sequence[Any], by: int) -> None:
        setattr(self, name, _next(known, getattr(self, name) or known[0], by))

    def _next_player(self, seat: int, by: int) -> None:
        now, table = self.players[seat], (self.game, self.modules, False)
        known = [player for player in PLAYERS if player == now or plays(player, *table)]
        self.players[seat] = _next(known, now, by)

    def _toggle(self, key: str, by: int) -> None:
        self.modules ^= {key}

    def type_name(self, seat: int, sign: str) -> None:
        """Add a character to a seat's name; an empty one removes the last."""
        name = self.names[seat]
        self.names[seat] = (name + sign)[:LONGEST_NAME] if sign else name[:-1]

    @property
    def options(self) -> dict[str, Any]:
        """The options for `new_game`."""
        options: dict[str, Any] = {"seats": self.seats}
        if self.modules:
            options["modules"] = tuple(self.modules)
        if self.edition is not None:
            options["edition"] = self.edition
        if self.rounds is not None:
            options["rounds"] = self.rounds
        return options

    @property
    def problem(self) -> str | None:
        """The reason why there can be no such table; None if there can."""
        try:
            description = describe(self.game, **self.options)
            check_learned(description, *self.players[: self.seats])
            clean_names(self.names[: self.seats])
        except PyriteError as error:
            return self.speaker.message(error.message)
        return None

    def begin(self, printer: Printer) -> LocalTable:
        """Begin a game at this table."""
        everybody = range(self.seats)
        people = [seat for seat in everybody if self.players[seat] == PERSON]
        bots = [f"{seat_letter(seat)}={self.players[seat]}" for seat in everybody]
        others = ",".join(bots[seat] for seat in everybody if seat not in people)
        notes = {"seat": seats_text(people), "bot": others or USUAL}
        names = tuple(clean_names(name.strip() or None for name in self.names[: self.seats]))
        state = new_game(self.game, seed=seed_or_lot(None), **self.options)
        return begin_game(printer, state, notes, None, names if any(names) else ())


class ServerPlan(NewTable):
    """A table at a server, with open seats or bots, public or not."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker)
        self.players = [PERSON] * len(LETTERS)
        self.is_public = False

    @property
    def rows(self) -> list[Row]:
        """The lines of the form."""
        game, seats, *others = super().rows
        mark = ON if self.is_public else OFF
        words = f"{mark} {self.speaker.say('full-list-publicly')}"
        return [game, seats, Row("", words, self._switch_public), *others]

    def _switch_public(self, by: int) -> None:
        self.is_public = not self.is_public

    def _seat_row(self, seat: int) -> Row:
        label, player = self.speaker.seat(seat), self.players[seat]
        if seat == 0:
            return Row(label, self.speaker.say("lobby-you"), lambda by: None)
        id = "network-free" if player == PERSON else f"bot-level-{player}"
        change = partial(self._next_player, seat)
        return Row(label, self.speaker.say(id), change, hint=self.speaker.say("full-free-seats"))

    @property
    def plan(self) -> dict[str, Any]:
        """The plan in the form a server takes."""
        bots = [None if player == PERSON else player for player in self.players[: self.seats]]
        chosen = {**self.options, "game": self.game, "modules": sorted(self.modules)}
        return {**chosen, "bots": bots, "public": self.is_public}


def _next(known: Sequence[Any], now: object, by: int) -> Any:
    return known[(known.index(now) + by) % len(known)]


MOST_LABEL = 24  # columns of the longest label
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
        label = min(MOST_LABEL, max(len(row.label) for row in rows))
        return Text("\n").join(self._line(row, n == self.row, label) for n, row in shown)

    def _line(self, row: Row, is_chosen: bool, most: int) -> Text:
        label, width = row.label[:most].ljust(most + 1), self.size.width - most - 3
        value = row.value if len(row.value) <= width else f"{row.value[: width - 1]}…"
        line = Text.assemble((label, "title"), "▸ " if is_chosen else "  ")
        return line.append(value, "bold reverse" if is_chosen else "")


class FormScreen(Page[Chosen | None], Generic[Chosen]):
    """A form that returns what `done` makes of the table, or None if it is cancelled."""

    def __init__(
        self, printer: Printer, title: str, table: NewTable, done: Callable[[], Chosen]
    ) -> None:
        super().__init__()
        self.printer = printer
        self.title_id = title
        self.table = table
        self.done = done  # raises if there can be no such table

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
        problem, row = self.table.problem, self.table.rows[form.row]
        text = styled(problem, "error") if problem else styled(row.hint, "quiet")
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
            self.dismiss(self.done())
        except (CommandError, PyriteError) as error:
            words = sentence(self.printer.speaker, error)
            self.query_one("#message", Static).update(styled(words, "error"))


def local_form(printer: Printer) -> FormScreen[LocalTable]:
    """Return the form for a table on this machine."""
    table = NewTable(printer.speaker)
    return FormScreen(printer, "full-new-game", table, lambda: table.begin(printer))


def server_form(printer: Printer) -> FormScreen[dict[str, Any]]:
    """Return the form for a table at a server, whose result are the arguments of `Client.open`."""
    table = ServerPlan(printer.speaker)
    return FormScreen(printer, "full-open-table", table, lambda: table.plan)
