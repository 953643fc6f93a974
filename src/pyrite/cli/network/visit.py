"""`pyrite play --server`: find a table, take a seat, wait for the start, and come back later."""

import secrets
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from pyrite.bots import USUAL
from pyrite.cli.errors import CommandError
from pyrite.cli.network.match import ServerMatch
from pyrite.cli.network.server_table import moment_or_line, shuffle_status
from pyrite.cli.options import seat_wanted, visible
from pyrite.cli.saved import games_folder
from pyrite.cli.terminal.printer import Printer, leaves
from pyrite.client import Client, Moment, Seat, ServerGone
from pyrite.client.client import PATIENCE
from pyrite.client.connection import read_url
from pyrite.core.messages import PyriteError
from pyrite.core.names import clean_name
from pyrite.core.reading import read_seat
from pyrite.lang import Speaker, seat_letter
from pyrite.protocol.table import SeatInfo, TableInfo, is_code

NEW = "new"
FIRST_PATIENCE = 3.0  # seconds for the first answer, since the address may be wrong
GUESTS = 1000


class Visit(NamedTuple):
    """The table to visit, as given on the command line."""

    server: str
    code: str | None
    seat: str | None
    name: str | None
    plan: Mapping[str, Any] | None = None  # plan of a table to open


def play_at_server(printer: Printer, visit: Visit) -> None:
    """Take a seat or return to one, and play until the game ends or the player leaves."""
    client = new_client(printer, visit.server)
    code = visit.code or find_table(printer, client, visit)
    if code is None:
        return
    table = client.table(code).table
    client.http.patience = PATIENCE
    place = client.join(code, name_of(printer, visit), seat_wanted(visit.seat))
    keep_credentials(printer, client)
    while play_one(printer, client, place, table.plan.grace):
        place = seat_of_rematch(client, place)


def find_table(printer: Printer, client: Client, visit: Visit) -> str | None:
    """Return the code of a new table or one chosen from a list; None if the player leaves."""
    code = NEW if visit.plan is not None else choose_table(printer, client)
    if code != NEW:
        return code
    code = client.open(**{"lang": printer.speaker.lang, **(visit.plan or {})}).table.code
    command = f"pyrite play --server {client.http.url} --code {code}"
    opened = printer.speaker.say("network-opened", code=code, command=command)
    printer.out.print(opened, soft_wrap=True)
    return code


def play_one(printer: Printer, client: Client, place: Seat, grace: float) -> bool:
    """Play a game at a table; True if the player wants a rematch."""
    with place:
        printer.say("network-seated", seat=seat_letter(place.seat or 0), code=place.code.upper())
        try:
            first = place.next()
            assert first is not None, "without a time limit there is a moment"
            moment = wait_for_start(printer, client, place, first)
            if ServerMatch(printer, place, moment).play_from(moment, is_back=moment is first):
                return wants_rematch(printer)
        except KeyboardInterrupt:
            pass
        except ServerGone:
            say_how_to_return(printer, client, place, grace)
            raise
        say_how_to_return(printer, client, place, grace)
        return False


def seat_of_rematch(client: Client, place: Seat) -> Seat:
    """Return the player's seat at the rematch."""
    again = client.rematch(place.code)
    return client.return_to(again.table.code, place.seat or 0)


def wants_rematch(printer: Printer) -> bool:
    """Return whether the player asks for a rematch."""
    if not printer.is_live:
        return False
    line = printer.read(printer.speaker.say("network-rematch") + " ")
    return line is not None and line.lower() == "rematch"


def new_client(printer: Printer, server: str) -> Client:
    """Return a client with the player's saved identity, and little patience at first."""
    address = read_url(server)
    return Client(
        address,
        read_credentials(address),
        FIRST_PATIENCE,
        notes=notes_folder(),
        when_waiting=lambda: printer.say("bot-waits", "quiet"),
    )


def name_of(printer: Printer, visit: Visit) -> str:
    """Return the player's name, or a guest name."""
    return clean_name(
        visit.name or printer.speaker.say("network-guest", n=secrets.randbelow(GUESTS))
    )


def say_how_to_return(printer: Printer, client: Client, place: Seat, grace: float) -> None:
    """Print how to return to the seat, and what happens meanwhile."""
    printer.say("play-left", "quiet")
    command = f"pyrite play --server {client.http.url} --code {place.code.upper()}"
    seat = seat_letter(place.seat or 0)
    command += f" --seat {seat}"
    left = printer.speaker.say("network-left", seat=seat, n=round(grace), command=command)
    printer.out.print(left, style="quiet", soft_wrap=True)  # unwrapped, for copying the command


# Your identity at each server is a secret in the user's data folder that keeps your seats.


def credentials_file(url: str) -> Path:
    """Return the file with the secret for a server."""
    name = sha256(url.encode()).hexdigest()[:16]
    return games_folder().parent / "servers" / name


def read_credentials(url: str) -> str | None:
    """Return the secret from an earlier visit, if there is one."""
    try:
        return credentials_file(url).read_text("ascii").strip() or None
    except (OSError, UnicodeDecodeError):
        return None


def notes_folder() -> Path:
    """Return the folder with what this computer saw of shuffles, whatever address a server had."""
    return games_folder().parent / "notes"


def keep_credentials(printer: Printer, client: Client) -> None:
    """Save the secret in a private file; if that fails, say so and play anyway."""
    if not client.cookie:
        return
    file = credentials_file(client.http.url)
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file.touch(mode=0o600)
        file.chmod(0o600)
        file.write_text(client.cookie, "ascii")
    except OSError as error:
        printer.say("network-not-kept", "error", file=file, problem=error)


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


def choose_table(printer: Printer, client: Client) -> str | None:
    """Return the code of a chosen table, or `NEW`; None if the player leaves."""
    while True:
        tables = tables_at(client)
        printer.say("network-tables", "title", url=client.http.url)
        for number, table in enumerate(tables, 1):
            printer.out.print(f"{number:3}  {about_table(printer.speaker, table)}")
        if not tables:
            printer.say("network-no-tables", "quiet")
        line = printer.read(printer.speaker.say("network-choose-table") + " ")
        if line is None or leaves(line):
            return None
        if line.lower() == NEW or is_code(line):
            return line.lower() if line.lower() == NEW else line
        if line.isdecimal() and 0 < int(line) <= len(tables):
            return tables[int(line) - 1].code
        if line:
            printer.say("network-not-a-table", "error", text=visible(line))


def wait_for_start(printer: Printer, client: Client, place: Seat, moment: Moment) -> Moment:
    """Return the first moment of the game; a player who leaves before interrupts."""
    shown: list[SeatInfo] = []
    told = ""
    while not moment.view:
        if moment.over:
            raise CommandError("network-stopped")
        if place.seat is None or not moment.table.seats[place.seat].name:
            raise CommandError("network-removed")
        if moment.table.seats != shown:
            seated = people(printer.speaker, moment.table)
            said = seated if shown else printer.speaker.say("network-lobby", people=seated)
            printer.out.print(said)
            shown = moment.table.seats
        status = shuffle_status(printer.speaker, moment.table, place)
        if status and status != told:
            printer.out.print(status)
        told = status
        news = moment_or_line(printer, place)
        if isinstance(news, Moment):
            moment = news
        elif news is None or leaves(news):
            raise KeyboardInterrupt
        elif news:
            obey(printer, client, moment.table, news)
    return moment


def obey(printer: Printer, client: Client, table: TableInfo, line: str) -> None:
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
            printer.say("network-lobby-what", "error")
    except PyriteError as error:
        printer.out.print(printer.speaker.message(error.message), style="error")


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
