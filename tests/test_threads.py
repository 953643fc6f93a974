"""Separate states are safe in any thread; sharing one is refused instead of corrupting it.

The same is true of environments, which also notice that they were forked without their threads.
"""

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pyrite
from pyrite.core.messages import BusyError
from pyrite.core.one_thread import Changing, Reading
from pyrite.envs import VectorEnv, vector

INTERPRETED = Path(pyrite.__file__).with_name("core") / "interpreted.py"
BUILDS = {"normal": [sys.executable], "interpreted": [sys.executable, str(INTERPRETED)]}
GAMES = sorted(pyrite.GAMES)

COMMON = """
import sys, threading
from random import Random
import pyrite

sys.setswitchinterval(1e-6)

def in_threads(work, count=4):
    problems = []
    def run(number):
        try:
            work(number)
        except BaseException as problem:
            problems.append(problem)
            raise
    threads = [threading.Thread(target=run, args=(n,)) for n in range(count)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    assert not problems, problems
"""

EACH_ITS_OWN = """
def played(game, seed):
    state, rng, seen = pyrite.new_game(game, seats=4, seed=seed, rounds=1), Random(seed), []
    for _ in range(60):
        actions = state.legal_actions()
        if not actions:
            break
        seen.append(len(actions))
        state.apply(rng.choice(actions))
    twin = state.copy()
    return seen, state.position(), twin.play_random(seed), twin.position()

alone = {(game, n): played(game, n) for game in pyrite.GAMES for n in range(4)}

def play(number):
    for _ in range(3):
        for game in pyrite.GAMES:
            assert played(game, number) == alone[game, number], "another game got mixed in"

in_threads(play)
"""

ALL_THE_SAME = """
from pyrite.core.messages import BusyError

def play(state, number):
    rng = Random(number)
    for _ in range(60):
        try:
            state.view(number)
            state.play(rng.choice(state.legal_actions() or [0]))
        except (BusyError, pyrite.IllegalAction, pyrite.NotationError):
            pass

for game in pyrite.GAMES:
    for seed in range(3):
        state = pyrite.new_game(game, seats=4, seed=seed, rounds=1)
        in_threads(lambda number: play(state, number))
        assert pyrite.Record.of(state).replay() == state
"""

A_LONG_PLAYOUT = """
from pyrite.core.messages import BusyError

def look(state, refused):
    while not state.over:
        try:
            state.view(None)
            state.copy().play_random(1)
        except BusyError:
            refused.append(1)

for game in pyrite.GAMES:
    refused = []
    while not refused:
        state = pyrite.new_game(game, seats=4, seed=3, rounds=40)
        onlooker = threading.Thread(target=look, args=(state, refused))
        onlooker.start()
        moves = None
        while moves is None:
            try:
                moves = state.play_random(5)
            except BusyError:
                pass
        onlooker.join()
        alone = pyrite.new_game(game, seats=4, seed=3, rounds=40)
        assert alone.play_random(5) == moves
        assert alone == state
"""

SHARED_WORLDS = """
from pyrite.core.messages import BusyError

for game in pyrite.GAMES:
    state = pyrite.new_game(game, seats=4, seed=3)
    view, worlds = state.view(0), pyrite.worlds(state.view(0))

    def imagine(number):
        rng = Random(number)
        for _ in range(50):
            try:
                world = worlds.imagine(rng)
            except BusyError:
                continue
            assert world.view(0) == view
            pyrite.from_position(world.position())

    in_threads(imagine)
"""


ONE_ENVIRONMENT = """
from pyrite.core.messages import BusyError
from pyrite.envs import vector

env = vector(n=8, seats=4, seed=3, threads=2, advice=True)
env.reset()
calls = (
    lambda: env.step(env.sample()), lambda: (env.send(env.sample()), env.recv()),
    lambda: env.state(1).position(), env.planes, env.reset,
)

def play(number):
    for k in range(60):
        try:
            calls[(number + k) % len(calls)]()
        except (BusyError, pyrite.IllegalAction):
            pass
        except ValueError as error:
            assert "recv" in str(error), error

in_threads(play)
env.recv()
for k in range(env.n):
    env.step(env.sample())
    position = env.state(k).position()
    assert pyrite.from_position(position).position() == position
env.close()
"""

