"""Dialogs over the table: a text, a list of answers, a curtain, the rules, the log, an input."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, Static

from pyrite.cli.fullscreen.page import Page, Result
from pyrite.cli.fullscreen.panels import CHOSEN, AnswersView, Pressable, bulleted
from pyrite.cli.table.viewer import LoggedTurn, Sentence
from pyrite.lang import Speaker

CLOSING = ("escape", "enter", "q", "space")
WIDEST = 80  # columns of the widest dialog
MORE = "↑↓"
PAGE = 10  # lines that Page Down moves
FRAME = 4  # columns and lines of a dialog's frame


def inside(columns: int) -> int:
    """Return the columns inside a dialog, leaving room for a scroll bar."""
    return min(WIDEST, columns) - FRAME - 2


class Dialog(ModalScreen[Result], Page[Result], Generic[Result]):
    """Widgets in a frame that names a title and keys."""

    def __init__(self, title: str, keys: str, *widgets: Widget) -> None:
        super().__init__()
        self.heading = title
        self.key_words = keys
        self.widgets: Iterable[Widget] = widgets

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield from self.widgets

    def on_mount(self) -> None:
        frame = self.query_one(Vertical)
        frame.border_title, frame.border_subtitle = self.heading, self.key_words


class TextDialog(Dialog[None]):
    """A text to read, closed with Enter or Esc."""

    def __init__(self, title: str, write: Callable[[int], RenderableType], close: str) -> None:
        super().__init__(title, close, VerticalScroll(Static(id="text")))
        self.write = write  # returns the text for a width

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_resize(self) -> None:
        self.query_one("#text", Static).update(self.write(inside(self.size.width)))
        self.call_after_refresh(self._name_keys)

    def _name_keys(self) -> None:
        """Show the keys that close the page, and scroll it if it is long."""
        is_longer = self.query_one(VerticalScroll).max_scroll_y > 0
        keys = f"{MORE}  {self.key_words}" if is_longer else self.key_words
        self.query_one(Vertical).border_subtitle = keys

    def on_key(self, event: events.Key) -> None:
        if event.key in CLOSING:
            event.stop()
            self.dismiss()


class ListDialog(Dialog[int | None]):
    """A question with numbered answers; None if nothing is chosen."""

    def __init__(self, question: str, answers: Sequence[str], close: str) -> None:
        super().__init__("", close, AnswersView())
        self.question = question
        self.answers = answers
        self.chosen = 0

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        view = self.query_one(AnswersView)
        view.show(self.question, self.answers, self.chosen)
        lines = len(view.lines(inside(self.size.width)))
        view.styles.height = min(lines, self.size.height - FRAME)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        count = len(self.answers)
        if event.key == "escape":
            self.dismiss(None)
        elif event.key in ("enter", "space"):
            self.dismiss(self.chosen)
        elif event.key in ("up", "down"):
            self.chosen = (self.chosen + (1 if event.key == "down" else -1)) % count
            self._draw()
        elif event.character and event.character.isdecimal() and 1 <= int(event.key) <= count:
            self.dismiss(int(event.key) - 1)

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        self.dismiss(event.number)


class Curtain(ModalScreen[bool], Page[bool]):
    """Hides everything until the next player is ready; False if they leave."""

    def __init__(self, words: str) -> None:
        super().__init__(classes="curtain")
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.words, markup=False, id="curtain")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in ("enter", "q"):
            self.dismiss(event.key == "enter")


class RulesDialog(Dialog[None]):
    """The rules, found by number or word."""

    def __init__(
        self, speaker: Speaker, find: Callable[[str, int], RenderableType], about: str
    ) -> None:
        search = Input(about, placeholder=speaker.say("full-rules-search"))
        rules = VerticalScroll(Static(id="text"), can_focus=False)
        super().__init__(speaker.say("full-rules"), speaker.say("full-rules-keys"), search, rules)
        self.find = find
        self.about = about

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_resize(self) -> None:
        self._show()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.about = event.value.strip()
        self._show()

    def _show(self) -> None:
        self.query_one("#text", Static).update(self.find(self.about, inside(self.size.width)))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def on_key(self, event: events.Key) -> None:
        lines = {"down": 1, "up": -1, "pagedown": PAGE, "pageup": -PAGE}
        if event.key in ("escape", "enter"):
            event.stop()
            self.dismiss()
        elif event.key in lines:
            event.stop()
            scroll = self.query_one(VerticalScroll)
            scroll.scroll_relative(y=lines[event.key], animate=False)


class InputDialog(Dialog[str | None]):
    """A line of text; None if nothing is typed."""

    def __init__(self, title: str, hint: str) -> None:
        super().__init__(title, "", Input(), Static(hint, markup=False))

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)


class LogLines(Pressable):
    """The lines around the chosen sentence, under their round and turn."""

    def __init__(self, speaker: Speaker, log: Sequence[LoggedTurn]) -> None:
        super().__init__()
        self.speaker = speaker
        self.turns = log
        self.chosen = sum(len(turn.sentences) for turn in log) - 1

    def lines(self, width: int) -> list[Text]:
        """Return the whole log in lines of this width."""
        lines, number, round = list[Text](), 0, 0
        for turn in self.turns:
            if turn.sentences and turn.round != round:
                round = turn.round
                lines.append(Text(self.speaker.say("replay-round", round=round), "title"))
            if turn.sentences and turn.seat is not None:
                words = self.speaker.say("log-turn", turn=turn.number, seat=turn.seat)
                lines.append(Text(words, "quiet"))
            for sentence in turn.sentences:
                lines += self._sentence(sentence, number, width)
                number += 1
        return lines

    def _sentence(self, sentence: Sentence, number: int, width: int) -> list[Text]:
        words = f"{sentence.text} ({sentence.rule})" if sentence.rule else sentence.text
        style = CHOSEN if number == self.chosen else ""
        lines = [Text(line.ljust(width), style) for line in bulleted(words, width)]
        for line in lines:
            line.apply_meta({"line": number})
        return lines

    def render(self) -> Text:
        """Return the visible lines, with the chosen sentence among them."""
        lines, height = self.lines(self.size.width), self.size.height
        last = max((n for n, line in enumerate(lines) if line.style == CHOSEN), default=0)
        first = max(0, min(last - height // 2, len(lines) - height))
        return Text("\n").join(lines[first : first + height])


class LogDialog(Dialog[None]):
    """The log by rounds and turns, opened at its newest line; Enter shows the rule behind one."""

    def __init__(
        self, speaker: Speaker, log: Sequence[LoggedTurn], show_rule: Callable[[str], None]
    ) -> None:
        self.view = LogLines(speaker, log)
        super().__init__(speaker.say("full-log"), speaker.say("full-log-keys"), self.view)
        self.rules = [sentence.rule for turn in log for sentence in turn.sentences]
        self.show_rule = show_rule

    def on_resize(self) -> None:
        lines = len(self.view.lines(inside(self.size.width)))
        self.view.styles.height = max(1, min(lines, self.size.height - FRAME))

    def on_key(self, event: events.Key) -> None:
        """Move, show the rule, or close."""
        event.stop()
        last = len(self.rules) - 1
        steps = {"up": -1, "down": 1, "pageup": -PAGE, "pagedown": PAGE, "home": -last, "end": last}
        if event.key in ("escape", "q", "o"):
            self.dismiss()
        elif event.key in ("enter", "space"):
            self._show(self.view.chosen)
        elif event.key in steps:
            self.view.chosen = max(0, min(last, self.view.chosen + steps[event.key]))
            self.view.refresh()

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Choose the clicked line and show its rule."""
        self.view.chosen = event.number
        self.view.refresh()
        self._show(event.number)

    def _show(self, number: int) -> None:
        if 0 <= number < len(self.rules) and self.rules[number]:
            self.show_rule(self.rules[number])
