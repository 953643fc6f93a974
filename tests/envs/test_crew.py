"""The threads of an environment do their jobs, pass errors on and end when nobody needs them."""

from functools import partial
from threading import Event, active_count, current_thread, get_ident
from typing import NoReturn

import pytest

from pyrite.envs.crew import Crew


def fail(text: str) -> NoReturn:
    raise ValueError(text)


def test_every_job_is_done_always_in_the_same_thread() -> None:
    crew, done = Crew(), list[tuple[int, int]]()
    for _ in range(5):
        crew.start(partial(lambda i: done.append((i, get_ident())), i) for i in range(3))
        crew.wait()
        assert crew.busy == 0
    assert len(done) == 15
    assert len(set(done)) == len({thread for _, thread in done}) == 3
    assert current_thread().ident not in {thread for _, thread in done}
    crew.close()


def test_an_error_reaches_who_waits_after_all_are_done() -> None:
    crew, go, done = Crew(), Event(), list[int]()
    crew.start([partial(fail, "first"), lambda: go.wait(5) and done.append(1)])
    go.set()
    with pytest.raises(ValueError, match="first"):
        crew.wait()
    assert done == [1]
    crew.start([partial(done.append, 2)])  # it goes on
    crew.close()
    assert done == [1, 2]


def test_threads_end_with_their_crew() -> None:
    before = active_count()
    closed, forgotten = Crew(), Crew()
    for crew in (closed, forgotten):
        crew.start([int, int])
        crew.wait()
    assert active_count() == before + 4
    closed.close()
    assert active_count() == before + 2
    del crew, forgotten
    assert active_count() == before
