"""`pyrite bot`: let your own bot play at a server's table."""

from typing import Annotated

import typer

from pyrite.bots import BOTS, USUAL
from pyrite.bots.find import find_bot
from pyrite.cli.arguments import options
from pyrite.cli.arguments.names import LONGEST_NAME
from pyrite.cli.errors import CommandError
from pyrite.cli.terminal.printer import Printer
from pyrite.client import Client
from pyrite.client import Seat as Place
from pyrite.client.bot_player import BotPlayer
from pyrite.lang import seat_letter

Server = Annotated[str, typer.Option("--server", metavar="URL")]
Code = Annotated[str, typer.Option("--code", metavar="ABCDEF")]
BotClass = Annotated[str, typer.Option("--bot", metavar="|".join((*BOTS, "MODULE:CLASS")))]
Name = Annotated[str | None, typer.Option("--name", metavar="NAME")]
Seat = Annotated[str | None, typer.Option("--seat", metavar="A|B|…")]


def bot(
    server: Server,
    code: Code,
    bot: BotClass = USUAL,
    name: Name = None,
    seat: Seat = None,
    lang: options.Lang = None,
) -> None:
    """Let a bot take a seat at a server's table and play to the end of the game."""
    screen = Printer(lang)
    new_bot = find_bot(bot)
    called = name or bot.rpartition(":")[2][:LONGEST_NAME]
    if len(called) > LONGEST_NAME:
        raise CommandError("usage-name", name=called, most=LONGEST_NAME)
    client = Client(server, when_waiting=lambda: screen.say("bot-waits", "quiet"))
    with client.join(code, called, options.seat_wanted(seat)) as place:
        player = BotPlayer(place, new_bot)
        try:
            seated = seat_letter(place.seat or 0)
            screen.say("bot-seated", name=called, seat=seated, code=code.upper())
            player.play()
        except KeyboardInterrupt:
            leave(client, place)
            screen.say("bot-stopped", name=called)
            raise typer.Exit(130) from None
    screen.say("bot-over", name=called, n=player.actions)


def leave(client: Client, place: Place) -> None:
    """Free the seat before the game; during a game, a server bot stands in."""
    if place.seat is not None and client.table(place.code).table.phase == "lobby":
        client.leave(place.code, place.seat)
