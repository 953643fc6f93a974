"""Complete states from what a seat knows, and from positions with gaps."""

from random import Random
from typing import Any

from pyrite.core.chance import Luck
from pyrite.core.source import reading_a_view
from pyrite.core.views import Position, View
from pyrite.lostmines.game import LostMinesState
from pyrite.lostmines.numbers import LUCK_GAPS
from pyrite.lostmines.reading.reader import Reader

SAME = (
    *("game", "version", "options", "round", "starter", "turn", "stage", "steps", "owed"),
    *("proposed", "last_card", "dragon", "board", "tools", "traps", "trolls", "stands", "mines"),
    *("mines_seen_by", "treasures", "treasures_seen_by", "dwarfs_seen_by", "spare", "pile"),
    *("aside", "discards", "discards_seen_by", "points", "results"),
)


class Worlds:
    """All states that a view allows; `imagine` deals one of them."""

    def __init__(self, view: View) -> None:
        with reading_a_view(view):
            reader = Reader(as_position(view))
        self._blanks = reader.blanks
        self._world = LostMinesState._empty()
        reader.snapshot.fill(self._world, Luck(0))

    def imagine(self, rng: Random) -> LostMinesState:
        """Return one of the states, with its own luck."""
        world = self._world.copy()
        world.luck.reseed(rng.getrandbits(64))
        self._blanks.deal(world, world.luck)
        return world


def as_position(view: View) -> dict[str, Any]:
    """Return the view as a position with gaps."""
    seat = view["seat"]
    hands: list[Any] = view["hands"].copy()
    if seat is not None:
        hands[seat] = view["hand"]
    pairs = zip(view["clans"], view["dwarfs"], strict=True)
    dwarfs = [clan if role is None else f"{clan}_{role}" for clan, role in pairs]
    return {key: view[key] for key in SAME} | {
        "ask": _ask(view),
        "agreed": [seat] if view["answer"] else [],
        "hands": hands,
        "dwarfs": dwarfs,
    }


def _ask(view: View) -> dict[str, Any] | None:
    """Return the open ask; nobody knows others' answers to a proposal, so all still may answer."""
    ask, seat = view["ask"], view["seat"]
    if ask is None:
        return None
    return {**ask, "seats": [s for s in ask["seats"] if s != seat or view["asked"]]}


def from_position(position: Position) -> LostMinesState:
    """Return the state that a position describes; anything left out is dealt from its seed."""
    reader = Reader(position)
    state = LostMinesState._empty()
    reader.snapshot.fill(state, Luck(*reader.seed))
    luck = Luck(*reader.seed)
    luck.start(0, LUCK_GAPS)
    reader.blanks.deal(state, luck)
    return state
