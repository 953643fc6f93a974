"""One look at the table: board and seats side by side, what happened, the hand, the moves."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pyrite.cli.table.board import RIM, Board
from pyrite.cli.table.face import Size
from pyrite.cli.table.hand import hand
from pyrite.cli.table.moves import Move, list_moves
from pyrite.cli.table.seats import View, seats, status
from pyrite.lang import Speaker

ENDLESS = 10_000  # lines of a pipe
SIDE_MOST = 46  # longer lines are hard to read


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
    console.print(Rule(Text(frame.title, "title"), style="wall", align="left"))
    console.print(_table(console, speaker, frame, size))
    if frame.view["hand"]:
        console.print(*_hand(speaker, frame.view["hand"], size, console.width), sep="\n")
    for line in list_moves(speaker, frame.moves, console.width):
        console.print(line)


def height(console: Console) -> int:
    """The lines there are to fill."""
    return console.height if console.is_terminal else ENDLESS


def _table(console: Console, speaker: Speaker, frame: Frame, size: Size) -> RenderableType:
    """Seats and news stand beside the board if they fit there, else above it."""
    drawn = frame.board.draw(size)
    wide = RIM + size.width * frame.board.window.columns
    beside = min(SIDE_MOST, console.width - wide - 2)
    people = Group(*status(speaker, frame.view), seats(speaker, frame.view))
    news = _news(speaker, frame.news)
    both = Group(people, *news)
    if _lines(console, both, beside) <= max(len(drawn.split()), _lines(console, people, beside)):
        return _columns(drawn, both)
    return Group(*news, _columns(drawn, people))


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
    if width < 1:
        return ENDLESS
    return len(console.render_lines(what, console.options.update(width=width)))


def _hand(speaker: Speaker, cards: Sequence[str], size: Size, width: int) -> list[RenderableType]:
    title = speaker.say("hand-title") + "  "
    lines = hand(speaker, cards, size, width - len(title))
    heads = [title, *(" " * len(title) for _ in lines[1:])]
    return [
        Text.assemble((head, "title"), line) for head, line in zip(heads, lines, strict=True)
    ]
