"""Replays in full screen: back, forth, to a round, and only what the viewer may see."""

from functools import cache
from typing import Any

import pytest
from cli.fullscreen.pilot import region, shown, visit
from textual.pilot import Pilot

from pyrite.bots import BOTS
from pyrite.bots.table import play_game
from pyrite.cli.fullscreen.dialogs import TextDialog
from pyrite.cli.fullscreen.replay_screen import ReplayScreen
from pyrite.cli.saved import RecordedGame
from pyrite.cli.terminal.printer import Printer
from pyrite.games import Record, new_game

SEATS = {"saboteur": 10, "lostmines": 9}


@cache
def recorded(game: str) -> RecordedGame:
    state = new_game(game, seats=SEATS[game], seed=7, rounds=2)
    bots = [BOTS["random"](state.describe()) for _ in range(state.seats)]
    return RecordedGame(Record(*play_game(state, bots)), state)


def replayed(game: str, *keys: str, seat: int | None = None) -> tuple[ReplayScreen, list[str]]:
    """The screen after these keys, and the message after each."""
    printer, said = Printer("en"), []
    screen = ReplayScreen(printer, recorded(game), seat)

    async def do(pilot: Pilot[Any]) -> None:
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
            is_page = isinstance(pilot.app.screen, TextDialog)
            said.append(shown(pilot) if is_page else region(pilot, "#message"))
            if is_page:
                await pilot.press("escape")
        await pilot.press("q")

    visit(screen, do, printer=printer)
    return screen, said


@pytest.mark.parametrize("game", SEATS)
def test_one_goes_back_and_forth_and_to_any_round(game: str) -> None:
    last = len(recorded(game).record.actions)
    screen, said = replayed(game, "right", "right", "left", "end", "home", "pagedown", "1", "2")
    moves = [int(words.split()[1]) for words in said]
    assert moves[:5] == [1, 2, 1, last, 0]
    assert moves[5:] == [screen.rounds[1], 0, screen.rounds[1]]


def test_the_end_of_a_round_is_shown_on_the_way() -> None:
    _, said = replayed("saboteur", "pagedown", "left", "right")
    assert "The round is over" in said[-1]


def test_eyes_see_what_their_seat_knew_or_everything() -> None:
    record, seat = recorded("saboteur").record, 1
    state = record.begin()
    screen, said = replayed("saboteur", "b")
    assert said[-1].endswith("Seat B")
    assert screen.viewer.view == state.view(seat)
    screen, said = replayed("saboteur", "tab")
    assert screen.viewer.view == state.view(None)
    screen, _ = replayed("saboteur")
    view = screen.viewer.view
    assert view["goals"] == state.position()["goals"]
    assert None not in view["dwarfs"]


def test_all_open_shows_mines_and_treasures_of_the_lost_mines() -> None:
    screen, _ = replayed("lostmines")
    view = screen.viewer.view
    assert None not in view["mines"].values()
    assert all(treasure["value"] for treasure in view["treasures"])
