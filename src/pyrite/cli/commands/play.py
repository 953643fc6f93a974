"""`pyrite play`: play in the terminal, against bots or at a server's table."""

import errno
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from pyrite.bots import USUAL
from pyrite.bots.find import BotError
from pyrite.cli import load, options
from pyrite.cli.errors import CommandError
from pyrite.cli.options import completed, option
from pyrite.cli.saved import forget
from pyrite.cli.table.match import LocalMatch, LocalTable
from pyrite.cli.table.sitting import (
    another_game,
    begin_game,
    offer_game,
    read_speed,
    resume_game,
    say_goodbye,
    wants_again,
)
from pyrite.cli.terminal.printer import Printer, leave, on_signal
from pyrite.cli.terminal.streams import is_capable
from pyrite.core.messages import blamed
from pyrite.games import new_game
from pyrite.lang import seat_letter

RecordFile = Annotated[Path | None, option("--record", "FILE", "Save the game to this new file.")]
ResumeFile = Annotated[Path | None, option("--resume", "FILE", "Resume the game in this file.")]
SPEED_HELP = "Speed of the bots: a word, or a number such as 2 for twice as fast."
Speed = Annotated[str, option("--speed", "SPEED", SPEED_HELP)]
Server = Annotated[str | None, option("--server", "URL", "Server address, to play with others.")]
Code = Annotated[str | None, option("--code", "ABCDEF", "Table code (six letters).")]
OPEN_HELP = (
    "Open a new table on the server with these table options. Seats stay free without --bot."
)
Open = Annotated[bool, option("--open", None, OPEN_HELP)]
Public = Annotated[bool, option("--public", None, "List the new table publicly.")]
Name = Annotated[str | None, option("--name", "NAME", "Your name at the table.")]
SEAT_HELP = "Your seat, or several for people who share the screen: A,C."
Seat = Annotated[str, completed("--seat", "A|B|…", SEAT_HELP, options.seat_letters)]
NAMES_HELP = "Names for the seats, starting with A, for example Ann,Bo."
Names = Annotated[str | None, option("--names", "ANN,BO,…", NAMES_HELP)]
Watch = Annotated[bool, option("--watch", None, "Watch bots play without taking a seat.")]
LESSON_HELP = "Play a lesson with a coach, line by line."
LessonName = Annotated[
    str | None, completed("--lesson", "NAME", LESSON_HELP, options.LISTED["lesson"])
]
TABLE = ("game", "seats", "edition", "module", "option", "deck", "seed", "record", "names")
SEATED = ("seat", "watch", "bot")
OPENED = ("game", "seats", "edition", "module", "option", "bot")  # options of a server's table
NEVER_AT_SERVER = ("deck", "seed", "record", "names", "watch", "speed", "resume")
ONLY_AT_SERVER = ("code", "open", "public", "name")
NEVER_IN_LESSON = (*TABLE, *SEATED, "resume", "server", *ONLY_AT_SERVER)
COLUMNS, ROWS = 80, 24  # smallest terminal that shows everything
ENDING = [number for number in signal.Signals if number.name in ("SIGTERM", "SIGHUP")]


def play(
    context: typer.Context,
    game: options.Game = "saboteur",
    plain: options.Plain = False,
    words: options.Words = False,
    lesson: LessonName = None,
    seats: options.Seats = 5,
    edition: options.Edition = None,
    module: options.Modules = None,
    option: options.Single = None,
    deck: options.DeckFile = None,
    seat: Seat = "A",
    watch: Watch = False,
    names: Names = None,
    seed: options.Seed = None,
    bot: options.Bots = None,
    speed: Speed = "normal",
    lang: options.Lang = None,
    record: RecordFile = None,
    resume: ResumeFile = None,
    server: Server = None,
    code: Code = None,
    open: Open = False,
    public: Public = False,
    name: Name = None,
) -> None:
    """Play in the terminal, against bots or on a server."""
    printer = Printer(lang, in_words=words)
    is_full = is_capable() and not (plain or words)
    if lesson is not None:
        for word in named(context, NEVER_IN_LESSON):
            raise CommandError("usage-lesson", option=word)
        with leaving_on_signals():
            load("pyrite.cli.table.lesson").teach(printer, lesson, read_speed(speed))
        return
    if server is not None:
        check_visit(context, code, open)
        plan = None
        if open:
            chosen = options.table_options(game, seats, edition, module, option, loads=False)
            plan = server_plan(game, chosen, bot or [], seat) | {"public": public}
        wanted = seat if named(context, ("seat",)) else None
        play_on_network(printer, is_full, server, code, wanted, name, plan)
        return
    for word in named(context, ONLY_AT_SERVER):
        raise CommandError("usage-only-server", option=word)
    if watch:
        for word in named(context, ("seat",)):
            raise CommandError("usage-watch", option=word)
    pace = Pace(read_speed(speed), not named(context, ("speed",)))
    notes = {"seat": options.WATCHING if watch else seat, "bot": ",".join(bot or [USUAL])}
    notes |= {"deck": deck} if deck is not None else {}
    notes |= {"names": names} if names else {}
    table, seated = named(context, TABLE), named(context, SEATED)
    sitting = None
    if resume is not None:
        if module and all(map(options.is_own, module)):  # modules that the saved game needs
            options.load_own(module)
            table.remove("--module")
        if table:
            raise CommandError("usage-resume", option=table[0])
        seated = ["--seat" if word == "--watch" else word for word in seated]
        said = {name: value for name, value in notes.items() if f"--{name}" in seated}
        sitting = resume_game(printer, resume, said)
    elif printer.is_live and not table and not seated:
        if is_full:
            full_screen(printer, None, pace.pause)
            return
        sitting = offer_game(printer)
    if sitting is None:
        chosen = options.table_options(game, seats, edition, module, option, deck)
        state = new_game(game, seed=options.seed_or_lot(seed), **chosen)
        sitting = begin_game(printer, state, notes, record, options.read_names(names, seats))
    if is_full:
        full_screen(printer, sitting, pace.pause)
        return
    with leaving_on_signals():
        while sit(printer, sitting, pace, told_file=record or resume) and wants_again(printer):
            sitting, record, resume = another_game(printer, sitting), None, None


