"""Scores of beliefs, calculated by hand, and how bots with beliefs are measured."""

import pickle
import random
import sys
from collections.abc import Mapping, Sequence
from math import log
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from arena.games import contest

from pyrite.arena.contest import GameNumber
from pyrite.arena.play import (
    BeliefLog,
    MeasuredBot,
    TableLog,
    Task,
    brier,
    log_loss,
    play,
    prior,
    score,
)
from pyrite.arena.statistics import count
from pyrite.arena.summary import beliefs_summary
from pyrite.bots import BOTS
from pyrite.bots.find import BotError
from pyrite.bots.levels import RandomBot
from pyrite.bots.table import play_game
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.games import new_game

CARDS = {"digger": 4, "saboteur": 2}


def test_the_prior_is_what_the_cards_leave_over() -> None:
    own = {"dwarfs": ["saboteur", None, None, None], "spare": [None, None]}
    assert prior(CARDS, own)[1:] == [{"digger": 0.8, "saboteur": 0.2}] * 3
    seen = {"dwarfs": ["saboteur", "digger", None, None], "spare": ["saboteur", None]}
    assert prior(CARDS, seen)[3] == {"digger": 1.0}


def test_the_prior_goes_by_the_clans_that_all_can_see() -> None:
    state = new_game("lostmines", seats=5, seed=7)
    view, cards = state.view(0), state.describe().dwarfs
    for seat in range(1, 5):
        clan = view["clans"][seat]
        of_clan = {card: n for card, n in cards.items() if card.startswith(clan)}
        of_clan[f"{clan}_{view['dwarf']}"] -= clan == view["clans"][0]
        wanted = {card.partition("_")[2]: n / sum(of_clan.values()) for card, n in of_clan.items()}
        assert prior(cards, view)[seat] == {dwarf: x for dwarf, x in wanted.items() if x}
    assert all(dwarf in wanted for dwarf in TableLog(state).dwarfs())


def test_both_scores_by_hand() -> None:
    thought = {"digger": 0.75, "saboteur": 0.25}
    assert log_loss(thought, "saboteur") == pytest.approx(log(4))
    assert brier(thought, "saboteur") == pytest.approx(0.75**2 + 0.75**2)
    assert brier({"digger": 1.0}, "saboteur") == 2
    assert log_loss({"digger": 1.0}, "saboteur") == pytest.approx(log(1e6))
    assert log_loss({"digger": 1.0}, "digger") == brier({"digger": 1.0}, "digger") == 0
    before = [{"digger": 0.5, "saboteur": 0.5}] * 3
    found = score([{}, thought, thought], before, (1, 2), ("?", "digger", "saboteur"))
    assert found == pytest.approx((2, log(4 / 3) + log(4), 0.125 + 1.125, 2 * log(2), 1.0))


def test_scores_are_added_up_by_tenths_of_each_round() -> None:
    beliefs = BeliefLog()
    for round, move in ((1, 0), (1, 1), (1, 19), (2, 0), (2, 4)):
        beliefs.add(round, move, (1, move, 0.0, 0.0, 0.0))
    sums = beliefs.sums({1: 20, 2: 5})
    assert sums is not None
    assert [tenth[:2] for tenth in sums.tenths] == [
        *[(3, 1.0), *[(0, 0.0)] * 7, (1, 4.0), (1, 19.0)],
    ]
    assert sums.end[:2] == (2, 23.0)
    assert BeliefLog().sums({}) is None


class Thoughts(NamedTuple):
    dwarfs: Sequence[Mapping[str, float]]


class Knower(RandomBot):
    """Plays by lot and has looked at all cards."""

    truth: list[str]

    def beliefs(self, view: Mapping[str, Any]) -> Thoughts:
        return Thoughts([{dwarf: 1.0} for dwarf in self.truth])


class Counter(RandomBot):
    """Plays by lot and believes what the cards tell."""

    def __init__(self, description: Description) -> None:
        self.cards = description.dwarfs

    def beliefs(self, view: Mapping[str, Any]) -> Thoughts:
        return Thoughts(list(prior(self.cards, view)))


def watched(*bots: type[RandomBot]) -> list[MeasuredBot]:
    """A game of one round, played by these bots."""
    state = new_game(seats=len(bots), seed=7, rounds=1)
    table = TableLog(state)
    Knower.truth = table.dwarfs()
    made = [MeasuredBot(bot(state.describe()), table) for bot in bots]
    play_game(state, made)
    return made


def test_beliefs_of_the_others_are_asked_for_until_dwarfs_are_shown() -> None:
    knower, counter, silent, _, _ = watched(Knower, Counter, *[RandomBot] * 3)
    moves = knower.table.moves
    knows, counts = knower.beliefs.sums(moves), counter.beliefs.sums(moves)
    assert silent.beliefs.sums(moves) is None
    assert knows is not None
    assert counts is not None
    seen = sum(n for n, *_ in knows.tenths)
    assert seen == 4 * len(knower.beliefs.rounds[1])  # four others, at every move
    assert all(n > 0 for n, *_ in knows.tenths)
    assert knows.end[:3] == (4, 0, 0)
    assert counts.end[1:3] == counts.end[3:] != (0, 0)


def test_knowing_is_better_by_all_of_it_and_counting_by_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "counter", Counter)
    counting = contest("counter", "random")
    games = [play(Task(counting, GameNumber(3, deal, 0))).game for deal in range(3)]
    told = beliefs_summary("counter", count(games, [("counter", "random", "counter")]))
    assert told is not None
    assert told["end"]["log"] == told["end"]["prior_log"]
    assert told["end"]["gain"]["value"] == 0
    assert len(told["tenths"]) == 10
    assert beliefs_summary("random", count(games, [("counter", "random", "counter")])) is None


class Broken(RandomBot):
    """Has a mistake in it."""

    def told(self, event: Event) -> None:
        raise ZeroDivisionError("oh")


class Unmade(RandomBot):
    """Cannot be made."""

    def __init__(self, description: Description) -> None:
        raise KeyError("oh")


class Cheat(RandomBot):
    """Wants what is not allowed."""

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        return Action(view["seat"], "place", card="NESW", cell="99,99")


class Guesser(RandomBot):
    """Has beliefs that cannot be asked for."""

    def beliefs(self, view: Mapping[str, Any]) -> Any:
        raise LookupError("oh")


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Broken, r"The bot bad:Bot failed: ZeroDivisionError: oh \(.*test_beliefs.py:\d+\)"),
        (Unmade, r"The bot bad:Bot failed: KeyError: 'oh'"),
        (Guesser, r"The bot bad:Bot failed: LookupError: oh"),
        (object, r"The bot bad:Bot failed: TypeError: object"),
        (Cheat, r"The bot bad:Bot chose Action\(.*, which is not one of the actions"),
    ],
)
def test_a_bot_that_fails_is_named(
    monkeypatch: pytest.MonkeyPatch, bot: type[Any], problem: str
) -> None:
    monkeypatch.setitem(sys.modules, "bad", SimpleNamespace(Bot=bot))
    with pytest.raises(BotError, match=problem) as told:
        play(Task(contest("random", "bad:Bot", "random"), GameNumber(3, 0, 0)))
    assert str(pickle.loads(pickle.dumps(told.value))) == str(told.value)
