"""The policy of rollouts as a bot, to measure it: --bot pyrite.bots.rollout:RolloutBot."""

import random
from collections.abc import Sequence
from typing import Any

import pyrite
from pyrite.bots.levels import MediumBot, start_guiding
from pyrite.core.actions import Action
from pyrite.core.game_table import guided_choice
from pyrite.core.messages import PyriteError
from pyrite.core.views import View


class RolloutBot(MediumBot):
    """Plays as every seat does in the rollouts of `hard`, with the beliefs of `medium`."""

    def choose(self, view: View, actions: Sequence[Action], rng: random.Random) -> Action:
        """Return what the policy does in an imagined world; it sees only what its seat sees."""
        if len(actions) == 1 or self.judge is None:
            return rng.choice(actions)
        try:
            world: Any = pyrite.worlds(view).imagine(rng)
        except PyriteError:  # no world agrees with everything that the seat remembers
            return super().choose(view, actions, rng)
        start_guiding(world, self.judge.guidance(view))
        number = guided_choice(world, rng.getrandbits(32))
        for action in actions:
            if action.number == number:
                return action
        return super().choose(view, actions, rng)  # several seats were asked at once
