"""One look at the table: board and seats side by side, what happened, the hand, the moves."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pyrite.cli.table.face import Size
from pyrite.cli.table.grid import Grid
from pyrite.cli.table.hand import hand
from pyrite.cli.table.listing import flow, list_densely, list_moves
from pyrite.cli.table.moves import Move
from pyrite.cli.table.renderer import Renderer, View
from pyrite.lang import Speaker

ENDLESS = 10_000  # lines of a pipe
SIDE_LEAST, SIDE_MOST = 20, 46
NEWS_LEAST = 3
LEFT_OUT = "… (log)"
PROMPT = 2  # lines that the prompt needs, and what is typed there


class Frame(NamedTuple):
    """All that a look needs."""

    renderer: Renderer
    view: View
    board: Grid
    title: str
    news: Sequence[str]
    moves: Sequence[Move]
    tight: bool = False  # is there little room?


def show(console: Console, speaker: Speaker, frame: Frame, size: Size | None = None) -> None:
    """Print the frame; the moves come last, next to the prompt."""
    size = size or frame.board.size_for(console.width, height(console))
    held = frame.view["hand"]
    cards = hand(speaker, frame.board.description, held, size, console.width) if held else []
    moves = list_moves(speaker, frame.moves, console.width)
    room = height(console) - len(cards) - PROMPT
    table = _table(console, speaker, frame, size)
    if _lines(console, table, console.width) + len(moves) > room:
        moves = list_densely(speaker, frame.moves, console.width)
        table = _shortened(console, speaker, frame, size, room - len(moves))
    for part in (*_title(console, frame.title), table, *cards, *moves):
        console.print(part)


def _table(console: Console, speaker: Speaker, frame: Frame, size: Size) -> RenderableType:
    is_wide = size.is_large and _beside(console, frame.board, size) >= SIDE_LEAST
    return (_large if is_wide else _compact)(console, speaker, frame, size)


def _shortened(
    console: Console, speaker: Speaker, frame: Frame, size: Size, room: int
) -> RenderableType:
    """The table in so many lines: closer together, then without the oldest news."""

    def lines(of: Frame) -> int:
        return _lines(console, _table(console, speaker, of, size), console.width)

    def fits(n: int) -> bool:
        return lines(_without(tight, n)) <= wanted

    if lines(frame) <= room:
        return _table(console, speaker, frame, size)
    tight, most = frame._replace(tight=True), len(frame.news) - NEWS_LEAST
    wanted = max(room, lines(_without(tight, most))) if most > 0 else ENDLESS
    if lines(tight) > wanted:
        tight = _without(tight, 1 + bisect_left(range(1, most), True, key=fits))
    return _table(console, speaker, tight, size)


def _without(frame: Frame, n: int) -> Frame:
    """The frame without the oldest news, which are found in the log."""
    return frame._replace(news=[LEFT_OUT, *frame.news[n + 1 :]])


def _title(console: Console, title: str) -> list[RenderableType]:
    """The question in the line above the table, or above that line if it is long."""
    if len(title) + 4 <= console.width:
        return [Rule(Text(title, "title"), style="wall", align="left")]
    return [Text(title, "title"), Rule(style="wall")]


def height(console: Console) -> int:
    """The lines there are to fill."""
    return console.height if console.is_terminal else ENDLESS


def _large(console: Console, speaker: Speaker, frame: Frame, size: Size) -> RenderableType:
    """Seats and news stand beside the board, the news above it where that takes fewer lines."""
    board, news = _board(speaker, frame, size), _news(speaker, frame.news)
    beside = _beside(console, frame.board, size)
    renderer, view = frame.renderer, frame.view
    people = Group(*renderer.status(speaker, view), renderer.seat_table(speaker, view))
    both = Group(people, *news)
    below = _lines(console, board, frame.board.width(size))
    apart = max(below, _lines(console, people, beside)) + len(news)
    if _lines(console, both, beside) < apart:
        return _columns(board, both)
    return Group(*news, _columns(board, people))


def _compact(console: Console, speaker: Speaker, frame: Frame, size: Size) -> RenderableType:
    """Seats in a line above the board, the news beside it if there is room."""
    board, news = _board(speaker, frame, size), _news(speaker, frame.news)
    people, beside = _people(speaker, frame, console.width), _beside(console, frame.board, size)
    if beside < SIDE_LEAST:
        return Group(people, *news, board)
    above = Group(people, _columns(board, Group(*news)))
    if not frame.tight:
        return above
    close = _columns(board, Group(_people(speaker, frame, beside), *news))
    fewer = _lines(console, close, console.width) < _lines(console, above, console.width)
    return close if fewer else above


def _people(speaker: Speaker, frame: Frame, width: int) -> Group:
    """Status and seats, as many in a line as there is room for."""
    head = flow(Text(), frame.renderer.status(speaker, frame.view), width, " · ")
    return Group(*head, *flow(Text(), frame.renderer.short_seats(speaker, frame.view), width))


def _board(speaker: Speaker, frame: Frame, size: Size) -> RenderableType:
    """The board, and below it what its signs mean."""
    drawn, signs = frame.board.draw(size), frame.board.legend(speaker)
    if not signs or frame.tight:
        return drawn
    return Group(drawn, *flow(Text(), signs, frame.board.width(size)))


def _beside(console: Console, board: Grid, size: Size) -> int:
    return min(SIDE_MOST, console.width - board.width(size) - 2)


def _columns(board: RenderableType, side: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=SIDE_MOST)
    grid.add_row(board, side)
    return grid


def _news(speaker: Speaker, news: Sequence[str]) -> list[RenderableType]:
    if not news:
        return []
    lines = [Text.assemble(("• ", "quiet"), line) for line in news]
    return [Text(speaker.say("news-title"), "title"), *lines]


def _lines(console: Console, what: RenderableType, width: int) -> int:
    if width < SIDE_LEAST:
        return ENDLESS
    return len(console.render_lines(what, console.options.update(width=width)))
