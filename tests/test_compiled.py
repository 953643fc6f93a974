"""The engine behaves the same compiled and interpreted, over many seeded games of every set."""

import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from contract.sets import TABLES
from deep import DEEP
from property.rare import is_plain

import pyrite

ROOT = Path(__file__).parents[1]
INTERPRETED = Path(pyrite.__file__).with_name("core") / "interpreted.py"

# Prints where the core came from, then a line for every few games: a mark of all lists and tables.
PLAY = """
from hashlib import sha256
from random import Random

import pyrite
from pyrite.core.game_table import random_games
from pyrite.lostmines.table import state as lostmines_state
from pyrite.saboteur.table import state
from pyrite.saboteur.playout import random_rounds

GAMES = {3: (100, 30), 5: (100, 20), 10: (100, 10)}  # seats: games without and with windows
FEW = 5  # games of every further set
MINES = 20  # games of every table of The Lost Mines
# Close to the goals and mines, so that they are turned and gold is shared.
NEAR = {
    "saboteur": {"drawing": "S╬═╬═╬╬\\n ║"},
    "lostmines": {
        "board": {"9,2": "NS", "9,3": "NESW", "10,3": "NESW", "11,4": "NS"},
        "stands": ["9,3", "10,3"],
    },
}


def play(game, luck, mark):
    rng, moves = Random(luck), 0
    while not game.over:
        actions = game.legal_actions()
        mark.update(repr(actions).encode())
        game.apply(rng.choice(actions))
        moves += 1
        if moves % 90 == 30:
            mark.update(repr(game._dump()).encode())
    mark.update(repr((game._dump(), moves, game.scores)).encode())


def near(game, options):
    where = dict(NEAR[game])
    if "stands" in where:
        where["stands"] = where["stands"] + [None] * (options["seats"] - 2)
    return {"game": game, "options": options, **where}


def try_out(name, options, games):
    options["rounds"] = 1
    mark = sha256()
    for seed in range(games):
        play(pyrite.new_game(name, seed=seed, **options), seed, mark)
    for seed in range(games * 2 // 3 if "deck" not in options else 0):
        play(pyrite.from_position({**near(name, options), "seed": seed}), seed, mark)
    game = pyrite.new_game(name, seed="5a" * 32, **options)
    for _ in range(40):
        game.apply(Random(5).choice(game.legal_actions()))
    worlds = pyrite.worlds(game.view(0))
    for seed in range(min(games, 20)):
        world = worlds.imagine(Random(seed))
        mark.update(repr(world._dump()).encode())
        world.play_random(seed)
        mark.update(repr(world._dump()).encode())
    mark.update(repr(ROUNDS[name](game, min(games, 10))).encode())
    print(name, options, mark.hexdigest())


ROUNDS = {
    "saboteur": lambda game, n: random_rounds(game.rules, n, 7, 8),
    "lostmines": lambda game, n: random_games(game.copy(), n, 7),
}
print(*{module.__file__.rpartition(".")[2] for module in (state, lostmines_state)})
for name, options, plain, windows in TABLES:
    counts = {"saboteur": GAMES.get(options["seats"]), "lostmines": (MINES, MINES)}[name]
    try_out(name, options, max(1, (counts[windows] if plain else FEW) // SHARE))
"""


def playing(share: int) -> str:
    """The code that plays games of every set; a share of 10 is a tenth of them."""
    rows = [(t.game, t.options, is_plain(t), len(t.modules)) for t in TABLES]
    return f"TABLES = {rows!r}\nSHARE = {share}\n{PLAY}"


