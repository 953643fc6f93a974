"""Every game and module set that the suites go through. A new one is a line here, nowhere else."""

from itertools import product
from typing import Any, NamedTuple

import pyrite
from pyrite import State

# Module sets of each game. All editions and the seats below are tried with every one of them.
MODULE_SETS: dict[str, tuple[tuple[str, ...], ...]] = {
    "saboteur": (
        (),
        ("y2019_veto",),
    ),
}
SEATS = (3, 5, 10)


class Table(NamedTuple):
    """How a game is made, but for its seed."""

    game: str
    edition: str
    modules: tuple[str, ...]
    seats: int

    @property
    def name(self) -> str:
        """Short, also as a name of files."""
        return "-".join([self.game, self.edition, *self.modules, str(self.seats)])

    @property
    def options(self) -> dict[str, Any]:
        """As `new_game` takes them."""
        return {"edition": self.edition, "modules": self.modules, "seats": self.seats}

    def new_game(self, seed: int | str = 1, **more: Any) -> State:
        """A game at this table."""
        return pyrite.new_game(self.game, seed=seed, **self.options, **more)


TABLES = tuple(
    Table(game, edition, modules, seats)
    for game, sets in MODULE_SETS.items()
    for modules, edition, seats in product(sets, pyrite.GAMES[game].editions, SEATS)
)
NAMES = [table.name for table in TABLES]
