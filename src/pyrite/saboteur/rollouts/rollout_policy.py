"""What a seat sensibly does in a rollout: it knows its own dwarf and what it has seen, no more.

Values are thousandths of a card of progress. Others are judged by their deeds alone, so who shows
his true colours in a rollout is stopped in it.
"""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

if not cython.compiled:
    from pyrite.core.chance import Luck
    from pyrite.core.moves import Moves
    from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, VERB_SHIFT
    from pyrite.saboteur.numbers import (
        BROKEN,
        FAR,
        FIELD,
        FIRST_TILE,
        GEOLOGIST,
        GREEDY,
        MOST_SUSPECT,
        SABOTEUR,
        TRAPPED,
    )
    from pyrite.saboteur.play.goals import CHOOSE
    from pyrite.saboteur.play.payout import TAKE
    from pyrite.saboteur.play.turn import PASS
    from pyrite.saboteur.rollouts.rollout_field import Guide, is_hidden, measure
    from pyrite.saboteur.table.paths import find
    from pyrite.saboteur.table.state import Table
    from pyrite.saboteur.table.verbs import IS_PLAY

DIGS, HINDERS, GATHERS = 0, 1, 2  # what dwarfs strive for
NOISE = 120  # nobody is so sure of the best
NEAR = 5  # so few cards from a goal the mask comes off
FOUND = 50
DOUBT, TRUST = 550, 550  # more likely a saboteur: worth a broken tool; less: worth a repair
# How much a deed speaks against a seat, as log odds in hundredths.
NEARER_FAR, NEARER, LEVEL, FARTHER, DEAD_END = -35, -140, 160, 290, 240
HARMED_HONEST, HARMED_SUSPECT, HELPED, WRECKED, CLEARED = 250, -30, 60, 330, -250


def choose(table: "Table", guide: "Guide", moves: "Moves", luck: "Luck") -> int:
    """The action that seems best to whoever is asked, and what everybody makes of it."""
    seat = asked_seat(table)
    measure(table, guide)
    expect(table, guide, seat)
    guide.near = nearest(table, guide)
    role = role_of(table.dwarf[seat])
    best = -1_000_000
    chosen = 0
    for i in range(moves.n):
        value = worth(table, guide, role, moves.acts[i]) + luck.below(NOISE)
        if value > best:
            best = value
            chosen = moves.acts[i]
    judge(table, guide, seat, chosen)
    return chosen


def asked_seat(table: "Table") -> int:
    """The seat that the game waits for, the first of several."""
    seats = table.ask_seats[table.nasks - 1]
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def role_of(dwarf: int) -> int:
    """What a dwarf strives for: the treasure, no treasure, or crystals."""
    return HINDERS if dwarf == SABOTEUR else GATHERS if dwarf == GEOLOGIST else DIGS


def worth(table: "Table", guide: "Guide", role: int, action: int) -> int:
    """What an action is worth to a seat of this role."""
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


def pass_worth(guide: "Guide", role: int, action: int) -> int:
    """The least useful card, and with it whatever else is junk (S-02)."""
    value = -guide.keep[128 * role + (action >> CARD_SHIFT & CARD_MASK)]
    more = action & ARG_MASK
    while more:
        value += 150 - guide.keep[128 * role + (more & CARD_MASK) - 1]
        more >>= 7
    return value


