"""Bots at a table: they get what their seat may know and answer only what is legal."""

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from contract.sets import NAMES, Table, any_table
from contract.sets import TABLES as ALL_TABLES

from pyrite import new_game
from pyrite.bots import BOTS
from pyrite.bots.table import play_game
from pyrite.bots.thumb import Thumb
from pyrite.core.events import Event

TABLES = [
    {"edition": edition, "modules": modules, "seats": seats}
    for edition, modules, seats in (
        ("2024", (), 3),
        ("2024", ("y2019_veto",), 6),
        ("et2007", (), 10),
        ("et2007", ("y2019_veto",), 4),
        ("is", (), 7),
        ("is", ("y2019_veto",), 5),
    )
]


class Watched:
    """A thumb bot under guard: everything that goes in and out is looked at."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.bot = Thumb()
        self.asks: set[str] = set()

    def told(self, event: Event) -> None:
        assert not event.secret or event.seen_by == 1 << self.seat
        self.bot.told(event)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str], rng: random.Random) -> str:
        assert view["seat"] == self.seat
        assert self.seat in view["ask"]["seats"]
        self.asks.add(view["ask"]["kind"])
        chosen = self.bot.choose(json.loads(json.dumps(view)), tuple(legal), rng)
        assert chosen in legal
        return chosen


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_games_are_played_to_their_end(options: dict[str, Any]) -> None:
    asks = set()
    for seed in range(2):
        bots = [Watched(seat) for seat in range(options["seats"])]
        state = play_game(new_game("saboteur", seed=seed, **options), bots, random.Random(seed))
        assert state.over
        assert state.winners
        asks |= {kind for bot in bots for kind in bot.asks}
    assert {"turn", "take_gold"} <= asks
    assert ("veto" in asks) == bool(options["modules"])


@pytest.mark.parametrize("chosen", ALL_TABLES, ids=NAMES)
def test_every_table_is_played_to_its_end(chosen: Table) -> None:
    bots = [Watched(seat) for seat in range(chosen.seats)]
    assert play_game(chosen.new_game(seed=1, rounds=1), bots, random.Random(1)).over


@pytest.mark.parametrize("seed", range(12))
def test_so_is_any_other_table(seed: int) -> None:
    options = any_table(random.Random(seed)) | {"rounds": 1}
    bots = [Watched(seat) for seat in range(options["seats"])]
    assert play_game(new_game(seed=seed, **options), bots, random.Random(seed)).over


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_and_the_same_dice_give_the_same_game(name: str) -> None:
    ends = []
    for _ in range(2):
        bots = [BOTS[name]() for _ in range(4)]
        state = play_game(new_game("saboteur", seats=4, seed=3), bots, random.Random(3))
        ends.append((state.scores, list(state.events)))
    assert ends[0] == ends[1]


def test_every_seat_gets_a_fresh_bot() -> None:
    for make in BOTS.values():
        assert make() is not make()


def test_a_bot_that_sits_down_late_plays_on_from_the_view_alone() -> None:
    class Deaf(Thumb):
        def told(self, event: Event) -> None:
            """It hears nothing."""

    bots = [Deaf() for _ in range(5)]
    assert play_game(new_game("saboteur", seats=5, seed=1), bots, random.Random(1)).over
