"""`pyrite play`: a game in the terminal against bots."""

import errno
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from pyrite.bots import USUAL
from pyrite.cli import options
from pyrite.cli.errors import CommandError
from pyrite.cli.keyboard import on_signal
from pyrite.cli.own_modules import is_own, load_own
from pyrite.cli.saves import forget
from pyrite.cli.screen import Screen
from pyrite.cli.sitting import Sitting, begin_game, offer_game, resume_game
from pyrite.cli.speed import SPEEDS, read_speed
from pyrite.games import new_game

Terminal = Annotated[bool, typer.Option("--terminal")]
RecordFile = Annotated[Path | None, typer.Option("--record", metavar="FILE")]
ResumeFile = Annotated[Path | None, typer.Option("--resume", metavar="FILE")]
Speed = Annotated[str, typer.Option("--speed", metavar="|".join(SPEEDS))]
Server = Annotated[str | None, typer.Option("--server", metavar="URL")]
Code = Annotated[str | None, typer.Option("--code", metavar="ABCDEF")]
Name = Annotated[str | None, typer.Option("--name", metavar="NAME")]
TABLE = ("game", "seats", "edition", "module", "option", "deck", "seed", "record")
SEATED = ("seat", "bot")
NOT_AT_SERVER = (*TABLE, "bot", "speed", "resume")
ONLY_AT_SERVER = ("code", "name")
ENDING = [number for number in signal.Signals if number.name in ("SIGTERM", "SIGHUP")]


def play(
    context: typer.Context,
    game: options.Game = "saboteur",
    terminal: Terminal = False,
    seats: options.Seats = 5,
    edition: options.Edition = None,
    module: options.Modules = None,
    option: options.Single = None,
    deck: options.DeckFile = None,
    seat: options.Seat = "A",
    seed: options.Seed = None,
    bot: options.Bots = None,
    speed: Speed = "normal",
    lang: options.Lang = None,
    record: RecordFile = None,
    resume: ResumeFile = None,
    server: Server = None,
    code: Code = None,
    name: Name = None,
) -> None:
    """Play against bots or at a server's table; until there is a browser client in the terminal."""
    screen = Screen(lang)
    if server is not None:
        wanted = seat if named(context, ("seat",)) else None
        play_on_network(context, screen, server, code, wanted, name)
        return
    for word in named(context, ONLY_AT_SERVER):
        raise CommandError("usage-only-server", option=word)
    pause = read_speed(speed)
    bots = ",".join(bot or [USUAL])
    table, seated = named(context, TABLE), named(context, SEATED)
    sitting = None
    if resume is not None:
        if module and all(map(is_own, module)):  # what the game of the file needs
            load_own(module)
            table.remove("--module")
        if table:
            raise CommandError("usage-resume", option=table[0])
        notes = {"seat": seat, "bot": bots}
        said = {name: value for name, value in notes.items() if f"--{name}" in seated}
        sitting = resume_game(screen, resume, said)
    elif screen.is_live and not table and not seated:
        sitting = offer_game(screen)
    if sitting is None:
        chosen = options.table_options(game, seats, edition, module, option, deck)
        state = new_game(game, seed=options.seed_or_lot(seed), **chosen)
        sitting = begin_game(screen, state, {"seat": seat, "bot": bots}, record)
    with leaving_on_signals():
        sit(screen, sitting, pause, told_file=record or resume)


def play_on_network(
    context: typer.Context,
    screen: Screen,
    server: str,
    code: str | None,
    seat: str | None,
    name: str | None,
) -> None:
    """Play at the table of a server, whose host has chosen everything else."""
    for word in named(context, NOT_AT_SERVER):
        raise CommandError("usage-not-at-server", option=word)
    if code is None:
        raise CommandError("usage-code")
    network = import_module("pyrite.cli.network.game")
    with leaving_on_signals():
        network.play_at_server(screen, network.Visit(server, code, seat, name))


def named(context: typer.Context, names: tuple[str, ...]) -> list[str]:
    """Which of these stand in the command line, as they are written there."""
    sources = {name: context.get_parameter_source(name) for name in names}
    found = [name for name, source in sources.items() if source and source.name == "COMMANDLINE"]
    return ["GAME" if name == "game" else f"--{name}" for name in found]


def sit(screen: Screen, sitting: Sitting, pause: float, told_file: Path | None) -> None:
    """Play until the end or until the person leaves; either way nothing is lost."""
    match, journal = sitting.match(screen, pause), sitting.journal
    id = "play-back" if sitting.before else "play-welcome"
    screen.say(id, seats=sitting.state.seats, seat=sitting.seat)
    try:
        is_over = match.run()
    finally:
        journal.close()
    if is_over:
        forget(journal.path)
    if journal.problem is not None:
        screen.say("play-unsaved", "error", file=journal.path, problem=journal.problem)
    elif told_file is not None:
        screen.say("play-saved", file=told_file)
    elif not is_over and journal.file is not None:
        screen.say("play-kept", "quiet")
    if is_over:
        screen.say("play-seed", "quiet", seed=str(sitting.state.settings["seed"]))


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """Whoever ends us gets the terminal back as it was; a terminal that has gone is no failure."""
    with ExitStack() as stack:
        for number in ENDING:
            if signal.getsignal(number) is not signal.SIG_IGN:  # nohup
                stack.enter_context(on_signal(number, leave))
        try:
            yield
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            raise BrokenPipeError from None


def leave(number: int, frame: object) -> NoReturn:
    """End with the code that shells give to a signal."""
    raise SystemExit(128 + number)
