"""One look at the table: board and seats side by side, what happened, the hand, the moves."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pyrite.cli.table.board import Board
from pyrite.cli.table.face import BIG, Size
from pyrite.cli.table.hand import hand
from pyrite.cli.table.listing import flow, list_densely, list_moves
from pyrite.cli.table.moves import Move
from pyrite.cli.table.seats import View, seat_table, short_seats, status
from pyrite.lang import Speaker

ENDLESS = 10_000  # lines of a pipe
SIDE_LEAST, SIDE_MOST = 20, 46
NEWS_LEAST = 3
LEFT_OUT = "… (log)"
PROMPT = 2  # lines that the prompt needs, and what is typed there


class Frame(NamedTuple):
    """All that a look needs."""

    view: View
    board: Board
    title: str
    news: Sequence[str]
    moves: Sequence[Move]


def show(console: Console, speaker: Speaker, frame: Frame, size: Size | None = None) -> None:
    """Print the frame; the moves come last, next to the prompt."""
    size = size or frame.board.size_for(console.width, height(console))
    held = frame.view["hand"]
    cards = hand(speaker, frame.board.game, held, size, console.width) if held else []
    moves = list_moves(speaker, frame.moves, console.width)
    room = height(console) - len(cards) - PROMPT
    table = _table(console, speaker, frame, size)
    if _lines(console, table, console.width) + len(moves) > room:
        moves = list_densely(speaker, frame.moves, console.width)
        table = _shortened(console, speaker, frame, size, room - len(moves))
    for part in (*_title(console, frame.title), table, *cards, *moves):
        console.print(part)


def _table(console: Console, speaker: Speaker, frame: Frame, size: Size) -> RenderableType:
    return (_large if size is BIG else _compact)(console, speaker, frame, size)


def _shortened(
    console: Console, speaker: Speaker, frame: Frame, size: Size, room: int
) -> RenderableType:
    """The table in so many lines; the oldest news are left out as far as that helps."""
    table = _table(console, speaker, frame, size)
    lines = _lines(console, table, console.width)
    for first in range(1, len(frame.news) - NEWS_LEAST + 1):
        if lines <= room:
            break
        shorter = frame._replace(news=[LEFT_OUT, *frame.news[first + 1 :]])
        less = _table(console, speaker, shorter, size)
        if _lines(console, less, console.width) < lines:
            table, lines = less, _lines(console, less, console.width)
    return table


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
    board, news = frame.board.draw(size), _news(speaker, frame.news)
    beside = _beside(console, frame.board, size)
    people = Group(*status(speaker, frame.view), seat_table(speaker, frame.view))
    both = Group(people, *news)
    apart = max(_height(board), _lines(console, people, beside)) + len(news)
    if _lines(console, both, beside) < apart:
        return _columns(board, both)
    return Group(*news, _columns(board, people))


def _compact(console: Console, speaker: Speaker, frame: Frame, size: Size) -> RenderableType:
    """Seats in a line above the board, the news beside it if there is room."""
    board, news = frame.board.draw(size), _news(speaker, frame.news)
    head = flow(Text(), status(speaker, frame.view), console.width, " · ")
    people = Group(*head, *flow(Text(), short_seats(speaker, frame.view), console.width))
    if _beside(console, frame.board, size) >= SIDE_LEAST:
        return Group(people, _columns(board, Group(*news)))
    return Group(people, *news, board)


def _beside(console: Console, board: Board, size: Size) -> int:
    return min(SIDE_MOST, console.width - board.width(size) - 2)


def _columns(board: Text, side: RenderableType) -> Table:
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


def _height(text: Text) -> int:
    return text.plain.count("\n") + 1
