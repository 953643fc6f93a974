"""What an arena plays: deals, and every bot at every seat of every deal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple

from pyrite.arena.luck import game_seed
from pyrite.core.state import State
from pyrite.games import new_game


class Plan(NamedTuple):
    """The table, the bots at it, how many seats it may have, and the seed of all deals."""

    game: str
    options: Mapping[str, Any]  # as `new_game` takes them, without seats and seed
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    seed: int | str

    def deal(self, seats: int, number: int) -> State:
        """A new game: cards and dwarfs of all its rounds follow from the number of the deal."""
        seed = game_seed(self.seed, number, "deal")
        return new_game(self.game, **self.options, seats=seats, seed=seed)


class GameNumber(NamedTuple):
    """One of the games of a plan: a deal, and by how many seats the bots have moved on."""

    seats: int
    deal: int
    rotation: int


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits where: the bots fill the table in turn, then move on until all had every seat.

    Seatings that look the same are played once.
    """
    length = max(len(bots), seats)
    order = list(islice(cycle(bots), length))
    turned = [tuple(islice(cycle(order), k, k + seats)) for k in range(length)]
    return list(dict.fromkeys(turned))


def game_numbers(plan: Plan, deals: int) -> Iterator[GameNumber]:
    """All games, deal by deal, so that whoever stops early has whole deals."""
    rotations = {seats: range(len(seatings(plan.bots, seats))) for seats in plan.seats}
    for deal in range(deals):
        for seats in plan.seats:
            yield from (GameNumber(seats, deal, rotation) for rotation in rotations[seats])


def count_games(plan: Plan, deals: int) -> int:
    """How many games a plan has."""
    return deals * sum(len(seatings(plan.bots, seats)) for seats in plan.seats)
