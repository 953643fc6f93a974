"""The learned bot: a network that first imitated `medium` and then improved by playing itself.

It needs NumPy. The weights in master.npz were made by the programs in train/; their entry `recipe`
says how.
"""

import json
import random
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

import numpy as np

from pyrite.bots.learned import check_learned
from pyrite.bots.levels import MediumBot
from pyrite.bots.saboteur.master_features import Codes, Notes, features
from pyrite.bots.saboteur.master_network import Floats, MasterNetwork
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import ConfigError, say
from pyrite.core.views import View

WEIGHTS = "master.npz"
MOST_KNOWN = 64  # tables whose codes are cached

codes_of = lru_cache(maxsize=MOST_KNOWN)(Codes)


@cache
def load(file: str | None = None) -> tuple[MasterNetwork, tuple[str, ...]]:
    """Return the network of a file, usually the one of this package, and the cards it knows."""
    source = files("pyrite.bots") / WEIGHTS if file is None else Path(file)
    with source.open("rb") as opened:
        arrays = dict(np.load(opened))
    return MasterNetwork(arrays), tuple(json.loads(str(arrays["shape"])))


class MasterBot(MediumBot):
    """Plays the base game as it has learned to; talks like `medium`."""

    def __init__(self, description: Description, file: str | None = None) -> None:
        check_learned(description, "master")
        super().__init__(description)
        self.network, known = load(file)
        codes = codes_of(description)
        if codes.shape != known:
            raise ConfigError(say("bot-not-learned", bot="master"))
        self.notes = Notes(codes)

    def told(self, event: Event) -> None:
        """Remember who did what."""
        super().told(event)
        self.notes.told(event)

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return the sensible action that the network likes best; it never needs luck."""
        if len(actions) == 1 or self.judge is None:
            return actions[0]
        actions = self.judge.sensible(view, actions)
        logits, _ = self._think(view)
        return actions[int(logits[self.notes.logits(actions)].argmax())]

    def _think(self, view: View) -> tuple[Floats, Floats]:
        """Return what the network thinks of all actions, all seats and all goals."""
        return self.network(features(self.notes.sight(view), self.notes.codes.tables, np))
