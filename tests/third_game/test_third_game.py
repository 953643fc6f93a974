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
    assert told["ended"]
    assert told["moves"] > 2


def test_every_command_knows_it(told: dict[str, Any]) -> None:
    found = told["bots"]
    for command in ("play", "sim", "arena"):
        assert "nuggets 2–9" in " ".join(found["helped"][command].replace("│", "").split())
    assert "3 games" in found["simulated"]
    assert "3 seats: 1 deal, 3 games." in found["compared"]
    assert "\nNuggets\n" in found["modules"]
    assert "Whoever takes the last one keeps nothing." in found["rule"]
    assert "nuggets has no modules" in found["refused"]


def test_it_is_played_line_by_line_with_every_command_of_a_player(told: dict[str, Any]) -> None:
    lines = told["lines"]
    assert "How many nuggets do you take?" in lines["played"]
    assert "1) take 1" in lines["played"]
    assert "• Player" in lines["played"]
    assert "Final result" in lines["played"]
    assert "takes" in lines["replayed"]
    assert "leave the last one to somebody else" in lines["looked"]
    assert "I cannot count, so I picked a number at random." in lines["looked"]
    assert lines["looked"].count("heap: ") == 3  # at first, in words, and after the zoom


def test_an_unfinished_game_is_offered_again(told: dict[str, Any]) -> None:
    assert "Nuggets, 3 players, round 1 of 1" in told["lines"]["left"]
    assert "Nuggets, 3 players, round 1 of 1" in told["lines"]["offered"]


def test_it_is_played_and_replayed_in_full_screen(told: dict[str, Any]) -> None:
    screen = told["screen"]
    assert screen["over"]
    assert "I cannot count" in screen["seen"][4]
    assert "takes" in screen["seen"][5]
    assert "Final result" in "".join(screen["pages"])


def test_a_server_plays_it_with_a_terminal_and_a_client(told: dict[str, Any]) -> None:
    assert "Final result" in told["server"]["served"]
    assert any(line.startswith("Ann takes") for line in told["server"]["told"])
