"""Before the game: a server's tables, and the lobby of one until the cards are dealt."""

from pyrite.bots import USUAL
from pyrite.cli.arguments.names import visible, withheld_by
from pyrite.cli.errors import CommandError
from pyrite.cli.network.waiting import moment_or_line
from pyrite.cli.table.asking import leaves
from pyrite.cli.terminal.screen import Screen
from pyrite.client import Client, Moment, Seat
from pyrite.client.client import is_code
from pyrite.core.messages import PyriteError
from pyrite.core.reading import read_seat
from pyrite.lang import Speaker, seat_letter
from pyrite.protocol.table import SeatInfo, TableInfo

NEW = "new"


def tables_at(client: Client) -> list[TableInfo]:
    """Return the tables where the player has a seat, then the public ones."""
    held = [one.table for one in client.my_tables() if one.mine]
    mine = [table for table in held if table.phase != "over"]
    codes = {table.code for table in mine}
    return [*mine, *(table for table in client.public_tables() if table.code not in codes)]


def about_table(speaker: Speaker, table: TableInfo) -> str:
    """Describe a table in a list: code, game, open seats and players."""
    free = len(free_seats(table.seats)) if table.phase == "lobby" else -1
    said = {"code": table.code, "game": speaker.say(f"title-{table.plan.game}"), "n": free}
    return speaker.say("network-table", **said, people=people(speaker, table))


def choose_table(screen: Screen, client: Client) -> str | None:
    """Return the code of a chosen table, or `NEW`; None if the player leaves."""
    while True:
        tables = tables_at(client)
        screen.say("network-tables", "title", url=client.http.url)
        for number, table in enumerate(tables, 1):
            screen.out.print(f"{number:3}  {about_table(screen.speaker, table)}")
        if not tables:
            screen.say("network-no-tables", "quiet")
        line = screen.read(screen.speaker.say("network-choose-table") + " ")
        if line is None or leaves(line):
            return None
        if line.lower() == NEW or is_code(line):
            return line.lower() if line.lower() == NEW else line
        if line.isdecimal() and 0 < int(line) <= len(tables):
            return tables[int(line) - 1].code
        if line:
            screen.say("network-not-a-table", "error", text=visible(line))


def wait_for_start(screen: Screen, client: Client, place: Seat, moment: Moment) -> Moment | None:
    """Return the first moment of the game; None if the player leaves before."""
    shown: list[SeatInfo] = []
    told = ""
    while not moment.view:
        if moment.over:
            raise CommandError("network-stopped")
        if place.seat is None or not moment.table.seats[place.seat].name:
            raise CommandError("network-removed")
        if moment.table.seats != shown:
            seated = people(screen.speaker, moment.table)
            said = seated if shown else screen.speaker.say("network-lobby", people=seated)
            screen.out.print(said)
            shown = moment.table.seats
        status = shuffle_status(screen.speaker, moment.table, place.seat)
        if status and status != told:
            screen.out.print(status)
        told = status
        news = moment_or_line(screen, place)
        if isinstance(news, Moment):
            moment = news
        elif news is None or leaves(news):
            return None
        elif news:
            obey(screen, client, moment.table, news)
    return moment


def shuffle_status(speaker: Speaker, table: TableInfo, seat: int | None) -> str:
    """Return whose sealed text is missing, or which deals failed; empty if all is well."""
    if table.unrevealed and seat not in table.unrevealed:
        names = ", ".join(visible(table.seats[n].name or "") for n in table.unrevealed)
        return speaker.say("network-shuffling", names=names)
    if table.withheld:
        names = withheld_by(table.withheld)
        return speaker.say("network-withheld", n=len(table.withheld), names=names)
    return ""


def obey(screen: Screen, client: Client, table: TableInfo, line: str) -> None:
    """Start, seat bots or free a seat as the line says, or say why it is not possible."""
    word, *rest = line.lower().split()
    try:
        if word == "start" and not rest:
            client.start(table.code)
        elif word == "bots" and not rest:
            fill_with_bots(client, table)
        elif word == "bot" and 1 <= len(rest) <= 2:
            seat, bot = read_seat(rest[0].upper(), len(table.seats)), [*rest, USUAL][1]
            client.add_bot(table.code, seat, bot)
        elif word == "free" and len(rest) == 1:
            client.leave(table.code, read_seat(rest[0].upper(), len(table.seats)))
        else:
            screen.say("network-lobby-what", "error")
    except PyriteError as error:
        screen.out.print(screen.speaker.message(error.message), style="error")


def fill_with_bots(client: Client, table: TableInfo) -> None:
    """Seat a bot in every open seat."""
    for seat in free_seats(table.seats):
        client.add_bot(table.code, seat, USUAL)


def free_seats(seats: list[SeatInfo]) -> list[int]:
    """Return the open seats."""
    return [number for number, seat in enumerate(seats) if not seat.name and not seat.bot]


def people(speaker: Speaker, table: TableInfo) -> str:
    """Return who sits where: "A Anna, B Borka (medium), C –"."""
    return ", ".join(seats_in_words(speaker, table))


def seats_in_words(speaker: Speaker, table: TableInfo) -> list[str]:
    """Return each seat with its holder: "A Anna"."""
    free = speaker.say("network-free")
    bots = [f" ({seat.bot})" if seat.bot else "" for seat in table.seats]
    named = [visible(seat.name or free) + bot for seat, bot in zip(table.seats, bots, strict=True)]
    return [f"{seat_letter(n)} {name}" for n, name in enumerate(named)]
