"""What the rollouts of a search go by, as the rules of thumb of a game see the moment."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Guidance(NamedTuple):
    """What everybody knows of everybody, for `start_guiding` of a table."""

    worths: Mapping[str, Mapping[str, int]]  # what verbs are worth, and what else the game asks for
    suspicion: Sequence[int] = ()  # of each seat to be a saboteur: log odds in hundredths
