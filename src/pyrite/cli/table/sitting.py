"""Sitting down at a table: a new game, an unfinished one, one from a file, or another one."""

import math
import shlex
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import typer

from pyrite.bots import USUAL, NewBot
from pyrite.bots.find import find_bot
from pyrite.bots.learned import check_learned
from pyrite.cli.errors import CommandError
from pyrite.cli.options import (
    SPEEDS,
    WATCHING,
    as_word,
    read_bots,
    read_seats,
    seed_or_lot,
    visible,
)
from pyrite.cli.saved import (
    Journal,
    Notes,
    Saved,
    begin_journal,
    comments,
    delete,
    forget,
    games_folder,
    new_file,
    open_journal,
    remember,
    unfinished,
)
from pyrite.cli.table.match import LocalTable
from pyrite.cli.table.story import PAUSE
from pyrite.cli.terminal.printer import Printer
from pyrite.core.messages import PyriteError
from pyrite.core.state import State
from pyrite.core.views import round_of
from pyrite.games import Record, new_game
from pyrite.lang import Speaker, name_bots, seat_letter

NAMED = ("seats", "edition", "modules", "deck")  # options with a command-line option of their own
SLOWEST = 0.05  # speed
NOT_LOADED = "own-unknown"  # a custom module is missing, but the file is intact


def begin_game(
    printer: Printer,
    state: State,
    notes: Notes,
    file: Path | None,
    names: tuple[str | None, ...] = (),
) -> LocalTable:
    """Begin a game saved in this file, or in one in the games folder; unnamed bots get names."""
    people, bots = _players(notes, state)
    notes = {**notes, "seat": seats_text(people)}
    record = Record.of(state)
    names = name_bots(printer.speaker.lang, record.seed, state.seats, names, people)
    record = record._replace(players=names)
    if file is not None:
        journal = begin_journal(file.expanduser(), record, notes)
    else:
        journal = _own_journal(printer, record, notes)
    if journal.file is not None:
        remember(journal.path)
    return LocalTable(state, people, bots, journal, names)


def _players(notes: Notes, state: State) -> tuple[tuple[int, ...], dict[int, NewBot]]:
    """Return the seats of people, and the bots of the other seats."""
    people = read_seats(notes["seat"], state.seats)
    names = enumerate(read_bots(notes["bot"].split(","), state.seats))
    bots = {seat: name for seat, name in names if seat not in people}
    check_learned(state.describe(), *bots.values())
    return people, {seat: find_bot(name) for seat, name in bots.items()}


def another_game(printer: Printer, table: LocalTable) -> LocalTable:
    """Begin a new game at the same table, with the same players and bots."""
    record = Record.of(table.state)
    state = new_game(record.game, seed=seed_or_lot(None), **record.options)
    return begin_game(printer, state, table.journal.notes, None, table.names)


def seats_text(people: Sequence[int]) -> str:
    """Return the seats of people as text: "A,C"."""
    return ",".join(map(seat_letter, people)) or WATCHING


def _own_journal(printer: Printer, record: Record, notes: Notes) -> Journal:
    """Return a journal in the games folder; if that fails, say so and play unsaved."""
    try:
        return begin_journal(new_file(record.game), record, notes)
    except (CommandError, OSError) as error:
        problem = error.args_said["problem"] if isinstance(error, CommandError) else error
        printer.say("play-unsaved", "error", file=games_folder(), problem=problem)
        return Journal(games_folder(), notes, None)


def resume_game(printer: Printer, path: Path, notes: Notes) -> LocalTable:
    """Resume the game in a file; these notes override those in it."""
    return _sit_down(printer, _open(printer, path.expanduser()), notes)


def _sit_down(printer: Printer, saved: Saved, notes: Notes) -> LocalTable:
    record, journal = saved.record, saved.journal
    told = {"seat": "A", "bot": USUAL, **journal.notes, **notes}
    people, bots = _players(told, saved.state)
    told["seat"] = seats_text(people)
    if told != journal.notes:
        journal.write(comments(told))
        journal.notes = told
    if saved.torn:
        printer.say("resume-torn", "quiet", file=journal.path)
    remember(journal.path)
    state = new_game(record.game, seed=record.seed, **record.options)
    names = tuple(name and visible(name) for name in record.players)
    names = name_bots(printer.speaker.lang, record.seed, state.seats, names, people)
    return LocalTable(state, people, bots, journal, names, record)


