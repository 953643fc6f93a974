"""Sitting down at a table: a new game, an unfinished one, or one from a file."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import typer

from pyrite.bots import USUAL
from pyrite.bots.find import find_bot
from pyrite.cli.arguments.names import visible
from pyrite.cli.arguments.options import WATCHING, read_bots, read_seats
from pyrite.cli.errors import CommandError
from pyrite.cli.saved.journal import Journal, Notes, Saved, begin_journal, comments, open_journal
from pyrite.cli.saved.saves import delete, forget, games_folder, new_file, remember, unfinished
from pyrite.cli.table.match import Match
from pyrite.cli.terminal.screen import Screen
from pyrite.core.messages import PyriteError
from pyrite.core.state import State
from pyrite.games import Record, new_game
from pyrite.lang import Speaker, name_bots, seat_letter

NOT_LOADED = "own-unknown"  # a custom module is missing, but the file is intact


class Sitting(NamedTuple):
    """A table at its beginning, its players, its journal, and what was played before."""

    state: State
    people: tuple[int, ...]
    bots: tuple[str, ...]
    journal: Journal
    before: Record | None = None
    names: tuple[str | None, ...] = ()

    def match(self, screen: Screen, pause: float, waits: bool = False) -> Match:
        """Return the game in the terminal, up to where it is now."""
        screen.people = self.names
        table = self.state.describe()
        others = [seat for seat in range(self.state.seats) if seat not in self.people]
        bots = {seat: find_bot(self.bots[seat])(table) for seat in others}
        match = Match(screen, self.state, self.people, bots, self.journal, pause, waits)
        if self.before is not None:
            match.catch_up(self.before)
        return match


def begin_game(
    screen: Screen,
    state: State,
    notes: Notes,
    file: Path | None,
    names: tuple[str | None, ...] = (),
) -> Sitting:
    """Begin a game saved in this file, or in one in the games folder; unnamed bots get names."""
    people = read_seats(notes["seat"], state.seats)
    bots = read_bots(notes["bot"].split(","), state.seats)
    notes = {**notes, "seat": seats_text(people)}
    record = Record.of(state)
    names = name_bots(screen.speaker.lang, record.seed, state.seats, names, people)
    record = record._replace(players=names)
    if file is not None:
        journal = begin_journal(file.expanduser(), record, notes)
    else:
        journal = _own_journal(screen, record, notes)
    if journal.file is not None:
        remember(journal.path)
    return Sitting(state, people, bots, journal, names=names)


def seats_text(people: Sequence[int]) -> str:
    """Return the seats of people as text: "A,C"."""
    return ",".join(map(seat_letter, people)) or WATCHING


def _own_journal(screen: Screen, record: Record, notes: Notes) -> Journal:
    """Return a journal in the games folder; if that fails, say so and play unsaved."""
    try:
        return begin_journal(new_file(record.game), record, notes)
    except (CommandError, OSError) as error:
        problem = error.args_said["problem"] if isinstance(error, CommandError) else error
        screen.say("play-unsaved", "error", file=games_folder(), problem=problem)
        return Journal(games_folder(), notes, None)


def resume_game(screen: Screen, path: Path, notes: Notes) -> Sitting:
    """Resume the game in a file; these notes override those in it."""
    return _sit_down(screen, _open(screen, path.expanduser()), notes)


def _sit_down(screen: Screen, saved: Saved, notes: Notes) -> Sitting:
    record, journal = saved.record, saved.journal
    told = {"seat": "A", "bot": USUAL, **journal.notes, **notes}
    people = read_seats(told["seat"], saved.state.seats)
    told["seat"] = seats_text(people)
    bots = read_bots(told["bot"].split(","), saved.state.seats)
    if told != journal.notes:
        journal.write(comments(told))
        journal.notes = told
    if saved.torn:
        screen.say("resume-torn", "quiet", file=journal.path)
    remember(journal.path)
    state = new_game(record.game, seed=record.seed, **record.options)
    names = tuple(name and visible(name) for name in record.players)
    names = name_bots(screen.speaker.lang, record.seed, state.seats, names, people)
    return Sitting(state, people, bots, journal, record, names)


def _open(screen: Screen, path: Path) -> Saved:
    """Open the game in this file, if it can be continued."""
    try:
        saved = open_journal(path)
    except PyriteError as error:
        problem = screen.speaker.message(error.message)
        id = "resume-needs" if error.message.id == NOT_LOADED else "resume-damaged"
        raise CommandError(id, file=path, problem=problem) from None
    if saved.state.over:
        saved.journal.close()
        raise CommandError("resume-over", file=path)
    return saved


def offer_game(screen: Screen) -> Sitting | None:
    """Offer the last unfinished game, and return it if the player wants it."""
    saved = _last(screen)
    if saved is None:
        return None
    about = about_game(screen.speaker, saved.journal.path, saved.record, saved.state)
    screen.say("offer", about=about)
    while True:
        answer = screen.read(screen.speaker.say("offer-choice") + " ")
        if answer is None or answer.lower() in ("q", "quit"):
            raise typer.Exit
        if answer == "":
            return _sit_down(screen, saved, {})
        if answer.lower() == "d":
            saved.journal.close()
            delete(saved.journal.path)
            return offer_game(screen)
        if answer.lower() == "n":
            saved.journal.close()
            screen.say("offer-kept", "quiet", file=saved.journal.path)
            return None


def about_game(speaker: Speaker, path: Path, record: Record, state: State | None) -> str:
    """Describe a saved game: when it was played, which game, how many seats, which round."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    said = {"when": when, "game": speaker.say(f"title-{record.game}")}
    said["seats"] = record.options["seats"]
    if state is None:
        return speaker.say("saved-game-unread", **said)
    view = state.view(None)
    rounds = view["options"]["rounds"]
    return speaker.say("saved-game", **said, round=view["round"], rounds=rounds)


def _last(screen: Screen) -> Saved | None:
    """Return the newest game that can be continued, saying once what is wrong with newer ones."""
    for path in unfinished():
        try:
            return _open(screen, path)
        except CommandError as error:
            if error.id == "resume-busy":
                continue
            if error.id != "resume-needs":
                forget(path)
            if error.id != "resume-over":
                screen.say(error.id, "error", **error.args_said)
    return None
