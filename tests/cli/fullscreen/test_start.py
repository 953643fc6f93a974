"""The first screens: a new game, a saved one, a server's table."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from cli.fullscreen.pilot import piloted, shown, visit
from textual.pilot import Pilot

from pyrite.cli.fullscreen.app import FullScreen
from pyrite.cli.fullscreen.new_table import NewTable
from pyrite.cli.fullscreen.start_screen import StartScreen, play_from_start
from pyrite.cli.network.visit import Visit
from pyrite.cli.options import read_bots
from pyrite.cli.table.match import LocalTable
from pyrite.cli.table.sitting import begin_game
from pyrite.cli.terminal.printer import Printer
from pyrite.cli.terminal.streams import is_capable
from pyrite.games import Record, new_game
from pyrite.lang import Speaker


def start(*keys: str) -> tuple[Any, list[str]]:
    """What the keys lead to from the first screen, and what was shown after each."""
    pages = []

    async def do(pilot: Pilot[Any]) -> None:
        pages.append(shown(pilot))
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
            if not pilot.app._exit:
                pages.append(shown(pilot))

    printer = Printer("en")
    return visit(StartScreen(printer), do, printer=printer), pages


def test_a_new_game_is_there_after_two_keys(data_folder: Path) -> None:
    sitting, pages = start("enter", "enter")
    assert "New game" in pages[0]
    assert isinstance(sitting, LocalTable)
    assert (sitting.state.game, sitting.state.seats, sitting.people) == ("saboteur", 5, (0,))
    sitting.journal.close()


def test_the_form_changes_game_seats_players_and_names(data_folder: Path) -> None:
    down = ["down"]
    keys = ["enter", "right", *down, "right", *down, *"Ann", *down, "left", "right", "right"]
    sitting, _ = start(*keys, *down, "left", *"Bo", "enter")
    assert isinstance(sitting, LocalTable)
    sitting.journal.close()
    assert (sitting.state.game, sitting.state.seats) == ("lostmines", 6)
    assert sitting.names[0] == "Ann"
    assert read_bots(sitting.journal.notes["bot"].split(","), 6)[1] == "hard"
    record = Record.from_text(sitting.journal.path.read_text())
    assert record.players[0] == "Ann"


@pytest.mark.parametrize("number", ["1", "2"])
def test_ctrl_c_leaves_from_a_form(number: str, data_folder: Path) -> None:
    left, pages = start(number, "ctrl+c")
    assert left is None
    assert len(pages) == 2


def test_modules_that_do_not_go_together_say_why() -> None:
    table = NewTable(Speaker("en"))
    table.modules = {"saboteur2", "tournament"}
    assert table.problem is not None
    assert table.problem.endswith("(I-23)")
    table.modules = {"saboteur2", "toll"}
    assert table.problem is None


def test_a_level_that_has_not_learned_the_game_says_so() -> None:
    table = NewTable(Speaker("en"))
    table.players[table.seats] = "master"  # nobody sits there
    table.modules = {"toll"}
    assert table.problem is None
    table.players[1] = "master"
    assert (table.problem or "").endswith("Choose hard instead.")
    table.modules = set()
    assert table.problem is None


def test_people_share_a_screen_or_nobody_plays(data_folder: Path) -> None:
    table = NewTable(Speaker("en"))
    table.players[2] = "person"
    shared = table.begin(Printer("en"))
    table.players = ["easy"] * len(table.players)
    watched = table.begin(Printer("en"))
    assert (shared.people, watched.people) == ((0, 2), ())
    assert read_bots(watched.journal.notes["bot"].split(","), 5) == ("easy",) * 5
    for sitting in (shared, watched):
        sitting.journal.close()


def test_the_last_game_is_offered_first_at_its_moment(data_folder: Path) -> None:
    state = new_game("lostmines", seats=4, seed=1, first_seat=0)
    before = begin_game(Printer("en"), state, {"seat": "A", "bot": "random"}, None)
    action = state.actions(0)[0]
    before.journal.add(0, action.text)
    before.journal.close()
    sitting, pages = start("enter")
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(before.journal.path.stat().st_mtime))
    assert f"Resume: {when}, The Lost Mines, 4 players, round 1 of 2" in pages[0]
    assert isinstance(sitting, LocalTable)
    assert sitting.before is not None
    assert sitting.before.actions == ((0, action.text),)
    sitting.journal.close()


def test_a_damaged_game_says_so_and_is_not_offered_again(data_folder: Path) -> None:
    state = new_game("saboteur", seats=4, seed=1, first_seat=0)
    before = begin_game(Printer("en"), state, {"seat": "A", "bot": "random"}, None)
    before.journal.add(1, "pass nonsense")
    before.journal.close()
    result, pages = start("enter", "q")
    assert result is None
    assert "Cannot resume the game in" in " ".join(pages[1].split())
    assert "Resume" not in pages[1]


def test_an_unfinished_game_is_deleted_after_a_question(data_folder: Path, tmp_path: Path) -> None:
    files = []
    for seats, file in ((4, None), (5, tmp_path / "mine.txt")):
        state = new_game("saboteur", seats=seats, seed=1, first_seat=0)
        game = begin_game(Printer("en"), state, {"seat": "A", "bot": "random"}, file)
        game.journal.close()
        files.append(game.journal.path)
    os.utime(files[0], (0, 0))
    keep, pages = start("D", "escape", "q")
    assert keep is None
    assert "Delete this game?" in pages[1]
    assert all(file.exists() for file in files)
    _, pages = start("d", "1", "d", "1", "q")
    assert ["Resume" in page for page in pages] == [True, True, True, True, False]
    assert [file.exists() for file in files] == [False, True]  # what you recorded yourself stays


def test_a_game_that_is_played_elsewhere_is_not_deleted(data_folder: Path) -> None:
    state = new_game("saboteur", seats=4, seed=1)
    game = begin_game(Printer("en"), state, {"seat": "A", "bot": "random"}, None)
    _, pages = start("d", "1", "q")
    game.journal.close()
    assert "is open somewhere else" in " ".join(pages[2].split())
    assert game.journal.path.exists()


def test_the_form_shows_whole_labels_and_explains_a_module() -> None:
    _, pages = start("enter", *["up"] * 1, "escape", "q")
    assert "Number of players" in pages[1]
    assert "[ ]" in pages[2]
    about = Speaker("en").part("module-tournament", "about")
    assert " ".join(about.split()[:6]) in " ".join(pages[2].split())


def test_a_servers_table_is_named_by_address_name_and_code() -> None:
    address = ("2", *"localhost:8000", "enter", *"Ann", "enter")
    visited, _ = start(*address, *"ABCDEF", "enter")
    assert visited == Visit("http://localhost:8000", "ABCDEF", None, "Ann")
    visited, _ = start(*address, "enter")
    assert visited == Visit("http://localhost:8000", None, None, "Ann")


def test_what_was_typed_is_still_there_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyrite.cli.network.visit.FIRST_PATIENCE", 0.01)
    printer, typed = Printer("en"), ("2", *"localhost:1", "enter", *"Ann", "enter", *"ABCDEF")

    async def run() -> str:
        app = FullScreen(printer, lambda app: play_from_start(app, printer, 0))
        async with piloted(app) as pilot:
            while "Play on a server" not in shown(pilot):
                await pilot.pause(0.01)
            await pilot.press(*typed, "enter")
            while "does not answer" not in shown(pilot):
                await pilot.pause(0.01)
            page = shown(pilot)
            await pilot.press("ctrl+c")
        return page

    page = asyncio.run(run())
    assert all(words in page for words in ("http://localhost:1", "Ann", "ABCDEF"))


@pytest.mark.parametrize(
    ("term", "columns", "lines", "expected"),
    [
        ("xterm", 80, 24, True),
        ("xterm", 60, 20, True),
        ("dumb", 80, 24, False),
        ("", 80, 24, False),
        ("xterm", 59, 24, False),
        ("xterm", 80, 19, False),
    ],
)
def test_only_a_capable_terminal_gets_the_full_screen(
    term: str, columns: int, lines: int, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(getattr(sys, name), "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    assert is_capable() == expected


def test_commands_that_show_no_full_screen_do_not_load_it() -> None:
    load = "from pyrite.cli.commands import play, records"
    code = f"import sys; {load}; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
