"""The server's time per action: computing and encoding everything that viewers are sent.

Games between rule-based bots are recorded first. Each is then replayed several times, action by
action, because a game takes only 30 ms. The timed part is what a server does: playing the action,
finding changes in the public and private parts, collecting events, messages and legal actions, and
encoding all of it.
"""

from functools import cache
from importlib.util import find_spec
from itertools import chain
from statistics import median
from time import perf_counter
from typing import NamedTuple

import pyrite
from pyrite.bots import BOTS, USUAL
from pyrite.bots.table import play_game
from pyrite.core.feed import Feed
from pyrite.games import GAMES

REPLAYS = 5
HAS_SERVER = find_spec("msgspec") is not None  # part of the extra `serve`
if HAS_SERVER:
    from pyrite.server.frames import news


class Edge(NamedTuple):
    """A kind of table to measure."""

    figure: str
    game: str
    seats: int
    modules: tuple[str, ...] = ()


def everything() -> tuple[str, ...]:
    """Return Saboteur 2 with every compatible module."""
    modules = {module["key"]: module for module in GAMES["saboteur"].modules()}
    apart = {key for key, module in modules.items() if "saboteur2" in module["excludes"]}
    return tuple(key for key in modules if key not in {*apart, *modules["saboteur2"]["excludes"]})


EDGES = (
    Edge("edge_us", "saboteur", 5),
    Edge("edge_everything_us", "saboteur", 8, everything()),
    Edge("edge_lostmines_us", "lostmines", 6),
)


def measure_edges(step: int) -> dict[str, float]:
    """Return microseconds per action, and bytes per viewer and action at the plain table."""
    figures: dict[str, float] = {}
    for edge in EDGES if HAS_SERVER else ():
        times, sizes = zip(*(replayed(edge, step) for _ in range(REPLAYS)), strict=True)
        figures[edge.figure] = 1e6 * median(chain(*times))
        figures.setdefault("edge_bytes", median(chain(*sizes)))
    return figures


def replayed(edge: Edge, seed: int) -> tuple[list[float], list[int]]:
    """Return the time of every action of a game, and the bytes sent to each viewer."""
    record = recorded(edge, seed)
    state = pyrite.new_game(record.game, seed=record.seed, **record.options)
    feed = Feed(state)
    times: list[float] = []
    sizes: list[int] = []
    for version, (seat, text) in enumerate(record.actions):
        begin = perf_counter()
        state.play(text, seat)
        sent = news(version, feed.update())
        times.append(perf_counter() - begin)
        sizes += map(len, sent.values())
    return times, sizes


@cache
def recorded(edge: Edge, seed: int) -> pyrite.Record:
    """Return a whole game between rule-based bots."""
    state = pyrite.new_game(edge.game, seats=edge.seats, seed=seed, modules=edge.modules)
    bots = [BOTS[USUAL](state.describe()) for _ in range(edge.seats)]
    play_game(state, bots)
    return pyrite.Record.of(state)
