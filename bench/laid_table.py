"""A server's table where three players place one path after the other."""

import itertools
import random
import time

from pyrite.client import Client, Moment
from pyrite.core.actions import Action

PATIENCE = 30_000  # milliseconds
SEATS = 3
# Only paths that fit nearly everywhere; goals are avoided, so that the round continues.
SHAPES = [{"ways": ways, "copies": 29} for ways in ("NESW", "ESW", "NSW")]
NO_ACTIONS = ("broken", "repair"), ("pick", "lamp", "cart")
CARDS = {
    "paths": SHAPES,
    "actions": {
        **{f"{what}_{tool}": 0 for what, tool in itertools.product(*NO_ACTIONS)},
        **dict.fromkeys(["repair_pick_lamp", "repair_pick_cart", "repair_lamp_cart"], 0),
        **dict.fromkeys(["rockfall", "map"], 0),
    },
}
PLAN = {"seats": SEATS, "rounds": 1, "deck": {"base": CARDS}}
NEAR_THE_GOALS = 7  # the column before the goals


class Table:
    """Three players at a table who place one card after the other."""

    def __init__(self, url: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.watched, others = Client(url), Client(url)
        self.code = self.watched.open(**PLAN).table.code
        owners = [self.watched, others, others]
        for seat, owner in enumerate(owners):
            owner.sit(self.code, f"P{seat}", seat)
        self.watched.start(self.code)
        self.seats = [owner.return_to(self.code, i) for i, owner in enumerate(owners)]
        self.moments = [seat.next() for seat in self.seats]
        self.moment = self._look(0, 0)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.moment.view["ask"]["seats"][0])

    @property
    def cards(self) -> int:
        """The number of cards on the board."""
        return len(self.moment.view["board"])

    def lay(self) -> float:
        """Place a card for the seat whose turn it is, and return when it was sent."""
        seat = self.turn
        now = self._look(seat, self.moment.version)
        action = self._chosen(now.actions)
        sent = time.time()
        self.seats[seat].act(action)
        self.moment = self._look(seat, now.version + 1)
        return sent

    def close(self) -> None:
        """Let everyone leave the table."""
        for seat in self.seats:
            seat.close()

    def _chosen(self, actions: tuple[Action, ...]) -> Action:
        laying = [one for one in actions if one.cell and column(one.cell) < NEAR_THE_GOALS]
        return self.rng.choice(laying or actions)

    def _look(self, seat: int, version: int) -> Moment:
        """Return what this seat sees, once it has this version."""
        while (moment := self.moments[seat]) is None or moment.version < version:
            self.moments[seat] = self.seats[seat].next(timeout=PATIENCE / 1e3)
        return moment


def column(cell: str) -> int:
    """Return the column of a cell."""
    return int(cell.partition(",")[0])
