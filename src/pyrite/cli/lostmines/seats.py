"""The seats of The Lost Mines, their possessions, and the treasures."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.face import MARKS
from pyrite.cli.drawing.people import CARDS, KNOWN, TURN, seat_name
from pyrite.cli.drawing.renderer import View
from pyrite.cli.lostmines.scene import TRAP, TROLL
from pyrite.lang import Speaker

POINTS, UNKNOWN = "★", "?"


def status(speaker: Speaker, view: View) -> list[Text]:
    """Return the round, the cards left, your dwarf and the common treasures."""
    rounds = view["options"]["rounds"]
    lines = [Text(speaker.say("status-round", round=view["round"], rounds=rounds), "title")]
    lines.append(Text(speaker.say("status-pile", n=view["pile"]), "quiet"))
    if view["seat"] is not None:
        clan = view["clans"][view["seat"]]
        you = speaker.say("status-dwarf", dwarf=view["dwarf"], clan=clan)
        lines.append(Text(you, view["dwarf"]))
    lines.append(_treasures(speaker, view))
    if view["traps"]:
        lines.append(Text(f"{TRAP} {'  '.join(view['traps'])}", "token"))
    return lines


def _treasures(speaker: Speaker, view: View) -> Text:
    """Return the treasures nobody has taken yet."""
    line = Text(speaker.say("status-treasures"))
    for number, treasure in enumerate(view["treasures"], 1):
        if treasure["owner"] is None:
            line.append_text(Text.assemble(f"  {number}:", treasure_sign(treasure)))
    return line


def treasure_sign(treasure: View) -> Text:
    """Return a treasure's kind, and its value if you know it: "$3", "$?"."""
    sign, style = MARKS[treasure["kind"]]
    return Text(f"{sign}{treasure['value'] or UNKNOWN}", style)


def seat_table(speaker: Speaker, view: View) -> Table:
    """Return a line per seat, with the cards in front of it below."""
    table = Table.grid(padding=(0, 1))
    for justify in ("left", "left", "left", "left", "right", "right"):
        table.add_column(justify=justify)
    ids = ("seats-seat", "seats-clan", "seats-cell", "seats-cards", "seats-points")
    table.add_row("", *(Text(speaker.say(id), "quiet") for id in ids))
    for seat, clan in enumerate(view["clans"]):
        table.add_row(
            Text(TURN if seat == view["turn"] else " ", "title"),
            seat_name(speaker, view, seat),
            clan_name(speaker, clan),
            view["stands"][seat],
            str(view["hands"][seat]),
            str(view["points"][seat]),
        )
        before = Text(" ").join(_before(speaker, view, seat))
        if before:
            table.add_row("", "", before)
    return table


def short_seats(speaker: Speaker, view: View) -> list[Text]:
    """Return all seats, with signs instead of words."""
    return [_short(speaker, view, seat) for seat in range(len(view["hands"]))]


def seat_signs(speaker: Speaker, view: View) -> list[Text]:
    """Return explanations of the signs now in the short list of seats."""
    others = [dwarf for seat, dwarf in enumerate(view["dwarfs"]) if seat != view["seat"]]
    signs = {
        "legend-turn": (TURN, True),
        "legend-cards": (CARDS, True),
        "legend-points": (POINTS, True),
        "legend-treasure": (f"2:{MARKS['gold'][0]}3", True),
        "legend-known": (KNOWN, any(others)),
    }
    return [Text(f"{sign} {speaker.say(id)}") for id, (sign, is_there) in signs.items() if is_there]


def hindrances(speaker: Speaker, view: View) -> list[Text]:
    """Return nothing: no card in front of a seat forbids it to play."""
    return []


def clan_sign(clan: str) -> str:
    """Return the sign of a clan, the same as its start's."""
    return MARKS[f"start_{clan}"][0]


def clan_name(speaker: Speaker, clan: str, in_words: bool = True) -> Text:
    """Return the sign of a clan, and its name."""
    return Text(f"{clan_sign(clan)} {speaker.clan(clan) if in_words else ''}".strip(), clan)


def _short(speaker: Speaker, view: View, seat: int) -> Text:
    turn, clan = TURN if seat == view["turn"] else "", view["clans"][seat]
    text = Text.assemble((turn, "title"), (clan_sign(clan), clan), seat_name(speaker, view, seat))
    text.append(f" {view['stands'][seat]} {CARDS}{view['hands'][seat]}")
    text.append(f" {POINTS}{view['points'][seat]}")
    for piece in _before(speaker, view, seat):
        text.append_text(Text(" ") + piece)
    return text


def _before(speaker: Speaker, view: View, seat: int) -> Iterator[Text]:
    """Yield a seat's treasures, troll and dragon, and its dwarf if you know it."""
    dwarf = view["dwarfs"][seat]
    if dwarf is not None and seat != view["seat"]:
        yield Text(f"{KNOWN}{speaker.dwarf(dwarf)}", dwarf)
    for treasure in view["treasures"]:
        if treasure["owner"] == seat:
            yield treasure_sign(treasure)
    if view["dragon"] == seat:
        sign, style = MARKS["dragon"]
        yield Text(f"{sign} {speaker.card('dragon')}", style)
    if view["trolls"][seat]:
        yield Text(f"{TROLL} {view['trolls'][seat]}", "token")
