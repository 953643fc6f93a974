"""Actions to try in The Lost Mines: every card on every cell, edge, treasure and seat."""

from collections.abc import Iterator
from itertools import product

from pyrite import State

CELLS = [f"{x},{y}" for x, y in product(range(1, 12), range(1, 8))]
EDGES = [f"{cell}{side}" for cell in CELLS for side in "ES"]


class Mines:
    """What an action of this moment may name, and how it is written."""

    def __init__(self, state: State) -> None:
        position = state.position()
        self.seats = "ABCDEFGHI"[: position["options"]["seats"]]
        self.hands: list[list[str]] = position["hands"]
        self.verb_of = {card.name: card.verb for card in state.rules.names.deck}
        self.mines = [*position["mines"]]
        held = {name for hand in self.hands for name in hand}
        self.playable = sorted(held | {"trap", "thunderstorm"})

    def plays(self, name: str) -> list[str]:
        """Return all ways to play this card."""
        verb = self.verb_of[name]
        if verb == "place":
            return [f"{name}@{cell}{turn}" for cell in CELLS for turn in ("", "r")]
        if verb == "look":
            treasures = [f"{name}:{number}" for number in range(1, len(self.seats) + 1)]
            seats = [f"{name}>{seat}" for seat in self.seats]
            return [*(f"{name}@{cell}" for cell in self.mines), *treasures, *seats]
        return [f"{name}@{at}" for at in (EDGES if verb in ("trap", "troll") else CELLS)]

    def given(self, seat: int) -> list[list[str]]:
        """Return discards of one or two cards, including one not in hand or named twice."""
        hand = sorted(set(self.hands[seat]))
        names = [*hand, next(name for name in self.verb_of if name not in hand)]
        pairs = [f"pass {a} {b}" for a, b in product(names, repeat=2)]
        return [[f"pass {name}" for name in names], pairs]

    def answers(self) -> Iterator[str]:
        """Yield everything that does not play a card."""
        yield from ("propose", "agree", "refuse", "stop", "upright", "turned")
        yield from (f"step {side}" for side in "NESW")
        yield from (f"take {number}" for number in range(1, len(self.seats) + 1))
