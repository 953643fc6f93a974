"""The families of tables that `master` learns, and what training needs to know of each."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import network
import parts_network
from common import standard_codes
from torch import Tensor

from pyrite.bots.learned_features import FAMILIES as BY_PARTS
from pyrite.bots.saboteur.master_features import SEATS


class Family(NamedTuple):
    """Tables of one kind, and the network that learns to play at them."""

    seats: int  # the most at a table
    counts: Mapping[int, int]  # tables by seats, as parts
    player: Callable[..., Any]
    shown: Callable[..., Any]
    decoder: Callable[[str], Callable[[Any], network.Choices]]
    new_env: Callable[..., Any]
    belief_loss: Callable[[Tensor, network.Choices], Tensor]
    seats_at: int  # where a sight of the table has the number of seats
    sight: type[Any]


def find_family(name: str) -> Family:
    """Return a family by its name."""
    if name == "saboteur":
        codes = standard_codes()
        counts = {3: 2, 4: 2, 5: 8, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2}
        return Family(SEATS, counts, partial(network.Player, codes=codes), network.Shown,
                      lambda device: network.Decoder(codes, device), network.new_env,
                      network.belief_loss, 1, network.Sight)  # fmt: skip
    about = BY_PARTS[name]
    return Family(about.seats, COUNTS[name], partial(parts_network.Player, about),
                  partial(parts_network.Shown, about), lambda device: parts_network.decode,
                  partial(parts_network.new_env, about), parts_network.belief_loss, 0,
                  parts_network.Sight)  # fmt: skip


COUNTS = {
    "saboteur2": {3: 1, 4: 2, 5: 3, 6: 8, 7: 2, 8: 2, 9: 1, 10: 2, 12: 1},
    "lostmines": {3: 2, 4: 4, 5: 8, 6: 2, 7: 2, 8: 1, 9: 1},
}