def lay_worth(table: "Table", guide: "Guide", role: int, action: int) -> int:
    """How much nearer the treasure comes for all that the seat knows."""
    tile = FIRST_TILE + 2 * (action >> CARD_SHIFT & CARD_MASK) + (action & 1)
    cell = find(table, (action & ARG_MASK) >> 1)
    way = way_on(table, cell, tile)
    gain = 0
    found = 0
    closest = FAR
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            steps = steps_after(table, guide, cell, way, goal)
            gain += guide.odds[goal] * (guide.best[goal] - steps)
            found += guide.odds[goal] if steps == 0 else 0
            closest = min(closest, steps)
    price = guide.keep[128 * role + (action >> CARD_SHIFT & CARD_MASK)]
    if role == HINDERS:
        return hinder_worth(guide, gain, found, way)
    if role == GATHERS:
        crystal = table.rules.crystal[action >> CARD_SHIFT & CARD_MASK]
        return 3000 * crystal - 4 * found - (gain // 10 if gain > 0 else 0) - price
    if table.dwarf[guide.seat] == GREEDY and closest == 1:
        gain -= 1200
    return FOUND * found + (gain - price // 5 if gain > 0 else gain - price - 50)


def hinder_worth(guide: "Guide", gain: int, found: int, way: int) -> int:
    """Never find the treasure. Far from it seem to help, near it lead astray and block."""
    if found:
        return -FOUND * found
    if guide.near <= NEAR:
        return -gain if gain < 0 else -(gain * 3 // 2) - 200
    if way == 0:
        return -500
    return 300 - gain // 2 if gain > 0 else (-gain) // 2


def aim_worth(table: "Table", guide: "Guide", role: int, action: int) -> int:
    """To harm or to help a seat, as one trusts it."""
    aim = guide.aim[action >> VERB_SHIFT]
    target = (action & ARG_MASK) >> (2 if aim == 3 else 0)
    if aim == 1:
        return harm_worth(table, guide, role, target)
    return help_worth(table, guide, role, target)


def harm_worth(table: "Table", guide: "Guide", role: int, target: int) -> int:
    """Stop suspects who can still dig; a saboteur stops those who seem to be honest."""
    if target == guide.seat:
        return -3000
    foe = suspected(guide, target)
    hindered = table.front[target] & (BROKEN | TRAPPED)
    if role == HINDERS:
        urgent = 16 if guide.near <= NEAR else 9
        return scaled((750 - foe) * urgent * (4 if hindered else 10), 100)
    if role == GATHERS:
        return 400 if guide.near <= 2 and not hindered else -400
    return scaled(3 * (foe - DOUBT) * (3 if hindered else 10), 10)


def help_worth(table: "Table", guide: "Guide", role: int, target: int) -> int:
    """Oneself first, then whoever is trusted; who stays hindered is helped by half."""
    front = table.front[target] & (BROKEN | TRAPPED)
    eased = 2 if front & (front - 1) == 0 else 1
    foe = suspected(guide, target)
    if target == guide.seat:
        return (300 if role == HINDERS else 750) * eased
    if role == HINDERS:
        return scaled((foe - 600) * eased, 2)
    if role == GATHERS:
        return -100
    return scaled(3 * (TRUST - foe) * eased, 4)


def map_worth(table: "Table", guide: "Guide", role: int, cell: int) -> int:
    """Find out where the treasure lies, as long as that is open."""
    if role == GATHERS:
        return -100
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell and 0 < guide.odds[goal] < 1000:
            return 500 if role == HINDERS else 1150
    return -300 if role == HINDERS else -500


def rockfall_worth(table: "Table", guide: "Guide", role: int, cell: int) -> int:
    """Clear what blocks the way; a saboteur takes away what leads on, when it is near."""
    gain = 0
    wreck = 0
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            gain += guide.odds[goal] * max(0, guide.best[goal] - cleared(table, guide, cell, goal))
            wreck += guide.odds[goal] * bears(table, guide, cell, goal)
    if role == HINDERS:
        return wreck - gain - (300 if guide.near <= NEAR else 2500)
    return gain - wreck - 500


def cleared(table: "Table", guide: "Guide", cell: int, goal: int) -> int:
    """The cards that are missing from this cell on, were it empty; FAR if nothing leads there."""
    if table.reach[cell] == 0:
        return FAR
    return 1 + steps_after(table, guide, cell, 15, goal)


def bears(table: "Table", guide: "Guide", cell: int, goal: int) -> int:
    """Does the nearest hole to a goal hang on the path here alone? Then 1."""
    hole = guide.best_hole[goal]
    reach = table.reach[hole]
    if hole == 0 or guide.second[goal] == guide.best[goal] or reach & (reach - 1):
        return 0
    for d in range(4):
        if reach >> d & 1:
            return table.beside[4 * hole + d] == cell
    return 0


def choice_worth(table: "Table", guide: "Guide", role: int, cell: int) -> int:
    """The likeliest treasure first; who wants none the other way round."""
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell:
            return guide.odds[goal] if role == DIGS else -guide.odds[goal]
    return 0


def judge(table: "Table", guide: "Guide", seat: int, action: int) -> None:
    """What everybody makes of a deed, before its effect."""
    verb = action >> VERB_SHIFT
    if IS_PLAY[verb] == 0:
        return
    if guide.aim[verb]:
        judge_aim(guide, seat, action)
    elif table.rules.sides[FIRST_TILE + 2 * (action >> CARD_SHIFT & CARD_MASK)]:
        judge_path(table, guide, seat, action)
    elif verb == guide.rockfall:
        cell = find(table, action & ARG_MASK)
        judge_rockfall(table, guide, seat, cell)


def judge_rockfall(table: "Table", guide: "Guide", seat: int, cell: int) -> None:
    """A rockfall wrecks the way to some goal, or clears it."""
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal) and bears(table, guide, cell, goal):
            blame(guide, seat, WRECKED)
            return
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal) and cleared(table, guide, cell, goal) < guide.best[goal]:
            blame(guide, seat, CLEARED)
            return


def judge_aim(guide: "Guide", seat: int, action: int) -> None:
    """Who harms the honest is suspect; who helps them is trusted."""
    aim = guide.aim[action >> VERB_SHIFT]
    target = (action & ARG_MASK) >> (2 if aim == 3 else 0)
    if target == seat:
        return
    if aim == 1:
        foe = suspected(guide, target)
        blame(guide, seat, scaled(HARMED_HONEST * (1000 - foe) + HARMED_SUSPECT * foe, 1000))
    else:
        blame(guide, seat, scaled(HELPED * (2 * suspected(guide, target) - 1000), 1000))


def scaled(value: int, divisor: int) -> int:
    """Divided and cut off towards nought, compiled as interpreted."""
    return value // divisor if value >= 0 else -(-value // divisor)


def judge_path(table: "Table", guide: "Guide", seat: int, action: int) -> None:
    """Who digs on is trusted a little more, who lays dead ends or leads away much less."""
    tile = FIRST_TILE + 2 * (action >> CARD_SHIFT & CARD_MASK) + (action & 1)
    cell = find(table, (action & ARG_MASK) >> 1)
    way = way_on(table, cell, tile)
    gain = -FAR
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal):
            gain = max(gain, guide.best[goal] - steps_after(table, guide, cell, way, goal))
    if way == 0:
        blame(guide, seat, DEAD_END)
    elif gain > 0:
        blame(guide, seat, NEARER if guide.near <= NEAR else NEARER_FAR)
    else:
        blame(guide, seat, LEVEL if gain == 0 else FARTHER)


