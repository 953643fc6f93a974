# Compiled: see core/native.py
"""What guides the seats of a rollout: distances, the worth of verbs, and who is suspected."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, final

from pyrite.core.native import Bytes, Ints, Native, Shorts, python_only
from pyrite.saboteur.numbers import (
    DEEDS,
    FIELD,
    FIRST_TILE,
    MAX_CELLS,
    MAX_GOALS,
    MAX_SEATS,
    MOST_SUSPECT,
    PHASES,
    SABOTEUR,
    SIDES_OF_DWARFS,
)
from pyrite.saboteur.table.state import Rules

MARGIN = 3  # a rim that no way crosses, and two cells beyond start and goals
ROLES = ("digger", "saboteur", "geologist")  # aims: treasure, no treasure, bonus gold
AIMS = {"break": 1, "repair": 3}  # whom it concerns: 1 harms, 2 helps a seat, 3 one of its tools
PHASE_NAMES = ("far", "mid", "near", "held")
DEED_NAMES = (
    *("path nearer", "path level", "path farther"),
    *("dead_end nearer", "dead_end level", "dead_end farther"),
    *("rockfall nearer", "rockfall level", "rockfall farther"),
    *("harm nobody", "harm honest", "harm saboteur"),
    *("help nobody", "help honest", "help saboteur", "help self", "pass", "map"),
)
# A seat looks like a role if this many thousandths likelier than by the cards alone.
STRIKING = 1150


@final
class Guide(Native):
    """What guides the seats of one rollout."""

    empty: Bytes = [0] * FIELD
    blank: Bytes = [0] * FIELD
    first_empty: Bytes = [0] * FIELD
    loose: Bytes = [0] * FIELD
    first_loose: Bytes = [0] * FIELD
    passed: Bytes = [0] * FIELD
    queue: Shorts = [0] * FIELD
    field: Bytes = [0] * (MAX_GOALS * FIELD)
    first_field: Bytes = [0] * (MAX_GOALS * FIELD)
    first_best: Ints = [0] * (3 * MAX_GOALS)
    best: Ints = [0] * MAX_GOALS
    second: Ints = [0] * MAX_GOALS
    best_hole: Ints = [0] * MAX_GOALS
    odds: Ints = [0] * MAX_GOALS
    hope: Ints = [0] * MAX_GOALS  # how likely all seats think a goal to be the treasure
    first_hope: Ints = [0] * MAX_GOALS
    spot: Shorts = [0] * MAX_CELLS
    aim: Ints = [0] * 64
    worth: Ints = [0] * (64 * SIDES_OF_DWARFS)
    keep: Ints = [0] * (128 * SIDES_OF_DWARFS)
    first_suspicion: Ints = [0] * MAX_SEATS
    suspicion: Ints = [0] * MAX_SEATS
    chances: Ints = [0] * (2 * MOST_SUSPECT + 1)
    telling: Ints = [0] * (PHASES * DEEDS)
    # Not arrays: the checked build cannot watch an array in last place.
    left: int
    top: int
    width: int
    height: int
    seat: int
    near: int
    ncells: int
    nlaid: int
    nloose: int
    fresh: int
    shown: int
    first_nloose: int
    map: int
    rockfall: int
    looks_bad: int
    looks_good: int

    def __init__(
        self, rules: Rules, worths: Mapping[str, Mapping[str, int]], suspicion: Sequence[int]
    ) -> None:
        self._open_window(rules)
        self._weigh_cards(rules, worths)
        self._weigh_deeds(rules, worths.get("telling", {}))
        verbs = rules.names.verbs
        self.map, self.rockfall = verbs.index("map"), verbs.index("rockfall")
        for verb, name in enumerate(verbs):
            self.aim[verb] = worths["aims"].get(name, AIMS.get(name, 0))
            for role, part in enumerate(ROLES):
                self.worth[64 * role + verb] = worths[part].get(name, 10)
        for goal in range(MAX_GOALS):
            self.first_hope[goal] = max(1, worths.get("hopes", {}).get(str(goal), 1))
        for seat, weight in enumerate(suspicion):
            self.first_suspicion[seat] = max(-MOST_SUSPECT, min(MOST_SUSPECT, weight))

    @python_only
    def _open_window(self, rules: Rules) -> None:
        """Set the window: the cells between start and goals with a margin, if there is room."""
        places = [rules.start_at, *[rules.goal_at[i] for i in range(rules.ngoals)]]
        columns, rows = [at & 255 for at in places], [at >> 8 for at in places]
        self.left, self.top = min(columns) - MARGIN + 1, min(rows) - MARGIN + 1
        self.width = min(16, max(columns) - self.left + MARGIN)
        self.height = min(FIELD // self.width, max(rows) - self.top + MARGIN)
        for row in range(1, self.height - 1):
            for column in range(1, self.width - 1):
                self.blank[row * self.width + column] = 1

    @python_only
    def _weigh_cards(self, rules: Rules, worths: Mapping[str, Mapping[str, int]]) -> None:
        """Set what it is worth to each kind of dwarf to keep a card."""
        for card in range(rules.nkinds):
            tile = FIRST_TILE + 2 * card
            lead: Any = max([rules.through[4 * tile + d] for d in range(4)])
            path = rules.sides[tile] != 0
            leads: Any = 150 * lead.bit_count() + 300 * (lead & 10 == 10)
            kept = (leads, 500 - 600 * leads // 1000 if lead else 800, 50)
            name = rules.names.verbs[rules.verb_of[card]]
            for role, part in enumerate(ROLES):
                value = worths["keep_" + part].get(name, 300)
                self.keep[128 * role + card] = kept[role] if path else value
            if rules.bonus[card]:
                self.keep[128 * 2 + card] = 1500

    @python_only
    def _weigh_deeds(self, rules: Rules, telling: Mapping[str, int]) -> None:
        """Set how much each deed incriminates its seat, and from when a seat looks like a role."""
        for phase, when in enumerate(PHASE_NAMES):
            for deed, what in enumerate(DEED_NAMES):
                self.telling[DEEDS * phase + deed] = telling.get(f"{when} {what}", 0)
        for i in range(2 * MOST_SUSPECT + 1):
            self.chances[i] = round(1000.0 / (1.0 + exp((MOST_SUSPECT - i) / 100.0)))
        saboteurs = sum([rules.dwarfs[i] == SABOTEUR for i in range(rules.ndwarfs)])
        self.looks_bad = STRIKING * saboteurs // max(1, rules.ndwarfs)
        honest = STRIKING * (rules.ndwarfs - saboteurs) // max(1, rules.ndwarfs)
        self.looks_good = max(0, 1000 - honest)
