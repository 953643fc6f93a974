"""How a round ended, and how the game ended."""

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pyrite.cli.screen import Screen
from pyrite.cli.table.frame import height
from pyrite.cli.table.seen import SeenTable
from pyrite.cli.table.sight import Sight


def show_round(sight: Sight) -> None:
    """What was not yet seen of the round, and the board at its end."""
    screen = sight.screen
    for sentence in sight.news.recent:
        screen.out.print(Text.assemble(("• ", "quiet"), sentence))
    screen.out.print(Rule(Text(screen.speaker.say("round-over"), "title"), style="wall"))
    board = sight.board()
    screen.out.print(board.draw(board.size_for(screen.out.width, height(screen.out))))


def show_result(sight: Sight) -> None:
    """The score sheet of the round that has just ended."""
    out = sight.screen.out
    out.print(sight.renderer.result(sight.speaker, sight.view, out.width))


def show_ranking(screen: Screen, state: SeenTable, me: int | None) -> None:
    """Who won how much; equal scores share a place."""
    speaker = screen.speaker
    screen.out.print(Rule(Text(speaker.say("end-title"), "title"), style="wall"))
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    scores = state.scores
    for seat in sorted(range(state.seats), key=lambda seat: (-scores[seat], seat)):
        place = 1 + sum(score > scores[seat] for score in scores)
        name = speaker.seat(seat) + (f" ({speaker.say('seats-you')})" if seat == me else "")
        mark = Text("★" if seat in state.winners else " ", "gold")
        style = "you" if seat == me else ""
        table.add_row(f"{place}.", mark, Text(name, style), Text(speaker.gold(scores[seat])))
    screen.out.print(table)
    if me is not None:
        screen.say("end-won" if me in state.winners else "end-lost", "title")
