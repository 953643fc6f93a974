"""Who sits at the table: cards, gold and broken tools of every seat, and who is to play."""

from typing import Any

from rich.table import Table
from rich.text import Text

from pyrite.lang import Speaker, seat_letter

View = dict[str, Any]
TURN, BROKEN, CARDS, GOLD = "▶", "✗", "▯", "◆"


def status(speaker: Speaker, view: View) -> list[Text]:
    """The round, what is left to draw, what you are and have: always in sight."""
    rounds = view["options"]["rounds"]
    lines = [Text(speaker.say("status-round", round=view["round"], rounds=rounds), "title")]
    lines.append(Text(speaker.say("status-pile", n=view["pile"]), "quiet"))
    if view["seat"] is not None:
        you = speaker.say("status-you", seat=view["seat"], dwarf=view["dwarf"])
        mine = [entry["value"] for entry in view["won"] if entry["seat"] == view["seat"]]
        lines.append(Text(you, view["dwarf"]))
        lines.append(Text(speaker.say("status-gold", n=sum(mine)), "gold"))
    return lines


def seat_table(speaker: Speaker, view: View) -> Table:
    """A line for each seat; broken tools stand below it."""
    table = Table.grid(padding=(0, 1))
    for justify in ("left", "left", "right", "right"):
        table.add_column(justify=justify)
    head = [speaker.say(id) for id in ("seats-seat", "seats-cards", "seats-gold")]
    table.add_row("", *(Text(word, "quiet") for word in head))
    for seat in range(len(view["hands"])):
        gold = gold_cards(view, seat)
        turn = TURN if seat == view["turn"] else " "
        counts = Text(str(view["hands"][seat])), Text(str(gold), "gold" if gold else "quiet")
        table.add_row(Text(turn, "title"), _name(speaker, view, seat), *counts)
        for tool in view["front"][seat]:
            table.add_row("", Text(f"{BROKEN} {speaker.tool(tool)}", "broken"))
    return table


def seat_line(speaker: Speaker, view: View) -> Text:
    """All seats one after the other, with signs instead of words."""
    return Text("  ").join(_short(speaker, view, seat) for seat in range(len(view["hands"])))


def gold_cards(view: View, seat: int) -> int:
    """How many gold cards a seat has."""
    return sum(entry["seat"] == seat for entry in view["won"])


def _name(speaker: Speaker, view: View, seat: int) -> Text:
    if seat != view["seat"]:
        return Text(seat_letter(seat))
    return Text(f"{seat_letter(seat)} {speaker.say('seats-you')}", "you")


def _short(speaker: Speaker, view: View, seat: int) -> Text:
    turn = TURN if seat == view["turn"] else ""
    text = Text.assemble((turn, "title"), _name(speaker, view, seat))
    text.append(f" {CARDS}{view['hands'][seat]}")
    gold = gold_cards(view, seat)
    if gold:
        text.append(f" {GOLD}{gold}", "gold")
    for tool in view["front"][seat]:
        text.append(f" {BROKEN}{speaker.tool(tool)}", "broken")
    return text
