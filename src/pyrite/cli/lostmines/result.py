"""The end of a round of The Lost Mines: who was who, who shared with whom, who won how much."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from pyrite.cli.lostmines.seats import clan_name, clan_sign
from pyrite.cli.table.face import MARKS
from pyrite.core.events import Event
from pyrite.lang import Speaker, seat_letter

TABLED = ("dragon_woken", "dwarf_shown", "treasure_shown", "scored")
COLUMNS = ("seat", "clan", "dwarf", "treasures", "shares", "won", "points")
WIDE = 78  # columns of a terminal in which the words find room
NOTHING, DRAGON = "–", MARKS["dragon"][0]
OTHER = {"blue": "yellow", "yellow": "blue"}


class Row(NamedTuple):
    """What a seat was and won."""

    seat: int
    clan: str
    dwarf: str
    treasures: str
    won: int
    points: int

    @property
    def pool(self) -> str:
        """L-41: the clan in whose treasures it has a part; none if it is selfish."""
        if self.dwarf == "selfish":
            return ""
        return OTHER[self.clan] if self.dwarf == "saboteur" else self.clan


def result_table(speaker: Speaker, events: Sequence[Event], width: int) -> Table:
    """A line for each seat; in a narrow terminal with signs instead of words."""
    is_wide = width >= WIDE
    table = Table(box=None, pad_edge=False, show_header=is_wide, header_style="title")
    table.padding = (0, 2, 0, 0)
    for name in COLUMNS:
        table.add_column(speaker.say(f"result-{name}"), no_wrap=name != "dwarf")
    for column in table.columns[-2:]:
        column.justify = "right"
    for row in rows(events):
        shares = _in_words(speaker, row) if is_wide else _in_signs(row)
        clan, dwarf = clan_name(speaker, row.clan, is_wide), speaker.dwarf(row.dwarf)
        table.add_row(seat_letter(row.seat), clan, Text(dwarf, row.dwarf), row.treasures, *shares)
    return table


def _in_words(speaker: Speaker, row: Row) -> tuple[Text, str, str]:
    """With whom it shares, what it has won, what it has now."""
    alone = Text(speaker.say("result-alone"))
    pool = clan_name(speaker, row.pool, True) if row.pool else alone
    return pool, str(row.won), str(row.points)


def _in_signs(row: Row) -> tuple[str, str, str]:
    pool = clan_sign(row.pool) if row.pool else NOTHING
    return f"→ {pool}", f"+{row.won}", f"= {row.points}"


def rows(events: Sequence[Event]) -> list[Row]:
    """The seats in their order."""
    told: dict[tuple[str, int | None], list[dict[str, Any]]] = {}
    for event in events:
        told.setdefault((event.kind, event.seat), []).append(event.known())
    made = []
    for seat in (event.seat for event in events if event.kind == "dwarf_shown"):
        [shown], [scored] = told["dwarf_shown", seat], told["scored", seat]
        brought = " + ".join(str(one["value"]) for one in told.get(("treasure_shown", seat), ()))
        dragon = DRAGON if ("dragon_woken", seat) in told else ""
        treasures = f"{brought} {dragon}".strip() or NOTHING
        who = seat or 0, shown["clan"], shown["dwarf"]
        made.append(Row(*who, treasures, scored["won"], scored["points"]))
    return made
