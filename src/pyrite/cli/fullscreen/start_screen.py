"""`pyrite play` in full screen, from the first screen to the end of the last game."""

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from rich.text import Text

from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.app import AGAIN, LEFT, OVER, FullScreen, run_full_screen
from pyrite.cli.fullscreen.dialogs import ListDialog, TextDialog
from pyrite.cli.fullscreen.game_screen import LocalScreen, ServerScreen
from pyrite.cli.fullscreen.new_table import local_form
from pyrite.cli.fullscreen.panels import ListScreen, styled
from pyrite.cli.fullscreen.server_line import ServerLine
from pyrite.cli.fullscreen.visiting import LobbyScreen, TablesScreen, VisitScreen, WaitingScreen
from pyrite.cli.network.visit import (
    Visit,
    keep_credentials,
    name_of,
    new_client,
    say_how_to_return,
    seat_of_rematch,
    tables_at,
)
from pyrite.cli.options import seat_wanted
from pyrite.cli.saved import delete, forget, read_unfinished, unfinished
from pyrite.cli.table.match import LocalTable
from pyrite.cli.table.sitting import about_game, another_game, resume_game, say_goodbye
from pyrite.cli.terminal.printer import Printer
from pyrite.cli.usage import sentence
from pyrite.client import Client, Moment, Seat
from pyrite.core.messages import PyriteError
from pyrite.core.state import State
from pyrite.games import Record
from pyrite.lang import Speaker

T = TypeVar("T")
MOST_SAVED = 5
Start = LocalTable | Visit | None
Problem = CommandError | PyriteError


class StartScreen(ListScreen[Start]):
    """The first screen; returns where to play, or None if the player leaves."""

    def __init__(self, printer: Printer) -> None:
        super().__init__(printer)
        self.saved = saved_games(printer.speaker)

    def texts(self) -> tuple[str, str, str]:
        say = self.printer.speaker.say
        keys = say("full-start-keys")
        if self.chosen < len(self.saved):
            keys = f"{say('full-delete-key')}  {keys}"
        return "Pyrite", say("browser-welcome"), keys

    def lines(self) -> list[str]:
        say = self.printer.speaker.say
        words = [say("full-go-on-with", about=about) for _, about in self.saved]
        return [*words, say("full-new-game"), say("full-server"), say("full-leave")]

    def choose(self, number: int) -> None:
        """Resume a game, or do something else."""
        if number < len(self.saved):
            self._resume(self.saved[number][0])
            return
        others = (self._new, self._visit, self.go_back)
        if number - len(self.saved) < len(others):
            others[number - len(self.saved)]()

    def go_back(self) -> None:
        """Leave Pyrite."""
        self.dismiss(None)

    def press(self, key: str) -> None:
        """Delete a saved game with D."""
        if key in ("d", "delete"):
            self._ask_to_delete()

    def _new(self) -> None:
        self.app.push_screen(local_form(self.printer), self._sit_down)

    def _visit(self) -> None:
        self.app.push_screen(VisitScreen(self.printer), self._sit_down)

    def _sit_down(self, start: Start) -> None:
        if start is not None:
            self.dismiss(start)

    def _resume(self, path: Path) -> None:
        """Resume this game; if it cannot be continued, say why and stop offering it."""
        try:
            self.dismiss(resume_game(self.printer, path, {}))
        except (CommandError, PyriteError) as error:
            self._complain(error)
            if getattr(error, "id", "") != "resume-busy":
                forget(path)
                self._drop(path)

    def _ask_to_delete(self) -> None:
        if self.chosen < len(self.saved):
            say, (path, about) = self.printer.speaker.say, self.saved[self.chosen]
            answers = [say("full-delete-yes"), say("full-delete-no")]
            dialog = ListDialog(say("full-delete", about=about), answers, say("full-escape"))
            self.app.push_screen(dialog, partial(self._delete, path))

    def _delete(self, path: Path, answer: int | None) -> None:
        if answer != 0:
            return
        try:
            delete(path)
        except (CommandError, OSError) as error:
            self._complain(error)
        else:
            self._drop(path)

    def _drop(self, path: Path) -> None:
        """Remove a game from the list."""
        self.saved = [one for one in self.saved if one[0] != path]
        self.draw()

    def _complain(self, error: CommandError | PyriteError | OSError) -> None:
        self.complain(sentence(self.printer.speaker, error))


def saved_games(speaker: Speaker) -> list[tuple[Path, str]]:
    """Return the unfinished games, each with a description."""
    found: list[tuple[Path, str]] = []
    for path in unfinished()[:MOST_SAVED]:
        try:
            record = read_unfinished(path)
        except (OSError, UnicodeDecodeError, PyriteError):
            forget(path)
            continue
        found.append((path, about_game(speaker, path, record, replayed(record))))
    return found


def replayed(record: Record) -> State | None:
    """Return the game where it was left; None if it cannot be replayed, or a module is missing."""
    try:
        return record.replay()
    except PyriteError:
        return None


def play_on_full_screen(printer: Printer, start: Start, pause: float) -> None:
    """Play this game or table, or what the player chooses first, until they leave."""

    async def story(app: FullScreen) -> Problem | None:
        if start is None:
            await play_from_start(app, printer, pause)
            return None
        return await play_at(app, printer, start, pause)

    problem = run_full_screen(printer, story)
    if problem is not None:
        raise problem


