"""What all programs of training share, without PyTorch, which takes seconds to import."""

import json
import time
from typing import Any

import pyrite
from pyrite.bots import learned_features
from pyrite.bots.saboteur.master_features import Codes

LEGAL = 96  # actions kept of a decision; random play at six seats has at most 71


def standard_codes(seats: int = 5) -> Codes:
    """Return the codes of the base game."""
    return Codes(pyrite.new_game("saboteur", seats=seats, seed=0).describe())


def options_of(family: str) -> dict[str, Any]:
    """Return the game and the options of a family's tables."""
    about = learned_features.FAMILIES.get(family)
    return {} if about is None else {"game": about.game, "modules": about.modules}


def shape_of(family: str) -> tuple[str, ...]:
    """Return the cards that the network of a family knows, as its bot asks for them."""
    if family == "saboteur":
        return standard_codes().shape
    return learned_features.Codes(pyrite.describe(seats=5, **options_of(family))).shape


class Log:
    """One JSON line for every stretch, in a file and on the screen."""

    def __init__(self, file: str) -> None:
        self.file, self.start = file, time.time()
        self.last: dict[str, Any] = {}

    def add(self, **entry: Any) -> None:
        """Write one line."""
        rounded = {k: round(v, 4) if isinstance(v, float) else v for k, v in entry.items()}
        self.last = {"s": round(time.time() - self.start), **rounded}
        line = json.dumps(self.last)
        print(line, flush=True)
        with open(self.file, "a", encoding="utf-8") as out:
            out.write(line + "\n")


class Progress:
    """How far a phase is, by the clock or by steps; steps can be repeated exactly."""

    def __init__(self, seconds: float | None, steps: int | None) -> None:
        if (seconds is None) == (steps is None):
            raise SystemExit("Give either --seconds or --steps.")
        self.seconds, self.steps, self.done, self.start = seconds, steps, 0, time.time()

    def count(self) -> None:
        """Count one step."""
        self.done += 1

    @property
    def share(self) -> float:
        """What part is over, from 0 to 1."""
        if self.steps is not None:
            return min(1.0, self.done / self.steps)
        assert self.seconds is not None
        return min(1.0, (time.time() - self.start) / self.seconds)

    @property
    def over(self) -> bool:
        """Whether the phase has ended."""
        return self.share >= 1
