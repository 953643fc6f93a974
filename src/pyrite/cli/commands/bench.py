"""`pyrite bench`: measure the engine, a plain C program of the same round, the server and bots.

Every figure is the median of several runs. Compared figures take turns in one run, so that a slow
moment of the machine affects both. What is not installed is left out: the C program, NumPy,
PettingZoo, OpenSpiel and their games. docs/cli.md documents the JSON.
"""

import json as json_text
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from rich.progress import track
from rich.table import Table

import pyrite
from pyrite.bots import BOTS, USUAL
from pyrite.bots.levels import HardBot, MediumBot
from pyrite.bots.table import SeatedBot, play_game, seat_rng
from pyrite.cli.options import Json, Lang
from pyrite.cli.terminal.printer import Printer
from pyrite.core.feed import Feed
from pyrite.core.game_table import random_games
from pyrite.core.processes import cores
from pyrite.games import GAMES
from pyrite.saboteur import playout
from pyrite.saboteur.config.config import read_options, rules_for
from pyrite.saboteur.table import state as saboteur_state
from pyrite.search.halving import Budget

TIMES = 7
ROUNDS = 30_000
GAMES_EACH = 4_000  # games of The Lost Mines per run
REPLAYS = 5  # of a recorded game, which takes only 30 ms
MIDDLE = 30  # moves; a round with five seats has about sixty
SEARCHED = Budget(milliseconds=300)
STEPS = 120_000  # of all tables of an environment together, in a run
SINGLE_STEPS = 1_500  # of one environment at a time
RESETS = 20_000
GOALS = {
    "of_c": "≥ 0.5",
    "saboteur2_of_c": "≥ 0.25",
    "everything_moves_per_s": "≥ 100,000",
    "lostmines_moves_per_s": "≥ 500,000",
    "lostmines_copy_ns": "≤ 1,000",
    "step_api_moves_per_s": "≥ 500,000",
    "copy_ns": "≤ 1,000",
    "imagine_per_s": "≥ 200,000",
    "state_bytes": "≤ 16,384",
    "hard_playouts_per_s": "≥ 20,000",
    "interpreted_moves_per_s": "≥ 30,000",
    "edge_us": "≤ 90",
    "edge_everything_us": "≤ 250",
    "edge_lostmines_us": "≤ 90",
    "edge_bytes": "≤ 1,500",
    "medium_us": "≤ 1,000",
    "medium_saboteur2_us": "≤ 5,000",
    "master_us": "≤ 5,000",
    "import_s": "≤ 0.15",
    "env_steps_per_s": "≥ 2,000,000",
    "env_4096_steps_per_s": "≥ 1,000,000",
    "env_everything_steps_per_s": "≥ 400,000",
    "env_lostmines_steps_per_s": "≥ 800,000",
    "env_reset_us": "≤ 2",
    "pettingzoo_steps_per_s": "≥ 30,000",
}
MAY_BE_MISSING = (
    *("of_c", "moves_per_s", "c_moves_per_s", "saboteur2_of_c"),
    *("edge_bytes", "edge_us", "edge_everything_us", "edge_lostmines_us", "master_us"),
)
HAS_SERVER = find_spec("msgspec") is not None  # part of the extra `serve`
LIMIT = Path(pyrite.__file__).parents[2] / "bench" / "limit.c"
COMPILED = not str(saboteur_state.__file__).endswith(".py")
CALLS = 50_000 if COMPILED else 500  # of a single function
INTERPRETED = """
from time import perf_counter
from pyrite.saboteur.config.config import read_options, rules_for
from pyrite.saboteur.playout import random_rounds
rules = rules_for(read_options(seats=5, rounds=1))
begin = perf_counter()
print(random_rounds(rules, 150, 1)[0] / (perf_counter() - begin))
"""
Figures = dict[str, float]


