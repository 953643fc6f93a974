# Compiled: see core/native.py
"""What everybody makes of a deed in a rollout, by the statistics behind the bots' beliefs.

A saboteur who gives itself away in a rollout is stopped in it. Suspicion is kept as log odds in
hundredths.
"""

from pyrite.core.chance import Luck
from pyrite.core.native import Long
from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.numbers import (
    BROKEN,
    DEEDS,
    FAR,
    FIRST_TILE,
    HELD_FAST,
    MOST_SUSPECT,
    SABOTEUR,
)
from pyrite.saboteur.play.turn import PASS
from pyrite.saboteur.rollouts.rollout_field import is_hidden
from pyrite.saboteur.rollouts.rollout_guide import Guide
from pyrite.saboteur.rollouts.rollout_steps import bears, cleared, steps_after
from pyrite.saboteur.table.paths import entered, find
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import IS_PLAY

# Kinds of deeds: laid cards are followed by their two other results, aimed ones by how their target
# looks; rollout_guide.py has the names.
PATH, DEAD_END, ROCKFALL, HARM, HELP, HELP_SELF, PASSING, LOOKING = 0, 3, 6, 9, 12, 15, 16, 17
LEVEL, FARTHER = 1, 2  # results; 0 is nearer
HONEST, SUSPECT = 1, 2  # looks; 0 has shown nothing
MID, NEAR = 5, 2  # missing cards to the nearest goal
FAR_PHASE, MID_PHASE, NEAR_PHASE, HELD_PHASE = 0, 1, 2, 3
LIES = 7  # times in ten that a saboteur claims the opposite of what it saw
MOST_HOPE = 1_000_000


def judge(table: Table, guide: Guide, seat: int, action: int, luck: Luck) -> None:
    """Update everybody's suspicion for a deed, before its effect."""
    verb = action >> VERB_SHIFT
    if verb == PASS:
        blame(table, guide, seat, PASSING)
    elif IS_PLAY[verb] == 0:
        return
    elif guide.aim[verb]:
        judge_aim(table, guide, seat, action)
    elif table.rules.sides[FIRST_TILE + 2 * (action >> CARD_SHIFT & CARD_MASK)]:
        judge_path(table, guide, seat, action)
    elif verb == guide.rockfall:
        judge_rockfall(table, guide, seat, find(table, action & ARG_MASK))
    elif verb == guide.map:
        blame(table, guide, seat, LOOKING)
        tell(table, guide, seat, find(table, action & ARG_MASK), luck)


def judge_rockfall(table: Table, guide: Guide, seat: int, cell: int) -> None:
    """Judge a rockfall by whether it wrecks or clears the way to a goal."""
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal) and cleared(table, guide, cell, goal) < guide.best[goal]:
            blame(table, guide, seat, ROCKFALL)
            return
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal) and bears(table, guide, cell, goal):
            blame(table, guide, seat, ROCKFALL + FARTHER)
            return
    blame(table, guide, seat, ROCKFALL + LEVEL)


def judge_aim(table: Table, guide: Guide, seat: int, action: int) -> None:
    """Judge harm and help: harming honest seats is suspect, helping them earns trust."""
    aim = guide.aim[action >> VERB_SHIFT]
    target = (action & ARG_MASK) >> (2 if aim == 3 else 0)
    if aim == 1:
        blame(table, guide, seat, HARM + looks(guide, target))
    else:
        blame(table, guide, seat, HELP_SELF if target == seat else HELP + looks(guide, target))


def judge_path(table: Table, guide: Guide, seat: int, action: int) -> None:
    """Judge a path: digging on earns a little trust, dead ends and detours cost much."""
    tile = FIRST_TILE + 2 * (action >> CARD_SHIFT & CARD_MASK) + (action & 1)
    cell = find(table, (action & ARG_MASK) >> 1)
    way = entered(table, cell, tile)
    gain: int = -FAR
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal):
            gain = max(gain, guide.best[goal] - steps_after(table, guide, cell, way, goal))
    result: int = 0 if gain > 0 else LEVEL if gain == 0 else FARTHER
    blame(table, guide, seat, (PATH if way else DEAD_END) + result)


def blame(table: Table, guide: Guide, seat: int, deed: int) -> None:
    """Update everybody's suspicion of a seat that does this now."""
    total: int = guide.suspicion[seat] + guide.telling[DEEDS * phase_of(table, guide, seat) + deed]
    guide.suspicion[seat] = max(-MOST_SUSPECT, min(MOST_SUSPECT, total))


def phase_of(table: Table, guide: Guide, seat: int) -> int:
    """Return the phase of the round, for a seat that may be unable to dig."""
    if table.front[seat] & (BROKEN | HELD_FAST):
        return HELD_PHASE
    steps: int = FAR
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal):
            steps = min(steps, guide.best[goal])
    return NEAR_PHASE if steps <= NEAR else MID_PHASE if steps <= MID else FAR_PHASE


def suspected(guide: Guide, seat: int) -> int:
    """Return how likely others think this seat a saboteur, per mille."""
    return guide.chances[guide.suspicion[seat] + MOST_SUSPECT]


def looks(guide: Guide, seat: int) -> int:
    """Return what a seat seems to be to everybody."""
    foe = suspected(guide, seat)
    return SUSPECT if foe > guide.looks_bad else HONEST if foe < guide.looks_good else 0


def tell(table: Table, guide: Guide, seat: int, cell: int, luck: Luck) -> None:
    """Tell what a goal is after a look; saboteurs mostly lie, and trust gives it weight."""
    true: bool = table.dwarf[seat] != SABOTEUR or luck.below(10) >= LIES
    trust: Long = 1000 + 3 * max(0, 500 - suspected(guide, seat))
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell:
            if (table.goal_card[goal] == table.rules.treasure) == true:
                guide.hope[goal] = min(MOST_HOPE, guide.hope[goal] * trust // 1000)
            else:
                guide.hope[goal] = max(1, guide.hope[goal] * 1000 // trust)
