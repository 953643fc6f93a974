"""What guides the rollouts of a search, as a game's heuristics see the moment.

The policies for rollouts judge paths, broken tools, repairs, maps and rockfalls themselves; the
verbs of modules are listed here, in thousandths of a card of progress.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

DIGGING = {
    **{"theft": 800, "hands_off": 300, "inspection": 400, "swap_hats": -300, "swap_hands": -300},
    **{"trove": 400, "turnabout": -100, "guard": -1000, "beg": -3000, "goal_swap": -600},
    **{"path_specialist": 300, "diversion": -200, "shed": 300, "veto": -2000, "agree": 100},
}
HINDERING = DIGGING | {"guard": 200, "goal_swap": 200, "diversion": 100, "shed": 100, "agree": -100}
GATHERING = DIGGING | {"goal_swap": 0}
# The worth of a card in hand by its verb, in cards; a map's depends on what is known.
KEPT = {
    **{"repair": 0.5, "break": 0.35, "rockfall": 0.4, "veto": 1.0, "freed": 0.5, "trapped": 0.6},
    **{"theft": 0.8, "hands_off": 0.3, "inspection": 0.4, "swap_hats": 0.2, "swap_hands": 0.2},
    **{"turnabout": 0.05, "goal_swap": 0.05, "trove": 0.5, "path_specialist": 0.8},
    "diversion": 0.4,
}
KEPT_TO_HINDER = KEPT | {
    **{"repair": 0.2, "break": 0.8, "rockfall": 0.9, "freed": 0.3, "trapped": 0.9},
    **{"goal_swap": 0.5, "path_specialist": 0.1, "diversion": 0.8},
}
KEPT_FOR_LONG = KEPT | {"repair": 0.3, "freed": 0.3, "rockfall": 0.1, "break": 0.3}


class Guidance(NamedTuple):
    """What everybody knows about everybody, for `start_guiding`."""

    worths: Mapping[str, Mapping[str, int]]  # the worth of verbs, and further inputs of the game
    suspicion: Sequence[int] = ()  # log odds that each seat is a saboteur, in hundredths


def _thousandths(kept: Mapping[str, float], map_card: int) -> dict[str, int]:
    return {"map": map_card, **{verb: round(1_000 * worth) for verb, worth in kept.items()}}


WORTHS: dict[str, Mapping[str, Mapping[str, int]]] = {
    "saboteur": {
        "aims": {"trapped": 1, "freed": 2},  # 1 harms the seat it names, 2 helps it
        "digger": DIGGING,
        "saboteur": HINDERING,
        "geologist": GATHERING,
        "keep_digger": _thousandths(KEPT, 800),
        "keep_saboteur": _thousandths(KEPT_TO_HINDER, 400),
        "keep_geologist": _thousandths(KEPT_FOR_LONG, 50),
    },
    "lostmines": {},
}