def bench(json: Json = False, lang: Lang = None) -> None:
    """Measure the speed of the engine."""
    printer = Printer(lang)
    steps: Iterable[int] = range(TIMES)
    if printer.err.is_terminal:
        steps = track(steps, printer.speaker.say("bench-running"), TIMES, console=printer.err)
    report = measure(steps)
    if json:
        print(json_text.dumps(report))
        return
    table = Table(box=None)
    table.add_column(printer.speaker.say("bench-figure"))
    table.add_column(printer.speaker.say("bench-value"), justify="right")
    table.add_column(printer.speaker.say("bench-goal"), justify="right")
    for name, figure in report.items():
        is_number = figure is not None and type(figure) is not bool
        table.add_row(name, f"{figure:,}" if is_number else str(figure), GOALS.get(name, ""))
    printer.out.print(table)


def measure(steps: Iterable[int]) -> dict[str, Any]:
    """Return all figures as medians; what cannot be measured here is null."""
    runs: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        program = compile_limit(Path(folder))
        for step in steps:
            for name, figure in measure_once(program, step).items():
                runs.setdefault(name, []).append(figure)
    figures: dict[str, Any] = dict.fromkeys((*MAY_BE_MISSING, *ENVS))
    for name, values in runs.items():
        middle = median(values)
        figures[name] = round(middle, 3) if middle < 10 else round(middle)
    figures["state_bytes"] = sys.getsizeof(pyrite.new_game(seats=5, seed=1)) if COMPILED else None
    return figures | {"compiled": COMPILED, "runs": len(runs["copy_ns"])}


def measure_once(program: Path | None, step: int) -> Figures:
    """Run everything once, with compared measurements next to each other."""
    figures = {"moves_per_s": random_moves(step, 5)}
    if program is not None:
        figures["c_moves_per_s"] = limit_moves(program, step, "base")
        figures["of_c"] = figures["moves_per_s"] / figures["c_moves_per_s"]
    figures["saboteur2_moves_per_s"] = random_moves(step, 5, ("saboteur2",))
    if program is not None:
        in_c = limit_moves(program, step, "saboteur2")
        figures["saboteur2_of_c"] = figures["saboteur2_moves_per_s"] / in_c
    worlds, rng = pyrite.worlds(middle_of_game(step).view(0)), random.Random(step)
    return figures | {
        "everything_moves_per_s": random_moves(step, 8, everything()),
        "lostmines_moves_per_s": lostmines_moves(step),
        "lostmines_copy_ns": 1e9 / calls_per_second(middle_of_game(step, "lostmines", 6).copy),
        "step_api_moves_per_s": step_api(step),
        "copy_ns": 1e9 / calls_per_second(middle_of_game(step).copy),
        "imagine_per_s": calls_per_second(lambda: worlds.imagine(rng)),
        "interpreted_moves_per_s": interpreted(),
        "import_s": import_time(),
        **measure_edges(step),
        "medium_us": 1e6 * median(decisions(step, 5)),
        "medium_saboteur2_us": 1e6 * median(decisions(step, 8, ("saboteur2",))),
        **measure_master(step),
        "hard_playouts_per_s": hard_playouts(step),
        **measure_envs(step),
    }


def per_second(work: Callable[[], float]) -> float:
    """Return how much gets done per second by work that returns how much it was."""
    begin = perf_counter()
    done = work()
    return done / (perf_counter() - begin)


def calls_per_second(call: Callable[[], object], times: int = CALLS) -> float:
    """Return how often a call can be made per second."""
    begin = perf_counter()
    for _ in range(times):
        call()
    return times / (perf_counter() - begin)


@cache
def everything() -> tuple[str, ...]:
    """Return Saboteur 2 with every compatible module."""
    modules = {module["key"]: module for module in GAMES["saboteur"].modules()}
    apart = {key for key, module in modules.items() if "saboteur2" in module["excludes"]}
    return tuple(key for key in modules if key not in {*apart, *modules["saboteur2"]["excludes"]})


# --- the engine -----------------------------------------------------------------------------------


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
    return float(json_text.loads(run.stdout)["moves_per_s"])


