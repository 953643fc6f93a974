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


class Page(NamedTuple):
    """Everything needed to print the table."""

    renderer: Renderer
    view: View
    board: Grid
    title: str
    news: Sequence[str]
    options: Sequence[Choice]
    list_title: str  # title for options that are not cards in the hand
    shows_hand: bool = True
    tight: bool = False  # leave out what is not essential


def print_page(console: Console, speaker: Speaker, page: Page, size: Size | None = None) -> None:
    """Print the page; the options come last, next to the prompt."""
    size = size or page.board.size_for(console.width, height(console))
    title = _title(console, page.title)
    below = _below(console, speaker, page, size)
    room = height(console) - len(title) - len(below) - PROMPT
    for part in (*title, _fitting(console, speaker, page, size, room), *below):
        console.print(part)


def _below(console: Console, speaker: Speaker, page: Page, size: Size) -> list[Text]:
    """Return the lines below the table: obstacles, the hand and the options."""
    lines = page.renderer.hindrances(speaker, page.view)
    held = page.view["hand"] if page.shows_hand else None
    if held:
        description, width = page.board.description, console.width
        lines += hand(speaker, description, held, page.options, size, width)
    return lines + list_options(page.list_title, page.options, console.width, bool(held))


def _table(console: Console, speaker: Speaker, page: Page, size: Size) -> RenderableType:
    is_wide = size.is_large and _beside(console, page.board, size) >= SIDE_LEAST
    return (_large if is_wide else _compact)(console, speaker, page, size)


def _fitting(
    console: Console, speaker: Speaker, page: Page, size: Size, room: int
) -> RenderableType:
    """Fit the table into the available lines: first tighter, then without the oldest news."""

    def fits(table: RenderableType) -> bool:
        return not console.is_terminal or _lines(console, table, console.width) <= room

    def without(n: int) -> RenderableType:
        return _table(console, speaker, _without(tight, n), size)

    table = _table(console, speaker, page, size)
    if fits(table):
        return table
    tight, most = page._replace(tight=True), len(page.news)
    closer = _table(console, speaker, tight, size)
    if fits(closer):
        return closer
    return without(1 + bisect_left(range(1, most), True, key=lambda n: fits(without(n))))


def _without(page: Page, n: int) -> Page:
    """Return the page without its oldest news, which stay in the log."""
    kept = page.news[n + 1 :]
    return page._replace(news=[LEFT_OUT, *kept] if kept else [])


def _title(console: Console, title: str) -> list[RenderableType]:
    """Return the title in the rule above the table, or above the rule if it is long."""
    if len(title) + 4 <= console.width:
        return [Rule(Text(title, "title"), style="wall", align="left")]
    text = Text(title, "title")
    return [*text.wrap(console, console.width), Rule(style="wall")]


def height(console: Console) -> int:
    """Return the available number of lines."""
    return console.height if console.is_terminal else ENDLESS


def _large(console: Console, speaker: Speaker, page: Page, size: Size) -> RenderableType:
    """Lay out seats and news next to the board, or the news above it if that is shorter."""
    board, news = _board(speaker, page, size), _news(speaker, page)
    beside = _beside(console, page.board, size)
    renderer, view = page.renderer, page.view
    people = Group(*renderer.status(speaker, view), renderer.seat_table(speaker, view))
    both = Group(people, *news)
    high = _lines(console, board, page.board.width(size))
    apart = max(high, _lines(console, people, beside)) + len(news)
    if news and _lines(console, both, beside) < apart:
        return _columns(board, both)
    return Group(*news, _columns(board, people))


def _compact(console: Console, speaker: Speaker, page: Page, size: Size) -> RenderableType:
    """Lay out the seats in a line above the board, and the news next to it if there is room."""
    board, news = _board(speaker, page, size), _news(speaker, page)
    people, beside = _people(speaker, page, console.width), _beside(console, page.board, size)
    if beside < SIDE_LEAST:
        return Group(people, *news, board)
    above = Group(people, _columns(board, Group(*news)))
    if not page.tight:
        return above
    close = _columns(board, Group(_people(speaker, page, beside), *news))
    fewer = _lines(console, close, console.width) < _lines(console, above, console.width)
    return close if fewer else above


def _people(speaker: Speaker, page: Page, width: int) -> Group:
    """Return status and seats, as many per line as fit."""
    head = flow(Text(), page.renderer.status(speaker, page.view), width, " · ")
    return Group(*head, *flow(Text(), page.renderer.short_seats(speaker, page.view), width))


def _board(speaker: Speaker, page: Page, size: Size) -> RenderableType:
    """Return the board with its legend below."""
    drawn, signs = page.board.draw(size), page.board.legend(speaker)
    if not signs or page.tight:
        return drawn
    return Group(drawn, *flow(Text(), signs, page.board.width(size)))


def _beside(console: Console, board: Grid, size: Size) -> int:
    return min(SIDE_MOST, console.width - board.width(size) - 2)


def _columns(board: RenderableType, side: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=SIDE_MOST)
    grid.add_row(board, side)
    return grid


def _news(speaker: Speaker, page: Page) -> list[RenderableType]:
    """Return the news since the player's last turn, or for a watcher since the last page."""
    if not page.news:
        return []
    title = speaker.say("browser-log" if page.view["seat"] is None else "news-title")
    return [Text(title, "title"), *(Text.assemble(("• ", "quiet"), line) for line in page.news)]


def _lines(console: Console, what: RenderableType, width: int) -> int:
    if width < SIDE_LEAST:
        return ENDLESS
    return len(console.render_lines(what, console.options.update(width=width)))
