"""What guides the rollouts of a search, as a game's heuristics see the moment."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Guidance(NamedTuple):
    """What everybody knows about everybody, for a table's `start_guiding`."""

    worths: Mapping[str, Mapping[str, int]]  # the worth of verbs, and further inputs of the game
    suspicion: Sequence[int] = ()  # log odds that each seat is a saboteur, in hundredths
