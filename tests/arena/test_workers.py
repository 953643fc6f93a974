"""Parallel work: no finished result is lost."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager

import pytest

from pyrite.arena import workers


class AtOnce:
    """Does everything when it is handed in, so that all is done in one go."""

    def submit(self, do: Callable[[int], int], piece: int) -> "Future[int]":
        future: Future[int] = Future()
        try:
            future.set_result(do(piece))
        except ZeroDivisionError as error:
            future.set_exception(error)
        return future


@contextmanager
def at_once(workers: int) -> Iterator[AtOnce]:
    yield AtOnce()


def test_what_was_done_beside_a_failure_comes_before_the_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "_pool", at_once)
    results = workers.results(lambda piece: 12 // piece, iter([1, 0, 2, 3]), workers=2)
    assert sorted(next(results)) == [4, 6, 12]
    with pytest.raises(ZeroDivisionError):
        next(results)


def test_processes_of_others_do_not_end_with_the_pool() -> None:
    ours = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,))
    ours.start()
    with workers._pool(1) as pool:
        assert pool.submit(int).result() == 0
        [theirs] = pool._processes.values()
    theirs.join(20)
    ours.join(0.1)
    assert (theirs.is_alive(), ours.is_alive()) == (False, True)
    ours.kill()
    ours.join()
    ours.close()


def test_ctrl_c_waits_until_something_is_done() -> None:
    done, usual = [], signal.getsignal(signal.SIGINT)

    def write() -> None:
        with workers.holding_ctrl_c():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("written")

    with pytest.raises(KeyboardInterrupt):
        write()
    assert done == ["written"]
    assert signal.getsignal(signal.SIGINT) is usual
