"""What a seat of The Lost Mines says: whom it suspects, and thanks for an opened way.

Nobody tells what information cards showed, nor their own character (L-08). So nothing is said about
seats whose card the speaker has seen.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pyrite.bots.lostmines.beliefs import Roles, kin
from pyrite.core.description import Description
from pyrite.core.talk import Talk

CHATTY = 0.5  # how often a seat with something to say speaks
SURE = 0.7  # probability of a saboteur that is worth mentioning
FRIEND = 0.85  # probability of being on the same side


class Speaker:
    """Never says anything twice in a round."""

    def __init__(self, description: Description) -> None:
        self.allowed = description.phrases
        self.said: set[Talk] = set()  # by any player

    def clear(self) -> None:
        """Forget everything for a new round."""
        self.said = set()

    def hear(self, talk: Talk) -> None:
        """Remember what need not be said again."""
        self.said.add(talk)

    def say(
        self, view: Mapping[str, Any], roles: Sequence[Roles], rng: random.Random
    ) -> Talk | None:
        """Return the first thing worth saying that has not been said."""
        silent = rng.random() >= CHATTY
        for talk in _thoughts(view, roles):
            if talk.kind in self.allowed and talk not in self.said and not silent:
                return talk
        return None


def _thoughts(view: Mapping[str, Any], roles: Sequence[Roles]) -> Iterator[Talk]:
    """Yield warnings of a loyal dwarf, slander of a saboteur, and praise of friends."""
    me, friends = view["seat"], kin(view, roles)
    unseen = [seat for seat, dwarf in enumerate(view["dwarfs"]) if dwarf is None and seat != me]
    for seat in unseen:
        if view["clans"][seat] == view["clans"][me]:
            traitor = roles[seat].get("saboteur", 0.0)
            warned = view["dwarf"] == "loyal" and traitor > SURE
            blamed = view["dwarf"] == "saboteur" and traitor < 1 - FRIEND
            if warned or blamed:
                yield Talk(me, "suspect", target=seat)
    for seat in unseen:
        if friends[seat] > FRIEND:
            yield Talk(me, "trust", target=seat)
