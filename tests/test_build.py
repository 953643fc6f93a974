"""A build can be interrupted, and Pyrite started, at any moment: all compiled, or nothing.

The real scripts build a package of two small modules, each of which checks the other's layout.
"""

import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")
COMPILED = "so" if shutil.which("cc") or shutil.which("gcc") else "py"

BOARD = """\
# Compiled: see core/native.py
from pyrite.core.native import Ints, Native, Readable

class Board(Native):
    room: Ints = [0] * {room}
    first: Readable[int]
    last: Readable[int]

    def __init__(self):
        self.first = {value}
        self.last = {value}
"""
GAME = """\
# Compiled: see core/native.py
from typing import final

from pyrite.board import Board
from pyrite.core.native import python_too

@final
class Game(Board):
    @python_too
    def total(self) -> int:
        return self.first + self.last
"""
START = """
import time
from pyrite import board
time.sleep(0.05)
from pyrite import game
print(board.__file__.rpartition(".")[2], game.__file__.rpartition(".")[2], game.Game().total())
"""

KILLS = 5
pytestmark = pytest.mark.deep  # every build takes seconds


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A working copy of a small package called pyrite."""
    package = tmp_path / "src" / "pyrite"
    (package / "core").mkdir(parents=True)
    (tmp_path / "scripts").mkdir()
    for name in ("build_core.py", "check_units.py", "compile_units.py"):
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts")
    for name in NEEDED:
        shutil.copy(ROOT / name, tmp_path)
    for name in ("__init__.py", "compiled.py", "native.py", "version.py"):
        shutil.copy(ROOT / "src/pyrite/core" / name, package / "core")
    (package / "__init__.py").write_text("from pyrite.core import version\n")
    (package / "game.py").write_text(GAME)
    edit(tmp_path, 0)
    return tmp_path


def edit(tree: Path, version: int) -> None:
    """Another layout of the board in every version."""
    board = BOARD.format(value=version, room=10 * version + 1)
    (tree / "src/pyrite/board.py").write_text(board)


def build(tree: Path) -> subprocess.Popen[bytes]:
    """The script, started in a process group of its own, so that all of it can be killed."""
    command = [sys.executable, "scripts/build_core.py"]
    with (tree / "said").open("wb") as said:
        return subprocess.Popen(command, cwd=tree, stdout=said, stderr=said, start_new_session=True)


def start(tree: Path) -> list[str]:
    """Where both modules come from, and what they count to, in a new process."""
    run = subprocess.run(
        [sys.executable, "-c", START],
        env=os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def is_whole(found: list[str], version: int) -> bool:
    return found in ([kind, kind, str(2 * version)] for kind in ("so", "py"))


def test_pyrite_starts_at_every_moment_of_a_build(tree: Path) -> None:
    assert start(tree) == ["py", "py", "0"]
    for version in (1, 2):
        edit(tree, version)
        found = []
        run = build(tree)
        while run.poll() is None:
            found.append(start(tree))
        assert run.returncode == 0, (tree / "said").read_text()
        assert start(tree) == [COMPILED, COMPILED, str(2 * version)]
        assert found
        before = [COMPILED, COMPILED, str(2 * (version - 1))]  # until the build has begun
        assert all(one == before or is_whole(one, version) for one in found), found


def test_a_build_may_be_killed_at_any_moment(tree: Path) -> None:
    begin = time.monotonic()
    assert build(tree).wait() == 0
    lasts = time.monotonic() - begin
    rng = random.Random(lasts)
    for version in range(1, KILLS + 1):
        edit(tree, version)
        run = build(tree)
        timer = threading.Timer(rng.uniform(0.2, 1.0) * lasts, os.killpg, (run.pid, signal.SIGKILL))
        timer.start()
        run.wait()
        timer.cancel()
        assert is_whole(start(tree), version)
    assert build(tree).wait() == 0
    assert start(tree) == [COMPILED, COMPILED, str(2 * KILLS)]


def test_what_has_started_keeps_its_build(tree: Path) -> None:
    assert build(tree).wait() == 0
    code = START.replace("time.sleep(0.05)", "print('here', flush=True); input()")
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as early:
        assert early.stdout is not None
        assert early.stdout.readline() == "here\n"
        edit(tree, 3)
        assert build(tree).wait() == 0
        assert early.communicate("\n")[0].split() == [COMPILED, COMPILED, "0"]
    assert start(tree) == [COMPILED, COMPILED, "6"]


def test_where_one_file_does_not_compile_none_is_used(tree: Path) -> None:
    assert build(tree).wait() == 0
    edit(tree, 1)
    script = tree / "cc"
    script.write_text('#!/bin/sh\ncase "$*" in *game*) exit 1;; esac\nexec gcc "$@"\n')
    script.chmod(0o755)
    environment = os.environ | {"CC": str(script)}
    command = [sys.executable, "scripts/build_core.py"]
    run = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "Pyrite runs interpreted" in run.stdout
    assert start(tree) == ["py", "py", "2"]


def said_by(tree: Path) -> str:
    """What a build prints that must fail."""
    run = build(tree)
    assert run.wait() != 0
    return (tree / "said").read_text()


def change(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text().replace(old, new))


def test_a_syntax_error_is_told_with_its_file_and_line(tree: Path) -> None:
    change(tree / "src/pyrite/game.py", "self) -> int", "self -> int")
    said = said_by(tree)
    assert said.startswith("Compiling the core ...\nsrc/pyrite/game.py:10: ")
    assert "    def total(self -> int:" in said
    assert "Traceback" not in said


def test_a_misspelt_field_is_told_once_with_the_name_that_was_meant(tree: Path) -> None:
    change(tree / "src/pyrite/game.py", "self.first + self.last", "self.first + self.lats")
    assert said_by(tree).splitlines() == [
        "Compiling the core ...",
        "src/pyrite/game.py:11: Game has no field or method 'lats'. Did you mean 'last'?",
        "    return self.first + self.lats",
        "",
    ]


def test_a_line_that_cython_refuses_is_told_once(tree: Path) -> None:
    lines = "print(undefined.first, undefined.last)\n        return self.last"
    change(tree / "src/pyrite/game.py", "return self.first + self.last", lines)
    said = said_by(tree)
    assert said.count("src/pyrite/game.py:11: ") == 1
    assert "    print(undefined.first, undefined.last)" in said
    assert "Traceback" not in said


def start_outdated(tree: Path) -> subprocess.CompletedProcess[str]:
    """A process that imports the package, with what it warns about."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", "import pyrite"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True)