def _open(printer: Printer, path: Path) -> Saved:
    """Open the game in this file, if it can be continued."""
    try:
        saved = open_journal(path)
    except PyriteError as error:
        problem = printer.speaker.message(error.message)
        id = "resume-needs" if error.message.id == NOT_LOADED else "resume-damaged"
        raise CommandError(id, file=path, problem=problem) from None
    if saved.state.over:
        saved.journal.close()
        raise CommandError("resume-over", file=path)
    return saved


def offer_game(printer: Printer) -> LocalTable | None:
    """Offer the last unfinished game, and return it if the player wants it."""
    saved = _last(printer)
    if saved is None:
        return None
    about = about_game(printer.speaker, saved.journal.path, saved.record, saved.state)
    printer.say("offer", about=about)
    while True:
        answer = printer.read(printer.speaker.say("offer-choice") + " ")
        if answer is None or answer.lower() in ("q", "quit"):
            raise typer.Exit
        if answer == "":
            return _sit_down(printer, saved, {})
        if answer.lower() == "d":
            saved.journal.close()
            delete(saved.journal.path)
            return offer_game(printer)
        if answer.lower() == "n":
            saved.journal.close()
            printer.say("offer-kept", "quiet", file=saved.journal.path)
            return None


def about_game(speaker: Speaker, path: Path, record: Record, state: State | None) -> str:
    """Describe a saved game: when it was played, which game, how many seats, which round."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    said = {"when": when, "game": speaker.say(f"title-{record.game}")}
    said["seats"] = record.options["seats"]
    if state is None:
        return speaker.say("saved-game-unread", **said)
    now, rounds = round_of(state.view(None)), state.describe().rounds
    return speaker.say("saved-game", **said, round=now, rounds=rounds)


def _last(printer: Printer) -> Saved | None:
    """Return the newest game that can be continued, saying once what is wrong with newer ones."""
    for path in unfinished():
        try:
            return _open(printer, path)
        except CommandError as error:
            if error.id == "resume-busy":
                continue
            if error.id != "resume-needs":
                forget(path)
            if error.id != "resume-over":
                printer.say(error.id, "error", **error.args_said)
    return None


def say_goodbye(
    printer: Printer, table: LocalTable, is_over: bool, told_file: Path | None = None
) -> None:
    """Print where the game is saved, and how to play it again; the file only if it was named."""
    journal = table.journal
    if journal.problem is not None:
        printer.say("play-unsaved", "error", file=journal.path, problem=journal.problem)
    elif told_file is not None:
        printer.say("play-saved", file=told_file)
    elif not is_over and journal.file is not None:
        printer.say("play-kept", "quiet")
    if is_over:
        again = command(table.record(), journal.notes)
        printer.out.print(printer.speaker.say("again-command", command=again), soft_wrap=True)


def command(record: Record, notes: Notes) -> str:
    """Return the command that plays the same cards again."""
    words = ["pyrite", "play", record.game, "--seats", str(record.options["seats"])]
    if "edition" in record.options:
        words += ["--edition", record.options["edition"]]
    for module in record.options.get("modules", ()):
        words += ["--module", module]
    words += _single(record)
    words += ["--deck", notes.get("deck", "FILE")] if "deck" in record.options else []
    words += ["--seed", str(record.seed)]
    words += ["--watch"] if notes["seat"] == WATCHING else ["--seat", notes["seat"]]
    for bot in notes["bot"].split(","):
        words += ["--bot", bot]
    words += ["--names", notes["names"]] if "names" in notes else []
    return shlex.join(words)


def _single(record: Record) -> Iterator[str]:
    """Yield the single options that differ from their defaults."""
    usual = _usual(record.game, record.options)
    for name, value in record.options.items():
        if name not in NAMED and value != usual.get(name):
            word = seat_letter(value) if name == "first_seat" else as_word(value)
            yield from ("--option", f"{name}={word}")


def _usual(game: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return all options of a table for which only seats, edition, modules and deck are given."""
    named = {name: options[name] for name in NAMED if name in options}
    return Record.of(new_game(game, seed=0, **named)).options


def wants_again(printer: Printer) -> bool:
    """Return whether the player wants another game at this table."""
    if not printer.is_live:
        return False
    line = printer.read(printer.speaker.say("again") + " ")
    return line is not None and line.lower() in ("y", printer.speaker.say("again-yes"))


def read_speed(text: str) -> float:
    """Return the seconds after a bot's move; a number is a multiple of the normal speed."""
    try:
        speed = SPEEDS.get(text.lower()) or float(text)
    except ValueError:
        speed = math.nan
    if not speed >= SLOWEST:
        raise CommandError("usage-speed", speed=text, known=", ".join(SPEEDS))
    return PAUSE / speed
