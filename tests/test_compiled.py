"""Compiled and interpreted the engine does the same, over thousands of seeded games."""

import subprocess
import sys
from pathlib import Path

import pyrite

INTERPRETED = Path(pyrite.__file__).with_name("core") / "interpreted.py"

# Prints where the core came from, then a line for every few games: a mark of all lists and tables.
PLAY = '''
from hashlib import sha256
from random import Random

import pyrite
from pyrite.saboteur import state
from pyrite.saboteur.playout import random_rounds

GAMES = {3: (150, 45), 5: (150, 30), 10: (150, 15)}  # seats: games without and with windows
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


print(state.__file__.rpartition(".")[2])
for edition in pyrite.GAMES["saboteur"].editions:
    for modules in ((), ("y2019_veto",)):
        for seats, counts in GAMES.items():
            options = {"edition": edition, "modules": modules, "seats": seats, "rounds": 1}
            mark = sha256()
            for seed in range(counts[len(modules)]):
                play(pyrite.new_game(seed=seed, **options), seed, mark)
            for seed in range(counts[len(modules)] * 2 // 3):
                near = {"options": options, "seed": seed, "drawing": NEAR}
                play(pyrite.from_position(near), seed, mark)
            game = pyrite.new_game(seed="5a" * 32, **options)
            worlds = pyrite.worlds(game.view(0))
            for seed in range(20):
                world = worlds.imagine(Random(seed))
                mark.update(repr(world.dump()).encode())
                world.play_random(seed)
                mark.update(repr(world.dump()).encode())
            mark.update(repr(random_rounds(game.rules, 10, 7, 8)).encode())
            print(edition, modules, seats, mark.hexdigest())
'''


def test_compiled_and_interpreted_games_are_the_same() -> None:
    commands = [sys.executable, "-c", PLAY], [sys.executable, str(INTERPRETED), "-c", PLAY]
    runs = [subprocess.Popen(c, stdout=subprocess.PIPE, text=True) for c in commands]
    (here, *normal), (there, *source) = [run.communicate()[0].splitlines() for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert there == "py", "the second run must not use compiled files"
    assert here in ("so", "pyd", "py")
    assert len(normal) == 18
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
