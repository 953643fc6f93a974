# Compiled: see core/native.py
"""What a seat sensibly does in a rollout, knowing only its own dwarf and what it has seen.

Values are thousandths of a card of progress.

What everybody makes of a deed in a rollout, by the statistics behind the bots' beliefs.

A saboteur who gives itself away in a rollout is stopped in it. Suspicion is kept as log odds in
hundredths.
"""

from collections.abc import Mapping
from typing import Any, cast, final

from pyrite.bots.saboteur.rollout_field import (
    DEEDS,
    FAR,
    LAYOUT,
    MOST_SUSPECT,
    FieldGuide,
    bears,
    begin,
    begin_again,
    cleared,
    expect,
    guide_memory,
    is_hidden,
    measure,
    nearest,
    set_guide_memory,
    steps_after,
)
from pyrite.core.chance import Luck
from pyrite.core.game_table import GameTable
from pyrite.core.moves import Moves
from pyrite.core.native import Long, python_too
from pyrite.core.numbers import ARG_MASK, CARD_MASK, CARD_SHIFT, VERB_SHIFT
from pyrite.saboteur.numbers import (
    BLUE,
    BROKEN,
    CHANGED,
    FIRST_TILE,
    GEOLOGIST,
    GREEDY,
    GREEN,
    HELD_FAST,
    MAX_HAND,
    PROFITEER,
    SABOTEUR,
)
from pyrite.saboteur.play.laying import CHOOSE
from pyrite.saboteur.play.payout import TAKE
from pyrite.saboteur.play.turn import PASS
from pyrite.saboteur.table.paths import entered, find
from pyrite.saboteur.table.state import Table
from pyrite.saboteur.table.verbs import IS_PLAY

# Kinds of deeds: laid cards are followed by their two other results, aimed ones by how their target
# looks; rollout_field.py has the names.
PATH, DEAD_END, ROCKFALL, HARM, HELP, HELP_SELF, PASSING, LOOKING = 0, 3, 6, 9, 12, 15, 16, 17
LEVEL, FARTHER = 1, 2  # results; 0 is nearer
HONEST, SUSPECT = 1, 2  # looks; 0 has shown nothing
MID, CLOSE = 5, 2  # missing cards to the nearest goal
FAR_PHASE, MID_PHASE, NEAR_PHASE, HELD_PHASE = 0, 1, 2, 3
LIES = 7  # times in ten that a saboteur claims the opposite of what it saw
MOST_HOPE = 1_000_000


@final
class SaboteurGuide(FieldGuide):
    """Plays the seats of a rollout: digs, hinders and suspects."""

    def begin(self, table: GameTable) -> None:
        """Measure the tunnels that all rollouts begin with."""
        begin(cast(Table, table), self)

    def begin_again(self, table: GameTable) -> None:
        """Return to these tunnels; nobody has done anything yet."""
        begin_again(self)

    def choose(self, table: GameTable, moves: Moves, luck: Luck) -> int:
        """Return what a sensible player would do, and let everybody judge it."""
        chosen = choose(cast(Table, table), self, moves, luck)
        judge(cast(Table, table), self, self.seat, chosen, luck)
        return chosen

    def advise(self, table: GameTable, moves: Moves, luck: Luck) -> int:
        """Return what a sensible player would do; nobody judges it."""
        return choose(cast(Table, table), self, moves, luck)

    def watch(self, table: GameTable, action: int, luck: Luck) -> None:
        """Everybody makes of it what they would in a rollout."""
        watch(cast(Table, table), self, action, luck)

    @python_too
    def notes(self) -> dict[str, Any]:
        """Return everything measured, hoped and suspected since the beginning."""
        return LAYOUT.read(guide_memory(self))

    @python_too
    def take_notes(self, notes: Mapping[str, Any]) -> None:
        """Restore what `notes` returned."""
        set_guide_memory(self, LAYOUT.write(notes))


def watch(table: Table, guide: FieldGuide, action: int, luck: Luck) -> None:
    """Judge what the asked seat is about to do."""
    measure(table, guide)
    judge(table, guide, asked_seat(table), action, luck)


