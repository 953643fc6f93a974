"""A viewer's picture of a table: news, log, board, question, and the page that shows them."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.board import ASKED, NO_MARKS, Grid, Scene, Size
from pyrite.cli.drawing.choices import Choice, flow, hand, list_options
from pyrite.cli.drawing.lostmines import MinesRenderer
from pyrite.cli.drawing.renderer import Renderer, SeenTable, View
from pyrite.cli.drawing.saboteur import SaboteurRenderer
from pyrite.cli.drawing.words import table_in_words
from pyrite.cli.terminal.printer import Printer
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk
from pyrite.lang import Speaker, capital, tell_action, tell_message
from pyrite.lang.speaker import place_in, rule_behind

RENDERERS = {"saboteur": SaboteurRenderer(), "lostmines": MinesRenderer()}
IN_LINES = Renderer()  # shows any other game in plain lines
WALKED = "event-stepped"  # steps of one move become one sentence
ENDLESS = 10_000  # lines available in a pipe
SIDE_LEAST, SIDE_MOST = 20, 46
LEFT_OUT = "… (log)"
PROMPT = 2  # lines for the prompt and the input


class Sentence(NamedTuple):
    """A sentence, the id of its message, and the rule behind it if there is one."""

    id: str
    text: str
    rule: str = ""
    place: str = ""  # place on the board, shown on request


@dataclass
class LoggedTurn:
    """The sentences of one turn in a round; before the first and after the last, no seat's."""

    round: int
    number: int = 0
    seat: int | None = None
    sentences: list[Sentence] = field(default_factory=list)


class News:
    """Collects the events of one seat (None for a watcher)."""

    def __init__(self, state: SeenTable, speaker: Speaker, seat: int | None, scene: Scene) -> None:
        self.state = state
        self.speaker = speaker
        self.seat = seat
        self.scene = scene
        self.recent: list[str] = []  # sentences since the last turn
        self.log = [LoggedTurn(1)]
        self.walk: Message | None = None
        self.moving = False

    @property
    def told(self) -> list[str]:
        """All sentences as text."""
        return [sentence.text for sentence in self.sentences]

    @property
    def sentences(self) -> list[Sentence]:
        """All sentences, each with its rule."""
        return [sentence for turn in self.log for sentence in turn.sentences]

    def hear(self, events: Sequence[Event]) -> list[Sentence]:
        """Record events and return the finished sentences; a walk is held until it ends."""
        for event in events:
            self.scene.hear(event.kind, event.known(), event.seat)
            if event.kind == "asked":
                self.moving = event.open["kind"] == "move"
            if event.kind == "round_started":
                self.log.append(LoggedTurn(event.open["round"]))
        ready = []
        for message in self.state.tell(events):
            ready += self._note(message)
        return ready + self._next_turn(events)

    def hear_talk(self, talk: Talk) -> None:
        """Record talk."""
        self._say(talk.message())

    def pause(self) -> list[Sentence]:
        """Return held sentences when a seat is asked, but a walk only when it is over."""
        return [] if self.moving else self.finish()

    def finish(self) -> list[Sentence]:
        """Return held sentences, because nothing more follows for now."""
        if self.walk is None:
            return []
        walk, self.walk = self.walk, None
        return [self._say(walk)]

    def forget(self) -> None:
        """Clear the news at the beginning of a turn."""
        self.recent.clear()
        self.scene.fresh.clear()

    def _next_turn(self, events: Sequence[Event]) -> list[Sentence]:
        """Begin a new turn in the log if a seat is asked for one."""
        asked = [event for event in events if event.kind == "asked"]
        if not asked or asked[-1].open["kind"] != "turn":
            return []
        ready, last = self.finish(), self.log[-1]
        self.log.append(LoggedTurn(last.round, last.number + 1, asked[-1].seat))
        return ready

    def _note(self, message: Message) -> list[Sentence]:
        walk = self.walk
        if message.id != WALKED:
            return [*self.finish(), self._say(message)]
        if walk is not None and walk.args["seat"] == message.args["seat"]:
            cells = [*walk.args["cells"], *message.args["cells"]]
            self.walk = message._replace(args={**message.args, "cells": cells, "n": len(cells)})
            return []
        ready = self.finish()
        self.walk = message
        return ready

    def _say(self, message: Message) -> Sentence:
        text = tell_message(self.speaker, message, self.seat)
        if self.speaker.in_words and place_in(message):
            text = f"{text} ({place_in(message)})"
        rule = rule_behind(message, self.state.game)
        sentence = Sentence(message.id, text, rule, place_in(message))
        self.note(sentence)
        return sentence

    def note(self, sentence: Sentence) -> None:
        """Record a sentence that is not an event of the game."""
        self.recent.append(sentence.text)
        self.log[-1].sentences.append(sentence)


