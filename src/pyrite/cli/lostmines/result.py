"""The end of a round of The Lost Mines: everyone's dwarf, shares and points."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Group
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.face import MARKS
from pyrite.cli.drawing.listing import flow
from pyrite.cli.drawing.people import seat_name
from pyrite.cli.drawing.renderer import View
from pyrite.cli.drawing.score import NOTHING, best, gain, rule_title, signed
from pyrite.cli.lostmines.seats import clan_name, clan_sign
from pyrite.lang import Speaker, seat_letter

# Messages at the end of a round that the score sheet already shows.
SHOWN = ("event-round_ended", "event-dwarf_shown", "event-treasure_shown", "event-scored")
COLUMNS = ("seat", "clan", "dwarf", "treasures", "shares", "round", "total")
WIDE = 78  # columns needed for words instead of signs
DRAGON = MARKS["dragon"][0]
OTHER = {"blue": "yellow", "yellow": "blue"}


class Row(NamedTuple):
    """A seat's dwarf and winnings."""

    seat: int
    clan: str
    dwarf: str
    treasures: str
    won: int
    points: int

    @property
    def pool(self) -> str:
        """L-41: the clan whose treasures it shares; empty if it is selfish."""
        if self.dwarf == "selfish":
            return ""
        return OTHER[self.clan] if self.dwarf == "saboteur" else self.clan


def verdict(speaker: Speaker, view: View) -> str:
    """Return how the last round ended, and who won the most."""
    result = view["results"][-1]
    ended = speaker.say("lostmines-event-round_ended", how=result["ended"])
    winners = best(view, result)
    if not winners:
        return ended
    return f"{ended} {speaker.say('replay-most', gainers=speaker.players(winners))}"


def score_sheet(speaker: Speaker, view: View, width: int) -> Group:
    """Return the result of the last round: the mines, a line per seat, a line per rule."""
    result = view["results"][-1]
    mines, rules = _mines(speaker, result, width), _rules(speaker, result, width)
    return Group(*mines, _seats(speaker, view, width), *rules)


def _mines(speaker: Speaker, result: View, width: int) -> list[Text]:
    """Return what every mine was; a mine nobody reached stays secret (L-07)."""
    title = Text(f"{speaker.say('result-mines')}  ", "title")
    hidden = speaker.say("result-not-reached")
    mines = {str(speaker.goal_number(cell)): mine for cell, mine in result["mines"].items()}
    pieces = [
        Text.assemble((number, "rim"), f" {speaker.card(mine) if mine else hidden}")
        for number, mine in mines.items()
    ]
    return flow(title, pieces, width)


def _rules(speaker: Speaker, result: View, width: int) -> list[Text]:
    """Return who got or lost points by which rule."""
    by_rule: dict[str, list[Text]] = {}
    for row in result["paid"]:
        if row["amount"]:
            piece = Text(f"{seat_letter(row['seat'])} {signed(row['amount'])}")
            by_rule.setdefault(row["rule"], []).append(piece)
    lines = []
    for rule, pieces in by_rule.items():
        lines += flow(Text(f"{rule_title(speaker, rule)}  ", "quiet"), pieces, width)
    return lines


def _seats(speaker: Speaker, view: View, width: int) -> Table:
    """Return a line per seat, with signs instead of words in a narrow terminal."""
    is_wide = width >= WIDE
    table = Table(box=None, pad_edge=False, show_header=is_wide, header_style="title")
    table.padding = (0, 2, 0, 0)
    for name in COLUMNS:
        table.add_column(speaker.say(f"result-{name}"), no_wrap=name != "dwarf")
    for column in table.columns[-2:]:
        column.justify = "right"
    for row in rows(view):
        shares = _in_words(speaker, row) if is_wide else _in_signs(row)
        clan, dwarf = clan_name(speaker, row.clan, is_wide), speaker.dwarf(row.dwarf)
        who = seat_name(speaker, view, row.seat) if is_wide else Text(seat_letter(row.seat))
        table.add_row(who, clan, Text(dwarf, row.dwarf), row.treasures, *shares)
    return table


def _in_words(speaker: Speaker, row: Row) -> tuple[Text, str, str]:
    """Return the clan it shares with, its winnings and its total."""
    alone = Text(speaker.say("result-alone"))
    pool = clan_name(speaker, row.pool, True) if row.pool else alone
    return pool, str(row.won), str(row.points)


def _in_signs(row: Row) -> tuple[str, str, str]:
    pool = clan_sign(row.pool) if row.pool else NOTHING
    return f"→ {pool}", f"+{row.won}", f"= {row.points}"


def rows(view: View) -> Iterator[Row]:
    """Yield the seats in order."""
    result = view["results"][-1]
    for seat, dwarf in enumerate(result["dwarfs"]):
        treasures = [one["value"] for one in result["treasures"] if one["owner"] == seat]
        dragon = DRAGON if result["dragon"] == seat else ""
        owned = f"{' + '.join(map(str, treasures))} {dragon}".strip() or NOTHING
        won = gain(view, result, seat).known
        yield Row(seat, result["clans"][seat], dwarf, owned, won, view["points"][seat])
