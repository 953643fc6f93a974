"""Parallel work: no finished result is lost, and nothing waits for ever."""

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import pytest
from deep import cases

from pyrite.arena import workers

# Results of 50 MB: whenever Ctrl-C comes, one of them is being sent.
BIG = """
from itertools import repeat
from pyrite.arena.workers import results

for done in results(bytes, repeat(50_000_000), workers=2):
    print(len(done), flush=True)
"""


class AtOnce:
    """Does everything when it is handed in, so that all is done in one go."""

    def __init__(self, do: Callable[[int], int]) -> None:
        self.pipe = self
        self.do = do

    def begin(self, piece: int) -> None:
        self.piece = piece

    def reply(self) -> workers.Done[int] | BaseException:
        try:
            return workers.Done(self.do(self.piece))
        except ZeroDivisionError as error:
            return error

    def end(self) -> None:
        """Nothing was started."""


def test_what_was_done_beside_a_failure_comes_before_the_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "Worker", AtOnce)
    monkeypatch.setattr(workers, "wait", list)
    results = workers.results(lambda piece: 12 // piece, iter([1, 0, 2, 3]), workers=4)
    assert sorted(next(results)) == [4, 6, 12]
    with pytest.raises(ZeroDivisionError):
        next(results)


def test_processes_of_others_do_not_end_with_the_pool() -> None:
    ours = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,))
    ours.start()
    results = workers.results(int, iter(range(9)), workers=2)
    next(results)
    assert len(multiprocessing.active_children()) == 3
    results.close()
    assert multiprocessing.active_children() == [ours]
    ours.kill()
    ours.join()
    ours.close()


def test_an_error_in_another_process_says_where_it_happened() -> None:
    error = pickle.loads(workers._done(int, "x"))
    assert isinstance(error, ValueError)
    assert "in _done" in error.__notes__[0]


def test_a_killed_process_is_told() -> None:
    with pytest.raises(BrokenProcessPool):
        list(workers.results(os._exit, iter([1, 1]), workers=2))


@pytest.mark.parametrize("moment", cases(range(12), (4, 8)))
def test_ctrl_c_ends_while_results_are_sent(moment: int) -> None:
    shown, more = 1 + moment // 3, moment % 3
    child = subprocess.Popen([sys.executable, "-c", BIG], stdout=-1, stderr=-1, text=True)
    assert child.stdout is not None
    for _ in range(shown):
        child.stdout.readline()
    for _ in range(1 + more):
        child.send_signal(signal.SIGINT)
    try:
        _, errors = child.communicate(timeout=60)
    finally:
        child.kill()
    assert errors.endswith("KeyboardInterrupt\n")


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