def judge(table: Table, guide: FieldGuide, seat: int, action: int, luck: Luck) -> None:
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


def judge_rockfall(table: Table, guide: FieldGuide, seat: int, cell: int) -> None:
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


def judge_aim(table: Table, guide: FieldGuide, seat: int, action: int) -> None:
    """Judge harm and help: harming honest seats is suspect, helping them earns trust."""
    aim = guide.aim[action >> VERB_SHIFT]
    target = (action & ARG_MASK) >> (2 if aim == 3 else 0)
    if aim == 1:
        blame(table, guide, seat, HARM + looks(guide, target))
    else:
        blame(table, guide, seat, HELP_SELF if target == seat else HELP + looks(guide, target))


def judge_path(table: Table, guide: FieldGuide, seat: int, action: int) -> None:
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


def blame(table: Table, guide: FieldGuide, seat: int, deed: int) -> None:
    """Update everybody's suspicion of a seat that does this now."""
    total: int = guide.suspicion[seat] + guide.telling[DEEDS * phase_of(table, guide, seat) + deed]
    guide.suspicion[seat] = max(-MOST_SUSPECT, min(MOST_SUSPECT, total))


def phase_of(table: Table, guide: FieldGuide, seat: int) -> int:
    """Return the phase of the round, for a seat that may be unable to dig."""
    if table.front[seat] & (BROKEN | HELD_FAST):
        return HELD_PHASE
    steps: int = FAR
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal):
            steps = min(steps, guide.best[goal])
    return NEAR_PHASE if steps <= CLOSE else MID_PHASE if steps <= MID else FAR_PHASE


def suspected(guide: FieldGuide, seat: int) -> int:
    """Return how likely others think this seat a saboteur, per mille."""
    return guide.chances[guide.suspicion[seat] + MOST_SUSPECT]


def looks(guide: FieldGuide, seat: int) -> int:
    """Return what a seat seems to be to everybody."""
    foe = suspected(guide, seat)
    return SUSPECT if foe > guide.looks_bad else HONEST if foe < guide.looks_good else 0


