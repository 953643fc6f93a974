"""`pyrite play --server`: sit down at a server's table, play, and come back later."""

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from pyrite.cli.arguments.names import LONGEST_NAME
from pyrite.cli.arguments.options import seat_wanted
from pyrite.cli.errors import CommandError
from pyrite.cli.network.keys import keep_key, key_file, read_key
from pyrite.cli.network.lobby import NEW, choose_table, wait_for_start
from pyrite.cli.network.match import ServerMatch
from pyrite.cli.terminal.screen import Screen
from pyrite.client import Client, Seat, ServerGone
from pyrite.client.client import PATIENCE
from pyrite.client.connection import read_url
from pyrite.lang import seat_letter

FIRST_PATIENCE = 3.0  # seconds for the first answer, since the address may be wrong
GUESTS = 1000


class Visit(NamedTuple):
    """The table to visit, as given on the command line."""

    server: str
    code: str | None
    seat: str | None
    name: str | None
    plan: Mapping[str, Any] | None = None  # plan of a table to open


def play_at_server(screen: Screen, visit: Visit) -> None:
    """Take a seat or return to one, and play until the game ends or the player leaves."""
    client = new_client(screen, visit.server)
    code = visit.code or find_table(screen, client, visit)
    if code is None:
        return
    table = client.table(code).table
    client.http.patience = PATIENCE
    place = client.join(code, name_of(screen, visit), seat_wanted(visit.seat))
    keep(screen, client)
    while play_one(screen, client, place, table.plan.grace):
        place = seat_of_rematch(client, place)


def find_table(screen: Screen, client: Client, visit: Visit) -> str | None:
    """Return the code of a new table or one chosen from a list; None if the player leaves."""
    code = NEW if visit.plan is not None else choose_table(screen, client)
    if code != NEW:
        return code
    code = client.open(**{"lang": screen.speaker.lang, **(visit.plan or {})}).table.code
    command = f"pyrite play --server {client.http.url} --code {code}"
    opened = screen.speaker.say("network-opened", code=code, command=command)
    screen.out.print(opened, soft_wrap=True)
    return code


def play_one(screen: Screen, client: Client, place: Seat, grace: float) -> bool:
    """Play a game at a table; True if the player wants a rematch."""
    with place:
        screen.say("network-seated", seat=seat_letter(place.seat or 0), code=place.code.upper())
        try:
            if sit(screen, client, place):
                return wants_rematch(screen)
        except KeyboardInterrupt:
            pass
        except ServerGone:
            say_goodbye(screen, client, place, grace)
            raise
        say_goodbye(screen, client, place, grace)
        return False


def seat_of_rematch(client: Client, place: Seat) -> Seat:
    """Return the player's seat at the rematch."""
    again = client.rematch(place.code)
    return client.return_to(again.table.code, place.seat or 0)


def wants_rematch(screen: Screen) -> bool:
    """Return whether the player asks for a rematch."""
    if not screen.is_live:
        return False
    line = screen.read(screen.speaker.say("network-rematch") + " ")
    return line is not None and line.lower() == "rematch"


def new_client(screen: Screen, server: str) -> Client:
    """Return a client with the player's saved identity, and little patience at first."""
    address = read_url(server)
    return Client(
        address,
        read_key(address),
        FIRST_PATIENCE,
        when_waiting=lambda: screen.say("bot-waits", "quiet"),
    )


def name_of(screen: Screen, visit: Visit) -> str:
    """Return the player's name, or a guest name."""
    name = visit.name or screen.speaker.say("network-guest", n=secrets.randbelow(GUESTS))
    if len(name) > LONGEST_NAME:
        raise CommandError("usage-name", name=name, most=LONGEST_NAME)
    return name


def keep(screen: Screen, client: Client) -> None:
    """Save the player's identity; if that fails, say so and play anyway."""
    try:
        if client.cookie:
            keep_key(client.http.url, client.cookie)
    except OSError as error:
        file = key_file(client.http.url)
        screen.say("network-not-kept", "error", file=file, problem=error)


def sit(screen: Screen, client: Client, place: Seat) -> bool:
    """Wait for the start and play; False if the player leaves before the end."""
    first = place.next()
    assert first is not None, "without a time limit there is a moment"
    moment = wait_for_start(screen, client, place, first)
    if moment is None:
        return False
    return ServerMatch(screen, place, moment).run(moment, is_back=moment is first)


def say_goodbye(screen: Screen, client: Client, place: Seat, grace: float) -> None:
    """Print how to return to the seat, and what happens meanwhile."""
    screen.say("play-left", "quiet")
    command = f"pyrite play --server {client.http.url} --code {place.code.upper()}"
    seat = seat_letter(place.seat or 0)
    command += f" --seat {seat}"
    left = screen.speaker.say("network-left", seat=seat, n=round(grace), command=command)
    screen.out.print(left, style="quiet", soft_wrap=True)  # unwrapped, for copying the command
