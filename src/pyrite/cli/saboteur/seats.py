"""The seats: cards, gold, what is in front of each, and whose turn it is."""

from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.people import CARDS, KNOWN, TURN, seat_name
from pyrite.cli.drawing.renderer import View
from pyrite.cli.saboteur.scene import guards
from pyrite.lang import Speaker

GOLD, BACKWARDS = "◆", "↺"
HINDERS, THEFT = "✗", "»"


def status(speaker: Speaker, view: View) -> list[Text]:
    """Return what is always visible: the round, the cards left, your dwarf and your gold."""
    rounds = view["options"]["rounds"]
    lines = [Text(speaker.say("status-round", round=view["round"], rounds=rounds), "title")]
    lines.append(Text(speaker.say("status-pile", n=view["pile"]), "quiet"))
    if view["seat"] is not None:
        you = speaker.say("status-you", dwarf=view["dwarf"])
        lines.append(Text(you, view["dwarf"]))
        lines.append(Text(speaker.say("status-gold", n=own_gold(view)), "gold"))
    if view["direction"] < 0:
        lines.append(Text(f"{BACKWARDS} {speaker.say('status-backwards')}", "title"))
    for guard in guards(view):
        said = speaker.say("status-guard", number=guard.number, seat=guard.owner, exit=guard.exit)
        lines.append(Text(said, "guard"))
    return lines


def seat_table(speaker: Speaker, view: View) -> Table:
    """Return a line per seat, with the cards in front of it below."""
    table = Table.grid(padding=(0, 1))
    for justify in ("left", "left", "right", "right"):
        table.add_column(justify=justify)
    head = [speaker.say(id) for id in ("seats-seat", "seats-cards", "seats-gold")]
    table.add_row("", *(Text(word, "quiet") for word in head))
    for seat in range(len(view["hands"])):
        turn = TURN if seat == view["turn"] else " "
        counts = Text(str(view["hands"][seat])), gold(view, seat)
        table.add_row(Text(turn, "title"), seat_name(speaker, view, seat), *counts)
        for line in _before(speaker, view, seat):
            table.add_row("", line)
    return table


def short_seats(speaker: Speaker, view: View) -> list[Text]:
    """Return all seats, with signs instead of words."""
    return [_short(speaker, view, seat) for seat in range(len(view["hands"]))]


def seat_signs(speaker: Speaker, view: View) -> list[Text]:
    """Return explanations of the signs now in the short list of seats."""
    front = {name for names in view["front"] for name in names}
    others = [dwarf for seat, dwarf in enumerate(view["dwarfs"]) if seat != view["seat"]]
    signs = {
        "legend-turn": (TURN, True),
        "legend-cards": (CARDS, True),
        "legend-gold": (GOLD, any(view["has_gold"])),
        "legend-broken": (HINDERS, bool(front - {"theft"})),
        "front-theft": (THEFT, "theft" in front),
        "legend-known": (KNOWN, any(others)),
        "status-backwards": (BACKWARDS, view["direction"] < 0),
    }
    return [Text(f"{sign} {speaker.say(id)}") for id, (sign, is_there) in signs.items() if is_there]


def hindrances(speaker: Speaker, view: View) -> list[Text]:
    """B-16, S-22: say that a broken tool or a trap keeps the viewer from placing paths."""
    front = [] if view["seat"] is None else view["front"][view["seat"]]
    hindering = [_hindrance(speaker, name) for name in front if name != "theft"]
    if not hindering:
        return []
    return [Text(speaker.say("hindered-digging", what=", ".join(hindering)), "broken")]


def _hindrance(speaker: Speaker, name: str) -> str:
    if speaker.knows(f"front-{name}"):
        return speaker.front(name)
    return speaker.say("hindered-tool", tool=name)


def own_gold(view: View) -> int:
    """Return the viewer's gold, cards and coins."""
    mine = [w["value"] for w in view["won"] if w["seat"] == view["seat"] and not w["changed"]]
    return int(sum(mine) + view["coins"])


def gold(view: View, seat: int) -> Text:
    """Return a seat's gold: cards are counted, but of coins others only see whether any (S-37)."""
    cards = sum(won["seat"] == seat and not won["changed"] for won in view["won"])
    coins = view["purse"][seat] > 0
    if not view["gold_pile"] and not view["won"]:
        return Text(GOLD, "gold") if view["has_gold"][seat] else Text("–", "quiet")
    count = f"{cards or ''}+" if coins else str(cards)
    return Text(count, "gold" if view["has_gold"][seat] else "quiet")


def _before(speaker: Speaker, view: View, seat: int) -> list[Text]:
    """Return what is in front of a seat, and its dwarf if you know it."""
    lines = [_in_front(speaker, name) for name in view["front"][seat]]
    dwarf = view["dwarfs"][seat]
    if dwarf is not None and seat != view["seat"]:
        lines.insert(0, Text(f"{KNOWN} {speaker.dwarf(dwarf)}", dwarf))
    return lines


def _in_front(speaker: Speaker, name: str) -> Text:
    sign, style = (THEFT, "gold") if name == "theft" else (HINDERS, "broken")
    return Text(f"{sign} {speaker.front(name)}", style)


def _short(speaker: Speaker, view: View, seat: int) -> Text:
    turn = TURN if seat == view["turn"] else ""
    text = Text.assemble((turn, "title"), seat_name(speaker, view, seat))
    text.append(f" {CARDS}{view['hands'][seat]}")
    if view["has_gold"][seat]:
        text.append(f" {GOLD}{gold(view, seat).plain.strip(GOLD)}", "gold")
    for line in _before(speaker, view, seat):
        text.append_text(Text(" ") + Text(line.plain.replace(" ", "", 1), line.style))
    return text
