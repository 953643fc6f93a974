"""Nearly legal actions: all cards on all cells near the tunnels, all seats, all answers."""

from random import Random
from typing import Any

from property.nearby_digging import Digging
from property.nearby_mines import Mines

from pyrite import NotationError, State

MOST = 700  # actions of one seat to try at a moment
GAMES: dict[str, Any] = {"saboteur": Digging, "lostmines": Mines}


class Tries:
    """Actions to try at one moment; the game provides their texts."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.own = GAMES[state.game](state)
        self.answers = list(self.own.answers())

    def all_of(self, seat: int) -> list[int]:
        """Return what this seat might try with its cards, and every answer."""
        rng = Random(self.state.step)
        hand = set(self.own.hands[seat]) & {*self.own.playable}
        own = [text for name in sorted(hand) for text in self.own.plays(name)]
        given = [text for way in self.own.given(seat) for text in _some(rng, way, MOST // 6)]
        return self._understood(seat, [*_some(rng, own, MOST), *given, *self.answers])

    def some(self, seat: int, rng: Random, n: int) -> list[int]:
        """Return all legal actions of a seat, and about n others."""
        names = rng.choices(self.own.playable, k=n) if self.own.playable else []
        texts = [rng.choice(self.own.plays(name)) for name in names]
        given = [rng.choice(way) for way in self.own.given(seat) for _ in range(n // 4 + 1)]
        return self._understood(seat, [*texts, *given, *_some(rng, self.answers, n + 8)])

    def _understood(self, seat: int, texts: list[str]) -> list[int]:
        found = dict.fromkeys(self.state.legal_actions(seat))
        for text in texts:
            try:
                found[self.state.from_text(seat, text)] = None
            except NotationError:
                continue
        return list(found)


def _some(rng: Random, texts: list[Any], most: int) -> list[Any]:
    return texts if len(texts) <= most else rng.sample(texts, most)
