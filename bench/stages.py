"""Where the time of an action goes on the server, stage by stage, in thread time.

    python bench/stages.py             prints a table
    python bench/stages.py --json      prints JSON
    python bench/stages.py --games 1   shorter
    python bench/stages.py --replays 25    for a busy machine: look at `best`

A recorded game between rule-based bots is replayed for all its viewers, in this process alone. The
first replay warms the caches that all tables of one kind share; it is counted separately. `best`
takes the fastest replay of each action after the first, so that other programs disturb it less.
`writing` is the wall time of one entry in SQLite, in batches of 1, 8 and 32.
"""

import argparse
import json
import socket
import tempfile
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any, TypeVar

import pyrite
from pyrite.cli.commands.bench import everything, recorded
from pyrite.core.changes import Changes
from pyrite.core.feed import Feed, Told, Update, Viewer
from pyrite.server.entries import Played, encode_entry
from pyrite.server.frames import news, socket_frame
from pyrite.server.storage import Storage, Write

T = TypeVar("T")
TABLES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "base": ("saboteur", 5, ()),
    "everything": ("saboteur", 8, everything()),
    "lostmines": ("lostmines", 6, ()),
}
STAGES = ("engine", "views", "events and messages", "actions", "JSON frames", "sends", "all")
BATCHES = (1, 8, 32)
ENTRIES = 320  # stored for each size of a batch
WARM = 4  # replays after the first, unless told otherwise


class Clock:
    """Collects the microseconds of every stage."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)

    def time(self, stage: str, work: Callable[[], T]) -> T:
        """Do some work and note how long this thread was busy with it."""
        begin = thread_time()
        done = work()
        self.times[stage].append(1e6 * (thread_time() - begin))
        return done

    def add(self, times: Mapping[str, Sequence[float]]) -> None:
        """Add times of another replay."""
        for stage, some in times.items():
            self.times[stage] += some

    def medians(self) -> dict[str, float]:
        """Return the median of every stage."""
        return {stage: round(median(self.times[stage]), 1) for stage in STAGES}


def best_of(clocks: Sequence[Clock]) -> dict[str, list[float]]:
    """Return the fastest time of every action at each stage."""
    return {
        stage: [min(times) for times in zip(*(one.times[stage] for one in clocks), strict=True)]
        for stage in STAGES
    }


class TimedFeed(Feed):
    """A feed that notes how long each of its parts takes."""

    clock: Clock

    def _changes(self) -> tuple[Changes, dict[Viewer, Changes]]:
        return self.clock.time("views", super()._changes)

    def _told(self) -> dict[Viewer, Told]:
        return self.clock.time("events and messages", super()._told)

    def _actions(self) -> Any:
        return self.clock.time("actions", super()._actions)


def replay(record: pyrite.Record, clock: Clock) -> None:
    """Play a recorded game as a server does, with a connected socket for every viewer."""
    state = record.begin()
    feed = TimedFeed(state)
    feed.clock = clock
    pairs = {viewer: socket.socketpair() for viewer in feed.private}
    for version, (seat, text) in enumerate(record.actions):
        begin = thread_time()
        clock.time("engine", lambda text=text, seat=seat: state.play(text, seat))
        update: Update = feed.update()
        frames = clock.time("JSON frames", lambda v=version, u=update: news(v, u))
        clock.time("sends", lambda frames=frames: send(frames, pairs))
        clock.times["all"].append(1e6 * (thread_time() - begin))
        for viewer, (_, far) in pairs.items():
            left = len(socket_frame(frames[viewer]))
            while left:
                left -= len(far.recv(left))
    for near, far in pairs.values():
        near.close()
        far.close()


def send(
    frames: Mapping[Viewer, bytes], pairs: Mapping[Viewer, tuple[socket.socket, socket.socket]]
) -> None:
    """Send every viewer its frame, as a socket of the server does while it accepts data."""
    for viewer, text in frames.items():
        pairs[viewer][0].sendall(socket_frame(text))


def measure_stages(games: int, replays: int) -> dict[str, dict[str, dict[str, float]]]:
    """Return the stages of every kind of table, with cold and with warm caches."""
    report = {}
    for name, (game, seats, modules) in TABLES.items():
        first, warm, best = Clock(), Clock(), Clock()
        for seed in range(games):
            record = recorded(game, seed, seats, modules)
            replay(record, first)
            clocks = [Clock() for _ in range(replays)]
            for clock in clocks:
                replay(record, clock)
                warm.add(clock.times)
            best.add(best_of(clocks))
        report[name] = {"warm": warm.medians(), "best": best.medians(), "first": first.medians()}
    return report


def measure_writing() -> dict[str, float]:
    """Return the microseconds to store an entry, by the size of its batch."""
    body = encode_entry(Played(0, "NESW@1,0"))
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(f"sqlite:///{Path(folder) / 'tables.db'}")
        report = {}
        for batch in BATCHES:
            writes = [Write(f"B{batch}", number, body) for number in range(ENTRIES)]
            times = []
            for start in range(0, ENTRIES, batch):
                begin = perf_counter()
                storage.keep(writes[start : start + batch])
                times.append(1e6 * (perf_counter() - begin) / batch)
            report[str(batch)] = round(median(times), 1)
        storage.engine.dispose()
    return report


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--games", type=int, default=3, help="recorded games for each table")
    parser.add_argument("--replays", type=int, default=WARM, help="after the first of each game")
    options = parser.parse_args()
    stages, writing = measure_stages(options.games, options.replays), measure_writing()
    if options.json:
        print(json.dumps({"stages_us": stages, "writing_us_per_entry": writing}))
        return
    for name, runs in stages.items():
        for run, row in runs.items():
            words = "  ".join(f"{stage} {figure:g}" for stage, figure in row.items())
            print(f"{name:10} {run:5}  {words}")
    print("writing  ", "  ".join(f"batch of {n}: {us:g}" for n, us in writing.items()))


if __name__ == "__main__":
    main()
