"""The end of a round, and the end of the game."""

from collections.abc import Sequence
from functools import reduce

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.frame import PROMPT, height
from pyrite.cli.drawing.people import seat_name
from pyrite.cli.drawing.renderer import View
from pyrite.cli.drawing.score import Sum, gain
from pyrite.cli.drawing.seen import SeenTable
from pyrite.cli.table.sight import Sight
from pyrite.cli.terminal.screen import Screen
from pyrite.lang import Speaker

MOST_ROUNDS = 8  # as many as fit next to each other


def end_of_round(sight: Sight) -> list[RenderableType]:
    """Return the news not yet seen, and that the round is over."""
    news = [Text.assemble(("• ", "quiet"), sentence) for sentence in sight.news.recent]
    return [*news, Rule(Text(sight.speaker.say("round-over"), "title"), style="wall")]


def show_last(out: Console, lines: Sequence[RenderableType], room: int) -> None:
    """Print as many of these lines as fit, the last ones first."""
    shown: list[RenderableType] = []
    for line in reversed(lines):
        room -= len(out.render_lines(line))
        if room < 0:
            break
        shown.insert(0, line)
    for line in shown:
        out.print(line)


def show_result(sight: Sight, before: Sequence[RenderableType]) -> None:
    """Print who won the last round and why, the final board, and everyone's gold."""
    out, view = sight.screen.out, sight.view
    verdict = Text(sight.renderer.verdict(sight.speaker, view), "title")
    sheet = Group(verdict, sight.renderer.result(sight.speaker, view, out.width))
    sight.news.scene.look_back(view["results"][-1])
    board = sight.board()
    drawn = board.draw(board.size_for(out.width, height(out)))
    room = height(out) - len(out.render_lines(sheet)) - PROMPT
    is_shown = len(drawn.plain.splitlines()) < room
    show_last(out, before, room - is_shown * len(drawn.plain.splitlines()))
    out.print(*([drawn] if is_shown else []), sheet, sep="\n")


def show_ranking(screen: Screen, state: SeenTable, me: int | None) -> None:
    """Print everyone's winnings round by round; equal scores share a place."""
    speaker, view = screen.speaker, state.view(me)
    screen.out.print(Rule(Text(speaker.say("end-title"), "title"), style="wall"))
    screen.out.print(ranking(speaker, state, view))
    won = {"n": len(state.winners), "winners": speaker.players(state.winners)}
    screen.say("replay-winners", "title", **won, gold=max(state.scores))
    if me is not None:
        screen.say("end-won" if me in state.winners else "end-lost", "title")


def ranking(speaker: Speaker, state: SeenTable, view: View) -> Table:
    """Return the seats by score, with the gold of each round."""
    table = Table(box=None, pad_edge=False, header_style="title", padding=(0, 2, 0, 0))
    earlier, results = view["results"][:-MOST_ROUNDS], view["results"][-MOST_ROUNDS:]
    scores, coins = state.scores, state.describe().coins
    table.add_column("", justify="right")
    table.add_column(speaker.say("result-seat"), no_wrap=True)
    if earlier or coins:
        table.add_column(speaker.say("result-before"), justify="right")
    for result in results:
        table.add_column(speaker.say("replay-round", round=result["round"]), justify="right")
    table.add_column(speaker.say("replay-total"), justify="right")
    for seat in sorted(range(state.seats), key=lambda seat: (-scores[seat], seat)):
        place = 1 + sum(score > scores[seat] for score in scores)
        star = Text(" ★" if seat in state.winners else "", "gold")
        who = seat_name(speaker, view, seat) + star
        won = [gain(view, result, seat).gained for result in results]
        if earlier or coins:
            before = (gain(view, result, seat) for result in earlier)
            won.insert(0, reduce(Sum.plus, before, Sum(coins)).gained)
        table.add_row(f"{place}.", who, *won, Text(speaker.gold(scores[seat])))
    return table
