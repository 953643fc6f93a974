"""The real command in a real pipe."""

import json
import os
import subprocess
import sys

PYRITE = (sys.executable, "-m", "pyrite.cli")


def piped(*args: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [*PYRITE, *args],
        input=text.encode(),
        capture_output=True,
        env=clean | environment,
        timeout=120,
    )


def test_a_scripted_game_runs_to_its_end_without_colours_or_pauses() -> None:
    args = ("play", "--seats", "3", "--seed", "7", "--option", "rounds=1", "--bot", "random")
    run = piped(*args, text="1\n" * 100, LANG="et_EE.UTF-8")
    assert run.returncode == 0, run.stderr
    assert "Lõpptulemus" in run.stdout.decode()
    assert b"\x1b" not in run.stdout


def test_json_is_all_that_is_printed() -> None:
    run = piped("sim", "--games", "5", "--seed", "7", "--json", "--bot", "random")
    assert json.loads(run.stdout)["games"] == 5
    assert run.stderr == b""


def test_output_that_knows_no_box_characters_is_no_accident() -> None:
    run = piped("play", "--seats", "3", "--seed", "7", PYTHONIOENCODING="latin-1", LANG="de_DE")
    assert run.returncode == 0, run.stderr
    assert "Du verlässt den Tisch." in run.stdout.decode("latin-1")


def test_a_reader_that_goes_away_is_no_accident() -> None:
    command = f"{sys.executable} -m pyrite.cli rules | head -1"
    run = subprocess.run(command, shell=True, capture_output=True, timeout=120)
    assert run.stdout.count(b"\n") == 1
    assert run.stderr == b""
