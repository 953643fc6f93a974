"""Compiled and interpreted the engine does the same, over many seeded games of every set."""

import subprocess
import sys
from pathlib import Path

from contract.sets import SETS

import pyrite

INTERPRETED = Path(pyrite.__file__).with_name("core") / "interpreted.py"

# Prints where the core came from, then a line for every few games: a mark of all lists and tables.
PLAY = '''
from hashlib import sha256
from random import Random

import pyrite
from pyrite.saboteur import state
from pyrite.saboteur.playout import random_rounds

GAMES = {3: (100, 30), 5: (100, 20), 10: (100, 10)}  # seats: games without and with windows
FEW = 5  # games of every further set
NEAR = "S╬═╬═╬╬\\n ║"  # close to the goals, so that they are turned and gold is shared


def play(game, luck, mark):
    rng, moves = Random(luck), 0
    while not game.over:
        actions = game.legal_actions()
        mark.update(repr(actions).encode())
        game.apply(rng.choice(actions))
        moves += 1
        if moves % 90 == 30:
            mark.update(repr(game.dump()).encode())
    mark.update(repr((game.dump(), moves, game.gold)).encode())


def try_out(edition, modules, seats, games):
    options = {"edition": edition, "modules": modules, "seats": seats, "rounds": 1}
    mark = sha256()
    for seed in range(games):
        play(pyrite.new_game(seed=seed, **options), seed, mark)
    for seed in range(games * 2 // 3):
        near = {"options": options, "seed": seed, "drawing": NEAR}
        play(pyrite.from_position(near), seed, mark)
    game = pyrite.new_game(seed="5a" * 32, **options)
    for _ in range(40):
        game.apply(Random(5).choice(game.legal_actions()))
    worlds = pyrite.worlds(game.view(0))
    for seed in range(min(games, 20)):
        world = worlds.imagine(Random(seed))
        mark.update(repr(world.dump()).encode())
        world.play_random(seed)
        mark.update(repr(world.dump()).encode())
    mark.update(repr(random_rounds(game.rules, min(games, 10), 7, 8)).encode())
    print(edition, modules, seats, mark.hexdigest())


print(state.__file__.rpartition(".")[2])
for edition in pyrite.GAMES["saboteur"].editions:
    for modules in ((), ("y2019_veto",)):
        for seats, counts in GAMES.items():
            try_out(edition, modules, seats, counts[len(modules)])
for edition, modules, seats in SETS:
    try_out(edition, modules, seats, FEW)
'''


def test_compiled_and_interpreted_games_are_the_same() -> None:
    code = f"SETS = {SETS['saboteur']!r}\n{PLAY}"
    commands = [sys.executable, "-c", code], [sys.executable, str(INTERPRETED), "-c", code]
    runs = [subprocess.Popen(c, stdout=subprocess.PIPE, text=True) for c in commands]
    (here, *normal), (there, *source) = [run.communicate()[0].splitlines() for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert there == "py", "the second run must not use compiled files"
    assert here in ("so", "pyd", "py")
    assert len(normal) == 18 + len(SETS["saboteur"])
    assert normal == source


def test_what_runs_interpreted_loads_no_compiled_file() -> None:
    code = "import sys, pyrite.saboteur.redeal; print(*sorted(m.__file__ for n, m in "
    code += "sys.modules.items() if n.startswith('pyrite')))"
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