SHARED_ENCODER = """
from pyrite.envs.encoder import Encoder

states = [pyrite.new_game(seats=5, seed=seed) for seed in range(4)]
encoder = Encoder(states[0])
alone = [encoder.observe(state, 0).vector.tobytes() for state in states]

def look(number):
    for _ in range(300):
        assert encoder.observe(states[number], 0).vector.tobytes() == alone[number]

in_threads(look)
"""


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize(
    "code",
    [
        *(EACH_ITS_OWN, ALL_THE_SAME, A_LONG_PLAYOUT, SHARED_WORLDS),
        *(ONE_ENVIRONMENT, SHARED_ENCODER),
    ],
)
def test_threads_spoil_nothing(build: str, code: str) -> None:
    command = [*BUILDS[build], "-c", COMMON + code]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr[-2000:]


def new_table(game: str) -> pyrite.State:
    return pyrite.new_game(game, seats=4, seed=1, first_seat=0)


FIRST = {game: new_table(game).legal_actions()[0] for game in GAMES}
READS: dict[str, Callable[[Any], object]] = {
    "asked": lambda state: state.asked,
    "actions": lambda state: state.actions(),
    "action": lambda state: state.action(FIRST[state.game]),
    "legal_actions": lambda state: state.legal_actions(0),
    "refusal": lambda state: state.refusal(FIRST[state.game]),
    "why_not": lambda state: state.why_not(FIRST[state.game]),
    "events": lambda state: state.events,
    "events_for": lambda state: state.events_for(0),
    "messages": lambda state: state.messages(0),
    "public": lambda state: state.public(),
    "private": lambda state: state.private(0),
    "view": lambda state: state.view(0),
    "played": lambda state: state.played,
    "position": lambda state: state.position(),
    "key": lambda state: state.key(),
    "copy": lambda state: state.copy(),
    "scores": lambda state: state.scores,
}
CHANGES: dict[str, Callable[[Any], object]] = {
    "apply": lambda state: state.apply(FIRST[state.game]),
    "play": lambda state: state.play(FIRST[state.game]),
    "play_random": lambda state: state.play_random(1),
    "reseed": lambda state: state.reseed(1),
}
# A look at what never changes, or at one number, cannot go wrong.
HARMLESS = {"seats", "describe", "to_text", "from_text", "tell", "settings", "over", "winners"}


def elsewhere(call: Callable[[Any], object], state: pyrite.State) -> BaseException | None:
    """What a call raises in another thread."""
    raised: list[BaseException] = []

    def run() -> None:
        try:
            call(state)
        except Exception as problem:
            raised.append(problem)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return raised[0] if raised else None


def test_every_public_call_is_tried() -> None:
    public = {name for name in dir(pyrite.State) if not name.startswith("_")}
    assert public == {*READS, *CHANGES, *HARMLESS}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [*READS, *CHANGES])
def test_what_another_thread_changes_can_not_be_used(game: str, name: str) -> None:
    state = new_table(game)
    call = {**READS, **CHANGES}[name]
    with Changing(state):
        problem = elsewhere(call, state)
    assert isinstance(problem, BusyError)
    assert "Give each thread its own copy" in str(problem)
    assert elsewhere(call, state) is None, "it is free again"


@pytest.mark.parametrize("game", GAMES)
def test_what_others_read_can_be_read_and_not_changed(game: str) -> None:
    state = new_table(game)
    key = state.key()
    with Reading(state):
        assert [elsewhere(call, state) for call in READS.values()] == [None] * len(READS)
        problems = [elsewhere(call, state) for call in CHANGES.values()]
    assert [type(problem) for problem in problems] == [BusyError] * len(CHANGES)
    assert state.key() == key


def test_an_error_leaves_a_state_free() -> None:
    state = new_table("saboteur")
    for number in (12345, 10**30):
        with pytest.raises(pyrite.IllegalAction):
            state.apply(number)
    with pytest.raises(pyrite.NotationError):
        state.play("nonsense")
    assert elsewhere(CHANGES["play"], state) is None
    state.play(Random(1).choice(state.legal_actions()))


def new_env() -> VectorEnv:
    env = vector(n=3, seats=4, seed=1, threads=2)
    env.reset()
    return env


