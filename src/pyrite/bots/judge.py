"""What the heuristics of every game are made of: beliefs, a judge of actions, and its speaker.

A seat's beliefs range over all deals of dwarf cards. How likely each dwarf does each kind of deed
was measured by scripts/fit_beliefs.py.
"""

import json
import random
from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol

from pyrite.bots.deals import all_deals
from pyrite.bots.guidance import Guidance
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.talk import Talk
from pyrite.core.views import View

FILE = Path(__file__).with_name("likelihoods.json")
Weights = Mapping[str, float]  # by dwarf: the log of how much likelier than average
NOTHING: Weights = {}
Evidence = list[dict[str, float]]  # by seat and kind of dwarf: log likelihood of its deeds
KnownDeed = tuple[int, str, str]  # a seat, the phase of the round, and the kind of deed
MOST = 4.0  # caps the evidence, so that no seat is ever beyond doubt
STRANGER = "stranger"  # a player who matches no known style, whatever the dwarf
STRANGE = 0.05  # prior probability that a seat is a stranger


class Likelihoods(NamedTuple):
    """Statistics from tables with the same kinds of dwarfs."""

    trust: float  # deeds of one seat depend on each other, so they count less
    honesty: Mapping[str, float]  # by dwarf: how often it tells the truth about a goal
    deeds: Mapping[str, Mapping[str, Weights]]  # by phase and kind of deed

    def of(self, phase: str, kind: str) -> Weights:
        """Return what a deed says about who did it; nothing if it was never counted."""
        return self.deeds.get(phase, {}).get(kind, NOTHING)


def table_name(game: str, dwarfs: Iterable[str]) -> str:
    """Return the key of tables with these kinds of dwarfs, which are counted together."""
    return f"{game}: {' '.join(sorted(dwarfs))}"


@cache
def _file() -> dict[str, Any]:
    tables: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return tables


def likelihoods(game: str, dwarfs: Iterable[str]) -> Likelihoods:
    """Return the statistics for tables with these dwarfs, or empty ones."""
    table = _file().get(table_name(game, dwarfs), {"trust": 1.0, "honesty": {}, "deeds": {}})
    return Likelihoods(**table)


def forget() -> None:
    """Read the file again on next use."""
    _file.cache_clear()


class Beliefs(NamedTuple):
    """What a seat believes about what it cannot see."""

    dwarfs: list[dict[str, float]]  # for each seat, the probability of each kind of dwarf
    # For each face-down goal, by cell: the probability that it is a treasure.
    goals: dict[str, float]


class Tally:
    """The evidence of each seat's deeds so far; `known` is what the judging seat knew."""

    def __init__(self, dwarfs: Iterable[str], seats: int, trust: float) -> None:
        self.dwarfs = tuple(dwarfs)
        self.seats = seats
        self.trust = trust  # how far deeds add up, since those of one seat depend on each other
        self.known: Mapping[int, str] = {}
        self.clear()

    def clear(self) -> None:
        """Start counting again."""
        self.counted = 0
        self.sums = [dict.fromkeys((*self.dwarfs, STRANGER), 0.0) for _ in range(self.seats)]

    def add(self, seat: int, logs: Mapping[str, float]) -> None:
        """Add a deed of a seat, by its log likelihood for each dwarf and for a stranger."""
        own = self.sums[seat]
        for dwarf, likely in logs.items():
            own[dwarf] += self.trust * likely
        if STRANGER not in logs and logs:
            own[STRANGER] += self.trust * sum(logs.values()) / len(logs)
        self.counted += 1

    def evidence(self) -> Evidence:
        """Return evidence by seat and dwarf, centred on 0; strangers' deeds say nothing."""
        found = []
        for own in self.sums:
            logs = {dwarf: _mixed(own[dwarf], own[STRANGER]) for dwarf in self.dwarfs}
            mean = sum(logs.values()) / len(logs)
            found.append({k: max(-MOST, min(MOST, likely - mean)) for k, likely in logs.items()})
        return found

    def strangers(self, weight: float) -> list[float]:
        """Return how likely each seat matches no known style; the weight is that of its deeds."""
        found = []
        for own in self.sums:
            likely = [exp(own[dwarf] - own[STRANGER]) for dwarf in self.dwarfs]
            known = (sum(likely) / len(likely)) ** weight
            found.append(STRANGE / (STRANGE + (1 - STRANGE) * known))
        return found


