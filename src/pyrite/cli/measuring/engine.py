"""Benchmarks: the engine, a plain C program of the same round, and the Python API.

Every figure is the median of several runs. Compared figures take turns in one run, so that a slow
moment of the machine affects both. docs/cli.md documents the JSON.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from rich.progress import track
from rich.table import Table as Columns

import pyrite
from pyrite.cli.measuring.bots import measure_bots
from pyrite.cli.measuring.edge import EDGES, everything, measure_edges
from pyrite.cli.measuring.envs import FIGURES, measure_envs
from pyrite.cli.terminal.printer import Printer
from pyrite.core.playout import random_games
from pyrite.saboteur import playout
from pyrite.saboteur.config.config import read_options, rules_for
from pyrite.saboteur.table import state as saboteur_state

TIMES = 7
ROUNDS = 30_000
GAMES_EACH = 4_000  # games of The Lost Mines per run
GOALS = {
    "of_c": 0.5,
    "saboteur2_of_c": 0.25,
    "everything_moves_per_s": 100_000,
    "lostmines_moves_per_s": 500_000,
    "lostmines_copy_ns": 1_000,
    "step_api_moves_per_s": 500_000,
    "copy_ns": 1_000,
    "imagine_per_s": 200_000,
    "state_bytes": 16_384,
    "hard_playouts_per_s": 20_000,
    "interpreted_moves_per_s": 30_000,
    "edge_us": 250,
    "edge_everything_us": 800,
    "edge_lostmines_us": 250,
    "edge_bytes": 1_500,
    "medium_us": 1_000,
    "medium_saboteur2_us": 5_000,
    "import_s": 0.15,
    "env_steps_per_s": 2_000_000,
    "env_4096_steps_per_s": 1_000_000,
    "env_everything_steps_per_s": 400_000,
    "env_lostmines_steps_per_s": 800_000,
    "env_reset_us": 2,
    "pettingzoo_steps_per_s": 30_000,
}
AT_MOST = (
    *("copy_ns", "lostmines_copy_ns", "state_bytes", "edge_us", "edge_everything_us"),
    *("edge_lostmines_us", "edge_bytes", "medium_us", "medium_saboteur2_us", "import_s"),
    "env_reset_us",
)
LIMIT = Path(pyrite.__file__).parents[2] / "bench" / "limit.c"
COMPILED = not str(saboteur_state.__file__).endswith(".py")
INTERPRETED = """
from time import perf_counter
from pyrite.saboteur.config.config import read_options, rules_for
from pyrite.saboteur.playout import random_rounds
rules = rules_for(read_options(seats=5, rounds=1))
begin = perf_counter()
print(random_rounds(rules, 150, 1)[0] / (perf_counter() - begin))
"""


def run_bench(*, json_output: bool, lang: str | None = None, times: int = TIMES) -> None:
    """Measure everything and print it: a table for people, or a flat JSON object."""
    screen = Printer(lang)
    steps: Iterable[int] = range(times)
    if screen.err.is_terminal:
        steps = track(steps, screen.speaker.say("bench-running"), times, console=screen.err)
    report = measure(steps)
    if json_output:
        print(json.dumps(report))
    else:
        show(screen, report)


def measure(steps: Iterable[int]) -> dict[str, Any]:
    """Return all figures as medians; what cannot be measured here is null."""
    runs: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        program = compile_limit(Path(folder))
        for step in steps:
            for name, figure in measure_once(program, step).items():
                runs.setdefault(name, []).append(figure)
    edges = [edge.figure for edge in EDGES]
    names = ("of_c", "moves_per_s", "c_moves_per_s", "saboteur2_of_c", "edge_bytes", *edges)
    names += FIGURES
    figures: dict[str, Any] = dict.fromkeys(names)
    figures |= {name: rounded(median(values)) for name, values in runs.items()}
    figures["state_bytes"] = sys.getsizeof(pyrite.new_game(seats=5, seed=1)) if COMPILED else None
    return figures | {"compiled": COMPILED, "runs": len(runs["copy_ns"])}


def measure_once(program: Path | None, step: int) -> dict[str, float]:
    """Run everything once, with compared measurements next to each other."""
    figures = {"moves_per_s": random_moves(step, 5)}
    if program is not None:
        figures["c_moves_per_s"] = limit_moves(program, step, "base")
        figures["of_c"] = figures["moves_per_s"] / figures["c_moves_per_s"]
    figures["saboteur2_moves_per_s"] = random_moves(step, 5, ("saboteur2",))
    if program is not None:
        in_c = limit_moves(program, step, "saboteur2")
        figures["saboteur2_of_c"] = figures["saboteur2_moves_per_s"] / in_c
    return figures | {
        "everything_moves_per_s": random_moves(step, 8, everything()),
        "lostmines_moves_per_s": lostmines_moves(step),
        "lostmines_copy_ns": 1e9 / per_second(middle_of_game(step, "lostmines", 6).copy),
        "step_api_moves_per_s": step_api(step),
        "copy_ns": 1e9 / per_second(middle_of_game(step).copy),
        "imagine_per_s": imagined(step),
        "interpreted_moves_per_s": interpreted(),
        "import_s": import_time(),
        **measure_edges(step),
        **measure_bots(step),
        **measure_envs(step),
    }


def compile_limit(folder: Path) -> Path | None:
    """Compile the C program, if its source and a compiler are available."""
    gcc = shutil.which("gcc")
    if gcc is None or not LIMIT.exists():
        return None
    program = folder / "limit"
    subprocess.run([gcc, "-O3", "-march=native", str(LIMIT), "-o", str(program)], check=True)
    return program


def limit_moves(program: Path, step: int, game: str) -> float:
    """Return moves per second of the C program, for base or saboteur2."""
    command = [str(program), str(2 * ROUNDS), "1", str(step + 1), game]
    run = subprocess.run(command, capture_output=True, check=True)
    return float(json.loads(run.stdout)["moves_per_s"])


def random_moves(step: int, seats: int, modules: tuple[str, ...] = ()) -> float:
    """Return moves per second of our random play: edition 2024, one round per game."""
    rules = rules_for(read_options(seats=seats, rounds=1, modules=modules))
    rounds = (ROUNDS if len(modules) < 2 else ROUNDS // 10) if COMPILED else 100
    begin = perf_counter()
    moves = playout.random_rounds(rules, rounds, step * rounds, 1)[0]
    return moves / (perf_counter() - begin)


def step_api(step: int) -> float:
    """Return moves per second of a Python loop over legal_actions() and apply()."""
    rng = random.Random(step)
    moves = 0
    spent = 0.0
    for seed in range(60 if COMPILED else 2):
        game = pyrite.new_game(seats=5, seed=seed)
        begin = perf_counter()
        legal = game.legal_actions()
        while legal:
            game.apply(legal[int(rng.random() * len(legal))])
            moves += 1
            legal = game.legal_actions()
        spent += perf_counter() - begin
    return moves / spent


def lostmines_moves(step: int) -> float:
    """Return moves per second of random play of The Lost Mines with six seats."""
    table = pyrite.new_game("lostmines", seats=6, seed=step)
    table._forget_results()
    games = GAMES_EACH if COMPILED else 10
    begin = perf_counter()
    moves = random_games(table, games, step * games)
    return moves / (perf_counter() - begin)


def middle_of_game(step: int, name: str = "saboteur", seats: int = 5) -> pyrite.State:
    """Return a game after a hundred random moves; Saboteur is then in its second round."""
    rng = random.Random(step)
    game = pyrite.new_game(name, seats=seats, seed=step)
    for _ in range(100):
        game.apply(rng.choice(game.legal_actions()))
    return game


def imagined(step: int) -> float:
    """Return worlds per second: dealing everything a seat cannot know."""
    worlds = pyrite.worlds(middle_of_game(step).view(0))
    rng = random.Random(step)
    return per_second(lambda: worlds.imagine(rng))


def per_second(call: Callable[[], object]) -> float:
    """Return how often a call can be made per second."""
    times = 50_000 if COMPILED else 500
    begin = perf_counter()
    for _ in range(times):
        call()
    return times / (perf_counter() - begin)


def interpreted() -> float:
    """Return moves per second of the same source, not compiled."""
    script = Path(pyrite.__file__).parent / "core" / "interpreted.py"
    run = subprocess.run(
        [sys.executable, str(script), "-c", INTERPRETED], capture_output=True, check=True, text=True
    )
    return float(run.stdout)


def import_time() -> float:
    """Return the seconds that importing the engine adds to Python's start."""
    load = "from pyrite import new_game"
    code = f"from time import perf_counter as now; t = now(); {load}; print(now() - t)"
    command = [sys.executable, "-c", code]
    written = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    runs = [
        subprocess.run(command, capture_output=True, check=True, text=True, env=written)
        for _ in range(6)  # the first may have to write the bytecode
    ]
    return median(float(run.stdout) for run in runs[1:])


def rounded(figure: float) -> float:
    """Round to three decimals for ratios, none for counts."""
    return round(figure, 3) if figure < 10 else round(figure)


def show(screen: Printer, report: dict[str, Any]) -> None:
    """Print the figures with their goals."""
    columns = Columns(box=None)
    columns.add_column(screen.speaker.say("bench-figure"))
    columns.add_column(screen.speaker.say("bench-value"), justify="right")
    columns.add_column(screen.speaker.say("bench-goal"), justify="right")
    for name, figure in report.items():
        goal = GOALS.get(name)
        sign = "" if goal is None else f"{'≤' if name in AT_MOST else '≥'} {goal:,}"
        plain = figure is None or type(figure) is bool
        columns.add_row(name, str(figure) if plain else f"{figure:,}", sign)
    screen.out.print(columns)