ENV_READS: dict[str, Callable[[VectorEnv], object]] = {
    "state": lambda env: env.state(0),
    "index": lambda env: env.index(env.state(1).actions()[0], 1),
    "action": lambda env: env.action(int(env.out.legal[0, 0])),
    "planes": lambda env: env.planes(),
}
ENV_CHANGES: dict[str, Callable[[VectorEnv], object]] = {
    "reset": lambda env: env.reset(),
    "sample": lambda env: env.sample(),
    "step": lambda env: env.step(env.out.legal[:, 0]),
    "send": lambda env: env.send(env.out.legal[:, 0]),
    "recv": lambda env: env.recv(),
    "close": lambda env: env.close(),
}
# What never changes, a look at two counters, and the buffers, which a step overwrites anyway.
ENV_HARMLESS = {"cell", "final", "masked", "name", "out", "stuck", "tiles"}


def test_every_call_of_an_environment_is_tried() -> None:
    public = {name for name in dir(VectorEnv) if not name.startswith("_")}
    assert public == {*ENV_READS, *ENV_CHANGES, *ENV_HARMLESS}


def test_an_environment_that_another_thread_uses_is_busy() -> None:
    env: Any = new_env()
    every = [*ENV_READS.values(), *ENV_CHANGES.values(), lambda env: env.__getstate__()]
    with Changing(env._batch):
        problems = [elsewhere(call, env) for call in every]
    assert [type(problem) for problem in problems] == [BusyError] * len(every)
    with Reading(env._batch):
        assert [elsewhere(call, env) for call in ENV_READS.values()] == [None] * len(ENV_READS)
        problems = [elsewhere(call, env) for call in ENV_CHANGES.values()]
    assert [type(problem) for problem in problems] == [BusyError] * len(ENV_CHANGES)
    assert [elsewhere(call, env) for call in every[:-2]] == [None] * len(every[:-2])


def test_half_stepped_tables_are_not_read() -> None:
    env = new_env()
    codes = env.sample()
    actions = {"index": env.state(1).actions()[0], "action": int(env.out.legal[0, 0])}
    env.send(codes)
    for call in (
        lambda: env.state(0),
        lambda: env.index(actions["index"], 1),
        lambda: env.action(actions["action"]),
        env.planes,
    ):
        with pytest.raises(ValueError, match=r"call recv\(\) first"):
            call()
    env.recv()
    assert env.planes().any()
    env.close()


FORKED = """
import os, signal
from pyrite.envs import vector

def child_says(env, calls, leave):
    reading, writing = os.pipe()
    if child := os.fork():
        os.close(writing)
        said = b"".join(iter(lambda: os.read(reading, 999), b""))
        os.close(reading)
        return os.waitpid(child, 0)[1], said.decode()
    signal.alarm(30)  # if it hangs
    for call in calls:
        try:
            call(env)
            said = "done "
        except Exception as error:
            said = f"{type(error).__name__} "
        os.write(writing, said.encode())
    if leave:
        os._exit(0)
    sys.exit()  # the threads are dismissed at exit

calls = [lambda env: env.recv(), lambda env: env.reset(), lambda env: env.state(0),
         lambda env: env.planes(), lambda env: env.__getstate__(), lambda env: env.close()]
refused = "RuntimeError " * 5 + "done "
env = vector(n=40, seed=3, threads=3)
assert child_says(env, calls[1:3], True) == (0, "done done "), "no thread has been started yet"
env.reset()
for k in range(8):
    env.send(env.sample())
    assert child_says(env, calls, k % 2) == (0, refused)
    env.recv()
stop = False
def step(number):
    while not stop:
        env.step(env.sample())
stepping = threading.Thread(target=step, args=(0,))
stepping.start()
found = [child_says(env, calls, k % 2) for k in range(4)]
stop = True
stepping.join()
assert found == [(0, refused)] * 4, found
env.step(env.sample())
env.close()
alone = vector(n=4, seed=3)
alone.reset()
alone.send(alone.sample())
assert child_says(alone, calls, False) == (0, "done " * 6), "without threads nothing is lost"
alone.recv()
"""


def test_a_forked_environment_says_so_and_never_hangs() -> None:
    run = subprocess.run(
        [sys.executable, "-c", COMMON + FORKED], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
