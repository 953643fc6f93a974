"""Random generators of bots: independent of the game, with no way back to its seed."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from cli.visitor import unsaved

from pyrite.arena.contest import Contest
from pyrite.bots import BOTS, Bot
from pyrite.bots.table import SeatedBot, play_game
from pyrite.cli.commands.sim import Chunk, play_chunk
from pyrite.cli.table.match import LocalMatch
from pyrite.cli.terminal.printer import Printer
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.state import State
from pyrite.games import Record, new_game


class Spy(Bot):
    """Plays by lot and keeps the state of every rng that it is handed."""

    seen: list[object]

    def __init__(self, description: Description) -> None:
        self.seen = []

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        self.seen.append(rng.getstate())
        return rng.choice(actions)


def guesses(seed: int) -> list[object]:
    """What a bot would try that has read the program: a state for each way to use the seed."""
    labels = [seed, str(seed), f"{seed}/bots", f"{seed}/bot", *(f"{seed}/{n}" for n in range(12))]
    return [random.Random(label).getstate() for label in labels]


def test_the_seed_cannot_be_read_out_of_a_bots_rng() -> None:
    state = new_game("saboteur", seats=4, seed=7, rounds=1)
    spies = [Spy(state.describe()) for _ in range(4)]
    play_game(state, spies)
    assert not any(seen in guesses(7) for spy in spies for seen in spy.seen)


def test_nor_at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game("saboteur", seats=3, seed=7, rounds=1, first_seat=1)
    spies = {seat: Spy(state.describe()) for seat in (1, 2)}
    screen = Printer("en")
    monkeypatch.setattr(screen, "read", lambda prompt: "1")
    bots = {seat: lambda description, spy=spy: spy for seat, spy in spies.items()}
    LocalMatch(screen, unsaved(state, bots=bots)).run()
    assert spies[1].seen
    assert not any(seen in guesses(7) for spy in spies.values() for seen in spy.seen)


def test_nor_in_a_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    spies: list[Spy] = []

    def seated(description: Description) -> Bot:
        spies.append(Spy(description))
        return spies[-1]

    dealt: list[int] = []

    def dealing(game: str, seed: int, **options: Any) -> State:
        dealt.append(seed)
        return new_game(game, seed=seed, **options)

    monkeypatch.setitem(BOTS, "spy", seated)
    monkeypatch.setattr("pyrite.arena.contest.new_game", dealing)
    play_chunk(Chunk(Contest("saboteur", {"rounds": 1}, ("spy",) * 3, (3,), 7), 0, 1))
    handed = [seen for spy in spies for seen in spy.seen]
    assert handed
    assert not any(seen in guesses(7) + guesses(dealt[0]) for seen in handed)


def test_no_two_bots_share_their_luck() -> None:
    state = new_game("saboteur", seats=5, seed=7, rounds=1)
    spies = [Spy(state.describe()) for _ in range(5)]
    play_game(state, spies)
    handed = [seen for spy in spies for seen in spy.seen]
    assert len({repr(seen) for seen in handed}) == len(handed)


def test_a_game_that_is_continued_goes_on_as_it_would_have() -> None:
    whole = new_game("saboteur", seats=3, seed=7, rounds=1)
    play_game(whole, [BOTS["random"](whole.describe()) for _ in range(3)])
    record = Record.of(whole)
    half = Record(*record._replace(actions=record.actions[:9])).replay()
    while not half.over:
        seat = half.asked[0]
        half.play(SeatedBot(BOTS["random"](half.describe()), seat).choose(half).action, seat)
    assert half.played == whole.played
