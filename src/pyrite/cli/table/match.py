"""A game in the terminal, line by line, with any number of people and bots."""

import signal
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from pyrite.cli.drawing.renderer import SeenTable
from pyrite.cli.errors import CommandError
from pyrite.cli.saved import save_copy
from pyrite.cli.table.asking import COMMANDS, Asking, Commands, answer
from pyrite.cli.table.local_table import LocalTable
from pyrite.cli.table.story import PAUSE, Curtain, Story, Ticker, show_ranking
from pyrite.cli.table.viewer import Viewer
from pyrite.cli.terminal.printer import Printer, forget_typed, leaves, on_signal
from pyrite.core.actions import Action
from pyrite.core.messages import Message


class Match(ABC):
    """Tells the people what happens, and asks them for actions."""

    def __init__(
        self,
        printer: Printer,
        table: SeenTable,
        people: Sequence[int],  # the seats of those here
        pause: float = PAUSE,
        waits: bool = False,  # for Enter, when only watching
    ) -> None:
        self.printer = printer
        self.waits = waits
        self.viewers = {seat: Viewer(printer, table, seat) for seat in people}
        self.is_alone = len(people) == 1
        self.me = people[0] if self.is_alone else None
        alone = self.viewers[people[0]] if self.is_alone else None
        self.public = alone or Viewer(printer, table, None)
        self.ticker = Ticker(printer, pause)
        self.curtain = Curtain(printer)
        self.story = Story(self.public, self.ticker, waits=bool(people) or waits)
        own = [Story(viewer, self.ticker, is_quiet=True) for viewer in self.viewers.values()]
        self.stories = [self.story] if self.is_alone else [self.story, *own]
        self.commands: Commands = {**COMMANDS, "!": self._advise, "save": self._save}

    def run(self) -> bool:
        """Play to the end; False if the player leaves before."""
        try:
            while not self.public.table.over:
                self._next()
        except KeyboardInterrupt:
            return False
        finally:
            self.ticker.stop()
            self.curtain.draw()
        self._show_end()
        return True

    @abstractmethod
    def _next(self) -> None:
        """Let a person or a bot act, or wait for someone elsewhere; Ctrl-C leaves the table."""

    @abstractmethod
    def _act(self, seat: int, action: Action) -> None:
        """Play an action of a person."""

    @abstractmethod
    def _advice(self, seat: int) -> tuple[str, Message] | None:
        """Return what a bot would do in a seat, and why."""

    @abstractmethod
    def _save(self, asking: Asking, name: str) -> None:
        """Write a copy of this game, or say why not."""

    def _show_end(self) -> None:
        show_ranking(self.printer, self.public.table, self.me)

    def _persons_turn(self, seat: int, actions: Sequence[Action]) -> None:
        """Ask until a legal action is named, hidden from everyone else, and play it."""
        self.ticker.stop()
        self.story.show_untold()
        if not self.is_alone:
            self.curtain.open_for(seat)
        asking = Asking(self.viewers[seat], actions)
        asking.show()
        forget_typed()
        action = None
        while action is None:
            line = self._read(asking)
            if not self._still_asks(asking):
                return
            action = answer(asking, self.commands, line)
            if not self._still_asks(asking):
                return
        self.curtain.draw()
        self._act(seat, action)

    def _read(self, asking: Asking) -> str:
        line = self.printer.read(asking.prompt)
        if leaves(line):
            raise KeyboardInterrupt
        return line or ""

    def _still_asks(self, asking: Asking) -> bool:
        """Return whether the question still stands; others may have changed that."""
        return True

    def _advise(self, asking: Asking, rest: str) -> None:
        """Show what a bot would do in the player's place, and why."""
        advice = self._advice(asking.viewer.seat or 0)
        if advice is not None:
            reason = asking.viewer.speaker.message(advice[1])
            self.printer.say("play-advice", action=advice[0], reason=reason)


class LocalMatch(Match):
    """A game on this machine; bots play as soon as they are asked."""

    def __init__(
        self, printer: Printer, table: LocalTable, pause: float = PAUSE, waits: bool = False
    ) -> None:
        printer.people = table.names
        super().__init__(printer, table.state, table.people, pause, waits)
        self.table = table
        self.has_problem = False
        for story in self.stories:
            story.told_before = table.before is not None
        table.attend(self.stories)
        for story in self.stories:
            story.told_before = False

    def run(self) -> bool:
        """Play to the end; Ctrl-C hurries the bots."""
        ctrl_c = on_signal(signal.SIGINT, self.ticker.keys.hurry)
        with ctrl_c if self.printer.is_live and self.table.people else nullcontext():
            return super().run()

    def _next(self) -> None:
        seat = self.table.person
        if seat is None:
            self._bots_turn()
        elif forced := self.table.forced(seat):
            self._act(seat, forced)
        else:
            self._persons_turn(seat, self.table.state.actions(seat))

    def _bots_turn(self) -> None:
        """Play and show a bot's turn."""
        self.curtain.last = None
        news = self.public.news
        before = len(news.recent)
        self.table.bot_acts(self.table.think())
        self._tell_problem()
        if len(news.recent) <= before or self.story.paying:
            return
        if self.table.people:
            self.ticker.show(news.recent)
        else:
            self._show_watcher()

    def _show_watcher(self) -> None:
        """Show a watcher the table; in a pipe, only the news."""
        viewer, printer = self.public, self.printer
        if printer.is_live:
            title = viewer.speaker.say("browser-waiting", seat=viewer.view["turn"])
            viewer.show(title, (), {}, True)
        else:
            printer.out.print(*viewer.news.recent, sep="\n")
        viewer.news.forget()
        if printer.is_live and self.waits:
            printer.wait("replay-wait")
        elif printer.is_live:
            self.ticker.linger()

    def _act(self, seat: int, action: Action) -> None:
        self.table.act(seat, action)
        self._tell_problem()

    def _advice(self, seat: int) -> tuple[str, Message]:
        return self.table.advice(seat)

    def _tell_problem(self) -> None:
        """Say once that the game cannot be saved."""
        journal, had_problem = self.table.journal, self.has_problem
        self.has_problem = journal.problem is not None
        if self.has_problem and not had_problem:
            self.ticker.stop()
            file, problem = journal.path, journal.problem
            self.printer.say("play-unsaved", "error", file=file, problem=problem)

    def _save(self, asking: Asking, name: str) -> None:
        if not name:
            self.printer.say("play-save-where", "error")
            return
        try:
            save_copy(Path(name).expanduser(), self.table.record(), self.table.journal.notes)
        except CommandError as error:
            self.printer.say(error.id, "error", **error.args_said)
        else:
            self.printer.say("play-saved", file=name)
