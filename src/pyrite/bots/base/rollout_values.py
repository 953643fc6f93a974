"""The worth of verbs in rollouts, in thousandths of a card of progress.

The engine itself judges paths, broken tools, repairs, maps and rockfalls; the verbs of modules are
listed here. "aims" says whom a verb concerns: 1 harms the seat it names, 2 helps it.
"""

from collections.abc import Mapping

DIGGING = {
    **{"theft": 800, "hands_off": 300, "inspection": 400, "swap_hats": -300, "swap_hands": -300},
    **{"trove": 400, "turnabout": -100, "guard": -1000, "beg": -3000, "goal_swap": -600},
    **{"path_specialist": 300, "diversion": -200, "shed": 300, "veto": -2000, "agree": 100},
}
HINDERING = DIGGING | {"guard": 200, "goal_swap": 200, "diversion": 100, "shed": 100, "agree": -100}
GATHERING = DIGGING | {"goal_swap": 0}
KEPT = {
    **{"repair": 500, "break": 350, "rockfall": 400, "veto": 1000, "map": 600, "freed": 500},
    **{"trapped": 600, "theft": 800, "hands_off": 300, "inspection": 400, "swap_hats": 200},
    **{"swap_hands": 200, "turnabout": 50, "goal_swap": 50, "trove": 500, "path_specialist": 800},
    "diversion": 400,
}
KEPT_TO_HINDER = KEPT | {
    **{"repair": 200, "break": 800, "rockfall": 900, "freed": 300, "trapped": 900, "map": 300},
    **{"goal_swap": 500, "path_specialist": 100, "diversion": 800},
}
KEPT_FOR_LONG = KEPT | {"repair": 300, "freed": 300, "rockfall": 100, "break": 300, "map": 50}

WORTHS: dict[str, Mapping[str, Mapping[str, int]]] = {
    "saboteur": {
        "aims": {"trapped": 1, "freed": 2},
        "digger": DIGGING,
        "saboteur": HINDERING,
        "geologist": GATHERING,
        "keep_digger": KEPT,
        "keep_saboteur": KEPT_TO_HINDER,
        "keep_geologist": KEPT_FOR_LONG,
    },
    "lostmines": {},
}
