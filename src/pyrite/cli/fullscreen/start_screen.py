"""The first screen: resume a game, begin one, or go to a server's table."""

from functools import partial
from pathlib import Path

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.dialogs import ListDialog
from pyrite.cli.fullscreen.form_screen import FormScreen
from pyrite.cli.fullscreen.new_table import sentence
from pyrite.cli.fullscreen.panels import AnswersView, Pressable, styled
from pyrite.cli.fullscreen.server_tables import VisitScreen
from pyrite.cli.network.game import Visit
from pyrite.cli.saved.saves import delete, forget, unfinished
from pyrite.cli.table.sitting import Sitting, about_game, resume_game
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.core.messages import PyriteError
from pyrite.core.state import State
from pyrite.games import Record
from pyrite.lang import Speaker

MOST_SAVED = 5
Start = Sitting | Visit | None


class StartScreen(Screen[Start]):
    """The first screen; returns where to play, or None if the player leaves."""

    def __init__(self, printer: Printer) -> None:
        super().__init__()
        self.printer = printer
        self.saved = saved_games(printer.speaker)
        self.chosen = 0

    def compose(self) -> ComposeResult:
        yield Static(styled("Pyrite", "title"), id="heading")
        yield Static(styled(self.printer.speaker.say("browser-welcome"), "quiet"), id="about")
        yield AnswersView()
        yield Static(id="message")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self._draw()

    def _draw(self) -> None:
        say = self.printer.speaker.say
        words = [say("full-go-on-with", about=about) for _, about in self.saved]
        words += [say("full-new-game"), say("full-server"), say("full-leave")]
        self.chosen %= len(words)
        self.query_one(AnswersView).show("", words, self.chosen)
        keys = say("full-start-keys")
        if self.chosen < len(self.saved):
            keys = f"{say('full-delete-key')}  {keys}"
        self.query_one("#keys", Static).update(styled(keys, "quiet"))

    def on_key(self, event: events.Key) -> None:
        """Move with arrows, choose with Enter or numbers."""
        event.stop()
        sign = event.character or ""
        if event.key in ("up", "down"):
            self.chosen += 1 if event.key == "down" else -1
            self._draw()
        elif event.key in ("q", "escape"):
            self.dismiss(None)
        elif event.key in ("d", "delete"):
            self._ask_to_delete()
        elif event.key == "enter":
            self._choose(self.chosen)
        elif sign.isdecimal() and sign != "0":
            self._choose(int(sign) - 1)

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Choose the clicked line."""
        self._choose(event.number)

    def _choose(self, number: int) -> None:
        if number < len(self.saved):
            self._resume(self.saved[number][0])
            return
        others = (self._new, self._visit, partial(self.dismiss, None))
        if number - len(self.saved) < len(others):
            others[number - len(self.saved)]()

    def _new(self) -> None:
        self.app.push_screen(FormScreen(self.printer), self._sit_down)

    def _visit(self) -> None:
        self.app.push_screen(VisitScreen(self.printer), self._sit_down)

    def _sit_down(self, start: Start) -> None:
        if start is not None:
            self.dismiss(start)

    def _resume(self, path: Path) -> None:
        """Resume this game; if it cannot be continued, say why and stop offering it."""
        try:
            self.dismiss(resume_game(self.printer, path, {}))
        except (CommandError, PyriteError) as error:
            self._complain(error)
            if getattr(error, "id", "") != "resume-busy":
                forget(path)
                self._drop(path)

    def _ask_to_delete(self) -> None:
        if self.chosen < len(self.saved):
            say, (path, about) = self.printer.speaker.say, self.saved[self.chosen]
            answers = [say("full-delete-yes"), say("full-delete-no")]
            dialog = ListDialog(say("full-delete", about=about), answers, say("full-escape"))
            self.app.push_screen(dialog, partial(self._delete, path))

    def _delete(self, path: Path, answer: int | None) -> None:
        if answer != 0:
            return
        try:
            delete(path)
        except (CommandError, OSError) as error:
            self._complain(error)
        else:
            self._drop(path)

    def _drop(self, path: Path) -> None:
        """Remove a game from the list."""
        self.saved = [one for one in self.saved if one[0] != path]
        self._draw()

    def _complain(self, error: CommandError | PyriteError | OSError) -> None:
        words = sentence(self.printer.speaker, error)
        self.query_one("#message", Static).update(styled(words, "error"))


def whole_lines(text: str) -> list[str]:
    """Return the lines of a file, without a last line that is incomplete."""
    return [line for line in text.splitlines(keepends=True) if line.endswith("\n")]


def saved_games(speaker: Speaker) -> list[tuple[Path, str]]:
    """Return the unfinished games, each with a description."""
    found: list[tuple[Path, str]] = []
    for path in unfinished()[:MOST_SAVED]:
        try:
            text = "".join(whole_lines(path.read_text("utf-8-sig")))
            record = Record(*Record.from_text(text))
        except (OSError, UnicodeDecodeError, PyriteError):
            forget(path)
            continue
        found.append((path, about_game(speaker, path, record, replayed(record))))
    return found


def replayed(record: Record) -> State | None:
    """Return the game where it was left; None if it cannot be replayed, or a module is missing."""
    try:
        return record.replay()
    except PyriteError:
        return None
