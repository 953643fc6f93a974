"""`pyrite play`: a game in the terminal against bots."""

from pathlib import Path
from typing import Annotated

import typer

from pyrite.bots import BOTS
from pyrite.cli import options
from pyrite.cli.files import write_record
from pyrite.cli.screen import Screen
from pyrite.cli.table.match import Match
from pyrite.games import new_game

Terminal = Annotated[bool, typer.Option("--terminal")]
RecordFile = Annotated[Path | None, typer.Option("--record", metavar="FILE")]


def play(
    game: options.Game = "saboteur",
    terminal: Terminal = False,
    seats: options.Seats = 5,
    edition: options.Edition = None,
    module: options.Modules = None,
    option: options.Single = None,
    deck: options.DeckFile = None,
    seat: options.Seat = "A",
    seed: options.Seed = None,
    bot: options.BotName = "heuristic",
    lang: options.Lang = None,
    record: RecordFile = None,
) -> None:
    """Play a game against bots; until there is a browser client always in the terminal."""
    screen = Screen(lang)
    table = options.table_options(game, seats, edition, module, option, deck)
    state = new_game(game, seed=options.seed_or_lot(seed), **table)
    me = options.read_seat(seat, seats)
    options.check_bot(bot)
    if record is not None:
        write_record(record, state)  # a file that cannot be written is no use after the game
    bots = {other: BOTS[bot](state.describe()) for other in range(seats) if other != me}
    screen.say("play-welcome", seats=seats, seat=me)
    try:
        Match(screen, state, me, bots).run()
    finally:
        if record is not None:
            write_record(record, state)
            screen.say("play-saved", file=record)
    if state.over:
        screen.say("play-seed", "quiet", seed=str(state.settings["seed"]))
