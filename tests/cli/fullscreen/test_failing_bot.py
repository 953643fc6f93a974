"""A custom bot that fails in full screen: one sentence, and the game is saved."""

import asyncio
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cli.fullscreen.pilot import piloted

from pyrite import Record
from pyrite.bots.levels import RandomBot
from pyrite.cli.fullscreen.app import FullScreen
from pyrite.cli.fullscreen.new_table import sentence
from pyrite.cli.fullscreen.start_screen import Problem, play_at
from pyrite.cli.options import WATCHING
from pyrite.cli.saved import unfinished
from pyrite.cli.table.sitting import begin_game
from pyrite.cli.terminal.printer import Printer
from pyrite.core.actions import Action
from pyrite.games import new_game

NAME = "failing:Bot"


class Failing(RandomBot):
    """Takes one turn, then fails."""

    turns = 0

    def choose(self, view: Mapping[str, Any], actions: Sequence[Action], rng: Any) -> Action:
        self.turns += 1
        if self.turns > 1:
            raise ZeroDivisionError("oh")
        return actions[0]


class Unmade(RandomBot):
    """Cannot be made."""

    def __init__(self, description: object) -> None:
        raise LookupError("oh")


@pytest.mark.parametrize(("bot", "moves"), [(Failing, 3), (Unmade, 0)])
def test_a_bot_that_fails_is_named_and_the_game_is_kept(
    bot: type[Any], moves: int, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    monkeypatch.setitem(sys.modules, "failing", SimpleNamespace(Bot=bot))
    printer, state = Printer("en"), new_game(seats=3, seed=7, first_seat=0)
    sitting = begin_game(printer, state, {"seat": WATCHING, "bot": NAME}, None)

    async def story(app: FullScreen) -> Problem | None:
        return await play_at(app, printer, sitting, 0)

    async def run() -> Any:
        app = FullScreen(printer, story)
        async with piloted(app) as pilot:
            while not pilot.app._exit:
                await pilot.pause(0.01)
        return app.return_value

    problem = asyncio.run(run())
    assert sentence(printer.speaker, problem).startswith(f"The bot {NAME} failed: ")
    (file,) = unfinished()
    assert len(Record.from_text(file.read_text()).actions) == moves