def cut(
    events: Iterable[Event],
    before: Callable[[Event], bool],
    after: Callable[[Event], bool] = lambda event: False,
) -> list[list[Event]]:
    """Split events into parts that are told one by one, before some and after others."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if before(event) and parts[-1]:
            parts.append([])
        parts[-1].append(event)
        if after(event):
            parts.append([])
    return [part for part in parts if part]


class Viewer:
    """A seat (None for a watcher), what it sees of a table, and the printer that shows it."""

    def __init__(self, printer: Printer, table: SeenTable, seat: int | None) -> None:
        self.printer = printer
        self.table = table
        self.seat = seat
        self.description = table.describe()
        self.speaker = printer.speak_of(self.description)
        self.renderer = RENDERERS.get(table.game, IN_LINES)
        self.news = News(table, self.speaker, seat, self.renderer.scene())
        self.news.scene.look(self.view)
        self.size: Size | None = None  # of the cards, once chosen
        self.below = 0  # number of lines to keep free below the page

    @property
    def view(self) -> View:
        """Everything the viewer may know."""
        return self.table.view(self.seat)

    @property
    def question(self) -> str:
        """The question the game asks, or an empty text."""
        view = self.view
        return question(self.speaker, view) if view["ask"] is not None else ""

    def listen(self, events: Sequence[Event]) -> None:
        """Record new events and look at the table as it is now."""
        self.news.hear(events)
        self.news.pause()
        self.news.scene.look(self.view)

    def board(self, marks: Mapping[str, str] = NO_MARKS) -> Grid:
        """Return the board as it is now, with these marks."""
        return self.renderer.board(self.description, self.news.scene, marks)

    def board_at_end(self) -> Grid:
        """Return the board at the end of the last finished round."""
        scene = self.renderer.scene()
        scene.look_back(self.view["results"][-1])
        return self.renderer.board(self.description, scene, NO_MARKS)

    def show(
        self, title: str, options: Sequence[Choice], marks: Mapping[str, str], is_first: bool
    ) -> None:
        """Print the table with the options, or only the options while gold is shared out.

        The first choice is shown with hand and news, the following ones with the numbered board.
        """
        view, console = self.view, self.printer.out
        news = self.news.recent if is_first else []
        has_cards = is_first and any(option.step.card for option in options)
        list_title = self.speaker.say("choose-also" if has_cards else "choose-list")
        if self.renderer is IN_LINES or view["stage"] != "playing":
            if self.renderer is IN_LINES:
                told = (f"• {line}" for line in news)
                console.print(*told, *self.renderer.status(self.speaker, view), sep="\n")
            console.print(title, style="title")
            self.printer.print_lines(list_options(list_title, options, console.width))
            return
        self.news.scene.look(view)
        if self.speaker.in_words:
            if is_first:
                self._say_all(news, marks)
            console.print(title)
            words = self.speaker.say("choose-list")
            self.printer.print_lines(list_options(words, options, console.width))
            return
        board, kept = self.board(marks), self.below
        size = self.size or board.size_for(console.width, height(console) - kept)
        table = (console, self.speaker, self.renderer, view, board, size)
        Page(*table, title, news, options, list_title, is_first, below=kept).print()

    def _say_all(self, news: Sequence[str], marks: Mapping[str, str]) -> None:
        """Print the table in words: what is new, the players and the board."""
        speaker, view, console = self.speaker, self.view, self.printer.out
        if news:
            console.print(f"{speaker.say('news-title')}:", *news, sep="\n")
        for line in self.renderer.status(speaker, view):
            console.print(line.plain)
        self.printer.print_lines(table_in_words(speaker, view, marks))
        self.printer.print_lines(self.renderer.hindrances(speaker, view))

    def zoom(self) -> None:
        """Switch between large and small cards."""
        console, board = self.printer.out, self.board()
        self.size = board.other_size(self.size or board.size_for(console.width, height(console)))


def height(console: Console) -> int:
    """Return the available number of lines."""
    return console.height if console.is_terminal else ENDLESS


class Page(NamedTuple):
    """Everything needed to print the table."""

    console: Console
    speaker: Speaker
    renderer: Renderer
    view: View
    board: Grid
    size: Size
    title: str
    news: Sequence[str]
    options: Sequence[Choice]
    list_title: str  # title for options that are not cards in the hand
    shows_hand: bool = True
    tight: bool = False  # leave out what is not essential
    below: int = 0  # lines to keep free

    def print(self) -> None:
        """Print the page; the options come last, next to the prompt."""
        title, below = self._title(), self._below()
        room = height(self.console) - len(title) - len(below) - PROMPT - self.below
        for part in (*title, self._fitting(room), *below):
            self.console.print(part)

    def _title(self) -> list[RenderableType]:
        """Return the title in the rule above the table, or above the rule if it is long."""
        text, width = Text(self.title, "title"), self.console.width
        if len(self.title) + 4 <= width:
            return [Rule(text, style="wall", align="left")]
        return [*text.wrap(self.console, width), Rule(style="wall")]

    def _below(self) -> list[Text]:
        """Return the lines below the table: obstacles, the hand and the options."""
        speaker, width = self.speaker, self.console.width
        lines = self.renderer.hindrances(speaker, self.view)
        held = self.view["hand"] if self.shows_hand else None
        if held:
            description = self.board.description
            lines += hand(speaker, description, held, self.options, self.size, width)
        return lines + list_options(self.list_title, self.options, width, bool(held))

    def _fitting(self, room: int) -> RenderableType:
        """Fit the table into the available lines: first tighter, then without the oldest news."""

        def fits(table: RenderableType) -> bool:
            return not self.console.is_terminal or self._lines(table, self.console.width) <= room

        def without(n: int) -> RenderableType:  # the oldest news, which stay in the log
            kept = self.news[n + 1 :]
            return tight._replace(news=[LEFT_OUT, *kept] if kept else [])._table()

        tight = self._replace(tight=True)
        for page in (self, tight):
            if fits(table := page._table()):
                return table
        most = range(1, len(self.news))
        return without(1 + bisect_left(most, True, key=lambda n: fits(without(n))))

    def _table(self) -> RenderableType:
        is_wide = self.size.is_large and self._beside >= SIDE_LEAST
        return self._large() if is_wide else self._compact()

    def _large(self) -> RenderableType:
        """Lay out seats and news next to the board, or the news above it if that is shorter."""
        board, news = self._board(), self._news()
        seats = self.renderer.seat_table(self.speaker, self.view)
        people = Group(*self.renderer.status(self.speaker, self.view), seats)
        side, told = (self._lines(part, self._beside) for part in (people, Group(*news)))
        if news and side + told < self._lines(board, self.board.width(self.size)) + len(news):
            return _columns(board, Group(people, *news))
        return Group(*news, _columns(board, people))

    def _compact(self) -> RenderableType:
        """Lay out the seats in a line above the board, and the news next to it if there is room."""
        board, news, width = self._board(), self._news(), self.console.width
        if self._beside < SIDE_LEAST:
            return Group(self._people(width), *news, board)
        above = Group(self._people(width), _columns(board, Group(*news)))
        if not self.tight:
            return above
        close = _columns(board, Group(self._people(self._beside), *news))
        return close if self._lines(close, width) < self._lines(above, width) else above

    def _people(self, width: int) -> Group:
        """Return status and seats, as many per line as fit."""
        head = flow(Text(), self.renderer.status(self.speaker, self.view), width, " · ")
        seats = self.renderer.short_seats(self.speaker, self.view)
        return Group(*head, *flow(Text(), seats, width))

    def _board(self) -> RenderableType:
        """Return the board with its legend below."""
        drawn, signs = self.board.draw(self.size), self.board.legend(self.speaker)
        if not signs or self.tight:
            return drawn
        return Group(drawn, *flow(Text(), signs, self.board.width(self.size)))

    def _news(self) -> list[RenderableType]:
        """Return the news since the player's last turn, or for a watcher since the last page."""
        if not self.news:
            return []
        title = self.speaker.say("browser-log" if self.view["seat"] is None else "news-title")
        return [Text(title, "title"), *(Text.assemble(("• ", "quiet"), line) for line in self.news)]

    @property
    def _beside(self) -> int:
        return min(SIDE_MOST, self.console.width - self.board.width(self.size) - 2)

    def _lines(self, what: RenderableType, width: int) -> int:
        if width < SIDE_LEAST:
            return ENDLESS
        return len(self.console.render_lines(what, self.console.options.update(width=width)))


def _columns(board: RenderableType, side: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=SIDE_MOST)
    grid.add_row(board, side)
    return grid


def question(speaker: Speaker, view: View) -> str:
    """Return the game's question as a sentence; its cell has a mark on the board."""
    ask = view["ask"]
    id = f"ask-{ask['kind']}" if speaker.knows(f"ask-{ask['kind']}") else "ask-other"
    said = {"steps": view.get("steps")}
    if ask["cell"]:
        said["goal"] = speaker.goal_number(ask["cell"])
    if ask["action"] is None:
        return capital(speaker.say(id, seat=view["turn"], **said))
    action = Action.from_dict(ask["action"])
    said |= dict(zip(("first", "second"), action.goals, strict=False))
    said |= {"play": tell_action(speaker, action, view["seat"]), "guard": action.guard}
    sentence = capital(speaker.say(id, seat=view["turn"], **said))
    return f"{ASKED} {sentence}" if action.cell and not speaker.in_words else sentence
