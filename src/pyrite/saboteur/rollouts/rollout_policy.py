# Compiled: see core/native.py
"""What a seat sensibly does in a rollout, knowing only its own dwarf and what it has seen.

Values are thousandths of a card of progress.
"""

from pyrite.core.chance import Luck
from pyrite.core.moves import Moves
from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.numbers import (
    BROKEN,
    FAR,
    FIRST_TILE,
    GEOLOGIST,
    GREEDY,
    HELD_FAST,
    SABOTEUR,
)
from pyrite.saboteur.play.goals import CHOOSE
from pyrite.saboteur.play.payout import TAKE
from pyrite.saboteur.play.turn import PASS
from pyrite.saboteur.rollouts.rollout_field import measure
from pyrite.saboteur.rollouts.rollout_guide import Guide
from pyrite.saboteur.rollouts.rollout_steps import bears, cleared, expect, nearest, steps_after
from pyrite.saboteur.rollouts.rollout_suspicion import judge, suspected
from pyrite.saboteur.table.paths import entered, find
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import IS_PLAY

DIGS, HINDERS, GATHERS = 0, 1, 2  # aims of dwarfs
NOISE = 120  # nobody is so sure of the best move
NEAR = 6  # this close to a goal saboteurs stop pretending
FOUND = 50
DOUBT, TRUST = 550, 550  # more likely a saboteur: worth a broken tool; less: worth a repair


def choose(table: Table, guide: Guide, moves: Moves, luck: Luck) -> int:
    """Return the action that seems best to the asked seat, and judge it for everybody."""
    seat = asked_seat(table)
    measure(table, guide)
    expect(table, guide, seat)
    guide.near = nearest(table, guide)
    role = role_of(table.dwarf[seat])
    best: int = -1_000_000
    chosen: int = 0
    for i in range(moves.n):
        value: int = worth(table, guide, role, moves.acts[i]) + luck.below(NOISE)
        if value > best:
            best = value
            chosen = moves.acts[i]
    judge(table, guide, seat, chosen, luck)
    return chosen


def asked_seat(table: Table) -> int:
    """Return the first seat that the game waits for."""
    seats = table.ask_seats[table.nasks - 1]
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def role_of(dwarf: int) -> int:
    """Return the aim of a dwarf: the treasure, no treasure, or cards that bring gold."""
    return HINDERS if dwarf == SABOTEUR else GATHERS if dwarf == GEOLOGIST else DIGS


def worth(table: Table, guide: Guide, role: int, action: int) -> int:
    """Return what an action is worth to a seat with this aim."""
    verb = action >> VERB_SHIFT
    card = action >> CARD_SHIFT & CARD_MASK
    if verb == PASS:
        return pass_worth(guide, role, action)
    if IS_PLAY[verb] and table.rules.sides[FIRST_TILE + 2 * card]:
        return lay_worth(table, guide, role, action)
    if guide.aim[verb]:
        return aim_worth(table, guide, role, action)
    if verb == guide.map:
        return map_worth(table, guide, role, find(table, action & ARG_MASK))
    if verb == guide.rockfall:
        return rockfall_worth(table, guide, role, find(table, action & ARG_MASK))
    if verb == TAKE:
        return 1000 * (action & ARG_MASK)
    if verb == CHOOSE:
        return choice_worth(table, guide, role, find(table, action & ARG_MASK))
    return guide.worth[64 * role + verb]


def pass_worth(guide: Guide, role: int, action: int) -> int:
    """Rate a pass: discard the least useful card, and other junk with it (S-02)."""
    value: int = -guide.keep[128 * role + (action >> CARD_SHIFT & CARD_MASK)]
    more = action & ARG_MASK
    while more:
        value += 150 - guide.keep[128 * role + (more & CARD_MASK) - 1]
        more >>= 7
    return value


