"""Playing one game of a contest, and measuring the bots: thinking times and beliefs.

Beliefs about dwarfs are compared with what the cards alone tell. Both scores are losses: 0 means
the bot knew, and lower is better. The logarithmic score is the surprise at the truth, Brier's the
squared distance from it.
"""

import random
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import floor, log
from typing import NamedTuple

from pyrite.arena.contest import (
    TENTHS,
    Contest,
    GameNumber,
    PlayedGame,
    PlayedRound,
    Scores,
    SeatBeliefs,
    SeatTimes,
    seatings,
)
from pyrite.bots import Bot
from pyrite.bots.find import find_bot
from pyrite.bots.table import play_game
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.state import State
from pyrite.core.talk import Talk
from pyrite.core.views import View, round_of

SHORTEST = 1e-6  # seconds; anything shorter counts as this
GROWTH = log(1.1)  # thinking times are counted in ranges that each grow by a tenth
LEAST = 1e-6  # probability assigned to a truth that the bot thought impossible
NOTHING: Scores = (0, 0.0, 0.0, 0.0, 0.0)
Chances = Mapping[str, float]  # probability of each kind of dwarf


class Task(NamedTuple):
    """A game to play, and whether to return its record."""

    contest: Contest
    number: GameNumber
    with_record: bool = False


class Outcome(NamedTuple):
    """A finished game, with its record if requested."""

    game: PlayedGame
    record: str = ""


def play(task: Task) -> Outcome:
    """Deal, let the bots play, and collect the statistics; the same wherever it is played."""
    contest, number = task.contest, task.number
    state = contest.deal(number.seats, number.deal)
    names = seatings(contest.bots, number.seats)[number.rotation]
    table, description = TableLog(state), state.describe()
    bots = [MeasuredBot(find_bot(name)(description), table) for name in names]
    record = play_game(state, bots)
    game = PlayedGame(
        *number,
        moves=len(record.actions),
        scores=list(state.scores),
        winners=list(state.winners),
        rounds=table.rounds(),
        beliefs=[bot.beliefs.sums(table.moves) for bot in bots],
        times=[bot.watch.times() for bot in bots],
    )
    return Outcome(game, record.to_text() if task.with_record else "")


class TableLog:
    """A log of a table: the scores before each round, and its number of moves."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.scores: dict[int, tuple[int, ...]] = {}
        self.moves = Counter[int]()

    def note(self, view: View) -> None:
        """Record that a seat is about to choose."""
        self.scores.setdefault(round_of(view), self.state.scores)
        self.moves[round_of(view)] += view["stage"] == "playing"

    def dwarfs(self) -> list[str]:
        """Return every seat's true dwarf."""
        return [self.state.private(seat)["dwarf"] for seat in range(self.state.seats)]

    def rounds(self) -> list[PlayedRound]:
        """Return the rounds of the finished game, if it has any, with everyone's gold in each."""
        rounds, results = [], self.state.public()["results"]
        scores = pairwise([*self.scores.values(), self.state.scores]) if results else ()
        for result, (before, after) in zip(results, scores, strict=True):
            gold = [then - once for once, then in zip(before, after, strict=True)]
            rounds.append(PlayedRound(result["dwarfs"], gold, result.get("treasure_found")))
        return rounds


class MeasuredBot(Bot):
    """A bot that plays like the one inside it, and is measured."""

    def __init__(self, bot: Bot, table: TableLog) -> None:
        self.bot = bot
        self.table = table
        self.watch = Stopwatch()
        self.beliefs = BeliefLog()

    def told(self, event: Event) -> None:
        """Pass on an event, as the bot's seat may know it."""
        self.bot.told(event)

    def hear(self, talk: Talk) -> None:
        """Pass on talk."""
        self.bot.hear(talk)

    def say(self, view: View, rng: random.Random) -> Talk | None:
        """Return what the inner bot says."""
        return self.bot.say(view, rng)

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return the inner bot's choice; its beliefs are read first, which uses no randomness."""
        self.table.note(view)
        self._note_beliefs(view)
        began = time.perf_counter()
        action = self.bot.choose(view, actions, rng)
        if len(actions) > 1:
            self.watch.add(time.perf_counter() - began)
        return action

    def _note_beliefs(self, view: View) -> None:
        """Score the bot's beliefs about seats it cannot know."""
        hidden = [seat for seat, dwarf in enumerate(view.get("dwarfs", ())) if dwarf is None]
        beliefs = getattr(self.bot, "beliefs", None)  # not every bot has beliefs
        if not hidden or view["stage"] != "playing" or beliefs is None:
            return
        before = prior(self.table.state.describe().dwarfs, view)
        scores = score(beliefs(view).dwarfs, before, hidden, self.table.dwarfs())
        self.beliefs.add(view["round"], self.table.moves[view["round"]] - 1, scores)


