"""The panels around the board: seats, log, answers and the hand."""

import re
from abc import abstractmethod
from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Generic

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from pyrite.cli.drawing.board import BIG, face_of
from pyrite.cli.drawing.choices import flow
from pyrite.cli.fullscreen.page import Page, Result
from pyrite.cli.table.viewer import Viewer
from pyrite.cli.terminal.printer import Printer
from pyrite.core.seats import LETTERS
from pyrite.lang import seat_letter

GAP = 1
DRAWN = 3  # lines of a drawn card
LONGEST = (80, 20, 14, 10, 7)  # letters of a name, fewer as the hand grows
BULLET, MARGIN = "• ", 2
CHOSEN = "bold reverse"
BEFORE_SIGN, ANY_GAP = re.compile(r" +(?=\W)"), re.compile(" ")
LEAVING = ("q", "escape")
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

    def show(self, viewer: Viewer, lit: Sequence[str], chosen: str, size: tuple[int, int]) -> None:
        """Show the seats within this size, highlighting those that can be chosen."""
        width, height = size
        view, speaker = viewer.view, viewer.speaker
        status = viewer.renderer.status(speaker, view)
        head = [line for piece in status for line in _cut(piece, width)]
        seats = viewer.renderer.short_seats(speaker, view)
        pieces = [_lit(text, seat_letter(n), lit, chosen) for n, text in enumerate(seats)]
        below = [line for piece in pieces for line in _cut(piece, width)]
        if len(head) + len(below) > height:
            below = flow(Text(), [_squeezed(piece, BEFORE_SIGN) for piece in pieces], width)
        if len(below) > height:
            below = flow(Text(), [_squeezed(piece, ANY_GAP) for piece in pieces], width, " ")
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


def _squeezed(piece: Text, gaps: re.Pattern[str]) -> Text:
    """Return a piece without these gaps."""
    close = Text(gaps.sub("", piece.plain), piece.style)
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
        self.viewer: Viewer | None = None

    def show(self, viewer: Viewer) -> None:
        """Show what this viewer has seen."""
        self.viewer = viewer
        self.refresh()

    def render(self) -> Text:
        if self.viewer is None:
            return Text()
        news, lines = self.viewer.news, list[Text]()
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


class HandView(Pressable):
    """The whole hand, drawn if there is room."""

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.viewer: Viewer | None = None
        self.cards: Sequence[str] = ()
        self.cursor: int | None = None
        self.picked: Sequence[int] = ()

    def show(
        self, viewer: Viewer, cards: Sequence[str], cursor: int | None, picked: Sequence[int]
    ) -> None:
        """Show these cards, highlighting the one under the cursor and the picked ones."""
        self.viewer, self.cards, self.cursor, self.picked = viewer, cards, cursor, picked
        self.refresh()

    def render(self) -> Text:
        if self.viewer is None or not self.cards:
            return Text()
        drawn = [self._drawn(n, card) for n, card in enumerate(self.cards)]
        wide = sum(len(rows[0]) + GAP for rows in drawn) - GAP
        if self.size.height >= DRAWN and wide <= self.size.width:
            rows = zip(*drawn, strict=True)
            return Text("\n").join(Text(" " * GAP).join(row) for row in rows)
        return Text("\n").join(self._lines())

    def _lines(self) -> list[Text]:
        """Return the names, shortened if needed to show all of them."""
        for longest in LONGEST:
            pieces = [self._named(n, card, longest) for n, card in enumerate(self.cards)]
            lines = flow(Text(), pieces, self.size.width, " " * GAP)
            if len(lines) <= self.size.height:
                break
        return lines

    def _style(self, index: int) -> str:
        if index == self.cursor:
            return "bold reverse"
        return "fresh" if index in self.picked else ""

    def _label(self, index: int) -> str:
        """Return the number, with a sign if the card is picked."""
        number = str((index + 1) % 10)
        return f"▸{number}" if index in self.picked and index != self.cursor else number

    def _drawn(self, index: int, card: str) -> list[Text]:
        """Return a picture, or the name in a frame, with the number in the corner."""
        assert self.viewer is not None
        label = self._label(index)
        if self.viewer.description.ways(card):
            rows = BIG.draw(face_of(self.viewer.description, card))
            first = Text.assemble((label, "number"), rows[0][len(label) :])
            rows = [first, *rows[1:]]
        else:
            title = self.viewer.speaker.card(card)
            edge = "─" * (len(title) + 1 - len(label))
            rows = [Text.assemble((label, "number"), (f"{edge}╮", "wall"))]
            rows += [Text.assemble(("│", "wall"), title, ("│", "wall"))]
            rows += [Text(f"╰{'─' * len(title)}╯", "wall")]
        style = self._style(index)
        rows = [Text(row.plain, style) for row in rows] if style else rows
        for row in rows:
            row.apply_meta({"card": index})
        return rows

    def _named(self, index: int, card: str, longest: int) -> Text:
        assert self.viewer is not None
        speaker = self.viewer.speaker
        shape = speaker.shape(card)  # comes first, because a name may be cut
        name = f"{shape} {speaker.card_kind(card)}" if shape else speaker.card(card)
        name = name if len(name) <= longest else f"{name[: longest - 1]}…"
        named = Text(f" {self._label(index)} {name} ", self._style(index))
        named.apply_meta({"card": index})
        return named


class ListScreen(Page[Result], Generic[Result]):
    """A page with a list; a line is chosen with arrows and Enter, its number, or the mouse."""

    numbered = True

    def __init__(self, printer: Printer, problem: str = "") -> None:
        super().__init__()
        self.printer = printer
        self.problem_words = problem
        self.chosen = 0

    @abstractmethod
    def texts(self) -> tuple[str, str, str]:
        """Return the heading, the line below it, and the keys."""

    @abstractmethod
    def lines(self) -> list[str]:
        """Return the lines of the list."""

    @abstractmethod
    def choose(self, number: int) -> None:
        """Do what this line says; there may be no such line."""

    @abstractmethod
    def go_back(self) -> None:
        """Leave the page."""

    def press(self, key: str) -> None:
        """Do what any other key means."""

    def compose(self) -> ComposeResult:
        heading, about, _ = self.texts()
        yield Static(styled(heading, "title"), id="heading")
        yield Static(styled(about, "quiet"), id="about")
        yield AnswersView()
        yield Static(styled(self.problem_words, "error"), id="message")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Show the list as it is now."""
        if words := self.lines():
            self.chosen %= len(words)
            self.query_one(AnswersView).show("", words, self.chosen, self.numbered)
        self.query_one("#keys", Static).update(styled(self.texts()[2], "quiet"))

    def complain(self, words: str) -> None:
        """Show what went wrong."""
        self.query_one("#message", Static).update(styled(words, "error"))

    def on_key(self, event: events.Key) -> None:
        """Move, choose or leave."""
        event.stop()
        sign = event.character or ""
        if event.key in ("up", "down"):
            self.chosen += 1 if event.key == "down" else -1
            self.draw()
        elif event.key in LEAVING:
            self.go_back()
        elif event.key == "enter":
            self.choose(self.chosen)
        elif self.numbered and sign.isdecimal() and sign != "0":
            self.choose(int(sign) - 1)
        else:
            self.press(event.key)

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Choose the clicked line."""
        self.choose(event.number)