def test_a_core_older_than_its_sources_warns_and_names_the_file(tree: Path) -> None:
    game = tree / "src/pyrite/game.py"
    before = game.read_text()
    assert build(tree).wait() == 0
    assert start_outdated(tree).stderr == ""
    change(game, "self.first + self.last", "self.last")
    os.utime(game, (0, 0))  # a file from elsewhere may be older than the build
    if COMPILED == "so":
        assert "older than game.py. Run: make setup" in start_outdated(tree).stderr
    game.write_text(before)
    assert start_outdated(tree).stderr == ""


def test_tests_refuse_a_core_older_than_its_sources(tree: Path) -> None:
    (tree / "tests").mkdir()
    for name in ("conftest.py", "deep.py"):
        shutil.copy(ROOT / "tests" / name, tree / "tests")
    (tree / "tests/test_game.py").write_text("def test_nothing() -> None: ...\n")
    assert build(tree).wait() == 0
    environment = os.environ | {"PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]

    def tested(interpreted: str) -> tuple[int, str]:
        chosen = environment | {"PYRITE_INTERPRETED": interpreted}
        run = subprocess.run(command, cwd=tree, env=chosen, capture_output=True, text=True)
        return run.returncode, run.stdout + run.stderr

    assert tested("0")[0] == 0
    edit(tree, 1)
    status, said = tested("0")
    if COMPILED == "so":
        assert status == pytest.ExitCode.USAGE_ERROR
        assert "older than board.py. Run: make setup" in said
    assert tested("1")[0] == 0