def tell(table: Table, guide: FieldGuide, seat: int, cell: int, luck: Luck) -> None:
    """Tell what a goal is after a look; saboteurs mostly lie, and trust gives it weight."""
    true: bool = table.dwarf[seat] != SABOTEUR or luck.below(10) >= LIES
    trust: Long = 1000 + 3 * max(0, 500 - suspected(guide, seat))
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell:
            if (table.goal_card[goal] == table.rules.treasure) == true:
                guide.hope[goal] = min(MOST_HOPE, guide.hope[goal] * trust // 1000)
            else:
                guide.hope[goal] = max(1, guide.hope[goal] * 1000 // trust)


DIGS, HINDERS, GATHERS = 0, 1, 2  # aims of dwarfs
NOISE = 4  # decides between equal moves
NEAR = 6  # this close to a goal saboteurs stop pretending
FOUND = 50
DOUBT, TRUST = 550, 550  # more likely a saboteur: worth a broken tool; less: worth a repair
RIVALRY = 4  # of the seats that do not sabotage, one in so many counts as a rival
AVERAGE = 300  # worth of an unknown card
RACE = 400  # cost to a coloured dwarf of leaving the last card to the next seat
EVIDENT = 900  # a saboteur that nobody helps any longer
LATE = 4  # this few cards from a goal, or this little in the pile, the round will soon be over
SURE = 950  # thousandths: hardly a doubt where the treasure lies
GREEN_DOOR, BLUE_DOOR = 2, 1  # the filters of tiles, see modules/saboteur2/cards.py


def choose(table: Table, guide: FieldGuide, moves: Moves, luck: Luck) -> int:
    """Return the action that seems best to the asked seat."""
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


def worth(table: Table, guide: FieldGuide, role: int, action: int) -> int:
    """Return what an action is worth to a seat with this aim."""
    verb = action >> VERB_SHIFT
    card = action >> CARD_SHIFT & CARD_MASK
    if verb == PASS:
        return pass_worth(table, guide, role, action)
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
    return card_worth(table, guide, role, action)


def card_worth(table: Table, guide: FieldGuide, role: int, action: int) -> int:
    """Rate what Saboteur 2 adds; the verbs of other modules have a fixed worth."""
    verb = action >> VERB_SHIFT
    if verb == guide.shed:
        return shed_worth(table, guide, role, action)
    if verb == guide.steal:
        return 1000 * purse(table, action & ARG_MASK)
    if verb == guide.theft:
        return 2000 if is_late(table, guide) else 500
    if verb == guide.hands_off:
        if (action & ARG_MASK) == guide.seat:
            return -3000
        return 700 if is_late(table, guide) else 300
    if verb == guide.inspection:
        if table.dwarf_seen_by[action & ARG_MASK] >> guide.seat & 1:
            return 0
        return 200 if is_late(table, guide) else 500
    if verb == guide.swap_hats:
        return hats_worth(table, guide, role, action & ARG_MASK)
    if verb == guide.swap_hands:
        return hands_worth(table, guide, role, action)
    return guide.worth[64 * role + verb]


def hats_worth(table: Table, guide: FieldGuide, role: int, target: int) -> int:
    """Rate another dwarf: its own if it is about to lose, else a foe's."""
    dwarf = table.dwarf[guide.seat]
    if target == guide.seat:
        losing: bool = guide.near <= 2 if role == HINDERS else table.npile == 0 and guide.near > 3
        return 600 if losing and dwarf != PROFITEER else -600
    total: int = 0
    for seat in range(table.rules.seats):
        if seat != guide.seat:
            total += foe_of(table, guide, seat)
    gain: int = foe_of(table, guide, target) - total // (table.rules.seats - 1)
    return (-gain if role == HINDERS else gain) - 200


def hands_worth(table: Table, guide: FieldGuide, role: int, action: int) -> int:
    """Rate swapping a bad hand for another (S-26)."""
    own: int = -kept(table, guide, role, action >> CARD_SHIFT & CARD_MASK)
    for i in range(table.nhand[guide.seat]):
        own += kept(table, guide, role, table.hands[MAX_HAND * guide.seat + i])
    return AVERAGE * table.nhand[action & ARG_MASK] - own - 500


def is_late(table: Table, guide: FieldGuide) -> bool:
    """Return whether the round may be over soon."""
    return guide.near <= LATE or table.npile < 2 * table.rules.seats


def purse(table: Table, seat: int) -> int:
    """Return a seat's coins from public payments, without changed cards (S-37)."""
    coins: int = table.coins[seat]
    for i in range(table.nwon):
        if table.won_how[i] & CHANGED and table.won_seat[i] == seat:
            coins -= table.won_value[i]
    return coins


def kept(table: Table, guide: FieldGuide, role: int, card: int) -> int:
    """Return the worth of a card in hand; a map is worth little once the treasure is known."""
    if table.rules.verb_of[card] == guide.map and role != GATHERS and is_found(table, guide):
        return 100 if role == HINDERS else 0
    if role == DIGS and is_rivals_door(table, guide, FIRST_TILE + 2 * card):
        return 0
    return guide.keep[128 * role + card]


def is_found(table: Table, guide: FieldGuide) -> bool:
    """Return whether the asked seat has hardly a doubt where the treasure lies."""
    for goal in range(table.rules.ngoals):
        if guide.odds[goal] > SURE:
            return True
    return False


def is_rivals_door(table: Table, guide: FieldGuide, tile: int) -> bool:
    """Return whether a door here lets only the other colour pass (S-12)."""
    door = table.rules.filter[tile]
    dwarf = table.dwarf[guide.seat]
    return (dwarf == BLUE and door == GREEN_DOOR) or (dwarf == GREEN and door == BLUE_DOOR)


def pass_worth(table: Table, guide: FieldGuide, role: int, action: int) -> int:
    """Rate a pass: discard the least useful card, and other junk with it (S-02)."""
    value: int = -kept(table, guide, role, action >> CARD_SHIFT & CARD_MASK)
    junk: int = 150 if table.npile else -100
    more = action & ARG_MASK
    while more:
        value += junk - kept(table, guide, role, (more & CARD_MASK) - 1)
        more >>= 7
    return value


def shed_worth(table: Table, guide: FieldGuide, role: int, action: int) -> int:
    """Rate discarding two cards to dig again, if no card in hand does it (S-02)."""
    bit: int = 1 << ((action & ARG_MASK) >> 7)
    if bit & (BROKEN | HELD_FAST) == 0 or has_remedy(table, guide, bit):
        return -3000
    front = table.front[guide.seat] & (BROKEN | HELD_FAST)
    relief: int = 1800 if bit == HELD_FAST else 600 if role == HINDERS else 1500
    if front & (front - 1):
        relief //= 2
    lost: int = kept(table, guide, role, action >> CARD_SHIFT & CARD_MASK)
    return relief - 300 - lost - kept(table, guide, role, action & CARD_MASK)


def has_remedy(table: Table, guide: FieldGuide, bit: int) -> bool:
    """Return whether the seat holds a card against what lies in front of it."""
    for i in range(table.nhand[guide.seat]):
        card = table.hands[MAX_HAND * guide.seat + i]
        aim = guide.aim[table.rules.verb_of[card]]
        if aim == 3 and table.rules.tools_of[card] & bit:
            return True
        if aim == 2 and bit == HELD_FAST:
            return True
    return False


def lay_worth(table: Table, guide: FieldGuide, role: int, action: int) -> int:
    """Rate a path by how much nearer the treasure comes, as far as the seat knows."""
    tile = FIRST_TILE + 2 * (action >> CARD_SHIFT & CARD_MASK) + (action & 1)
    cell = find(table, (action & ARG_MASK) >> 1)
    way = 0 if is_rivals_door(table, guide, tile) else entered(table, cell, tile)
    gain: int = 0
    found: int = 0
    closest: int = FAR
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            steps: int = steps_after(table, guide, cell, way, goal)
            gain += guide.odds[goal] * (guide.best[goal] - steps)
            found += guide.odds[goal] if steps == 0 else 0
            closest = min(closest, steps)
    price = kept(table, guide, role, action >> CARD_SHIFT & CARD_MASK)
    if role == HINDERS:
        seems: bool = guide.near > NEAR and leads_somewhere(table, guide, cell, way)
        return hinder_worth(guide, gain, found, way, seems)
    if role == GATHERS:
        bonus = table.rules.bonus[action >> CARD_SHIFT & CARD_MASK]
        return 3000 * bonus - 4 * found - scaled(gain, 10) - price
    if closest == 1 and found == 0:
        gain -= race(table, guide)
    return FOUND * found + (gain - price // 5 if gain > 0 else gain - price - 50)


def race(table: Table, guide: FieldGuide) -> int:
    """Return what it costs to leave the last card before a goal to the next seat."""
    dwarf = table.dwarf[guide.seat]
    return 1200 if dwarf == GREEDY else RACE if dwarf in (BLUE, GREEN) else 0


def leads_somewhere(table: Table, guide: FieldGuide, cell: int, way: int) -> bool:
    """Return whether a path brings any face-down goal nearer, as everybody sees it."""
    for goal in range(table.rules.ngoals):
        if is_hidden(table, goal) and steps_after(table, guide, cell, way, goal) < guide.best[goal]:
            return True
    return False


def hinder_worth(guide: FieldGuide, gain: int, found: int, way: int, seems: bool) -> int:
    """Rate a path for saboteurs: never find the treasure; pretend when far, block when near."""
    if found:
        return -FOUND * found
    if guide.near <= NEAR:
        return -gain if gain < 0 else -(gain * 3 // 2) - 200
    if way == 0:
        return -500
    return (300 if seems else 0) - scaled(gain, 2)


def aim_worth(table: Table, guide: FieldGuide, role: int, action: int) -> int:
    """Rate harming or helping a seat, depending on trust."""
    aim = guide.aim[action >> VERB_SHIFT]
    target = (action & ARG_MASK) >> (2 if aim == 3 else 0)
    if aim == 1:
        return harm_worth(table, guide, role, target, action >> VERB_SHIFT)
    return help_worth(table, guide, role, target, aim)


def foe_of(table: Table, guide: FieldGuide, target: int) -> int:
    """Return how much the asked seat minds another, per mille: saboteurs, and rivals a bit."""
    dwarf = table.dwarf[guide.seat]
    if dwarf == PROFITEER:  # wins with everybody
        return 0
    log_odds: int = guide.suspicion[target] + guide.shift[role_of(dwarf)]
    foe: int = guide.chances[max(0, min(2 * MOST_SUSPECT, log_odds + MOST_SUSPECT))]
    if table.dwarf_seen_by[target] >> guide.seat & 1:
        foe = 1000 if table.dwarf[target] == SABOTEUR else 0
    return foe + (1000 - foe) // RIVALRY if dwarf in (BLUE, GREEN) else foe


def harm_worth(table: Table, guide: FieldGuide, role: int, target: int, verb: int) -> int:
    """Rate stopping a suspect who can still dig; saboteurs stop those who seem honest."""
    if target == guide.seat:
        return -3000
    foe = foe_of(table, guide, target)
    hindered = table.front[target] & (BROKEN | HELD_FAST)
    if role == HINDERS:
        urgent = 16 if guide.near <= NEAR else 9
        return scaled((750 - foe) * urgent * (4 if hindered else 10), 100)
    if role == GATHERS:
        return 400 if guide.near <= 2 and not hindered else -400
    if verb == guide.trapped:  # also costs its share, even if it cannot dig anyway (S-22)
        return 3 * (foe - DOUBT) + (300 if is_late(table, guide) else 0)
    return scaled(3 * (foe - DOUBT) * (3 if hindered else 10), 10)


def help_worth(table: Table, guide: FieldGuide, role: int, target: int, aim: int) -> int:
    """Rate a repair: itself first, then trusted seats; half if the target stays hindered."""
    front = table.front[target] & (BROKEN | HELD_FAST)
    eased = 2 if front & (front - 1) == 0 else 1
    foe = foe_of(table, guide, target)
    if target == guide.seat:
        freed: int = 800 if aim == 2 and role == HINDERS else 0
        return freed + (300 if role == HINDERS else 750) * eased
    if role == HINDERS:
        return scaled((foe - 600) * eased, 2)
    if role == GATHERS:
        return -100
    return scaled(3 * (TRUST - foe) * eased, 4) if foe < EVIDENT else -3000


def map_worth(table: Table, guide: FieldGuide, role: int, cell: int) -> int:
    """Rate a look at a goal that may still be the treasure."""
    if role == GATHERS:
        return -100
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell and guide.odds[goal] and not is_found(table, guide):
            return 500 if role == HINDERS else 1150
    return -300 if role == HINDERS else -500


def rockfall_worth(table: Table, guide: FieldGuide, role: int, cell: int) -> int:
    """Rate a rockfall: clear what blocks the way; saboteurs near a goal remove what leads on."""
    gain: int = 0
    wreck: int = 0
    for goal in range(table.rules.ngoals):
        if guide.odds[goal]:
            gain += guide.odds[goal] * max(0, guide.best[goal] - cleared(table, guide, cell, goal))
            wreck += guide.odds[goal] * bears(table, guide, cell, goal)
    if role == HINDERS:
        return wreck - gain - (300 if guide.near <= NEAR else 2500)
    if role == GATHERS:
        tile = table.tile[cell]
        crystal = table.rules.bonus[tile - FIRST_TILE >> 1] if tile >= FIRST_TILE else 0
        return (wreck // 5 if guide.near <= 2 else -200) - 2000 * crystal
    return gain - wreck - 500


def choice_worth(table: Table, guide: FieldGuide, role: int, cell: int) -> int:
    """Rate turning this goal first: the likeliest treasure, or the opposite for saboteurs."""
    for goal in range(table.rules.ngoals):
        if table.goal_cell[goal] == cell:
            return guide.odds[goal] if role == DIGS else -guide.odds[goal]
    return 0


def scaled(value: int, divisor: int) -> int:
    """Return the quotient rounded towards zero, the same compiled and interpreted."""
    return value // divisor if value >= 0 else -(-value // divisor)
