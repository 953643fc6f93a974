"""The end of a round of Saboteur: who won and why, everyone's dwarf and gold."""

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.listing import flow
from pyrite.cli.drawing.people import seat_name
from pyrite.cli.drawing.renderer import View
from pyrite.cli.drawing.score import (
    HIDDEN,
    Sum,
    gain,
    gainers,
    gains,
    reasons,
)
from pyrite.cli.saboteur.seats import own_gold
from pyrite.core.cards import FACE_DOWN
from pyrite.lang import Speaker

# Messages at the end of a round that the score sheet already shows.
SHOWN = (
    "event-round_ended",
    "event-dwarf_shown",
    "event-took_gold",
    "event-was_paid",
    "event-coins",
)
COLUMNS = ("seat", "dwarf", "round", "total", "why")
TREASURE = "treasure"
GAP = "  "
WIDE = 60  # columns needed for the titles of rules


def verdict(speaker: Speaker, view: View) -> str:
    """Return who won the last round, and why."""
    result = view["results"][-1]
    winners = gainers(view, result)
    parties = {result["dwarfs"][seat] for seat in winners}
    party = "other" if len(parties) > 1 else next(iter(parties), "nobody")
    said = {"party": party, "gainers": speaker.players(winners)}
    if not result["treasure_found"]:
        return speaker.say("replay-not-found", **said)
    if result["finder"] is None:
        return speaker.say("event-round_ended", treasure=True)
    return speaker.say("replay-found", seat=result["finder"], **said)


def score_sheet(speaker: Speaker, view: View, width: int) -> Group:
    """Return the result of the last round."""
    result = view["results"][-1]
    goals = _line(speaker, "result-goals", _goals(speaker, result), width)
    chests = _line(speaker, "result-chests", _chests(speaker, result), width)
    hidden = any(gain(view, result, seat).hidden for seat in range(len(result["dwarfs"])))
    known = [Text(f"{HIDDEN} {speaker.say('replay-hidden-cards', n=1)}", "quiet")]
    return Group(
        *goals,
        *(chests if result["chests"] else ()),
        _seats(speaker, view, width),
        *(known if hidden else ()),
    )


def _line(speaker: Speaker, id: str, pieces: Iterator[Text], width: int) -> list[Text]:
    return flow(Text(speaker.say(id) + GAP, "title"), pieces, width)


def _goals(speaker: Speaker, result: View) -> Iterator[Text]:
    """Yield what every goal was, who found the treasure, and which were not reached."""
    for cell, card in result["goals"].items():
        piece = Text.assemble((str(speaker.goal_number(cell)), "rim"), f" {speaker.card(card)}")
        if result["board"].get(cell) == FACE_DOWN:
            piece.append(f" ({speaker.say('result-not-reached')})", "quiet")
        elif card == TREASURE and result["finder"] is not None:
            piece.append(f" ({speaker.say('result-found', seat=result['finder'])})")
        yield piece


def _chests(speaker: Speaker, result: View) -> Iterator[Text]:
    """Yield what was in every chest; one carried off unseen stays secret."""
    for chest in (chest for chest in result["chests"] if chest["chest"]):
        yield Text(speaker.chest(chest["chest"]))


def _seats(speaker: Speaker, view: View, width: int) -> Table:
    """Return a line per seat: its dwarf, its gold in the round and in total, and by which rules."""
    is_wide = width >= WIDE
    table = Table(box=None, pad_edge=False, show_header=is_wide, header_style="title")
    table.padding = (0, 2, 0, 0)
    for name in COLUMNS:
        table.add_column(speaker.say(f"result-{name}"), no_wrap=name != "why")
    for column in table.columns[2:4]:
        column.justify = "right"
    result = view["results"][-1]
    for seat, dwarf in enumerate(result["dwarfs"]):
        won = gain(view, result, seat)
        table.add_row(
            seat_name(speaker, view, seat),
            Text(speaker.dwarf(dwarf), dwarf),
            Text(won.gained, "quiet" if won == Sum() else "gold"),
            ("" if is_wide else "= ") + owned(speaker, view, seat).owned,
            Text(reasons(speaker, gains(view, result, seat), is_wide), "quiet"),
        )
    return table


def owned(speaker: Speaker, view: View, seat: int) -> Sum:
    """Return all the gold of a seat, as far as the viewer knows."""
    if view["scores"] is not None:
        return Sum(view["scores"][seat])
    if seat == view["seat"]:
        return Sum(own_gold(view))
    total = Sum(speaker.description.coins if speaker.description else 0)
    for result in view["results"]:
        total = total.plus(gain(view, result, seat))
    return total
