"""What everybody makes of a deed in a rollout, by the counts that the beliefs of bots go by.

Who shows his true colours in a rollout is stopped in it. Suspicion is kept as log odds in
hundredths.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

if not cython.compiled:
    from pyrite.core.chance import Luck
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

# Kinds of deeds: laid cards are followed by their two other results, aimed ones by the looks of
# the seat they are aimed at; the names stand in rollout_guide.py.
PATH, DEAD_END, ROCKFALL, HARM, HELP, HELP_SELF, PASSING, LOOKING = 0, 3, 6, 9, 12, 15, 16, 17
LEVEL, FARTHER = 1, 2  # results; what comes nearer is 0
HONEST, SUSPECT = 1, 2  # looks; who has shown nothing is 0
MID, NEAR = 5, 2  # so few cards from the nearest goal
FAR_PHASE, MID_PHASE, NEAR_PHASE, HELD_PHASE = 0, 1, 2, 3
LIES = 7  # times in ten a saboteur says the opposite of what it saw
MOST_HOPE = 1_000_000


def judge(table: "Table", guide: "Guide", seat: int, action: int, luck: "Luck") -> None:
    """What everybody makes of a deed, before its effect."""
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


def judge_rockfall(table: "Table", guide: "Guide", seat: int, cell: int) -> None:
    """A rockfall wrecks the way to some goal, or clears it."""
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal) and cleared(table, guide, cell, goal) < guide.best[goal]:
            blame(table, guide, seat, ROCKFALL)
            return
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal) and bears(table, guide, cell, goal):
            blame(table, guide, seat, ROCKFALL + FARTHER)
            return
    blame(table, guide, seat, ROCKFALL + LEVEL)


def judge_aim(table: "Table", guide: "Guide", seat: int, action: int) -> None:
    """Who harms the honest is suspect; who helps them is trusted."""
    aim = guide.aim[action >> VERB_SHIFT]
    target = (action & ARG_MASK) >> (2 if aim == 3 else 0)
    if aim == 1:
        blame(table, guide, seat, HARM + looks(guide, target))
    else:
        blame(table, guide, seat, HELP_SELF if target == seat else HELP + looks(guide, target))


def judge_path(table: "Table", guide: "Guide", seat: int, action: int) -> None:
    """Who digs on is trusted a little more, who lays dead ends or leads away much less."""
    tile = FIRST_TILE + 2 * (action >> CARD_SHIFT & CARD_MASK) + (action & 1)
    cell = find(table, (action & ARG_MASK) >> 1)
    way = entered(table, cell, tile)
    gain = -FAR
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal):
            gain = max(gain, guide.best[goal] - steps_after(table, guide, cell, way, goal))
    result = 0 if gain > 0 else LEVEL if gain == 0 else FARTHER
    blame(table, guide, seat, (PATH if way else DEAD_END) + result)


def blame(table: "Table", guide: "Guide", seat: int, deed: int) -> None:
    """Everybody thinks better or worse of a seat that does this now."""
    total = guide.suspicion[seat] + guide.telling[DEEDS * phase_of(table, guide, seat) + deed]
    guide.suspicion[seat] = max(-MOST_SUSPECT, min(MOST_SUSPECT, total))


def phase_of(table: "Table", guide: "Guide", seat: int) -> int:
    """How far the round is, for a seat that may be unable to dig."""
    if table.front[seat] & (BROKEN | HELD_FAST):
        return HELD_PHASE
    steps = FAR
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal):
            steps = min(steps, guide.best[goal])
    return NEAR_PHASE if steps <= NEAR else MID_PHASE if steps <= MID else FAR_PHASE


def suspected(guide: "Guide", seat: int) -> int:
    """How likely the others take this seat for a saboteur, per mille."""
    return guide.chances[guide.suspicion[seat] + MOST_SUSPECT]


def looks(guide: "Guide", seat: int) -> int:
    """What a seat seems to be to everybody."""
    foe = suspected(guide, seat)
    return SUSPECT if foe > guide.looks_bad else HONEST if foe < guide.looks_good else 0


def tell(table: "Table", guide: "Guide", seat: int, cell: int, luck: "Luck") -> None:
    """Who has looked at a goal says what lies there; saboteurs mostly lie. Trust makes it count."""
    true = table.dwarf[seat] != SABOTEUR or luck.below(10) >= LIES
    trust = 1000 + 3 * max(0, 500 - suspected(guide, seat))
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell:
            if (table.goal_card[goal] == table.rules.treasure) == true:
                guide.hope[goal] = min(MOST_HOPE, guide.hope[goal] * trust // 1000)
            else:
                guide.hope[goal] = max(1, guide.hope[goal] * 1000 // trust)
