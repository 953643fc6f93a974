"""The games of an arena: deals, and every bot in every seat of every deal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple

from pyrite.arena.luck import game_seed
from pyrite.core.state import State
from pyrite.games import new_game


class Plan(NamedTuple):
    """The game and its options, the bots, the table sizes and the seed of all deals."""

    game: str
    options: Mapping[str, Any]  # as `new_game` takes them, without seats and seed
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    seed: int | str

    def deal(self, seats: int, number: int) -> State:
        """Return a new game; the deal number fixes the cards and dwarfs of all its rounds."""
        seed = game_seed(self.seed, number, "deal")
        return new_game(self.game, **self.options, seats=seats, seed=seed)


class GameNumber(NamedTuple):
    """The identity of a game within a plan: table size, deal, and how far the bots have rotated."""

    seats: int
    deal: int
    rotation: int


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the seatings: the bots fill the table in turn, then rotate through every seat.

    Identical seatings are played once.
    """
    length = max(len(bots), seats)
    order = list(islice(cycle(bots), length))
    turned = [tuple(islice(cycle(order), k, k + seats)) for k in range(length)]
    return list(dict.fromkeys(turned))


def game_numbers(plan: Plan, deals: int) -> Iterator[GameNumber]:
    """Yield all games deal by deal, so that stopping early leaves whole deals."""
    rotations = {seats: range(len(seatings(plan.bots, seats))) for seats in plan.seats}
    for deal in range(deals):
        for seats in plan.seats:
            yield from (GameNumber(seats, deal, rotation) for rotation in rotations[seats])


def count_games(plan: Plan, deals: int) -> int:
    """Return the number of games in a plan."""
    return deals * sum(len(seatings(plan.bots, seats)) for seats in plan.seats)
