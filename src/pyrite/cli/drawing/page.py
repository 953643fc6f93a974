"""The whole table on one page: board, seats, news, hand and options."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.board import Grid
from pyrite.cli.drawing.cards import Size
from pyrite.cli.drawing.choices import Choice, flow, hand, list_options
from pyrite.cli.drawing.renderer import Renderer, View
from pyrite.lang import Speaker

ENDLESS = 10_000  # lines available in a pipe
SIDE_LEAST, SIDE_MOST = 20, 46
LEFT_OUT = "… (log)"
PROMPT = 2  # lines for the prompt and the input


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

    def print(self) -> None:
        """Print the page; the options come last, next to the prompt."""
        title, below = self._title(), self._below()
        room = height(self.console) - len(title) - len(below) - PROMPT
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
        both = Group(people, *news)
        high = self._lines(board, self.board.width(self.size))
        apart = max(high, self._lines(people, self._beside)) + len(news)
        if news and self._lines(both, self._beside) < apart:
            return _columns(board, both)
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
