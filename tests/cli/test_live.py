"""A real terminal: other players' moves come one by one, and a round's end waits for Enter."""

import io
import signal
import sys

import pytest
from cli.visitor import unsaved
from rich.console import Console

from pyrite.cli.table.match import LocalMatch
from pyrite.cli.terminal.printer import THEME, Keys, Printer
from pyrite.games import new_game


class Typist(io.StringIO):
    """A person at a terminal who types the same all the time."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Printer:
    monkeypatch.setattr(sys, "stdin", Typist("1\n" * 500))
    made = Printer("en")
    made.out = Console(
        file=io.StringIO(), force_terminal=True, width=80, height=24, theme=THEME, markup=False
    )
    return made


def test_a_live_game_shows_every_move_and_waits_after_a_round(
    screen: Printer, capsys: pytest.CaptureFixture[str]
) -> None:
    state = new_game("saboteur", seats=3, seed=7, rounds=2)
    assert LocalMatch(screen, unsaved(state), pause=0).run()
    shown = screen.out.file.getvalue()  # type: ignore[attr-defined]
    assert "Final result" in shown
    assert capsys.readouterr().out.count("Press Enter to continue.") == 2


def test_ctrl_c_while_the_others_play_only_hurries_them(
    screen: Printer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new_game("saboteur", seats=3, seed=7, first_seat=1, rounds=1)
    match = LocalMatch(screen, unsaved(state), pause=3600)
    show = match.ticker.show

    def interrupted(lines: list[str]) -> None:
        signal.raise_signal(signal.SIGINT)
        show(lines)

    monkeypatch.setattr(match.ticker, "show", interrupted)
    assert match.run()
    assert "Final result" in screen.out.file.getvalue()  # type: ignore[attr-defined]


def test_a_key_hurries_the_others_until_it_is_your_turn() -> None:
    keys = Keys()
    keys.hurry()
    keys.wait(3600)
    keys.stop()
    assert not keys.hurried


@pytest.mark.parametrize(("rounds", "ends"), [(1, True), (2, False)])
def test_ctrl_c_after_a_round_leaves_unless_the_game_is_over(
    screen: Printer, monkeypatch: pytest.MonkeyPatch, rounds: int, ends: bool
) -> None:
    wait = screen.speaker.say("round-wait")
    monkeypatch.setattr(screen, "read", lambda prompt: None if wait in prompt else "1")
    state = new_game("saboteur", seats=3, seed=7, rounds=rounds)
    assert LocalMatch(screen, unsaved(state), pause=0).run() == ends


def test_after_a_game_ctrl_c_does_what_it_did_before(screen: Printer) -> None:
    state = new_game("saboteur", seats=3, seed=7, rounds=1)
    before = signal.getsignal(signal.SIGINT)
    LocalMatch(screen, unsaved(state), pause=0).run()
    assert signal.getsignal(signal.SIGINT) is before
