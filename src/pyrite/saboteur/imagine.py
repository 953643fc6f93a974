"""Whole states that are consistent with what one seat knows: the ground of every search bot.

A view is read once (`Worlds`), then its gaps are dealt again and again. What comes out never holds
the seed of the real game, nor any order the seat could not know.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.errors import NotationError, PyriteError
from pyrite.saboteur.config import read_seed
from pyrite.saboteur.game import SaboteurState
from pyrite.saboteur.gold import Memory
from pyrite.saboteur.messages import say
from pyrite.saboteur.numbers import LUCK_GAPS
from pyrite.saboteur.reader import Reader


class Worlds:
    """All states that a view allows; `imagine` deals one of them."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        reader = read_view(view)
        self._blanks = reader.blanks
        self._gold = reader.gold
        self._several = reader.gold.several
        self._world = SaboteurState()
        reader.picture.fill(self._world, Luck(0))

    def imagine(self, rng: Random) -> SaboteurState:
        """One of the states, with luck of its own."""
        world = self._world.copy()
        luck = Luck(rng.getrandbits(64))
        if self._several:
            self._blanks.gold_groups(self._gold.choose(luck))
        self._blanks.deal(world, luck)
        world.seat_at(world.rules, luck)
        return world


def read_view(view: Mapping[str, Any]) -> Reader:
    """Views are made by programs: that something is wrong with one is said in short."""
    try:
        memory = Memory(view["seat"], tuple(view["offers"]), tuple(view["paid"]))
        return Reader(as_position(view), memory)
    except PyriteError:
        raise
    except (AttributeError, LookupError, TypeError, ValueError):
        raise NotationError(say("view-broken")) from None


def imagine(view: Mapping[str, Any], rng: Random) -> SaboteurState:
    """A whole state consistent with what one seat knows; for many of them use `Worlds`."""
    return Worlds(view).imagine(rng)


SAME = (
    *("game", "version", "options", "round", "starter", "turn", "direction", "stage", "declared"),
    *("finder", "last_card", "passes", "owed", "treasure_found", "board", "fresh", "pending"),
    *("goals", "looks", "front", "pile", "discards", "spare", "gold_pile", "pool", "won"),
)


def as_position(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view as a position with gaps."""
    seat = view["seat"]
    hands: list[Any] = list(view["hands"])
    dwarfs: list[Any] = list(view["dwarfs"])
    if seat is not None:
        hands[seat] = view["hand"]
        dwarfs[seat] = view["dwarf"]
    return {key: view[key] for key in SAME} | {
        "asks": _asks(view),
        "drafter": _drafter(view),
        "hands": hands,
        "dwarfs": dwarfs,
        "dwarfs_shown": None not in view["dwarfs"],
        "ended": view["stage"] != "playing" and not view["treasure_found"],
        "shown": [cell for cell in view["goals"] if not _only_looked(view, cell)],
    }


def _only_looked(view: Mapping[str, Any], cell: str) -> bool:
    """Known from a map alone; a goal turned up, or waiting for its turn, is known to all."""
    ask = view["ask"]
    turning = ask is not None and ask["kind"] == "turn_goal" and ask["about"] == cell
    return view["board"][cell] == "?" and not turning


def _asks(view: Mapping[str, Any]) -> list[Any]:
    """Nobody knows who else has answered a window: in the imagined world all others still may."""
    ask = view["ask"]
    if ask is None:
        return []
    seats = [s for s in ask["seats"] if s != view["seat"] or ask["you"]]
    return [{"kind": ask["kind"], "seats": seats, "about": ask["about"]}]


def _drafter(view: Mapping[str, Any]) -> int | None:
    ask = view["ask"]
    if ask is not None and ask["kind"] == "take_gold":
        return int(ask["seats"][0])
    return None


def from_position(position: Mapping[str, Any]) -> SaboteurState:
    """The state that a position describes; what it leaves out is dealt from its seed."""
    reader = Reader(position)
    seed, secret = read_seed(position.get("seed", 0))
    state = SaboteurState()
    reader.picture.fill(state, Luck(seed, secret))
    luck = Luck(seed, secret)
    luck.start(0, LUCK_GAPS)
    reader.blanks.deal(state, luck)
    return state
