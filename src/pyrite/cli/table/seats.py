"""Who sits at the table: cards, gold and broken tools of every seat, and who is to play."""

from typing import Any

from rich.table import Table
from rich.text import Text

from pyrite.lang import Speaker, seat_letter

View = dict[str, Any]
BROKEN = "✗"


def status(speaker: Speaker, view: View) -> list[Text]:
    """Round, piles, and what you are."""
    rounds = view["options"]["rounds"]
    lines = [Text(speaker.say("status-round", round=view["round"], rounds=rounds), "title")]
    lines.append(Text(speaker.say("status-pile", n=view["pile"]), "quiet"))
    if view["seat"] is not None:
        lines.append(you_are(speaker, view))
    return lines


def you_are(speaker: Speaker, view: View) -> Text:
    """Your seat, your dwarf and your gold: always in sight."""
    won = [entry["value"] for entry in view["won"] if entry["seat"] == view["seat"]]
    dwarf = speaker.say("status-you", seat=view["seat"], dwarf=view["dwarf"])
    return Text.assemble((dwarf, view["dwarf"]), ", ", (speaker.gold(sum(won)), "gold"))


def seats(speaker: Speaker, view: View) -> Table:
    """A line for each seat; broken tools stand below it."""
    table = Table.grid(padding=(0, 1))
    table.add_column()
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    head = [speaker.say(id) for id in ("seats-seat", "seats-cards", "seats-gold")]
    table.add_row("", *(Text(word, "quiet") for word in head))
    for seat in range(len(view["hands"])):
        table.add_row(*_line(speaker, view, seat))
        for tool in view["front"][seat]:
            table.add_row("", Text(f" {BROKEN} {speaker.tool(tool)}", "broken"))
    return table


def _line(speaker: Speaker, view: View, seat: int) -> list[Text]:
    mine = seat == view["seat"]
    name = f"{seat_letter(seat)} {speaker.say('seats-you')}" if mine else seat_letter(seat)
    gold = sum(entry["seat"] == seat for entry in view["won"])
    style = "you" if mine else ""
    turn = "▶" if seat == view["turn"] else " "
    return [
        Text(turn, "title"),
        Text(name, style),
        Text(str(view["hands"][seat]), style),
        Text(str(gold), "gold" if gold else "quiet"),
    ]