def way_on(table: "Table", cell: int, tile: int) -> int:
    """The sides of a path that would be joined to the start if it lay here."""
    if table.rules.ladder[tile]:
        return table.rules.sides[tile]
    way = 0
    for d in range(4):
        if table.reach[cell] >> d & 1:
            way |= table.rules.through[4 * tile + d]
    return way


def steps_after(table: "Table", guide: "Guide", cell: int, way: int, goal: int) -> int:
    """The cards that are missing to a goal after a path with these joined sides lies here."""
    steps = guide.second[goal] if guide.best_hole[goal] == cell else guide.best[goal]
    if guide.spot[cell] == 0:
        return steps
    first = goal * FIELD + guide.spot[cell]
    if way & 1:
        steps = min(steps, guide.field[first - guide.width])
    if way & 2:
        steps = min(steps, guide.field[first + 1])
    if way & 4:
        steps = min(steps, guide.field[first + guide.width])
    if way & 8:
        steps = min(steps, guide.field[first - 1])
    return steps


def expect(table: "Table", guide: "Guide", seat: int) -> None:
    """Where the treasure may lie for all that this seat knows: a thousand shared among goals."""
    guide.seat = seat
    whole = 0
    for goal in range(table.rules.ngoals):
        guide.odds[goal] = 0
        if is_hidden(table, goal):
            if not table.knows[seat] >> goal & 1:
                guide.odds[goal] = guide.hope[goal]
                whole += guide.hope[goal]
            elif table.goal_card[goal] == table.rules.treasure:
                only(table, guide, goal)
                return
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            guide.odds[goal] = max(1, 1000 * guide.hope[goal] // whole)


def only(table: "Table", guide: "Guide", goal: int) -> None:
    """The seat has seen the treasure here."""
    for other in range(table.rules.ngoals):
        guide.odds[other] = 0
    guide.odds[goal] = 1000


def blame(guide: "Guide", seat: int, weight: int) -> None:
    """Everybody thinks worse of a seat, or better if the weight is negative."""
    total = guide.suspicion[seat] + weight
    guide.suspicion[seat] = max(-MOST_SUSPECT, min(MOST_SUSPECT, total))


def suspected(guide: "Guide", seat: int) -> int:
    """How likely the others take this seat for a saboteur, per mille."""
    return guide.chances[guide.suspicion[seat] + MOST_SUSPECT]


def nearest(table: "Table", guide: "Guide") -> int:
    """The fewest cards that are missing to what may be the treasure for the seat that is asked."""
    steps = FAR
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            steps = min(steps, guide.best[goal])
    return steps