def _mixed(known: float, strange: float) -> float:
    """Return the log likelihood of deeds of a seat that may be a stranger."""
    most = max(known, strange)
    return most + log((1 - STRANGE) * exp(known - most) + STRANGE * exp(strange - most))


def marginals(
    cards: Mapping[str, int], evidence: Sequence[Mapping[str, float]]
) -> list[dict[str, float]]:
    """Return the probability that each seat holds each kind of these cards, dealt or spare.

    A deal is weighted by the combined evidence of its seats.
    """
    kinds = [kind for kind, copies in cards.items() if copies > 0]
    deals = all_deals(tuple(cards[kind] for kind in kinds), len(evidence))
    weights = array("d")
    for own in evidence:
        most = max([own.get(kind, 0.0) for kind in kinds], default=0.0)
        weights.extend([exp(own.get(kind, 0.0) - most) for kind in kinds])
    shares, many = deals.shares(weights), len(kinds)
    rows = [shares[many * seat : many * (seat + 1)] for seat in range(len(evidence))]
    return [dict(zip(kinds, row, strict=True)) for row in rows]


class Listener(Protocol):
    """Whatever remembers what happens and what is said."""

    def told(self, event: Event) -> None:
        """Learn that something happened."""

    def hear(self, talk: Talk) -> None:
        """Hear what is said."""


class Speaker:
    """Remembers what was said, and never says anything twice in a round."""

    chatty: float  # how often a seat with something to say speaks

    def __init__(self, description: Description) -> None:
        self.allowed = description.phrases
        self.clear()

    def clear(self) -> None:
        """Forget everything for a new round."""
        self.said: set[Talk] = set()  # by any player

    def told(self, event: Event) -> None:
        """Learn that something happened."""
        if event.kind == "round_started":
            self.clear()

    def hear(self, talk: Talk) -> None:
        """Remember what need not be said again."""
        self.said.add(talk)

    def first_of(self, thoughts: Iterator[Talk], rng: random.Random) -> Talk | None:
        """Return the first thing worth saying that has not been said."""
        silent = rng.random() >= self.chatty
        for talk in thoughts:
            if talk.kind in self.allowed and talk not in self.said:
                return None if silent else talk
        return None


class Judge(ABC):
    """The heuristics of one game, for one seat that remembers others' deeds."""

    listeners: tuple[Listener, ...]
    speaker: Speaker
    tolerated: ClassVar[frozenset[str]] = frozenset()  # kinds of silly moves that win too much

    def told(self, event: Event) -> None:
        """Remember what speaks for or against the other seats."""
        for listener in self.listeners:
            listener.told(event)

    def hear(self, talk: Talk) -> None:
        """Remember what is said, which may be a lie."""
        for listener in self.listeners:
            listener.hear(talk)

    @abstractmethod
    def believe_everything(self) -> None:
        """Believe everything that is said from now on."""

    @abstractmethod
    def say(self, view: View, rng: random.Random) -> Talk | None:
        """Return what serves the seat's side now, true or not, or None."""

    @abstractmethod
    def values(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Return what each action is worth to the seat."""

    @abstractmethod
    def silly(self, view: View, actions: Sequence[Action]) -> list[str]:
        """Return for each action the kind of silly move that it is; usually ""."""

    def sensible(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the actions that nobody would laugh at, or all if there are no others."""
        fine = {"", *self.tolerated}
        kinds = zip(actions, self.silly(view, actions), strict=True)
        return [action for action, kind in kinds if kind in fine] or actions

    @abstractmethod
    def reason(self, view: View, actions: Sequence[Action], action: Action) -> Message:
        """Return why the seat would choose this action."""

    @abstractmethod
    def evidence(self, view: View) -> Evidence:
        """Return the log likelihood of each seat's deeds for each kind of dwarf."""

    @abstractmethod
    def deeds(self, view: View) -> list[KnownDeed]:
        """Return the deeds of this round, as far as this seat can judge them."""

    @abstractmethod
    def believed(self, view: View, evidence: Evidence) -> list[dict[str, float]]:
        """Return each seat's dwarf probabilities from the cards and this evidence."""

    @abstractmethod
    def beliefs(self, view: View) -> Beliefs:
        """Return who is who and where the treasure lies, as far as the seat can know."""

    @abstractmethod
    def guidance(self, view: View) -> Guidance:
        """Return what guides rollouts from this moment."""
