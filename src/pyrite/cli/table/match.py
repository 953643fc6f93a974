"""A game in the terminal, line by line, with any number of people and bots."""

import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from pyrite.bots import BOTS, USUAL, Adviser, Bot, NewBot
from pyrite.bots.levels import MediumBot
from pyrite.bots.table import BotChoice, SeatedBot
from pyrite.cli.drawing.renderer import SeenTable
from pyrite.cli.errors import CommandError
from pyrite.cli.saved import Journal, save_copy
from pyrite.cli.table.asking import COMMANDS, Asking, Commands, answer
from pyrite.cli.table.story import PAUSE, Curtain, Story, Ticker, show_ranking
from pyrite.cli.table.viewer import Viewer
from pyrite.cli.terminal.printer import Printer, forget_typed, leaves, on_signal
from pyrite.core.actions import Action
from pyrite.core.faces import temper_of, usual_face
from pyrite.core.messages import Message
from pyrite.core.record import SAYS
from pyrite.core.state import State
from pyrite.core.talk import Talk
from pyrite.games import Record
from pyrite.server.undo import show_nothing

Listener = Viewer | Story


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
        self.people = people
        self.ticker = Ticker(printer, pause)
        self.curtain = Curtain(printer)
        self.commands: Commands = {**COMMANDS, "!": self._advise, "save": self._save}
        self._look_at(table)

    def _look_at(self, table: SeenTable) -> None:
        """Look at a table with the eyes of everyone here, who know nothing about it yet."""
        printer, people = self.printer, self.people
        self.viewers = {seat: Viewer(printer, table, seat) for seat in people}
        self.is_alone = len(people) == 1
        self.me = people[0] if self.is_alone else None
        alone = self.viewers[people[0]] if self.is_alone else None
        self.public = alone or Viewer(printer, table, None)
        self.story = Story(self.public, self.ticker, waits=bool(people) or self.waits)
        own = [Story(viewer, self.ticker, is_quiet=True) for viewer in self.viewers.values()]
        self.stories = [self.story] if self.is_alone else [self.story, *own]

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
        asking = self._asking(seat, actions)
        asking.show()
        forget_typed()
        action = None
        while action is None:
            line = self._read(asking)
            if not self._still_asks(asking):
                return
            action = self._answer(asking, line)
            if not self._still_asks(asking):
                return
        self.curtain.draw()
        self._act(seat, action)

    def _asking(self, seat: int, actions: Sequence[Action]) -> Asking:
        return Asking(self.viewers[seat], actions)

    def _answer(self, asking: Asking, line: str) -> Action | None:
        return answer(asking, self.commands, line)

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