class Stopwatch:
    """Counts the thinking times of one seat."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.counts = Counter[int]()

    def add(self, seconds: float) -> None:
        """Record the time of a choice."""
        self.seconds += seconds
        self.counts[floor(log(max(seconds, SHORTEST) / SHORTEST) / GROWTH)] += 1

    def times(self) -> SeatTimes:
        """Return the recorded times."""
        counts = dict(sorted(self.counts.items()))
        return SeatTimes(self.counts.total(), round(self.seconds, 6), counts)


def prior(cards: Mapping[str, int], view: View) -> list[Chances]:
    """Return every seat's dwarf probabilities from the cards the viewer knows alone.

    Where the backs of dwarf cards show a clan, a seat has one of its clan's cards.
    """
    clans = [f"{clan}_" for clan in view.get("clans", ())] or [""] * len(view["dwarfs"])
    dwarfs = zip(clans, view["dwarfs"], strict=True)
    left = Counter(cards)
    left -= Counter(f"{clan}{dwarf}" for clan, dwarf in dwarfs if dwarf is not None)
    left -= Counter(dwarf for dwarf in view["spare"] if dwarf is not None)
    return [_shares(left, clan) for clan in clans]


def _shares(left: Mapping[str, int], clan: str) -> Chances:
    """Return how likely each dwarf of a clan is if the remaining cards are dealt at random."""
    own = {card.removeprefix(clan): n for card, n in left.items() if card.startswith(clan)}
    return {dwarf: n / sum(own.values()) for dwarf, n in own.items()}


def score(
    beliefs: Sequence[Chances],
    before: Sequence[Chances],
    seats: Iterable[int],
    truth: Sequence[str],
) -> Scores:
    """Score beliefs about some seats, and the prior for the same seats."""
    total = NOTHING
    for seat in seats:
        own, alone, true = beliefs[seat], before[seat], truth[seat]
        losses = (log_loss(own, true), brier(own, true), log_loss(alone, true), brier(alone, true))
        total = _plus(total, (1, *losses))
    return total


def log_loss(chances: Chances, true: str) -> float:
    """Return the surprise at the truth."""
    return -log(min(max(chances.get(true, 0.0), LEAST), 1.0))


def brier(chances: Chances, true: str) -> float:
    """Return the squared distance from the truth."""
    return sum((chances.get(kind, 0.0) - (kind == true)) ** 2 for kind in {*chances, true})


class BeliefLog:
    """The scores of a seat's beliefs, by round and move."""

    def __init__(self) -> None:
        self.rounds: dict[int, list[tuple[int, Scores]]] = {}

    def add(self, round: int, move: int, scores: Scores) -> None:
        """Record the score of a seat's beliefs at a move."""
        self.rounds.setdefault(round, []).append((move, scores))

    def sums(self, moves: Mapping[int, int]) -> SeatBeliefs | None:
        """Sum the scores by tenths of a round, given the number of moves in each round."""
        if not self.rounds:
            return None
        tenths, end = [NOTHING] * TENTHS, NOTHING
        for round, entries in self.rounds.items():
            for move, scores in entries:
                tenth = move * TENTHS // moves[round]
                tenths[tenth] = _plus(tenths[tenth], scores)
            end = _plus(end, entries[-1][1])
        return SeatBeliefs([_short(tenth) for tenth in tenths], _short(end))


def _plus(one: Scores, other: Scores) -> Scores:
    n, a, b, c, d = (x + y for x, y in zip(one, other, strict=True))
    return int(n), a, b, c, d


def _short(scores: Scores) -> Scores:
    """Round scores to the digits worth storing."""
    n, a, b, c, d = (round(number, 6) for number in scores)
    return int(n), a, b, c, d
