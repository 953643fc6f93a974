"""The real command in a real pipe."""

import json
import os
import signal
import subprocess
import sys

import pytest

from pyrite.cli.terminal.printer import LONGEST_LINE

PYRITE = (sys.executable, "-m", "pyrite")


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
    run = piped(*args, text="1\n" * 200, LANG="et_EE.UTF-8")
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


def shell(command: str) -> subprocess.CompletedProcess[bytes]:
    """`pyrite` in a line of bash, which fails if any part of it does."""
    line = f'set -o pipefail; pyrite() {{ {sys.executable} -m pyrite "$@"; }}; {command}'
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return subprocess.run(["bash", "-c", line], capture_output=True, env=clean, timeout=120)


@pytest.mark.parametrize("command", ["rules | head -1", "-h | true", "play -h | true"])
def test_a_reader_that_goes_away_is_no_accident(command: str) -> None:
    run = shell(f"pyrite {command}")
    assert run.stdout.count(b"\n") <= 1
    assert run.stderr == b""
    assert run.returncode == 0


@pytest.mark.parametrize("command", ["rules", "-h", "--version"])
def test_a_full_disk_is_told_in_one_sentence(command: str) -> None:
    run = shell(f"pyrite {command} > /dev/full")
    assert run.stderr == b"Cannot write the output: the disk is full.\n"
    assert run.returncode == 2


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("--version >&-", 0),
        ("rules B-12 >&-", 0),
        ("play --seats 3 <&-", 0),
        ("nonsense 2>&-", 2),
        ("nonsense 2>/dev/full", 2),
    ],
)
def test_closed_or_full_streams_are_no_accident(command: str, code: int) -> None:
    run = shell(f"pyrite {command}")
    assert run.stderr == b""
    assert run.returncode == code


def test_a_line_without_an_end_ends_the_input() -> None:
    run = piped("play", "--seats", "3", "--seed", "7", text="\0" * 3 * LONGEST_LINE)
    assert b"\nYou leave the table.\n" in run.stdout
    assert b"\0" not in run.stdout
    assert run.returncode == 0


def test_bytes_that_are_no_text_are_an_answer_like_any_other() -> None:
    run = shell("printf '\\xff\\n' | pyrite play --seats 3 --seed 7")
    assert b"\nYou leave the table.\n" in run.stdout
    assert run.stderr == b""


def test_the_version_loads_neither_engine_nor_catalogues_nor_what_draws() -> None:
    code = """
import sys
from pyrite.cli import main
sys.argv = ["pyrite", "--version"]
try:
    main()
finally:
    print(*sys.modules)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.splitlines()[1].split())
    assert not loaded & {"pyrite.games", "pyrite.lang", "fluent", "rich", "pydantic"}


INTERRUPTED = """
import runpy, signal, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[-1]:
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background ignores it
sys.meta_path.insert(0, Interrupting())
runpy.run_module("pyrite", run_name="__main__")
"""


SIM = "pyrite.cli.commands.sim"


@pytest.mark.parametrize("loading", ["pyrite.cli.app", "typer", "pyrite.games", SIM])
def test_ctrl_c_while_the_command_is_loaded_is_no_accident(loading: str) -> None:
    words = ["sim", "--games", "1", "--lang", "en", loading]
    run = subprocess.run([sys.executable, "-c", INTERRUPTED, *words], capture_output=True)
    assert (run.returncode, run.stdout, run.stderr) == (-signal.SIGINT, b"", b"")
