"""Threads of an environment share its tables, sleep when idle and end when nobody needs them."""

import gc
import time
from collections.abc import Callable
from functools import partial
from threading import active_count
from typing import Any

import numpy as np
import pytest

from pyrite.core.batch import STEP
from pyrite.envs import vector
from pyrite.envs.crew import Crew
from pyrite.envs.vector import VectorEnv

THREADS = 3
pytestmark = pytest.mark.deep


@pytest.fixture
def shared() -> VectorEnv:
    env = vector(n=50, seed=3, threads=THREADS)
    env.reset()
    return env


@pytest.fixture
def alone() -> VectorEnv:
    env = vector(n=50, seed=3)
    env.reset()
    return env


def alike(one: VectorEnv, other: VectorEnv) -> bool:
    return all((a == b).all() for a, b in zip(one.out, other.out, strict=True))


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.001)


def test_others_do_a_step_while_the_caller_does_something_else(
    shared: VectorEnv, alone: VectorEnv
) -> None:
    for _ in range(20):
        codes = alone.sample()
        assert (shared.sample() == codes).all()
        shared.send(codes)
        alone.step(codes)
        wait_until(lambda: alike(shared, alone))
        shared.recv()
    assert alike(shared, alone)


@pytest.mark.parametrize("tables", [9, 30])
def test_no_table_is_left_out_or_stepped_twice(tables: int) -> None:
    shared, alone = (vector(n=tables, seed=3, threads=threads) for threads in (THREADS, 1))
    for env in (shared, alone):
        env.reset()
        for _ in range(3_000):
            env.step(env.sample())
    assert alike(shared, alone)
    shared.close()


def test_the_caller_does_what_others_leave(
    shared: VectorEnv, alone: VectorEnv, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared._crew, "_members", [])  # nobody else comes
    for _ in range(20):
        shared.step(shared.sample())
        alone.step(alone.sample())
    assert alike(shared, alone)


def test_nothing_is_lost_when_threads_sleep_between_steps(
    shared: VectorEnv, alone: VectorEnv
) -> None:
    last = shared._crew._members[-1]
    for _ in range(20):
        codes = shared.sample()
        wait_until(lambda: shared._batch.rouse(last.share))
        last.wake()  # who sees it asleep has to wake it up
        shared.step(codes)
        alone.step(alone.sample())
    assert alike(shared, alone)


@pytest.mark.parametrize("then", ["step", "sample", "recv"])
def test_an_interrupted_step_is_finished_by_the_next_call(
    shared: VectorEnv, alone: VectorEnv, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    def begin_and_be_interrupted(crew: Crew, job: int, codes: Any) -> None:
        begin(crew, job, codes)
        if job == STEP:
            raise KeyboardInterrupt

    begin = Crew.begin
    codes = alone.sample()
    assert (shared.sample() == codes).all()
    for share in range(1, THREADS):  # others sleep, and nobody is told to wake them up
        wait_until(partial(shared._batch.rouse, share))
    with monkeypatch.context() as patched:
        patched.setattr(Crew, "begin", begin_and_be_interrupted)
        with pytest.raises(KeyboardInterrupt):
            shared.step(codes)
    alone.step(codes)
    if then == "step":
        codes = alone.sample()  # legal only after the step that was interrupted
        alone.step(codes)
        shared.step(codes)
    elif then == "sample":
        shared.sample()
    else:
        shared.recv()
    assert alike(shared, alone)


def test_between_send_and_recv_nothing_else_is_allowed(shared: VectorEnv) -> None:
    codes = shared.sample()
    shared.send(codes)
    for call in (shared.sample, shared.reset, lambda: shared.send(codes)):
        with pytest.raises(ValueError, match=r"call recv\(\) first"):
            call()
    shared.recv()
    shared.step(shared.sample())


def test_random_choices_need_room_for_all_tables(shared: VectorEnv) -> None:
    for shape in (49, 51, (50, 1)):
        with pytest.raises(ValueError, match="room for 50 actions"):
            shared.sample(np.zeros(shape, np.int32))


def test_threads_end_with_their_environment() -> None:
    gc.collect()
    before = active_count()
    closed, forgotten, sent = (vector(n=4, threads=THREADS) for _ in range(3))
    assert active_count() == before, "no thread starts before it is needed"
    for env in (closed, forgotten, sent):
        env.reset()
    sent.send(sent.sample())
    assert active_count() == before + 3 * (THREADS - 1)
    closed.close()
    closed.close()
    assert active_count() == before + 2 * (THREADS - 1)
    del env, forgotten, sent
    gc.collect()
    assert active_count() == before
