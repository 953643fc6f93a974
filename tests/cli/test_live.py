"""On a real terminal: the others' moves come one by one, a round's end waits for Enter."""

import io
import sys

import pytest
from rich.console import Console

from pyrite.bots import BOTS
from pyrite.cli.screen import THEME, Screen
from pyrite.cli.table import ticker
from pyrite.cli.table.match import Match
from pyrite.games import new_game


class Typist(io.StringIO):
    """A person at a terminal who types the same all the time."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setattr(sys, "stdin", Typist("1\n" * 500))
    monkeypatch.setattr(ticker, "PAUSE", 0)
    made = Screen("en")
    made.out = Console(
        file=io.StringIO(), force_terminal=True, width=80, height=24, theme=THEME, markup=False
    )
    return made


def test_a_live_game_shows_every_move_and_waits_after_a_round(
    screen: Screen, capsys: pytest.CaptureFixture[str]
) -> None:
    state = new_game("saboteur", seats=3, seed=7, rounds=2)
    bots = {seat: BOTS["random"](state.describe()) for seat in (1, 2)}
    assert Match(screen, state, 0, bots).run()
    shown = screen.out.file.getvalue()  # type: ignore[attr-defined]
    assert "Final result" in shown
    assert capsys.readouterr().out.count("Press Enter to go on.") == 2


def test_ctrl_c_while_the_others_play_leaves_the_table(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: object, lines: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ticker.Ticker, "show", interrupted)
    state = new_game("saboteur", seats=3, seed=7, first_seat=1)
    bots = {seat: BOTS["random"](state.describe()) for seat in (1, 2)}
    assert not Match(screen, state, 0, bots).run()
    assert "You leave the table." in screen.out.file.getvalue()  # type: ignore[attr-defined]
