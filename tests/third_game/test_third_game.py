"""A game is a folder and one line of registration: everything else plays it right away."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pyrite

TESTS = Path(__file__).parents[1]


INTERPRETED = Path(pyrite.__file__).parent / "core" / "interpreted.py"


@pytest.fixture(scope="module", params=[[], [str(INTERPRETED)]], ids=["compiled", "interpreted"])
def told(request: pytest.FixtureRequest) -> dict[str, Any]:
    """What came of it."""
    code = f"import sys; sys.path.insert(0, {str(TESTS)!r}); import third_game.playing"
    command = [sys.executable, *request.param, "-c", code]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
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


def test_the_command_and_the_server_play_it(told: dict[str, Any]) -> None:
    assert "How many nuggets do you take?" in told["played"]
    assert "1) take 1" in told["played"]
    assert "Final result" in told["played"]
    assert "3 games" in told["simulated"]
    assert "\nNuggets\n" in told["modules"]
    assert told["served"].count("news") >= 4, told["served"]
