"""Playing on Ray, on one machine or many; a game whose worker is lost is played again."""

import logging
import os
from collections.abc import Iterator
from itertools import islice

import ray
from ray.exceptions import RayTaskError

from pyrite.arena.play import Outcome, Task, play
from pyrite.arena.pool import AHEAD

AS_OFTEN_AS_NEEDED = -1


def on_cluster(tasks: Iterator[Task], count: int) -> Iterator[list[Outcome]]:
    """Play on the cluster that RAY_ADDRESS names, or on one that is started on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(logging_level=logging.ERROR, log_to_driver=False)
    player = ray.remote(num_cpus=1, max_retries=AS_OFTEN_AS_NEEDED)(play)
    try:
        waiting = [player.remote(task) for task in islice(tasks, min(_most(), count))]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [player.remote(task) for task in islice(tasks, _most() - len(waiting))]
            yield ray.get(done)
    except RayTaskError as error:
        raise error.cause from None
    finally:
        ray.shutdown()


def _most() -> int:
    """How many games are handed out at a time; more when machines join the cluster."""
    return max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