async def play_from_start(app: FullScreen, printer: Printer, pause: float) -> None:
    """Show the first screen and play what is chosen there, until the player leaves."""
    while (chosen := await app.push_screen_wait(StartScreen(printer))) is not None:
        if isinstance(chosen, Visit):
            if await visit_until_seated(app, printer, chosen):
                return
            continue
        problem = await play_at(app, printer, chosen, pause)
        if problem is None:
            return
        words, close = sentence(printer.speaker, problem), printer.speaker.say("full-close")
        await app.push_screen_wait(TextDialog("", partial(said, words), close))


async def visit_until_seated(app: FullScreen, printer: Printer, visit: Visit) -> bool:
    """Visit a server, keeping the typed input after a failure; False to go back."""
    wanted: Visit | None = visit
    while wanted is not None:
        words = ""
        try:
            if await visit_table(app, printer, wanted):
                return True
        except (CommandError, PyriteError) as error:
            words = sentence(printer.speaker, error)
        wanted = await app.push_screen_wait(VisitScreen(printer, wanted, words))
    return False


def said(words: str, width: int) -> Text:
    """Return an error sentence for a dialog."""
    return styled(words, "error")


async def play_at(
    app: FullScreen, printer: Printer, start: LocalTable | Visit, pause: float
) -> Problem | None:
    """Play until the player leaves; return the error if it failed."""
    try:
        if isinstance(start, LocalTable):
            await play_games(app, printer, start, pause)
        else:
            await visit_table(app, printer, start)
    except (CommandError, PyriteError) as error:
        return error
    return None


async def play_games(app: FullScreen, printer: Printer, start: LocalTable, pause: float) -> None:
    """Play one game after the other until the player leaves."""
    try:
        while await play_one(app, printer, start, pause) == AGAIN:
            start = another_game(printer, start)
    finally:
        start.journal.close()


async def play_one(app: FullScreen, printer: Printer, table: LocalTable, pause: float) -> str:
    """Play a game and return how it was left."""
    screen = LocalScreen(printer, table, pause)
    how = await app.push_screen_wait(screen)
    is_over = how in (OVER, AGAIN)
    if is_over:
        forget(table.journal.path)
    if how != AGAIN:
        app.call_when_done("game", lambda: say_goodbye(printer, table, is_over))
    if screen.problem is not None:
        raise screen.problem
    return how or ""


async def visit_table(app: FullScreen, printer: Printer, visit: Visit) -> bool:
    """Take a seat and play until the player leaves, including rematches; False if never seated."""
    client = new_client(printer, visit.server)
    seated = await sit_down(app, printer, client, visit)
    if seated is None:
        return False
    place, grace = seated
    how = LEFT
    try:
        while (how := await play_there(app, printer, client, place)) == AGAIN:
            rematch = partial(seat_of_rematch, client, place)
            again = await wait_for_server(app, printer, client, rematch)
            if again is None:
                break
            place = again
    finally:
        if how == LEFT:
            app.call_when_done(place.code, lambda: say_how_to_return(printer, client, place, grace))
    return True


async def sit_down(
    app: FullScreen, printer: Printer, client: Client, visit: Visit
) -> tuple[Seat, float] | None:
    """Take a seat at the named, opened or chosen table; None to go back."""
    if visit.code is not None or visit.plan is not None:
        return await wait_for_server(
            app, printer, client, partial(take_seat, printer, client, visit)
        )
    problem = ""
    while True:
        tables = await wait_for_server(app, printer, client, partial(tables_at, client))
        if tables is None:
            return None
        chosen = await app.push_screen_wait(TablesScreen(printer, visit, tables, problem))
        if chosen is None:
            return None
        try:
            if chosen != visit:
                return await sit_down(app, printer, client, chosen)
            problem = ""
        except PyriteError as error:
            problem = sentence(printer.speaker, error)


async def wait_for_server(
    app: FullScreen, printer: Printer, client: Client, do: Callable[[], T]
) -> T | None:
    """Ask the server while showing that it is waited for; None if the player leaves."""
    done = await app.push_screen_wait(WaitingScreen(printer, client.http.url, do))
    if done is None:
        client.give_up()  # prevents taking a seat later
    if isinstance(done, Exception):
        raise done
    return done


def take_seat(printer: Printer, client: Client, visit: Visit) -> tuple[Seat, float]:
    """Take a seat, and return it with the seconds before a bot stands in for an absent player."""
    if visit.code is not None:
        table = client.table(visit.code).table
    else:
        table = client.open(**{"lang": printer.speaker.lang, **(visit.plan or {})}).table
    client.http.patience = math.inf  # the player sees the wait and may leave
    place = client.join(table.code, name_of(printer, visit), seat_wanted(visit.seat))
    keep_credentials(printer, client)
    return place, table.plan.grace


async def play_there(app: FullScreen, printer: Printer, client: Client, place: Seat) -> str:
    """Wait for the start and play, and return how the table was left."""
    line = ServerLine(client, place)
    try:
        first = await app.push_screen_wait(LobbyScreen(printer, client, line))
        if not isinstance(first, Moment):
            return first or LEFT
        screen = ServerScreen(printer, line, first)
        how = await app.push_screen_wait(screen) or LEFT
    finally:
        line.leave()
    if screen.problem is not None:
        raise screen.problem
    return how
