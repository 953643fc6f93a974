"""A game is its own folder and one line: everything that knows no game plays this one at once."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pyrite

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What came of it; a game in plain Python runs from the sources."""
    interpreted = Path(pyrite.__file__).parent / "core" / "interpreted.py"
    code = f"import sys; sys.path.insert(0, {str(TESTS)!r}); import third_game.playing"
    run = subprocess.run(
        [sys.executable, str(interpreted), "-c", code], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    report: dict[str, Any] = json.loads(run.stdout)
    return report


def test_it_is_played_told_and_recorded(told: dict[str, Any]) -> None:
    assert sum(told["scores"]) > 0
    assert 0 in told["scores"]
    assert told["same"]
    assert told["told"] == [["event-took"]] * len(told["told"])
    assert told["refused"] == "Take one to three nuggets, and no more than lie there. (N-1)"


def test_moments_are_copied_written_and_imagined(told: dict[str, Any]) -> None:
    assert told["back"]
    assert told["copied"]
    assert told["known"]
    assert told["guesses"] > 5


def test_bots_and_playouts_play_it(told: dict[str, Any]) -> None:
    assert told["bots"]
    assert told["moves"] > 2
