"""What one action costs a server: everything that all viewers are sent, as JSON bytes.

Games among bots with rules of thumb are played beforehand; then each is played again action by
action, by its text. Timed is what a server does: play, the changed keys of the public part and of
every private one, events and messages for all, the actions of who is asked, and the encoding of
all that.
"""

from functools import cache, lru_cache
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import NamedTuple

import pyrite
from pyrite.bots import BOTS, USUAL
from pyrite.bots.table import play_game
from pyrite.core.actions import Action
from pyrite.core.feed import Feed, Update, Viewer
from pyrite.games import GAMES

HAS_MSGSPEC = find_spec("msgspec") is not None  # it comes with the developers' tools
if HAS_MSGSPEC:
    from msgspec.json import encode


class Edge(NamedTuple):
    """One kind of table that is measured."""

    figure: str
    game: str
    seats: int
    modules: tuple[str, ...] = ()


def everything() -> tuple[str, ...]:
    """Saboteur 2 with every module that goes with it."""
    modules = {module["key"]: module for module in GAMES["saboteur"].modules()}
    apart = {key for key, module in modules.items() if "saboteur2" in module["excludes"]}
    return tuple(key for key in modules if key not in {*apart, *modules["saboteur2"]["excludes"]})


EDGES = (
    Edge("edge_us", "saboteur", 5),
    Edge("edge_everything_us", "saboteur", 8, everything()),
    Edge("edge_lostmines_us", "lostmines", 6),
)


def measure_edges(step: int) -> dict[str, float]:
    """Microseconds for an action, and bytes for a viewer and action at the plain table."""
    figures: dict[str, float] = {}
    for edge in EDGES if HAS_MSGSPEC else ():
        times, sizes = replayed(edge, step)
        figures[edge.figure] = 1e6 * median(times)
        figures.setdefault("edge_bytes", median(sizes))
    return figures


def replayed(edge: Edge, seed: int) -> tuple[list[float], list[int]]:
    """The time of every action of a game, and the bytes that each viewer is sent for it."""
    record = recorded(edge, seed)
    state = pyrite.new_game(record.game, seed=record.seed, **record.options)
    feed = Feed(state)
    times, sizes = [], []
    for seat, text in record.actions:
        begin = perf_counter()
        state.play(text, seat)
        sent = encoded(feed.update())
        times.append(perf_counter() - begin)
        sizes += [sum(map(len, parts)) for parts in sent.values()]
    return times, sizes


@cache
def recorded(edge: Edge, seed: int) -> pyrite.Record:
    """A whole game among bots with rules of thumb."""
    state = pyrite.new_game(edge.game, seats=edge.seats, seed=seed, modules=edge.modules)
    bots = [BOTS[USUAL](state.describe()) for _ in range(edge.seats)]
    play_game(state, bots)
    return pyrite.Record.of(state)


def encoded(update: Update) -> dict[Viewer, list[bytes]]:
    """What each viewer is sent; what several are sent is encoded once."""
    public = encode(update.public)
    told: dict[int, bytes] = {}
    sent: dict[Viewer, list[bytes]] = {}
    for viewer, private in update.private.items():
        sent[viewer] = [public, encode(private)]
        for news in (update.events[viewer], update.messages[viewer]):
            if id(news) not in told:
                told[id(news)] = encode([new.as_dict() for new in news])
            sent[viewer].append(told[id(news)])
    for seat, actions in update.actions.items():
        sent[seat].append(b"[" + b",".join(map(encoded_action, actions)) + b"]")
    return sent


@lru_cache(maxsize=32_768)
def encoded_action(action: Action) -> bytes:
    """The same actions come again and again, at all tables."""
    return encode(action.as_dict())
