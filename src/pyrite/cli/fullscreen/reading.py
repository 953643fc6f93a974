"""Things to read at any table: help, rules, the log and your private notes."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events

from pyrite.cli.drawing.listing import flow
from pyrite.cli.fullscreen.dialogs import RulesDialog, TextDialog
from pyrite.cli.fullscreen.eyes import Eyes
from pyrite.cli.fullscreen.log_dialog import LogDialog
from pyrite.cli.fullscreen.panels import Pressable
from pyrite.cli.fullscreen.printed import printed
from pyrite.cli.fullscreen.table_screen import TableScreen
from pyrite.cli.table.rulebook import show_rules
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.lang import capital


class ReadingScreen(TableScreen):
    """A table screen whose keys run commands, many of which show something to read."""

    def __init__(self, printer: Printer, eyes: Eyes) -> None:
        super().__init__(eyes)
        self.printer = printer
        self.rule = ""  # the rule of the shown sentence, if it names one
        self.commands: dict[str, Callable[[], Any]] = {
            "question_mark": self.show_help,
            "f1": self.show_help,
            "slash": self.show_rules,
            "o": self.show_log,
            "n": self.show_notes,
            "q": self.leave,
        }

    @abstractmethod
    def leave(self) -> None:
        """Leave the table; nothing is lost."""

    def on_key(self, event: events.Key) -> None:
        """Run the command of a key."""
        command = self.commands.get(event.key)
        if command is not None:
            event.stop()
            self.notice = Text()
            command()
            self.redraw()

    def show_help(self) -> None:
        """Explain the keys, and the signs now on this screen."""
        self.read("full-key-help", self._help)

    def _help(self, width: int) -> RenderableType:
        eyes = self.eyes
        board = eyes.board().legend(eyes.speaker)
        seats = eyes.renderer.seat_signs(eyes.speaker, eyes.view)
        signs = flow(Text(), [*board, *seats], width, "   ")
        return Group(Text("\n\n".join(self.help_words())), Text(), *signs)

    def help_words(self) -> list[str]:
        """Return how to play and which keys to use."""
        return [self.eyes.speaker.say(id) for id in ("full-help", "full-help-keys")]

    def show_log(self) -> None:
        """Show everything that happened, and the rules behind it."""
        eyes = self.eyes
        self.app.push_screen(LogDialog(eyes.speaker, eyes.news.log, self.show_rule))

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Show the rule behind a clicked log line."""
        if event.what == "line":
            rule = self.eyes.news.sentences[event.number].rule
            if rule:
                self.show_rule(rule)

    def show_notes(self) -> None:
        """Show what only the viewer knows."""
        if self.eyes.seat is not None:
            lines = self.eyes.renderer.memory(self.eyes.speaker, self.eyes.view)
            self.read("full-key-notes", lambda width: Text("\n".join(lines)))

    def show_rules(self) -> None:
        """Show the rules, beginning with the one that matters here."""
        self.show_rule(self.rule or self._rule_here())

    def show_rule(self, about: str) -> None:
        """Show the rules about a word, or the rule with a number."""
        self.app.push_screen(RulesDialog(self.eyes.speaker, self._find_rules, about))

    def _rule_here(self) -> str:
        """Return the rule of the action under the cursor, or of the question."""
        description = self.eyes.description
        action = self.picking.action if self.picking else None
        if action is not None:
            return description.verbs[action.verb].rule
        ask = self.eyes.view["ask"]
        return description.questions[ask["kind"]].rule if ask else ""

    def _find_rules(self, about: str, width: int) -> RenderableType:
        return printed(self.printer, width, show_rules, about)

    def read(self, title: str, write: Callable[[int], RenderableType]) -> None:
        """Show a text until it is closed."""
        speaker = self.eyes.speaker
        heading = capital(speaker.say(title))
        self.app.push_screen(TextDialog(heading, write, speaker.say("full-close")))
