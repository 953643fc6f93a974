"""The learned bot: a network that first imitated `medium` and then improved by playing itself.

It needs NumPy. The weights in master*.npz were made by the programs in train/; their entry
`recipe` says how.
"""

import json
import random
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

import pyrite.bots.learned_features as by_parts
from pyrite.bots.judge import Beliefs, Evidence
from pyrite.bots.learned import TABLES, check_learned, find_learned, known_to
from pyrite.bots.learned_network import LearnedNetwork
from pyrite.bots.levels import Habits, HardBot, MediumBot
from pyrite.bots.saboteur.judge import SaboteurJudge
from pyrite.bots.saboteur.master_features import Codes, Notes, features
from pyrite.bots.saboteur.master_network import Floats, MasterNetwork
from pyrite.bots.saboteur.observer import logit
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import ConfigError, say
from pyrite.core.views import View
from pyrite.search.halving import Budget

MOST_KNOWN = 64  # tables whose codes are cached
HABITS = Habits(8, 50, 2.0)  # of its search; the network's values are logs of probabilities
TRUST = 0.3  # weight of its network's beliefs, next to what is counted
STYLE = 3.0  # how much more deeds tell about a style than about a dwarf
UNSEEN = -1e6  # how much a network likes actions that it does not see
WALKING = ("move",)  # questions left to the heuristics: one false step wastes a whole move

codes_of = lru_cache(maxsize=MOST_KNOWN)(Codes)


@cache
def load(file: str | None, weights: str) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the arrays of a file, usually one of this package, and the cards it knows."""
    source = files("pyrite.bots") / weights if file is None else Path(file)
    with source.open("rb") as opened:
        arrays = dict(np.load(opened))
    return arrays, tuple(json.loads(str(arrays["shape"])))


@cache
def network_of(file: str | None, weights: str, family: by_parts.Family | None) -> Any:
    """Return the network of a file, which all bots share."""
    arrays, _ = load(file, weights)
    return MasterNetwork(arrays) if family is None else LearnedNetwork(arrays, family)


class BaseMind:
    """What the network for the base game thinks of actions."""

    def __init__(self, description: Description, file: str | None, weights: str) -> None:
        self.codes = codes_of(description)
        self.notes, self.network = Notes(self.codes), network_of(file, weights, None)
        self.latest: tuple[View, tuple[Floats, Floats]] | None = None  # what it thought about last

    def scores(self, view: View, actions: Sequence[Action]) -> Floats:
        """Return how much the network likes each action."""
        logits, _ = self.think(view)
        found: Floats = logits[self.notes.logits(actions)]
        return found

    def evidence(self, view: View, judge: SaboteurJudge) -> Evidence:
        """Return what speaks for each dwarf: what is counted, mixed with what it thinks.

        It trained with players who play well, so it misjudges seats that match no known style.
        """
        latest = self.latest
        _, thoughts = latest[1] if latest and latest[0] is view else self.think(view)
        counted = judge.evidence(view)
        cards = judge.believed(view, [{} for _ in counted])
        strangers = judge.observer.own.strangers(STYLE)
        found = []
        for seat, (own, strange) in enumerate(zip(counted, strangers, strict=True)):
            alone = cards[seat].get("saboteur", 0.0)
            chance = 1 / (1 + exp(-float(thoughts[(seat - view["seat"]) % len(counted)])))
            thought = logit(chance + strange * (alone - chance)) - logit(alone)
            odds = TRUST * thought + (1 - TRUST) * (own["saboteur"] - own["digger"])
            found.append({"saboteur": odds / 2, "digger": -odds / 2})
        return found

    def think(self, view: View) -> tuple[Floats, Floats]:
        """Return what the network thinks of all actions, all seats and all goals."""
        sight, done = self.notes.sight(view), max(1, len(self.notes.deeds))
        sight = sight._replace(deeds=sight.deeds[:, :done])  # without the zeros behind
        inputs = features(sight, self.codes.tables, np)
        thought: tuple[Floats, Floats] = self.network(inputs)
        self.latest = view, thought
        return thought


class PartsMind:
    """What a network that looks at the parts of actions thinks of them."""

    def __init__(self, description: Description, file: str | None, weights: str) -> None:
        self.codes = by_parts.codes_of(description)
        self.notes = by_parts.Notes(self.codes)
        self.network = network_of(file, weights, self.codes.family)

    def scores(self, view: View, actions: Sequence[Action]) -> Floats:
        """Return how much the network likes each action; least those outside of what it sees."""
        tables, parts = self.codes.tables, self.notes.parts(actions)
        inputs = by_parts.features(self.notes.sight(view), tables, np)
        rows = by_parts.candidates(parts, inputs.own[:1], tables, np)
        found: Floats = np.where(parts[:, 0] > 0, self.network(inputs, rows), np.float32(UNSEEN))
        return found


class MasterBot(MediumBot):
    """Plays as it has learned to; walks and talks like `medium`."""

    def __init__(self, description: Description, file: str | None = None) -> None:
        if file is None:
            check_learned(description, "master")
        super().__init__(description)
        known = find_learned(description.game, description.options.get("modules", ()))
        if known is None:
            raise ConfigError(say("bot-not-learned", bot="master", known=known_to("master")))
        is_base = known == TABLES[0]
        mind = (BaseMind if is_base else PartsMind)(description, file, known.weights)
        if mind.codes.shape != load(file, known.weights)[1]:
            raise ConfigError(say("bot-not-learned", bot="master", known=known_to("master")))
        self.mind: BaseMind | PartsMind = mind

    def told(self, event: Event) -> None:
        """Remember who did what."""
        super().told(event)
        self.mind.notes.told(event)

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return the sensible action that the network likes best; it never needs luck."""
        if len(actions) == 1 or self.judge is None:
            return actions[0]
        actions = self.judge.sensible(view, actions)
        values = self.values(view, actions)
        return actions[values.index(max(values))]

    def values(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Return how much the network likes each action; steps are left to the heuristics."""
        if view["ask"]["kind"] in WALKING:
            return super().values(view, actions)
        return self.mood.lean(actions, self.mind.scores(view, actions).tolist())

    def evidence(self, view: View) -> Evidence:
        """Return what the heuristics count, mixed with what a network with beliefs thinks."""
        if isinstance(self.mind, BaseMind) and isinstance(self.judge, SaboteurJudge):
            return self.mind.evidence(view, self.judge)
        return super().evidence(view)

    def beliefs(self, view: View) -> Beliefs:
        """Return beliefs about dwarfs by this evidence, and those of the heuristics about goals."""
        found = super().beliefs(view)
        if self.judge is None:
            return found
        return found._replace(dwarfs=self.judge.believed(view, self.evidence(view)))


class SearchingMaster(HardBot, MasterBot):
    """Searches like `hard`, but from the network: it tries what `master` likes best."""

    def __init__(self, description: Description, budget: Budget) -> None:
        super().__init__(description, budget)
        self.habits = HABITS
