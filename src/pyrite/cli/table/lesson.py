"""A lesson, line by line: a coach says what to play, and waits until it is played."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from pyrite.bots.find import find_bot
from pyrite.bots.table import BotChoice
from pyrite.cli.errors import CommandError
from pyrite.cli.saved import Journal, games_folder
from pyrite.cli.table.asking import Asking, obey, spelled
from pyrite.cli.table.match import LocalMatch, LocalTable
from pyrite.cli.table.viewer import Viewer
from pyrite.cli.terminal.printer import Printer
from pyrite.core.actions import Action
from pyrite.games import Record, new_game
from pyrite.lang import capital, name_bots, seat_letter
from pyrite.lessons import PUPIL, Lesson, Step, lessons


def begin_lesson(printer: Printer, name: str) -> "LessonTable":
    """Return the table of a lesson; an unknown name raises an error that lists them all."""
    lesson = lessons().get(name)
    if lesson is None:
        titles = (f"{one} ({printer.speaker.say(f'learn-chapter-{one}')})" for one in lessons())
        raise CommandError("usage-lesson-unknown", lesson=name, known=", ".join(titles))
    return LessonTable(printer, name, lesson)


class LessonTable(LocalTable):
    """A table where the bots follow the script of a lesson; it is not saved."""

    def __init__(self, printer: Printer, name: str, lesson: Lesson) -> None:
        plan = lesson.plan
        state = new_game(plan.game, seed=lesson.seed, **plan.options())
        before = Record.of(state)._replace(actions=lesson.before)
        bots = {seat: find_bot(bot) for seat, bot in enumerate(plan.bots) if bot is not None}
        names = name_bots(printer.speaker.lang, before.seed, plan.seats, (), (PUPIL,))
        notes = {"seat": seat_letter(PUPIL), "bot": ",".join(filter(None, plan.bots))}
        journal = Journal(games_folder(), notes, None)
        super().__init__(state, (PUPIL,), bots, journal, names, before)
        self.name = name
        self.lesson = lesson

    def forced(self, seat: int) -> Action | None:
        """Return nothing: the pupil plays every step."""

    def think(self) -> BotChoice:
        """Return what the script says; a bot that cannot follow it improvises."""
        seat = self.state.asked[0]
        text = self.lesson.scripted(self.state, seat)
        return super().think() if text is None else BotChoice(self.state.action(text, seat), None)


class LessonAsking(Asking):
    """A step: the coach's words below the table; without actions there is only to read."""

    def __init__(self, viewer: Viewer, actions: Sequence[Action], match: "LessonMatch") -> None:
        super().__init__(viewer, actions)
        self.match = match
        self.number = match.number

    @property
    def title(self) -> str:
        """The question, or the title of the lesson."""
        return super().title if self.actions else self.match.title

    @property
    def prompt(self) -> str:
        """The text in front of the cursor."""
        return super().prompt if self.actions else self.viewer.speaker.say("round-wait") + " "

    def show(self) -> None:
        """Show the table, and what the coach says about it."""
        said = self.match.coach_says() if self.is_first else []
        out = self.viewer.printer.out
        self.viewer.below = sum(len(out.render_lines(line)) for line in said)
        super().show()
        self.viewer.printer.print_lines(said)


class LessonMatch(LocalMatch):
    """A lesson: only what the coach asks for is played."""

    table: LessonTable

    def __init__(self, printer: Printer, table: LessonTable, pause: float) -> None:
        super().__init__(printer, table, pause)
        self.number = 0  # of the step
        self.seen = len(table.state.events)  # number of events that no step waits for

    @property
    def step(self) -> Step:
        """The step the pupil is at."""
        return self.table.lesson.steps[self.number]

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self.printer.speaker.say(f"learn-chapter-{self.table.name}")

    def coach_says(self) -> list[RenderableType]:
        """Return what the coach says about this step."""
        speaker, table = self.printer.speaker, self.table
        step = speaker.say("learn-step", n=self.number + 1, of=len(table.lesson.steps))
        others = {"b": speaker.player(1), "c": speaker.player(2)}
        text = self._line(f"learn-{table.name}-{self.step.name}", **others)
        return [Text(f"{speaker.say('learn-coach')} · {step}", "title"), Text(capital(text))]

    def _line(self, id: str, **args: object) -> str:
        """Return a text of the lesson, as it is worded for line-by-line play."""
        speaker = self.printer.speaker
        return speaker.part(id, "line", action=self.step.refused, **args) or speaker.say(id, **args)

    def _next(self) -> None:
        super()._next()
        state = self.table.state
        self.number = self.table.lesson.step_after(self.number, state.events[self.seen :])
        self.seen = len(state.events)

    def _asking(self, seat: int, actions: Sequence[Action]) -> Asking:
        return LessonAsking(self.viewers[seat], () if self.step.is_read else actions, self)

    def _still_asks(self, asking: Asking) -> bool:
        return isinstance(asking, LessonAsking) and asking.number == self.number

    def _answer(self, asking: Asking, line: str) -> Action | None:
        if self.step.is_read:
            self._read_on(asking, line)
            return None
        action = super()._answer(asking, line)
        if action is None:
            self._learn_from_refusal(spelled(asking.viewer, line))
        elif action.text not in self.step.actions:
            asking.back()
            self.printer.say("learn-other", "you")
            return None
        return action

    def _read_on(self, asking: Asking, line: str) -> None:
        """Go to the next step with Enter, or obey a command."""
        if not line:
            self.number += 1
        elif not obey(asking, self.commands, line):
            self.printer.say("round-wait", "you")

    def _learn_from_refusal(self, text: str) -> None:
        """Comment on an illegal action, whose reason is on the screen already."""
        if not text or text != self.step.refused:
            return
        self.printer.say("learn-understood", "you")
        self.printer.wait("round-wait")
        self.number += 1

    def _advise(self, asking: Asking, rest: str) -> None:
        """Say what to type at this step."""
        legal = {action.text for action in asking.actions}
        wanted = [text for text in self.step.actions if text in legal]
        for text in [self.step.refused, *wanted]:
            if text is not None:
                self.printer.say("learn-hint", action=text)
                return

    def _undo(self, asking: Asking, rest: str) -> None:
        self.printer.say("undo-not-here", "error")

    def _show_end(self) -> None:
        super()._show_end()
        self.printer.print_lines(self.coach_says())
        later = [*lessons()][self.table.lesson.number :]
        if not later:
            self.printer.out.print(self._line("learn-play"))
        for name in later[:1]:
            title = self.printer.speaker.say(f"learn-chapter-{name}")
            self.printer.out.print(self._line("learn-next-chapter", title=title, name=name))


def teach(printer: Printer, name: str, pause: float) -> None:
    """Play a lesson to its end, or until the pupil leaves."""
    table = begin_lesson(printer, name)
    match = LessonMatch(printer, table, pause)
    printer.say("play-welcome", seats=table.state.seats, seat=seat_letter(PUPIL))
    if not match.run():
        printer.say("play-left", "quiet")
