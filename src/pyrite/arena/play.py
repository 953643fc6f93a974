"""Playing one game of a plan, with the same result wherever it is played."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from pyrite.arena.measured_bot import MeasuredBot, TableLog
from pyrite.arena.plan import GameNumber, Plan, seatings
from pyrite.arena.played import PlayedGame, PlayedRound
from pyrite.bots.find import find_bot
from pyrite.bots.table import play_game
from pyrite.core.state import State


class Task(NamedTuple):
    """A game to play, and whether to return its record."""

    plan: Plan
    number: GameNumber
    with_record: bool = False


class Outcome(NamedTuple):
    """A finished game, with its record if requested."""

    game: PlayedGame
    record: str = ""


def play(task: Task) -> Outcome:
    """Deal, let the bots play, and collect the statistics."""
    plan, number = task.plan, task.number
    state = plan.deal(number.seats, number.deal)
    names = seatings(plan.bots, number.seats)[number.rotation]
    table, description = TableLog(state), state.describe()
    bots = [MeasuredBot(find_bot(name)(description), table) for name in names]
    record = play_game(state, bots)
    text = record.to_text() if task.with_record else ""
    return Outcome(_played(number, state, bots, table), text)


def _played(
    number: GameNumber, state: State, bots: Sequence[MeasuredBot], table: TableLog
) -> PlayedGame:
    return PlayedGame(
        *number,
        moves=len(state.played or ()),
        scores=list(state.scores),
        winners=list(state.winners),
        rounds=_rounds(state.public()["results"], [*table.scores.values(), state.scores]),
        beliefs=[bot.beliefs.sums(table.moves) for bot in bots],
        times=[bot.watch.times() for bot in bots],
    )


def _rounds(
    results: Sequence[Mapping[str, Any]], scores: Sequence[Sequence[int]]
) -> list[PlayedRound]:
    """Return the rounds, given their results and the scores between them."""
    rounds = []
    for result, (before, after) in zip(results, pairwise(scores), strict=True):
        gold = [then - once for once, then in zip(before, after, strict=True)]
        rounds.append(PlayedRound(result["dwarfs"], gold, result.get("treasure_found")))
    return rounds
