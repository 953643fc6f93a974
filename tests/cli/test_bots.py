"""Bots in the terminal: custom ones, at one seat or all; their talk and their advice."""

from pathlib import Path

import pytest
from cli.conftest import Run

from pyrite import Record

CHATTY = """
from pyrite.bots.levels import RandomBot
from pyrite.core.talk import Talk

class Chatty(RandomBot):
    def say(self, view, rng):
        target = rng.choice([seat for seat in range(3) if seat != view["seat"]])
        return Talk(view["seat"], "suspect", target=target)

    def hear(self, talk):
        self.heard = getattr(self, "heard", 0) + 1

    def choose(self, view, actions, rng):
        return actions[getattr(self, "heard", 0) % len(actions)]
"""
GAME = ("play", "--seats", "3", "--seed", "7", "--option", "rounds=1")


@pytest.fixture
def chatty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "chatty_bot.py").write_text(CHATTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return "chatty_bot:Chatty"


def test_what_bots_say_in_the_terminal_is_shown_and_kept(run: Run, chatty: str) -> None:
    out = run(
        *GAME, "--bot", f"B={chatty}", "--record", "game.txt", lines=["1 x", "log", "save copy.txt"]
    )
    record = Record(*Record.from_text(Path("game.txt").read_text()))
    assert {talk.seat for _, talk in record.talk} == {1}
    assert ": “I don't trust " in out.stdout
    assert Path("copy.txt").read_text() == Path("game.txt").read_text()


def test_a_game_of_talking_bots_goes_on_as_it_would_have(run: Run, chatty: str) -> None:
    bots = ("--bot", chatty)
    run(*GAME, *bots, "--record", "whole.txt", lines=["1"] * 200)
    run(*GAME, *bots, "--record", "parts.txt", lines=["1"] * 7)
    run("play", "--resume", "parts.txt", lines=["1"] * 200)
    assert " says suspect " in Path("parts.txt").read_text()
    assert Path("parts.txt").read_text() == Path("whole.txt").read_text()


CHOOSES = """
from pyrite.bots import Bot

class OnlyChooses(Bot):
    def choose(self, view, actions, rng):
        assert view["seat"] < self.description.seats
        return actions[0]
"""


@pytest.mark.parametrize(
    "command",
    [
        ("play", "--watch", "--option", "rounds=1"),
        ("sim", "--games", "2", "--option", "rounds=1"),
        ("arena", "--bot", "random", "--deals", "1", "--option", "rounds=1"),
    ],
    ids=lambda command: str(command[0]),
)
def test_a_bot_needs_nothing_but_choose(
    run: Run, command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "choosing_bot.py").write_text(CHOOSES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("pyrite.core.processes.cores", lambda: 1)
    out = run(*command, "--seats", "3", "--bot", "choosing_bot:OnlyChooses")
    assert (out.exit_code, out.stderr) == (0, "")


def test_one_is_advised_with_a_reason(run: Run) -> None:
    out = run(*GAME, lines=["!", "quit"]).stdout
    assert "A bot would play " in out


FAILING = """
from pyrite.bots.levels import RandomBot

class Failing(RandomBot):
    def choose(self, view, actions, rng):
        if view["pile"] < 40:
            raise ZeroDivisionError("oh")
        return super().choose(view, actions, rng)
"""


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot that fails in the middle of a game."""
    (tmp_path / "failing_bot.py").write_text(FAILING)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return "failing_bot:Failing"


def test_a_bot_that_fails_is_named_and_the_game_goes_on_with_another(
    run: Run, failing: str
) -> None:
    file, told = "game.txt", f"The bot {failing} failed: ZeroDivisionError: oh ("
    bots = ("--bot", failing)
    out = run(*GAME, *bots, "--record", file, lines=["1"] * 200)
    assert (out.exit_code, told in out.stderr) == (2, True)
    assert "Your game is saved" in out.stdout
    before = Record.from_text(Path(file).read_text()).actions
    assert len(before) > 5
    assert told in run("play", "--resume", file, lines=["1"] * 200).stderr
    run("play", "--resume", file, "--bot", "random", lines=["1"] * 200)
    after = Record.from_text(Path(file).read_text())
    assert after.actions[: len(before)] == before
    assert after.replay().over
    assert told in run("sim", "--games", "1", "--seats", "3", *bots).stderr


@pytest.mark.parametrize(
    "command",
    [
        ("play", "--watch", "--record", "begun.txt"),
        ("sim", "--games", "1", "--records", "begun.txt"),
        ("arena", "--bot", "medium", "--deals", "1", "--keep", "begun.txt"),
    ],
    ids=str,
)
def test_a_level_is_refused_before_anything_begins(
    run: Run, command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out = run(*command, "--bot", "master", "--module", "y2019_veto", "--seats", "5")
    assert out.exit_code == 2
    assert out.stderr.startswith("Master has not learned this game.")
    assert not Path("begun.txt").exists()


def test_a_module_that_fails_when_it_is_loaded_is_named(run: Run, failing: str) -> None:
    Path("unloadable.py").write_text("print(nothing)")
    out = run("sim", "--bot", "unloadable:Bot")
    assert (out.exit_code, out.stderr.startswith("Cannot load the module unloadable")) == (
        2,
        True,
    )
