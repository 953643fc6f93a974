"""Separate states are safe in any thread; sharing one is refused instead of corrupting it."""

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


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("code", [EACH_ITS_OWN, ALL_THE_SAME, A_LONG_PLAYOUT, SHARED_WORLDS])
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
