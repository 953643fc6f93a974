"""Bursts of keys: every screen answers once, and nothing is played by keys typed too early."""

import math
import random
import string
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from cli.fullscreen.pilot import asked, handled, seen, shown, table, typed, visit
from cli.fullscreen.test_replay import recorded
from cli.visitor import unsaved
from deep import DEEP
from textual.pilot import Pilot
from textual.screen import Screen

from pyrite.cli.fullscreen.app import AGAIN, LEFT, OVER, FullScreen
from pyrite.cli.fullscreen.dialogs import Curtain, TextDialog
from pyrite.cli.fullscreen.game_screen import LocalScreen
from pyrite.cli.fullscreen.new_table import local_form
from pyrite.cli.fullscreen.page import Page
from pyrite.cli.fullscreen.replay_screen import ReplayScreen
from pyrite.cli.fullscreen.start_screen import StartScreen
from pyrite.cli.fullscreen.visiting import TablesScreen, VisitScreen, WaitingScreen
from pyrite.cli.network.visit import Visit
from pyrite.cli.saved import forget
from pyrite.cli.table.match import LocalTable
from pyrite.cli.terminal.printer import Printer
from pyrite.games import Record, new_game

FIRST = {"seats": 5, "first_seat": 0}
PRINTER = Printer("en")
KEYS = (
    *("enter", "enter", "escape", "space", "tab", "up", "down", "left", "right", "delete", "f1"),
    *("pageup", "pagedown", "home", "end", "backspace", "ctrl+z", "shift+right", "shift+up"),
    *("plus", "minus", "slash", "question_mark", "exclamation_mark"),
    *string.digits,
    *string.ascii_lowercase,
)
BURSTS = 40 if DEEP else 2


@cache
def ending(rounds: int) -> Record:
    """Return a game of four in which the next action ends the first round."""
    state, rng = new_game(seats=4, rounds=rounds, seed=7), random.Random(1)
    while not state.view(None)["results"]:
        seat = state.asked[0]
        state.play(rng.choice(state.actions(seat)), seat)
    record = Record.of(state)
    return record._replace(actions=record.actions[:-1])


def finishing(rounds: int, people: tuple[int, ...] = ()) -> LocalScreen:
    """Return a game whose first round is about to end."""
    record = ending(rounds)
    return LocalScreen(Printer("en"), unsaved(record.begin(), people, before=record), pause=0)


def waiting() -> Screen[Any]:
    return WaitingScreen(PRINTER, "http://localhost", threading.Event().wait)


def tables() -> Screen[Any]:
    return TablesScreen(PRINTER, Visit("http://localhost", None, None, "Ann"), (), "")


PLACES: dict[str, tuple[Callable[[], Screen[Any]], tuple[str, ...]]] = {
    "table": (lambda: table("saboteur", **FIRST), ()),
    "help": (lambda: table("saboteur", **FIRST), ("question_mark",)),
    "rules": (lambda: table("saboteur", **FIRST), ("slash",)),
    "log": (lambda: table("saboteur", **FIRST), ("o",)),
    "rule in the log": (lambda: table("saboteur", **FIRST), ("o", "enter")),
    "notes": (lambda: table("saboteur", **FIRST), ("n",)),
    "more": (lambda: table("saboteur", **FIRST), ("m",)),
    "discard": (lambda: table("saboteur", **FIRST), ("x",)),
    "walk": (lambda: table("lostmines", seats=6, first_seat=0, seed=3), ("enter", "enter")),
    "curtain": (lambda: table("saboteur", people=(0, 1), **FIRST), ()),
    "round over": (lambda: finishing(2), ()),
    "game over": (lambda: finishing(1), ()),
    "replay": (lambda: ReplayScreen(Printer("en"), recorded("saboteur"), None), ()),
    "start": (lambda: StartScreen(Printer("en")), ()),
    "new game": (lambda: StartScreen(Printer("en")), ("enter",)),
    "form": (lambda: local_form(Printer("en")), ()),
    "address": (lambda: VisitScreen(PRINTER), ()),
    "tables": (tables, ()),
    "new table": (tables, ("enter",)),
    "waiting": (waiting, ()),
}


def close(result: object) -> None:
    """Close the file of a game that the keys have begun."""
    if isinstance(result, LocalTable):
        result.journal.close()
        forget(result.journal.path)


@pytest.mark.deeper
@pytest.mark.parametrize("where", PLACES)
def test_whatever_is_typed_at_once_a_screen_answers_once_and_can_be_left(where: str) -> None:
    rng, (screen, opening) = random.Random(where), PLACES[where]
    for number in range(BURSTS):

        async def do(pilot: Pilot[Any], number: int = number) -> None:
            await pilot.press(*opening)
            keys = ("enter",) * 10 if number == 0 else rng.sample(KEYS, len(KEYS))
            typed(pilot, *keys)
            await handled(pilot)
            if not pilot.app._exit:
                assert isinstance(pilot.app.screen, Page)
                assert shown(pilot).strip()
            for _ in range(5):
                if not pilot.app._exit:
                    await pilot.press("ctrl+c")
            assert pilot.app._exit

        first = screen()
        answer = visit(first, do)
        close(answer)
        if isinstance(first, LocalScreen):
            assert answer in (LEFT, OVER, AGAIN)


@pytest.mark.parametrize("key", ["enter", "space", "escape"])
def test_keys_typed_before_a_dialog_closed_neither_play_nor_show_a_card(key: str) -> None:
    (last,) = ending(2).replay().asked
    screen = finishing(2, people=tuple({0, 1, 2, 3} - {last}))

    async def do(pilot: Pilot[Any]) -> None:
        assert await asked(pilot) is None  # a bot has ended the round
        assert isinstance(pilot.app.screen, TextDialog)
        await seen(pilot)
        played = screen.table.done
        typed(pilot, *[key] * 10)
        await handled(pilot)
        await asked(pilot)
        assert isinstance(pilot.app.screen, Curtain | TextDialog)
        assert screen.table.done <= played + 1
        await pilot.press("ctrl+c")

    visit(screen, do)


def test_a_key_held_since_a_dialog_was_open_does_nothing_at_the_table() -> None:
    screen = table("saboteur", **FIRST)

    async def do(pilot: Pilot[Any]) -> None:
        assert isinstance(pilot.app, FullScreen)
        await asked(pilot)
        pilot.app.held_within = math.inf
        await pilot.press("n", *["enter"] * 10)
        assert screen.picking is not None
        assert not screen.picking.aims
        assert screen.table.done == 0
        await pilot.press("right", "enter", "enter", "q")

    visit(screen, do)
    assert screen.table.done > 0


def test_what_is_typed_for_a_page_that_is_not_there_yet_is_forgotten() -> None:
    screen = table("saboteur", **FIRST)

    async def do(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        typed(pilot, "n", "enter", "enter")
        await handled(pilot)
        assert "You know nothing" in shown(pilot)
        await pilot.press("enter")
        await handled(pilot)
        assert pilot.app.screen is screen
        await pilot.press("q")

    assert visit(screen, do) == LEFT
    assert screen.table.done == 0