@pytest.mark.deeper
def test_compiled_and_interpreted_games_are_the_same() -> None:
    code = playing(1 if DEEP else 10)
    commands = [sys.executable, "-c", code], [sys.executable, str(INTERPRETED), "-c", code]
    runs = [subprocess.Popen(c, stdout=subprocess.PIPE, text=True) for c in commands]
    (here, *normal), (there, *source) = [run.communicate()[0].splitlines() for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert there == "py", "the second run must not use compiled files"
    assert here in ("so", "pyd", "py")
    assert len(normal) == len(TABLES)
    assert normal == source


BUILDS = [("gcc", "-O1"), ("gcc", "-O2"), ("clang", "-O3")]  # every day it is gcc with -O3
LOADED = """
import sys
files = ((n, getattr(m, "__file__", "")) for n, m in sys.modules.items() if n.startswith("pyrite"))
print(*(name for name, file in files if file and not file.endswith(".py")))
"""


@pytest.mark.deep
@pytest.mark.parametrize(("compiler", "level"), BUILDS)
def test_games_are_the_same_by_every_compiler(
    compiler: str, level: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if shutil.which(compiler) is None:
        sentence = f"LEFT OUT: builds by {compiler} {level}; sudo apt-get install {compiler}"
        return record_property("left_out", sentence)
    code = playing(4) + LOADED
    *here, compiled = played(code).splitlines()
    ignore = shutil.ignore_patterns("_compiled", "browser", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src/pyrite", tmp_path / "pyrite", ignore=ignore)
    with ThreadPoolExecutor(os.cpu_count()) as several:
        several.map(lambda name: compile_one(name, compiler, level, tmp_path), compiled.split())
    *there, used = played(code, PYTHONPATH=str(tmp_path)).splitlines()
    assert used == compiled, "some file did not compile"
    assert there == here


def played(code: str, **settings: str) -> str:
    """What the games print."""
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True)
    assert run.returncode == 0
    return run.stdout


@cache
def setup_file() -> dict[str, Any]:
    """The names of setup.py, which is not run."""
    return runpy.run_path(str(ROOT / "setup.py"))


def compile_one(name: str, compiler: str, level: str, folder: Path) -> None:
    """Put the compiled form of a module beside its source."""
    path = Path(*name.split("."))
    usual, setup = shlex.split(sysconfig.get_config_var("CFLAGS")), setup_file()
    flags = [*usual, *setup["FLAGS"], "-O0" if setup["COLD"] & {*path.parts} else level, "-w"]
    places = [f"-I{sysconfig.get_path('include')}", f"-I{ROOT / 'src'}", "-fPIC", "-shared"]
    source = (ROOT / "build/core-c/src" / path).with_suffix(".c")
    target = (folder / path).with_suffix(str(sysconfig.get_config_var("EXT_SUFFIX")))
    subprocess.run([compiler, *flags, *places, source, "-o", target], check=True)


def test_compiled_files_have_the_code_that_cython_adds_in_one_place() -> None:
    """Else each of them holds a copy, which takes a fifth of the time of a build."""
    code = "import sys\nfrom pyrite.saboteur.table import state\n"
    code += "print(not state.__file__.endswith('.py'), 'pyrite.core.cython_shared' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    is_compiled, is_shared = run.stdout.split()
    assert is_shared == is_compiled


def test_what_runs_interpreted_loads_no_compiled_file() -> None:
    code = "import sys, pyrite.saboteur.worlds.redeal, pyrite.lostmines.worlds\n"
    code += "loaded = [m for n, m in sys.modules.items() if n.startswith('pyrite')]\n"
    code += "print(*sorted(m.__file__ for m in loaded))"
    command = [sys.executable, str(INTERPRETED), "-c", code]
    files = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert len(files) > 20
    assert all(file.endswith(".py") for file in files)


def test_modules_run_interpreted_with_their_arguments() -> None:
    command = [sys.executable, str(INTERPRETED), "-m", "json.tool", "--compact"]
    run = subprocess.run(command, input='{"a": 1}', capture_output=True, text=True, check=True)
    assert run.stdout.strip() == '{"a":1}'


def test_without_arguments_it_says_how_it_is_used() -> None:
    run = subprocess.run([sys.executable, str(INTERPRETED)], capture_output=True, text=True)
    assert run.returncode == 1
    assert "-c CODE" in run.stderr


def test_actions_have_the_same_numbers_whatever_is_loaded_first() -> None:
    verbs = "from pyrite.saboteur.table.verbs import ASKS, VERBS"
    code = f"import pyrite.{{}}\n{verbs}\nprint(VERBS, ASKS)"
    first = ("games", "saboteur.playout", "saboteur.modules.minis.toll")
    commands = [[sys.executable, "-c", code.format(name)] for name in first]
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    numbered = [run.communicate()[0] for run in runs]
    assert "'place'" in numbered[0]
    assert numbered == [numbered[0]] * len(first)
