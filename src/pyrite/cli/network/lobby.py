"""Before the game: who is at the table, until the cards are dealt."""

from collections.abc import Callable

from pyrite.cli.arguments.names import visible
from pyrite.cli.errors import CommandError
from pyrite.cli.network.waiting import moment_or_line
from pyrite.cli.table.asking import leaves
from pyrite.cli.terminal.screen import Screen
from pyrite.client import Moment, Refusal, Seat
from pyrite.lang import Speaker, seat_letter
from pyrite.protocol.table import SeatInfo, TableInfo


def wait_for_start(
    screen: Screen, place: Seat, moment: Moment, start: Callable[[], object]
) -> Moment | None:
    """The moment when the game has begun; None if the person leaves before."""
    shown: list[SeatInfo] = []
    while not moment.view:
        if moment.over:
            raise CommandError("network-stopped")
        if place.seat is None or not moment.table.seats[place.seat].name:
            raise CommandError("network-removed")
        if moment.table.seats != shown:
            shown = moment.table.seats
            screen.say("network-lobby", people=people(screen.speaker, moment.table))
        news = moment_or_line(screen, place)
        if isinstance(news, Moment):
            moment = news
        elif leaves(news):
            return None
        elif news == "start":
            try_to(screen, start)
    return moment


def try_to(screen: Screen, do: Callable[[], object]) -> None:
    """Do it, or say to the person why that is not possible."""
    try:
        do()
    except Refusal as refusal:
        screen.out.print(screen.speaker.message(refusal.message), style="error")


def people(speaker: Speaker, table: TableInfo) -> str:
    """Who sits where: "A Anna, B medium, C –"."""
    free = speaker.say("network-free")
    named = (seat.name or seat.bot or free for seat in table.seats)
    return ", ".join(f"{seat_letter(n)} {visible(name)}" for n, name in enumerate(named))