def lay_worth(table: Table, guide: Guide, role: int, action: int) -> int:
    """Rate a path by how much nearer the treasure comes, as far as the seat knows."""
    tile = FIRST_TILE + 2 * (action >> CARD_SHIFT & CARD_MASK) + (action & 1)
    cell = find(table, (action & ARG_MASK) >> 1)
    way = entered(table, cell, tile)
    gain: int = 0
    found: int = 0
    closest: int = FAR
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            steps: int = steps_after(table, guide, cell, way, goal)
            gain += guide.odds[goal] * (guide.best[goal] - steps)
            found += guide.odds[goal] if steps == 0 else 0
            closest = min(closest, steps)
    price = guide.keep[128 * role + (action >> CARD_SHIFT & CARD_MASK)]
    if role == HINDERS:
        return hinder_worth(guide, gain, found, way)
    if role == GATHERS:
        bonus = table.rules.bonus[action >> CARD_SHIFT & CARD_MASK]
        return 3000 * bonus - 4 * found - (gain // 10 if gain > 0 else 0) - price
    if table.dwarf[guide.seat] == GREEDY and closest == 1:
        gain -= 1200
    return FOUND * found + (gain - price // 5 if gain > 0 else gain - price - 50)


def hinder_worth(guide: Guide, gain: int, found: int, way: int) -> int:
    """Rate a path for saboteurs: never find the treasure; pretend when far, block when near."""
    if found:
        return -FOUND * found
    if guide.near <= NEAR:
        return -gain if gain < 0 else -(gain * 3 // 2) - 200
    if way == 0:
        return -500
    return 300 - gain // 2 if gain > 0 else (-gain) // 2


def aim_worth(table: Table, guide: Guide, role: int, action: int) -> int:
    """Rate harming or helping a seat, depending on trust."""
    aim = guide.aim[action >> VERB_SHIFT]
    target = (action & ARG_MASK) >> (2 if aim == 3 else 0)
    if aim == 1:
        return harm_worth(table, guide, role, target)
    return help_worth(table, guide, role, target)


def harm_worth(table: Table, guide: Guide, role: int, target: int) -> int:
    """Rate stopping a suspect who can still dig; saboteurs stop those who seem honest."""
    if target == guide.seat:
        return -3000
    foe = suspected(guide, target)
    hindered = table.front[target] & (BROKEN | HELD_FAST)
    if role == HINDERS:
        urgent = 16 if guide.near <= NEAR else 9
        return scaled((750 - foe) * urgent * (4 if hindered else 10), 100)
    if role == GATHERS:
        return 400 if guide.near <= 2 and not hindered else -400
    return scaled(3 * (foe - DOUBT) * (3 if hindered else 10), 10)


def help_worth(table: Table, guide: Guide, role: int, target: int) -> int:
    """Rate a repair: itself first, then trusted seats; half if the target stays hindered."""
    front = table.front[target] & (BROKEN | HELD_FAST)
    eased = 2 if front & (front - 1) == 0 else 1
    foe = suspected(guide, target)
    if target == guide.seat:
        return (300 if role == HINDERS else 750) * eased
    if role == HINDERS:
        return scaled((foe - 600) * eased, 2)
    if role == GATHERS:
        return -100
    return scaled(3 * (TRUST - foe) * eased, 4)


def map_worth(table: Table, guide: Guide, role: int, cell: int) -> int:
    """Rate a look at a goal that may still be the treasure."""
    if role == GATHERS:
        return -100
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell and 0 < guide.odds[goal] < 1000:
            return 500 if role == HINDERS else 1150
    return -300 if role == HINDERS else -500


def rockfall_worth(table: Table, guide: Guide, role: int, cell: int) -> int:
    """Rate a rockfall: clear what blocks the way; saboteurs near a goal remove what leads on."""
    gain: int = 0
    wreck: int = 0
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            gain += guide.odds[goal] * max(0, guide.best[goal] - cleared(table, guide, cell, goal))
            wreck += guide.odds[goal] * bears(table, guide, cell, goal)
    if role == HINDERS:
        return wreck - gain - (300 if guide.near <= NEAR else 2500)
    return gain - wreck - 500


def choice_worth(table: Table, guide: Guide, role: int, cell: int) -> int:
    """Rate turning this goal first: the likeliest treasure, or the opposite for saboteurs."""
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell:
            return guide.odds[goal] if role == DIGS else -guide.odds[goal]
    return 0


def scaled(value: int, divisor: int) -> int:
    """Return the quotient rounded towards zero, the same compiled and interpreted."""
    return value // divisor if value >= 0 else -(-value // divisor)
