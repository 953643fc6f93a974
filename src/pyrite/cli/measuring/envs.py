"""How fast the environments for learning are, next to those of other libraries in the same run.

What is not installed is left out: NumPy, PettingZoo, OpenSpiel, and their games.
"""

import random
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

from pyrite.cli.measuring.edge import everything

STEPS = 120_000  # of all tables together, in a run
SINGLE_STEPS = 1_500  # of one environment at a time
RESETS = 20_000
FIGURES = (
    *("env_steps_per_s", "env_4096_steps_per_s", "env_everything_steps_per_s"),
    *("env_lostmines_steps_per_s", "env_reset_us", "pettingzoo_steps_per_s"),
    *("openspiel_steps_per_s", "leduc_poker_steps_per_s", "gin_rummy_steps_per_s"),
    "connect_four_steps_per_s",
)


def measure_envs(step: int) -> dict[str, float]:
    """One run of every environment that can be loaded here."""
    ways: dict[str, Callable[[], float]] = {
        "env_steps_per_s": lambda: batch_steps(step, n=256),
        "env_4096_steps_per_s": lambda: batch_steps(step, n=4_096),
        "env_everything_steps_per_s": lambda: batch_steps(
            step, n=256, seats=8, modules=everything(), skip_forced=True
        ),
        "env_lostmines_steps_per_s": lambda: batch_steps(step, game="lostmines", n=256, seats=6),
        "env_reset_us": lambda: reset_time(step),
        "pettingzoo_steps_per_s": lambda: agent_steps(
            step, import_module("pyrite.envs.pettingzoo").env(seats=5)
        ),
        "openspiel_steps_per_s": lambda: spiel_steps(step, "pyrite_saboteur"),
        "leduc_poker_steps_per_s": lambda: spiel_steps(step, "leduc_poker"),
        "gin_rummy_steps_per_s": lambda: spiel_steps(step, "gin_rummy"),
        "connect_four_steps_per_s": lambda: agent_steps(
            step, import_module("pettingzoo.classic.connect_four_v3").env()
        ),
    }
    figures = {}
    for name in FIGURES:
        try:
            figures[name] = ways[name]()
        except ImportError:
            continue
    return figures


def batch_steps(step: int, **options: Any) -> float:
    """Steps a second of many tables on one core, with observations and masks, at random."""
    env = import_module("pyrite.envs").vector(**{"seats": 5, "seed": step, **options})
    env.reset()
    codes = env.sample()
    times = max(10, STEPS // env.n)
    begin = perf_counter()
    for _ in range(times):
        env.step(codes)
        env.sample(codes)
    return float(times * env.n / (perf_counter() - begin))


def reset_time(step: int) -> float:
    """Microseconds to deal one table and list its first choices."""
    env = import_module("pyrite.envs").vector(n=256, seed=step)
    times = RESETS // env.n
    env.reset()
    begin = perf_counter()
    for _ in range(times):
        env.reset()
    return float(1e6 * (perf_counter() - begin) / (times * env.n))


def agent_steps(step: int, env: Any) -> float:
    """Steps a second of `last()` and `step()`, at random."""
    rng, done = random.Random(step), 0
    begin = perf_counter()
    while done < SINGLE_STEPS:
        env.reset(seed=step + done)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(
                None if ended or cut else rng.choice(seen["action_mask"].nonzero()[0].tolist())
            )
            done += 1
    return done / (perf_counter() - begin)


def spiel_steps(step: int, name: str) -> float:
    """Steps a second of an OpenSpiel game with the tensor of whoever acts, at random."""
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