def random_moves(step: int, seats: int, modules: tuple[str, ...] = ()) -> float:
    """Return moves per second of our random play: edition 2024, one round per game."""
    rules = rules_for(read_options(seats=seats, rounds=1, modules=modules))
    rounds = (ROUNDS if len(modules) < 2 else ROUNDS // 10) if COMPILED else 100
    return per_second(lambda: playout.random_rounds(rules, rounds, step * rounds, 1)[0])


def lostmines_moves(step: int) -> float:
    """Return moves per second of random play of The Lost Mines with six seats."""
    table = pyrite.new_game("lostmines", seats=6, seed=step)
    table._forget_results()
    games = GAMES_EACH if COMPILED else 10
    return per_second(lambda: random_games(table, games, step * games))


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


def middle_of_game(step: int, name: str = "saboteur", seats: int = 5) -> pyrite.State:
    """Return a game after a hundred random moves; Saboteur is then in its second round."""
    rng = random.Random(step)
    game = pyrite.new_game(name, seats=seats, seed=step)
    for _ in range(100):
        game.apply(rng.choice(game.legal_actions()))
    return game


def interpreted() -> float:
    """Return moves per second of the same source, not compiled."""
    script = Path(pyrite.__file__).parent / "core" / "interpreted.py"
    return python(str(script), "-c", INTERPRETED)


def import_time() -> float:
    """Return the seconds that importing the engine adds to Python's start."""
    load = "from pyrite import new_game"
    code = f"from time import perf_counter as now; t = now(); {load}; print(now() - t)"
    _, *runs = (python("-c", code) for _ in range(6))  # the first may have to write the bytecode
    return median(runs)


def python(*words: str) -> float:
    """Return the number that another Python process prints."""
    written = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, *words]
    run = subprocess.run(command, capture_output=True, check=True, text=True, env=written)
    return float(run.stdout)


# --- the server -----------------------------------------------------------------------------------


def measure_edges(step: int) -> Figures:
    """Return the server's microseconds per action, and the bytes for each viewer of a plain one."""
    figures: Figures = {}
    for figure, game, seats, modules in (
        ("edge_us", "saboteur", 5, ()),
        ("edge_everything_us", "saboteur", 8, everything()),
        ("edge_lostmines_us", "lostmines", 6, ()),
    ):
        if HAS_SERVER:
            record = recorded(game, step, seats, modules)
            times, sizes = zip(*(replayed(record) for _ in range(REPLAYS)), strict=True)
            figures[figure] = 1e6 * median(chain(*times))
            figures.setdefault("edge_bytes", median(chain(*sizes)))
    return figures


def recorded(game: str, seed: int, seats: int, modules: tuple[str, ...]) -> pyrite.Record:
    """Return a whole game between rule-based bots."""
    state = pyrite.new_game(game, seats=seats, seed=seed, modules=modules)
    return play_game(state, [BOTS[USUAL](state.describe()) for _ in range(seats)])


def replayed(record: pyrite.Record) -> tuple[list[float], list[int]]:
    """Return the time of every action as a server handles it, and the bytes sent to each viewer.

    It plays the action, finds changes in the public and private parts, collects events, messages
    and legal actions, and encodes all of it.
    """
    news = import_module("pyrite.server.frames").news
    state = record.begin()
    feed, times, sizes = Feed(state), list[float](), list[int]()
    for version, (seat, text) in enumerate(record.actions):
        begin = perf_counter()
        state.play(text, seat)
        sent = news(version, feed.update())
        times.append(perf_counter() - begin)
        sizes += map(len, sent.values())
    return times, sizes


# --- bots -----------------------------------------------------------------------------------------


def measure_master(step: int) -> Figures:
    """Return the microseconds of a decision of `master`; nothing without NumPy."""
    if find_spec("numpy") is None:
        return {}
    return {"master_us": 1e6 * median(decisions(step, 5, bot="master"))}


def decisions(
    seed: int, seats: int, modules: tuple[str, ...] = (), bot: str = "medium"
) -> Iterator[float]:
    """Yield the seconds of every decision of a bot between several answers, news included."""
    state = pyrite.new_game("saboteur", seats=seats, seed=seed, modules=modules)
    bots = [BOTS[bot](state.describe()) for _ in range(seats)]
    heard = [0] * seats
    while not state.over:
        seat = state.asked[0]
        news, view, actions = state.events_for(seat, heard[seat]), state.view(seat), state.actions()
        heard[seat], luck = len(state.events), seat_rng(state, seat, "bot")
        begin = perf_counter()
        for event in news:
            bots[seat].told(event)
        chosen = bots[seat].choose(view, actions, luck)
        if len(actions) > 1:
            yield perf_counter() - begin
        state.play(chosen, seat)


