"""`pyrite play` in full screen, from the first screen to the end of the last game."""

from functools import partial

from rich.text import Text

from pyrite.cli.arguments.options import seed_or_lot
from pyrite.cli.errors import CommandError
from pyrite.cli.fullscreen.app import FullScreen, run_full_screen
from pyrite.cli.fullscreen.dialogs import TextDialog
from pyrite.cli.fullscreen.local_game import LocalGame
from pyrite.cli.fullscreen.local_screen import AGAIN, OVER, LocalScreen
from pyrite.cli.fullscreen.new_table import sentence
from pyrite.cli.fullscreen.panels import styled
from pyrite.cli.fullscreen.server_tables import VisitScreen
from pyrite.cli.fullscreen.start_screen import Start, StartScreen
from pyrite.cli.fullscreen.visiting import visit_table
from pyrite.cli.network.game import Visit
from pyrite.cli.saved.saves import forget
from pyrite.cli.table.again import command
from pyrite.cli.table.sitting import Sitting, begin_game
from pyrite.cli.terminal.screen import Screen as Printer
from pyrite.core.messages import PyriteError
from pyrite.games import Record, new_game

Problem = CommandError | PyriteError


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
    app: FullScreen, printer: Printer, start: Sitting | Visit, pause: float
) -> Problem | None:
    """Play until the player leaves; return the error if it failed."""
    try:
        if isinstance(start, Sitting):
            await play_games(app, printer, start, pause)
        else:
            await visit_table(app, printer, start)
    except (CommandError, PyriteError) as error:
        return error
    return None


async def play_games(app: FullScreen, printer: Printer, start: Sitting, pause: float) -> None:
    """Play one game after the other until the player leaves."""
    try:
        while await play_one(app, printer, start, pause) == AGAIN:
            start = another_game(printer, start)
    finally:
        start.journal.close()


async def play_one(app: FullScreen, printer: Printer, sitting: Sitting, pause: float) -> str:
    """Play a game and return how it was left."""
    game = LocalGame(printer.speaker.lang, sitting)
    screen = LocalScreen(printer, game, pause)
    how = await app.push_screen_wait(screen)
    if how in (OVER, AGAIN):
        forget(sitting.journal.path)
    app.call_when_done(lambda: say_goodbye(printer, game, is_over=how == OVER))
    if screen.problem is not None:
        raise screen.problem
    return how or ""


def another_game(printer: Printer, sitting: Sitting) -> Sitting:
    """Begin a new game at the same table, with the same players and bots."""
    record = Record.of(sitting.state)
    state = new_game(record.game, seed=seed_or_lot(None), **record.options)
    return begin_game(printer, state, sitting.journal.notes, None, sitting.names)


def say_goodbye(printer: Printer, game: LocalGame, is_over: bool) -> None:
    """Print where the game is saved, or how to play it again."""
    journal = game.journal
    if journal.problem is not None:
        printer.say("play-unsaved", "error", file=journal.path, problem=journal.problem)
    if is_over:
        again = command(game.record(), journal.notes)
        printer.out.print(printer.speaker.say("again-command", command=again), soft_wrap=True)
    elif journal.file is not None:
        printer.say("play-kept", "quiet")
