"""A real terminal: a whole game by keys, closing the window halfway, coming back."""

import os
import signal
import time
from pathlib import Path

import pytest
from cli.terminal import Terminal
from deep import in_deep

from pyrite import Record
from pyrite.cli.fullscreen.app import FullScreen

GAME = ("play", "--seats", "10", "--option", "rounds=1", "--bot", "random", "--speed", "instant")
ASKED = ("choose a card", "B-16", "right now")  # what is said to who has to choose a card
SIZE = (80, 24)
LEAVES_ALT_SCREEN = b"\x1b[?1049l"
MOST_TURNS = 60


def saved(data: Path) -> Path:
    (file,) = (data / "pyrite" / "games").glob("*.txt")
    return file


def discard_until(terminal: Terminal, words: str) -> None:
    """Discard a card whenever asked, and hurry the bots with a key that does nothing else."""
    for _ in range(MOST_TURNS):
        terminal.press("x\r")
        if terminal.wait_for("'s turn", words) == words:
            return
        terminal.press("z")
        if terminal.wait_for(words, *ASKED) == words:
            return
    raise AssertionError(f"{words} is missing in: {terminal.text[-4000:]}")


def press_anew(terminal: Terminal) -> None:
    """Hammer on Enter, after a pause without which it would be the same key held down."""
    time.sleep(2 * FullScreen.held_within)
    terminal.press("\r" * 10)


def test_a_game_is_left_by_closing_the_window_and_goes_on_whatever_is_typed_at_once(
    tmp_path: Path,
) -> None:
    with Terminal(*GAME, data=tmp_path, full=True, size=SIZE) as terminal:
        terminal.wait_for(*ASKED)
        terminal.press("x\r")
        terminal.wait_for("'s turn")
        terminal.wait_for(*ASKED)
        assert terminal.hang_up() == 128 + signal.SIGHUP
    before = saved(tmp_path).read_text()
    with Terminal("play", data=tmp_path, full=True, size=SIZE) as terminal:
        terminal.wait_for("Resume: ")
        terminal.press("\r")
        terminal.wait_for(*ASKED)
        assert saved(tmp_path).read_text() == before
        discard_until(terminal, "The round is over")
        press_anew(terminal)
        terminal.wait_for("Final result")
        press_anew(terminal)
        terminal.wait_for("Quit")
        terminal.press("2")
        assert terminal.end() == 0
        assert LEAVES_ALT_SCREEN in terminal.raw
    assert Record(*Record.from_text(saved(tmp_path).read_text())).replay().over


@pytest.mark.parametrize("encoding", ["ascii", in_deep("latin-1")])
def test_a_terminal_without_unicode_gets_plain_signs(
    tmp_path: Path, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "PYTHONIOENCODING", encoding)
    with Terminal(*GAME, data=tmp_path, full=True, size=SIZE) as terminal:
        terminal.wait_for(*ASKED)
        terminal.press("q")
        terminal.wait_for("Your game is saved. Resume it with pyrite play.")
        assert terminal.end() == 0
        assert terminal.raw.decode(encoding)
    assert "==S==" in terminal.text
    assert "???" not in terminal.text


@pytest.mark.deep
def test_who_ends_the_process_gets_the_terminal_back(tmp_path: Path) -> None:
    with Terminal(*GAME, data=tmp_path, full=True, size=SIZE) as terminal:
        terminal.wait_for(*ASKED)
        terminal.signal(signal.SIGTERM)
        assert terminal.end() == 128 + signal.SIGTERM
        assert LEAVES_ALT_SCREEN in terminal.raw
