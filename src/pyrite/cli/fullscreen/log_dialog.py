"""The log by rounds and turns; Enter shows the rule behind a line."""

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen

from pyrite.cli.fullscreen.dialogs import FRAME, PAGE, inside
from pyrite.cli.fullscreen.panels import CHOSEN, Pressable, bulleted
from pyrite.cli.table.news import LoggedTurn, Sentence
from pyrite.lang import Speaker


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


class LogDialog(ModalScreen[None]):
    """The log, opened at its newest line; `show_rule` shows the rule of the chosen one."""

    def __init__(
        self, speaker: Speaker, log: Sequence[LoggedTurn], show_rule: Callable[[str], None]
    ) -> None:
        super().__init__()
        self.view = LogLines(speaker, log)
        self.rules = [sentence.rule for turn in log for sentence in turn.sentences]
        self.show_rule = show_rule

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield self.view

    def on_mount(self) -> None:
        box, say = self.query_one(Vertical), self.view.speaker.say
        box.border_title, box.border_subtitle = say("full-log"), say("full-log-keys")

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
