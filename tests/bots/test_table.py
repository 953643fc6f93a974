"""Bots at a table receive what their seat may know, and only answer legally."""

import json
import random
import sys
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from contract.sets import Table, any_table, every_table
from deep import cases
from property.hidden import redealt

from pyrite import ConfigError, State, describe, from_position, new_game
from pyrite.bots import BOTS, Bot
from pyrite.bots.find import find_bot
from pyrite.bots.levels import EasyBot, MediumBot
from pyrite.bots.table import play_game
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.talk import Talk

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


class Watched(Bot):
    """A bot under guard, every other one easy: everything that goes in and out is looked at."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.bot = (MediumBot, EasyBot)[seat % 2](state.describe())
        self.asks: set[str] = set()

    def told(self, event: Event) -> None:
        assert not event.secret or event.seen_by == 1 << self.seat
        self.bot.told(event)

    def hear(self, talk: Talk) -> None:
        self.bot.hear(talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        return self.bot.say(view, rng)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        assert view["seat"] == self.seat
        assert view["asked"]
        assert {action.seat for action in actions} == {self.seat}
        self.asks.add(view["ask"]["kind"])
        self.bot.reason(view, actions, actions[0])
        chosen = self.bot.choose(json.loads(json.dumps(view)), tuple(actions), rng)
        assert chosen in actions
        return chosen


def watched_game(state: State) -> set[str]:
    """Watched bots play the game to its end; what they were asked."""
    bots = [Watched(state, seat) for seat in range(state.seats)]
    play_game(state, bots)
    assert state.over
    return {kind for bot in bots for kind in bot.asks}


@pytest.mark.parametrize("options", cases(TABLES, TABLES[::5]), ids=str)
def test_games_are_played_to_their_end(options: dict[str, Any]) -> None:
    asks = set()
    for seed in range(2):
        state = new_game("saboteur", seed=seed, **options)
        asks |= watched_game(state)
        assert state.winners
    assert {"turn", "take_gold"} <= asks
    assert ("veto" in asks) == bool(options["modules"])


@every_table
def test_every_table_is_played_to_its_end(table: Table) -> None:
    assert "turn" in watched_game(table.new_game(seed=1, rounds=1))


@pytest.mark.parametrize("seed", cases(range(12), range(5)))
def test_so_is_any_other_table(seed: int) -> None:
    options = any_table(random.Random(seed)) | {"rounds": 1}
    assert "turn" in watched_game(new_game(seed=seed, **options))


@pytest.mark.parametrize("name", ["random", "easy", "medium", "hard:40"])
def test_every_bot_plays_and_the_same_dice_give_the_same_game(name: str) -> None:
    ends = []
    for _ in range(2):
        state = new_game("saboteur", seats=4, seed=3, rounds=1)
        bots: list[Bot] = [find_bot(name)(state.describe()) for _ in range(4)]
        play_game(state, bots)
        ends.append((state.scores, list(state.events)))
    assert ends[0] == ends[1]


def test_every_seat_gets_a_fresh_bot() -> None:
    description = new_game(seats=4, seed=3).describe()
    for make in BOTS.values():
        assert make(description) is not make(description)


def test_a_bot_that_sits_down_late_plays_on_from_the_view_alone() -> None:
    class Deaf(MediumBot):
        def told(self, event: Event) -> None:
            """It hears nothing."""

    state = new_game("saboteur", seats=5, seed=1)
    play_game(state, [Deaf(state.describe()) for _ in range(5)])
    assert state.over


LOOKS = 8  # so often a double is asked as well


class Doubled(Watched):
    """It is watched whether a double, shown another world that looks the same, does the same."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state
        self.double = type(self.bot)(state.describe())
        self.chosen: list[Action] = []

    def told(self, event: Event) -> None:
        super().told(event)
        self.double.told(event)

    def hear(self, talk: Talk) -> None:
        super().hear(talk)
        self.double.hear(talk)

    def say(self, view: Mapping[str, Any], rng: random.Random) -> Talk | None:
        again = same_luck(rng)
        said = super().say(view, rng)
        if len(self.chosen) < LOOKS:
            assert self.double.say(self.other_world().view(self.seat), again) == said
        return said

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        again = same_luck(rng)
        chosen = super().choose(view, actions, rng)
        if len(self.chosen) < LOOKS:
            self.chosen.append(chosen)
            world = self.other_world()
            shown, legal = world.view(self.seat), world.actions(self.seat)
            assert self.double.choose(shown, legal, again) == chosen
        return chosen

    def other_world(self) -> State:
        """All that the seat cannot know is dealt anew."""
        return from_position(redealt(self.state.position(), self.seat, random.Random(1)))


def same_luck(rng: random.Random) -> random.Random:
    """Another one that goes on like this one."""
    new = random.Random()
    new.setstate(rng.getstate())
    return new


@every_table
def test_no_bot_peeks(table: Table) -> None:
    state = table.new_game(seed=2, rounds=1)
    others: list[Bot] = [BOTS["random"](state.describe()) for _ in range(state.seats - 2)]
    play_game(state, [Doubled(state, 0), Doubled(state, 1), *others])


class Mute:
    """Has all parts of a bot but `say`."""

    def __init__(self, description: object) -> None:
        self.told = self.hear = self.choose = print


def test_a_bot_that_lacks_a_part_is_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "mute", SimpleNamespace(Mute=Mute))
    with pytest.raises(ConfigError, match=r"mute:Mute has no say\. Extend"):
        find_bot("mute:Mute")(describe(seats=3))
