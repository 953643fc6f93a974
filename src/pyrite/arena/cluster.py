"""Playing games on Ray; a game whose worker is lost is played again."""

import logging
import os
import socket
import sys
from collections.abc import Iterator
from itertools import islice

import ray
from ray.exceptions import RayTaskError

from pyrite.arena.errors import ArenaError, say
from pyrite.arena.play import Outcome, Task, play
from pyrite.arena.pool import AHEAD
from pyrite.core.version import VERSION

AS_OFTEN_AS_NEEDED = -1
PATIENCE = 10  # seconds


def on_cluster(tasks: Iterator[Task], count: int) -> Iterator[list[Outcome]]:
    """Play on the cluster at RAY_ADDRESS, or start one on this machine."""
    _connect()
    player = ray.remote(num_cpus=1, max_retries=AS_OFTEN_AS_NEEDED)(play_same)
    try:
        waiting = [player.remote(task, VERSION) for task in islice(tasks, min(_most(), count))]
        while waiting:
            done, waiting = ray.wait(waiting)
            more = islice(tasks, _most() - len(waiting))
            waiting += [player.remote(task, VERSION) for task in more]
            yield ray.get(done)
    except RayTaskError as error:
        raise error.cause from None
    finally:
        ray.shutdown()


def play_same(task: Task, version: str) -> Outcome:
    """Play a game, provided this machine runs the same version as the caller."""
    if version != VERSION:
        raise ArenaError(say("arena-cluster-version", theirs=VERSION, ours=version))
    return play(task)


def _connect() -> None:
    """Connect to the cluster or start one, with this process's module search path."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    paths = {"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}}
    try:
        _check_address(os.environ.get("RAY_ADDRESS", ""))
        ray.init(logging_level=logging.ERROR, log_to_driver=False, runtime_env=paths)
    except (OSError, RuntimeError, ValueError) as error:
        raise ArenaError(say("arena-cluster-failed", problem=str(error))) from error


def _check_address(address: str) -> None:
    """Fail early for an unreachable address, which Ray itself would try for many minutes."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _most() -> int:
    """Return how many games to hand out at a time; it grows as machines join the cluster."""
    return max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