def check_visit(context: typer.Context, code: str | None, opens: bool) -> None:
    """Refuse options that do not fit opening or visiting a server's table."""
    for word in named(context, NEVER_AT_SERVER if opens else (*OPENED, *NEVER_AT_SERVER)):
        raise CommandError("usage-not-at-server", option=word)
    for word in named(context, ("code",) if opens else ("public",)):
        raise CommandError("usage-not-open" if opens else "usage-only-open", option=word)


def server_plan(
    game: str, chosen: Mapping[str, Any], bots: Sequence[str], mine: str
) -> dict[str, Any]:
    """Return the plan for a server's table; without `--bot` its seats are open for players."""
    named_parts = ("seats", "modules", "edition", "rounds")
    plan = {name: value for name, value in chosen.items() if name in named_parts}
    flags = {name: value for name, value in chosen.items() if name not in named_parts}
    seats = chosen["seats"]
    everywhere = options.read_bots(bots, seats)
    taken = {options.read_seat(text.partition("=")[0], seats) for text in bots if "=" in text}
    if len(taken) < len(bots):
        taken = set(range(seats))
    taken -= set(options.read_seats(mine, seats))
    seated = [everywhere[seat] if seat in taken else None for seat in range(seats)]
    return {"game": game, **plan, "modules": list(plan["modules"]), "flags": flags, "bots": seated}


def play_on_network(printer: Printer, is_full: bool, *visit: object) -> None:
    """Play at a server's table."""
    network = import_module("pyrite.cli.network.visit")
    if is_full:
        full_screen(printer, network.Visit(*visit), 0)
        return
    with leaving_on_signals():
        network.play_at_server(printer, network.Visit(*visit))


def full_screen(printer: Printer, start: object, pause: float) -> None:
    """Play in full screen, which is loaded only now."""
    load("pyrite.cli.fullscreen.start_screen").play_on_full_screen(printer, start, pause)


def named(context: typer.Context, names: tuple[str, ...]) -> list[str]:
    """Return which of these options are on the command line, as they are typed there."""
    sources = {name: context.get_parameter_source(name) for name in names}
    found = [name for name, source in sources.items() if source and source.name == "COMMANDLINE"]
    return ["GAME" if name == "game" else f"--{name}" for name in found]


class Pace(NamedTuple):
    """The pause after a bot's move, and whether a watcher presses Enter instead."""

    pause: float
    waits: bool


def sit(printer: Printer, table: LocalTable, pace: Pace, told_file: Path | None) -> bool:
    """Play until the game ends (True) or the player leaves (False); nothing is lost either way."""
    journal = table.journal
    try:
        match = LocalMatch(printer, table, *pace)
        welcome(printer, table)
        is_over = match.run()
    except Exception as error:
        if isinstance(error, BotError) or blamed(error):
            printer.say("play-kept", "quiet")
        raise
    finally:
        journal.close()
    if is_over:
        forget(journal.path)
    else:
        printer.say("play-left", "quiet")
    say_goodbye(printer, table, is_over, told_file)
    return is_over


def welcome(printer: Printer, table: LocalTable) -> None:
    """Print who sits where, and a warning if the terminal is too small."""
    seats, people = table.state.seats, table.people
    if not people:
        printer.say("play-welcome-watch", seats=seats)
    elif len(people) > 1:
        printer.say("play-welcome-people", seats=seats, people=printer.speaker.players(people))
    else:
        seat = seat_letter(people[0])
        printer.say("play-back" if table.before else "play-welcome", seats=seats, seat=seat)
    width, height = printer.out.size
    if printer.is_live and (width < COLUMNS or height < ROWS):
        printer.say("small-terminal", "error", columns=width, rows=height)


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """Restore the terminal when a signal ends the game; a closed terminal is not an error."""
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
