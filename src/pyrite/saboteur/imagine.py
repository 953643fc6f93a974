"""Complete states consistent with what a seat knows: the basis of every search bot.

`Worlds` reads a view once and then deals its unknown cards again and again. The result never
contains the seed of the real game, nor any order that the seat could not know.
"""

from random import Random
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.messages import NotationError
from pyrite.core.one_thread import Changing
from pyrite.core.options import read_seed
from pyrite.core.source import reading_a_view
from pyrite.core.views import Position, View
from pyrite.saboteur.decks.module_components import STASH
from pyrite.saboteur.game import SaboteurState
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import LUCK_GAPS
from pyrite.saboteur.reading.read_gold import MOST_COINS, Memory
from pyrite.saboteur.reading.reader import Reader
from pyrite.saboteur.worlds.redeal import deal


class Worlds:
    """All states that a view allows; `imagine` deals one of them.

    All of them agree with what this seat remembers of cards. It cannot know what other seats
    remember, so in an imagined world they remember nothing.
    """

    def __init__(self, view: View) -> None:
        reader = read_view(view)
        self._blanks = reader.blanks
        self._gold = reader.gold
        self._several = reader.gold.several
        self._world = SaboteurState._empty()
        reader.snapshot.fill(self._world, Luck(0))

    def imagine(self, rng: Random) -> SaboteurState:
        """Return one of the states, with its own luck."""
        world = self._world.copy()
        luck = world.luck
        luck.reseed(rng.getrandbits(64))
        if self._several:
            with Changing(self._blanks):
                self._blanks.put_gold(*self._gold.choose(luck))
                dealt = deal(self._blanks, world, luck)
        else:
            dealt = deal(self._blanks, world, luck)
        if not dealt:
            raise NotationError(say("position-memory"))
        return world


def read_view(view: View) -> Reader:
    """Read the view as a position with gaps."""
    with reading_a_view(view):
        return Reader(as_position(view), gold_memory(view))


def imagine(view: View, rng: Random) -> SaboteurState:
    """Return a complete state consistent with a seat's view; use `Worlds` to get many."""
    return Worlds(view).imagine(rng)


SAME = (
    *("game", "version", "options", "round", "starter", "turn", "direction", "stage", "declared"),
    *("finder", "last_card", "passes", "owed", "later", "treasure_found", "board", "fresh"),
    *("pending", "sites", STASH.many, "looks", "front", "pile", "aside", "offer", "discards"),
    *("discards_seen_by", "dwarfs", "dwarfs_seen_by", "spare", "spare_seen_by", "dwarfs_shown"),
    *("gold_pile", "pool", "won", "modules", "goals", "results", "payments"),
)


def as_position(view: View) -> dict[str, Any]:
    """Return the view as a position with gaps."""
    seat = view["seat"]
    hands: list[Any] = view["hands"].copy()
    coins = [max(n, 0) for n in view["purse"]]
    if seat is not None:
        hands[seat] = view["hand"]
        coins[seat] = view["coins"]
    return {key: view[key] for key in SAME} | {
        "asks": _asks(view),
        "drafter": _drafter(view),
        "hands": hands,
        "coins": coins,
        "ended": view["stage"] != "playing" and not view["treasure_found"],
        "shown": [cover for cover, public, _ in _covers(view) if public],
        "knows": _knows(view),
        "memory": [{**row, "knower": seat} for row in view["memory"]],
        "history": _history(view),
    }


def _history(view: View) -> list[dict[str, Any]] | None:
    """Return the steps that the seat saw; None if it remembers something but no steps are kept."""
    if view["memory"] and not view["history"]:
        return None
    return [{"seen_by": [view["seat"]], "step": step} for step in view["history"]]


def gold_memory(view: View) -> Memory:
    """Return what the seat knows about the gold of others."""
    rows = [view[key] for key in ("offers", "paid", "purse", "has_gold")]
    if not all(type(row) is list for row in rows):
        raise NotationError(say("view-broken"))
    offers, paid, purse, has_gold = map(tuple, rows)
    if any(type(n) is not int or abs(n) > MOST_COINS for n in purse):
        raise NotationError(say("view-broken"))
    return Memory(view["seat"], offers, paid, purse, has_gold)


def _covers(view: View) -> list[tuple[str, bool, bool]]:
    """Return face-down cards by cell or number: known to everybody, known only to this seat."""
    covers = []
    for cell, card in view["goals"].items():
        known, public = card is not None, _is_public(view, cell)
        covers.append((cell, known and public, known and not public))
    for number, stash in enumerate(view[STASH.many], len(covers) + 1):
        cell, opened = stash["cell"], stash["opened"]
        public = cell is not None and _is_public(view, cell)
        looked = stash[STASH.one] is not None and not opened
        covers.append((f"#{number}" if cell is None else cell, public, looked))
    return covers


def _is_public(view: View, cell: str) -> bool:
    """Return whether a goal is face up, or about to be turned up."""
    ask = view["ask"]
    turning = ask is not None and ask["kind"] == "turn_goal" and ask["cell"] == cell
    return view["board"][cell] != "?" or turning


def _knows(view: View) -> list[list[str]]:
    """Return what each seat knows: this one what it sees, others what it saw them look at."""
    knows: list[list[str]] = view["looks"].copy()
    if view["seat"] is not None:
        knows[view["seat"]] = [cover for cover, _, mine in _covers(view) if mine]
    return knows


def _asks(view: View) -> list[Any]:
    """Return the open ask; nobody knows who answered a window, so all others still may."""
    ask = view["ask"]
    if ask is None:
        return []
    seats = [s for s in ask["seats"] if s != view["seat"] or view["asked"]]
    return [{**ask, "seats": seats}]


def _drafter(view: View) -> int | None:
    ask = view["ask"]
    if ask is not None and ask["kind"] == "take_gold":
        return int(ask["seats"][0])
    return None


def from_position(position: Position) -> SaboteurState:
    """Return the state that a position describes; anything left out is dealt from its seed."""
    reader = Reader(position)
    seed, secret = read_seed(position.get("seed", 0))
    state = SaboteurState._empty()
    reader.snapshot.fill(state, Luck(seed, secret))
    luck = Luck(seed, secret)
    luck.start(0, LUCK_GAPS)
    if reader.gold.several:
        reader.blanks.put_gold(*reader.gold.choose(luck))
    if not deal(reader.blanks, state, luck):
        raise NotationError(say("position-memory"))
    return state
