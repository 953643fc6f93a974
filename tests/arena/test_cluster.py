"""On Ray: the same games as in this process, also if a worker is lost."""

import os
import signal
from collections.abc import Iterator
from importlib import import_module

import pytest
from arena.games import plan

from pyrite.arena.plan import game_numbers
from pyrite.arena.play import Outcome, Task, play

PLAN = plan("random", "medium")
TASKS = [Task(PLAN, number, with_record=True) for number in game_numbers(PLAN, 8)]


def records(outcomes: Iterator[list[Outcome]]) -> dict[tuple[int, int], str]:
    """The records of all games, by deal and rotation."""
    found = [outcome for some in outcomes for outcome in some]
    return {(game.deal, game.rotation): record for game, record in found}


def killing_a_worker(outcomes: Iterator[list[Outcome]]) -> Iterator[list[Outcome]]:
    """As soon as the first game has come in, end a process that plays another one."""
    state = import_module("ray.util.state")
    yield next(outcomes)
    worker = next(w for w in state.list_workers(detail=True) if w.worker_type == "WORKER")
    os.kill(worker.pid, signal.SIGKILL)
    yield from outcomes


@pytest.mark.deep
@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_games_and_those_of_a_lost_worker_again() -> None:
    alone = records([play(task)] for task in TASKS)
    on_cluster = import_module("pyrite.arena.cluster").on_cluster
    assert records(killing_a_worker(on_cluster(iter(TASKS), len(TASKS)))) == alone