class LocalTable:
    """The state, its people and bots, what was said, and the file of the game."""

    def __init__(
        self,
        state: State,
        people: Sequence[int],
        bots: Mapping[int, NewBot],  # of the other seats
        journal: Journal,
        names: Sequence[str | None] = (),
        before: Record | None = None,  # what was played in earlier sessions
    ) -> None:
        self.state = state
        self.people = tuple(people)
        self.new_bots = bots
        self.journal = journal
        self.names = tuple(names)
        self.before = before
        self.listeners: Sequence[Listener] = ()
        # The latest choices of the only person, by the numbers of actions and events before them.
        self.choices: list[tuple[int, int]] = []

    def attend(self, listeners: Sequence[Listener]) -> None:
        """Begin: tell these listeners what was played before, and everything from now on."""
        self.bots = {seat: SeatedBot(self._new_bot(seat), seat) for seat in self.new_bots}
        self.listeners = listeners
        self.said: list[tuple[int, Talk]] = []  # with the number of actions before it
        self.done = self.told = 0  # number of actions, and of events
        self._tell()
        if self.before is not None:
            self._catch_up(self.before)

    def _new_bot(self, seat: int) -> Bot:
        """Return the bot of a seat, with the temper of its name."""
        bot = self.new_bots[seat](self.state.describe())
        name = self.names[seat] if seat < len(self.names) else None
        if isinstance(bot, MediumBot) and name:
            bot.feel(temper_of(usual_face(name)))
        return bot

    def _catch_up(self, record: Record) -> None:
        said = list(record.talk)
        for number, (seat, text) in enumerate(record.actions):
            if seat in self.bots:
                self.bots[seat].listen(self.state, self._talk)
            while said and said[0][0] <= number:
                self._hear(*said.pop(0))
            self._forget_news(seat)
            self._play(text, seat)
            self._tell()
        for after, talk in said:
            self._hear(after, talk)

    @property
    def person(self) -> int | None:
        """The person the game asks now; None on a bot's turn or when the game is over."""
        return next((seat for seat in self.people if seat in self.state.asked), None)

    @property
    def only_person(self) -> int | None:
        """The person who plays here alone; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    def forced(self, seat: int) -> Action | None:
        """Return the only possible answer, unless giving it instantly would reveal something."""
        if self.is_turn(seat) or len(self.state.legal_actions(seat)) > 1:
            return None
        return None if self.tells_by_silence(seat) else self.state.actions(seat)[0]

    def tells_by_silence(self, seat: int) -> bool:
        """Return whether not asking this player would show others what someone holds."""
        kind = self.state.view(seat)["ask"]["kind"]
        return len(self.people) > 1 and self.state.describe().questions[kind].secret

    def is_turn(self, seat: int) -> bool:
        """Return whether a seat is asked for a turn, not for an answer."""
        is_asked = seat in self.state.asked
        return is_asked and self.state.view(seat)["ask"]["kind"] == "turn"

    def act(self, seat: int, action: Action) -> None:
        """Play an action; it is on disk before anyone is told."""
        self._forget_news(seat)
        if seat != self.only_person:
            self.choices.clear()
        elif len(self.state.legal_actions(seat)) > 1:
            self.choices.append((self.done, self.told))
        self._play(action, seat)
        self.journal.add(seat, action.text)
        self._tell()

    def think(self) -> BotChoice:
        """Return what the bot whose turn it is wants to do and say."""
        seat = self.state.asked[0]
        heard = self._talk[:-1] if self._has_spoken(seat) else self._talk
        return self.bots[seat].choose(self.state, heard)

    def bot_acts(self, choice: BotChoice) -> None:
        """Let the bot say and do what it wants."""
        seat, talk = self.state.asked[0], choice.talk
        if talk is not None and not self._has_spoken(seat):
            self.journal.add(talk.seat, f"{SAYS} {talk.to_text()}")
            self._hear(self.done, talk)
        self.act(seat, choice.action)

    def advice(self, seat: int) -> tuple[str, Message]:
        """Return what a bot would do in a seat, and why."""
        return self.adviser(seat)()

    def adviser(self, seat: int) -> Callable[[], tuple[str, Message]]:
        """Return a function that gives advice on this moment, whatever is played meanwhile."""
        return partial(advice_on, self.state.copy(), seat, self._talk)

    @property
    def can_take_back(self) -> bool:
        """Whether the only person may take back their last choice."""
        if not self.choices or self.journal.problem is not None:
            return False
        return show_nothing(self.state.events[self.choices[-1][1] :])

    def take_back(self) -> None:
        """Take back the last choice, also on disk; listeners must `attend` again."""
        (done, _), record = self.choices.pop(), self.record()
        self.journal.take_back(record.actions[done:])
        self.before = record._replace(actions=record.actions[:done])
        self.state = record._replace(actions=(), talk=()).begin()

    def record(self) -> Record:
        """Return the game so far, with all talk."""
        return Record.of(self.state)._replace(talk=tuple(self.said), players=self.names)

    @property
    def _talk(self) -> list[Talk]:
        return [talk for _, talk in self.said]

    def _hear(self, after: int, talk: Talk) -> None:
        self.said.append((after, talk))
        for listener in self.listeners:
            listener.news.hear_talk(talk)

    def _has_spoken(self, seat: int) -> bool:
        """Return whether the bot spoke before the game was left in the middle of its turn."""
        after, talk = self.said[-1] if self.said else (-1, None)
        return talk is not None and talk.seat == seat and after == self.done

    def _play(self, action: Action | str, seat: int) -> None:
        self.state.play(action, seat)
        self.done += 1

    def _forget_news(self, seat: int) -> None:
        """Clear the news when a person takes a turn."""
        if seat in self.people and self.is_turn(seat):
            for listener in self.listeners:
                if listener.seat in (seat, None):
                    listener.news.forget()

    def _tell(self) -> None:
        for listener in self.listeners:
            listener.listen(self.state.events_for(listener.seat, self.told))
        self.told = len(self.state.events)


def advice_on(state: State, seat: int, talk: Sequence[Talk]) -> tuple[str, Message]:
    """Return what a bot would do in a seat, and why."""
    adviser = SeatedBot(BOTS[USUAL](state.describe()), seat)
    action = adviser.choose(state, talk).action
    assert isinstance(adviser.bot, Adviser), "the usual bot can explain itself"
    return action.text, adviser.bot.reason(state.view(seat), state.actions(seat), action)


class LocalMatch(Match):
    """A game on this machine; bots play as soon as they are asked."""

    def __init__(
        self, printer: Printer, table: LocalTable, pause: float = PAUSE, waits: bool = False
    ) -> None:
        printer.people = table.names
        super().__init__(printer, table.state, table.people, pause, waits)
        self.table = table
        self.has_problem = False
        self.commands = {**self.commands, "undo": self._undo}
        self._attend()

    def _attend(self) -> None:
        """Follow the table from its beginning; what was played before is not told again."""
        for story in self.stories:
            story.told_before = self.table.before is not None
        self.table.attend(self.stories)
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

    def _undo(self, asking: Asking, rest: str) -> None:
        """Take back your last choice, and look at the table as it was before."""
        if not self.table.can_take_back:
            self.printer.say("undo-too-late", "error")
            return
        self.table.take_back()
        self._look_at(self.table.state)
        self._attend()

    def _still_asks(self, asking: Asking) -> bool:
        return asking.viewer is self.viewers[asking.viewer.seat or 0]

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