def hard_playouts(seed: int) -> float:
    """Return the guided playouts per second of `hard`, in all its threads, mid-round."""
    state = pyrite.new_game(seats=5, seed=seed, rounds=1)
    bots = [SeatedBot(MediumBot(state.describe()), seat) for seat in range(5)]
    for _ in range(MIDDLE):
        if not state.over:
            seat = state.asked[0]
            state.play(bots[seat].choose(state).action, seat)
    if state.over or len(state.legal_actions()) == 1:  # nothing to search, so use another deal
        return hard_playouts(seed + 1_000)
    seat = state.asked[0]
    search = HardBot(state.describe()).search(state.view(seat), random.Random(seed))
    actions = state.legal_actions(seat)
    return per_second(lambda: search.best(actions, [0] * len(actions), SEARCHED, seed).playouts)


# --- environments for learning, next to those of other libraries ----------------------------------


def batch_steps(step: int, tables: int = 256, **options: object) -> float:
    """Return steps per second of so many tables a core, with observations and masks."""
    size = {"n": tables * cores(), "threads": cores()}
    env = import_module("pyrite.envs").vector(**{"seats": 5, "seed": step, **size, **options})
    env.reset()
    codes = env.sample()
    times = max(10, STEPS // env.n)
    begin = perf_counter()
    for _ in range(times):
        env.step(codes)
        env.sample(codes)
    return float(times * env.n / (perf_counter() - begin))


def reset_time(step: int) -> float:
    """Return the microseconds to deal one table and list its first choices."""
    env = import_module("pyrite.envs").vector(n=256, seed=step)
    env.reset()
    return float(1e6 / (env.n * calls_per_second(env.reset, RESETS // env.n)))


def agent_steps(step: int, module: str, **options: int) -> float:
    """Return steps per second of `last()` and `step()` in an environment of PettingZoo."""
    env: Any = import_module(module).env(**options)
    rng, done = random.Random(step), 0
    begin = perf_counter()
    while done < SINGLE_STEPS:
        env.reset(seed=step + done)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            action = None
            if not (ended or cut):
                action = rng.choice(seen["action_mask"].astype(bool).nonzero()[0].tolist())
            env.step(action)
            done += 1
    return done / (perf_counter() - begin)


def spiel_steps(step: int, name: str) -> float:
    """Return steps per second of an OpenSpiel game with the tensor of whoever acts."""
    import_module("pyrite.envs.openspiel")
    game = import_module("pyspiel").load_game(name)
    rng, done = random.Random(step), 0
    begin = perf_counter()
    while done < SINGLE_STEPS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                done += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return done / (perf_counter() - begin)


ENVS: dict[str, Callable[[int], float]] = {  # steps per second, or the time to deal
    "env_steps_per_s": lambda step: batch_steps(step),
    "env_4096_steps_per_s": lambda step: batch_steps(step, tables=4_096),
    "env_everything_steps_per_s": lambda step: batch_steps(
        step, seats=8, modules=everything(), skip_forced=True
    ),
    "env_lostmines_steps_per_s": lambda step: batch_steps(step, game="lostmines", seats=6),
    "env_reset_us": reset_time,
    "pettingzoo_steps_per_s": lambda step: agent_steps(step, "pyrite.envs.pettingzoo", seats=5),
    "openspiel_steps_per_s": lambda step: spiel_steps(step, "pyrite_saboteur"),
    "leduc_poker_steps_per_s": lambda step: spiel_steps(step, "leduc_poker"),
    "gin_rummy_steps_per_s": lambda step: spiel_steps(step, "gin_rummy"),
    "connect_four_steps_per_s": lambda step: agent_steps(
        step, "pettingzoo.classic.connect_four.connect_four"
    ),
}


def measure_envs(step: int) -> Figures:
    """Measure every environment that can be loaded here."""
    figures = {}
    for name, measured in ENVS.items():
        with suppress(ImportError):
            figures[name] = measured(step)
    return figures
