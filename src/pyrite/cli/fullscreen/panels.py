"""The panels next to the board: seats, log and answers."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from pyrite.cli.drawing.listing import flow
from pyrite.cli.fullscreen.eyes import Eyes
from pyrite.core.seats import LETTERS
from pyrite.lang import seat_letter

BULLET, MARGIN = "• ", 2
CHOSEN = "bold reverse"
PRESSED = ("seat", "answer", "card", "line")


class Pressable(Widget):
    """A widget whose text carries metadata about what a click means."""

    class Pressed(Message):
        """The mouse was pressed on a seat, an answer, a card or a log line."""

        def __init__(self, what: str, number: int) -> None:
            super().__init__()
            self.what = what
            self.number = number

    def on_click(self, event: events.Click) -> None:
        """Report what was clicked."""
        for what in PRESSED:
            if what in event.style.meta:
                self.post_message(self.Pressed(what, event.style.meta[what]))


class SeatsView(Static, Pressable):
    """The round and a line per seat; several seats share a line if space is tight."""

    def __init__(self) -> None:
        super().__init__(id="seats")

    def show(self, eyes: Eyes, lit: Sequence[str], chosen: str, size: tuple[int, int]) -> None:
        """Show the seats within this size, highlighting those that can be chosen."""
        width, height = size
        view, speaker = eyes.view, eyes.speaker
        status = eyes.renderer.status(speaker, view)
        head = [line for piece in status for line in _cut(piece, width)]
        seats = eyes.renderer.short_seats(speaker, view)
        pieces = [_lit(text, seat_letter(n), lit, chosen) for n, text in enumerate(seats)]
        below = [line for piece in pieces for line in _cut(piece, width)]
        if len(head) + len(below) > height:
            below = flow(Text(), [_squeezed(piece) for piece in pieces], width, " ")
        if len(head) + len(below) > height:
            head = head[: max(0, height - len(below))]
        self.update(Text("\n").join([*head, *below]))


def styled(text: str, style: str) -> Text:
    """Return a text in one style."""
    return Text.assemble((text, style))


def _cut(piece: Text, width: int) -> list[Text]:
    """Wrap a piece to this width."""
    lines = wrap(piece.plain, width, subsequent_indent=" ") or [""]
    if len(lines) == 1:
        return [piece]
    cut = [Text(line, piece.style) for line in lines]
    for line in cut:
        line.apply_meta(_meta(piece))
    return cut


def _squeezed(piece: Text) -> Text:
    """Return a piece without gaps between its signs."""
    close = Text(piece.plain.replace(" ", ""), piece.style)
    close.apply_meta(_meta(piece))
    return close


def _meta(piece: Text) -> dict[str, Any]:
    """Return the click metadata of a piece."""
    metas = (span.style.meta for span in piece.spans if isinstance(span.style, Style))
    return next((meta for meta in metas if meta), {})


def _lit(piece: Text, seat: str, lit: Sequence[str], chosen: str) -> Text:
    """Return a seat with a sign if it can be chosen or is chosen."""
    if seat == chosen:
        text = Text(f"▸{piece.plain}", CHOSEN)
    else:
        text = Text.assemble(("+", "hole"), piece) if seat in lit else piece
    text.apply_meta({"seat": LETTERS.index(seat)})
    return text


class LogView(Pressable):
    """The newest log lines, with those since your last turn highlighted."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.eyes: Eyes | None = None

    def show(self, eyes: Eyes) -> None:
        """Show what this viewer has seen."""
        self.eyes = eyes
        self.refresh()

    def render(self) -> Text:
        if self.eyes is None:
            return Text()
        news, lines = self.eyes.news, list[Text]()
        told = news.sentences
        older = len(told) - len(news.recent)
        for n, sentence in reversed(list(enumerate(told))):
            style = "quiet" if n < older else ""
            new = [Text(line, style) for line in bulleted(sentence.text, self.size.width)]
            if lines and len(lines) + len(new) > self.size.height:
                break  # half a sentence would be useless
            for line in new:
                line.apply_meta({"line": n})
            lines[:0] = new
        return Text("\n").join(lines[-self.size.height :])


def bulleted(sentence: str, width: int) -> list[str]:
    """Wrap a sentence to this width, with a bullet before the first line."""
    inside = wrap(sentence, max(8, width - MARGIN))
    return [(BULLET if n == 0 else " " * MARGIN) + line for n, line in enumerate(inside)]


class AnswersView(Pressable):
    """A question and its answers, one of them chosen."""

    def __init__(self) -> None:
        super().__init__(id="answers")
        self.question = ""
        self.answers: Sequence[str] = ()
        self.chosen: int | None = None
        self.numbered = True

    def show(
        self, question: str, answers: Sequence[str], chosen: int | None, numbered: bool = True
    ) -> None:
        """Show a question and its answers, numbered if number keys choose them."""
        self.question, self.answers, self.chosen = question, answers, chosen
        self.numbered = numbered
        self.refresh()

    def lines(self, width: int) -> list[Text]:
        """Return all lines at this width."""
        texts = [Text(line, "title") for line in wrap(self.question, width)]
        for number, answer in enumerate(self.answers):
            label = f"{number + 1} {answer}" if self.numbered else answer
            texts += _answer(number, label, number == self.chosen, width)
        return texts

    def render(self) -> Text:
        if self.size.width < MARGIN:
            return Text()
        lines, height = self.lines(self.size.width), self.size.height
        last = max((n for n, line in enumerate(lines) if line.style == CHOSEN), default=0)
        first = max(0, min(last + 2, len(lines)) - height)
        return Text("\n").join(lines[first : first + height])


def _answer(number: int, label: str, is_chosen: bool, width: int) -> list[Text]:
    """Return the lines of an answer."""
    wrapped = wrap(label, width - 1, subsequent_indent="  ")
    signs = ["▸" if is_chosen else " ", *" " * len(wrapped)]
    lines = [f"{sign}{line}".ljust(width) for sign, line in zip(signs, wrapped, strict=False)]
    texts = [Text(line, CHOSEN if is_chosen else "") for line in lines]
    for text in texts:
        text.apply_meta({"answer": number})
    return texts
