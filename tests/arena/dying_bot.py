"""A bot whose process is killed once, as if its machine were lost."""

import os
import random
import signal
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pyrite.bots.levels import RandomBot
from pyrite.core.actions import Action

MARK = "PYRITE_TEST_KILLED"  # names a file that exists once the process has been killed


class DyingBot(RandomBot):
    """Plays at random, and kills the first process that asks it."""

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, actions, rng)
