"""The score sheet of a round of the tunnel game: what lay where, who was what, who got how much."""

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from pyrite.cli.table.listing import flow
from pyrite.cli.table.people import seat_name
from pyrite.cli.table.renderer import View
from pyrite.cli.table.score import rule_title, signed
from pyrite.lang import Speaker

# What is told at the end of a round and stands in the sheet.
SHOWN = ("event-dwarf_shown", "event-took_gold", "event-was_paid", "event-coins")
NOTHING, UNKNOWN = "–", "◆"
TREASURE = "treasure"
GAP = "  "
WIDE = 60  # columns of a terminal in which the titles of rules find room


def score_sheet(speaker: Speaker, view: View, width: int) -> Group:
    """The round that has just ended."""
    result = view["results"][-1]
    goals = _line(speaker, "result-goals", _goals(speaker, result), width)
    chests = _line(speaker, "result-chests", _chests(speaker, result), width)
    return Group(*goals, *(chests if result["chests"] else ()), _seats(speaker, view, width))


def _line(speaker: Speaker, id: str, pieces: Iterator[Text], width: int) -> list[Text]:
    return flow(Text(speaker.say(id) + GAP, "title"), pieces, width)


def _goals(speaker: Speaker, result: View) -> Iterator[Text]:
    """What every goal was, and who found the treasure."""
    for cell, card in result["goals"].items():
        piece = Text.assemble((cell, "rim"), f" {speaker.card(card)}")
        if card == TREASURE and result["finder"] is not None:
            piece.append(f" ({speaker.say('result-found', seat=result['finder'])})")
        yield piece


def _chests(speaker: Speaker, result: View) -> Iterator[Text]:
    """What was in every chest; one that was carried off unseen stays a secret."""
    for chest in (chest for chest in result["chests"] if chest["chest"]):
        yield Text.assemble((chest["cell"] or NOTHING, "rim"), f" {speaker.chest(chest['chest'])}")


def _seats(speaker: Speaker, view: View, width: int) -> Table:
    """A line for each seat, and one more for each rule by which it got or lost gold."""
    table = Table(box=None, pad_edge=False, header_style="title", padding=(0, 2, 0, 0))
    for name in ("seat", "dwarf", "gold"):
        table.add_column(speaker.say(f"result-{name}"), no_wrap=True)
    table.add_column("")
    table.columns[2].justify = "right"
    result = view["results"][-1]
    for seat, dwarf in enumerate(result["dwarfs"]):
        who = seat_name(speaker, view, seat), Text(speaker.dwarf(dwarf), dwarf)
        for gold, rule in _payments(view, seat) or [(NOTHING, "")]:
            style = "gold" if rule else "quiet"
            table.add_row(*who, Text(gold, style), _rule(speaker, rule, width))
            who = Text(), Text()
    return table


def _payments(view: View, seat: int) -> list[tuple[str, str]]:
    """What a seat got, rule by rule; of a gold card that only its owner knows just a sign."""
    by_rule: dict[str, list[int | None]] = {}
    for row in view["results"][-1]["paid"]:
        if row["seat"] == seat:
            card = row["won"]
            amount = row["amount"] if card is None else view["won"][card]["value"]
            by_rule.setdefault(row["rule"], []).append(amount)
    paid = [(_amount(amounts), rule) for rule, amounts in by_rule.items()]
    return [(gold, rule) for gold, rule in paid if gold]


def _amount(amounts: list[int | None]) -> str:
    """The sum with its sign, and a sign for each card that is not known; nothing if all is even."""
    total = sum(amount or 0 for amount in amounts)
    return (signed(total) if total else "") + UNKNOWN * amounts.count(None)


def _rule(speaker: Speaker, rule: str, width: int) -> Text:
    if not rule or width < WIDE:
        return Text(rule, "quiet")
    return Text(rule_title(speaker, rule), "quiet")
