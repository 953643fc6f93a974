"""What every play is worth to the dwarf of a seat, in cards of progress.

Diggers are all who want the treasure: those of the base game, both colours, boss, profiteer and the
greedy dwarf. A saboteur counts what a play costs them. A geologist wants crystals on the table and
a long round (S-34).
"""

from collections.abc import Callable

from pyrite.bots.guidance import KEPT, KEPT_TO_HINDER
from pyrite.bots.saboteur.beliefs import LAYING
from pyrite.bots.saboteur.board import RIVALS, Board, Distances, Shape, cell_beyond
from pyrite.bots.saboteur.situation import Situation, card_of, cell_of, target_of
from pyrite.core.actions import Action
from pyrite.core.cards import FACE_DOWN

Values = dict[str, Callable[[Action, Situation], float]]  # by verb

JUNK = 0.15  # a card worth less is exchanged, if several may be passed
AVERAGE = 0.3  # worth of an unknown card
OTHER = 0.3  # worth of keeping a card with an unlisted verb
TOLL = 0.5  # worth of a gold, in cards
HATS = {"wardrobe": 1.0, "tunnel_party": 0.5}  # how surely a site changes the seat's dwarf
RELIEF = {"saboteur": 0.6}  # worth of being able to dig again, if not 1.5
FOUND = 50.0  # the treasure, which ruins the saboteurs
END = 4.0  # cost to a geologist of the round ending while crystals may still come
DOUBT = 0.55  # more likely a saboteur than this: worth a broken tool
TRUST = 0.55  # less likely than this: worth a repair
NEAR = 6  # this close to a goal a saboteur stops pretending
PRIZES = {"sack_1": 1.0, "sack_2": 2.0, "dragon": -1.0, "spider": -FOUND}
SPOILS = PRIZES | {"spider": FOUND}  # to a saboteur
LONG_WAY = {"repair": 0.3, "freed": 0.3, "theft": 0.8, "veto": 0.5}  # kept by a geologist
LONG_WAY |= {"rockfall": 0.1, "break": 0.3}


def worth(action: Action, situation: Situation) -> float:
    """Return what a play is worth to this seat's dwarf; an unknown verb beats passing a little."""
    values = VALUES.get(situation.dwarf, DIGGER)
    return values[action.verb](action, situation) if action.verb in values else 0.01


# Cards in hand, of which the least useful one is passed.


def keep(card: str, situation: Situation) -> float:
    """Return the value of keeping a card."""
    worth = situation.kept.get(card)
    if worth is None:
        worth = KEEP.get(situation.dwarf, _digger_keeps)(card, situation)
        situation.kept[card] = worth
    return worth


def lead(shape: Shape) -> float:
    """Return how well a path card leads on: best eastwards, better with more exits."""
    sides = max(shape.ways)
    return 0.15 * sides.bit_count() + 0.3 * (sides & 10 == 10)


def _digger_keeps(card: str, situation: Situation) -> float:
    shape, verb = situation.cards.shape(card), situation.cards.verb(card)
    if situation.cards.is_path(card):
        if shape.is_dead_end or shape.door == RIVALS.get(situation.dwarf, "none"):
            return 0.0
        return 0.8 if shape.is_source else lead(shape)
    if verb == "map":
        return 0.0 if situation.treasure_known else 0.8
    return KEPT.get(verb, OTHER)


def _saboteur_keeps(card: str, situation: Situation) -> float:
    """Rate cards for a saboteur, who discards good path cards first, face down."""
    shape, verb = situation.cards.shape(card), situation.cards.verb(card)
    if situation.cards.is_path(card):
        return 0.8 if shape.is_dead_end else 0.5 - 0.6 * lead(shape)
    if verb == "map":
        return 0.1 if situation.treasure_known else 0.4
    return KEPT_TO_HINDER.get(verb, OTHER)


def _geologist_keeps(card: str, situation: Situation) -> float:
    """Rate cards for a geologist, who keeps crystals and discards the rest to draw more."""
    if situation.cards.shape(card).is_crystal:
        return 1.5
    return LONG_WAY.get(situation.cards.verb(card), 0.05)


KEEP: dict[str, Callable[[str, Situation], float]] = {
    "saboteur": _saboteur_keeps,
    "geologist": _geologist_keeps,
}


# What all dwarfs rate alike.


def paths(situation: Situation) -> list[Action]:
    """Return all ways to lay a path now."""
    return [action for action in situation.actions if action.verb in LAYING]


def useful(situation: Situation) -> list[str]:
    """Return the path cards in hand that lead on."""
    cards = situation.cards
    hand: list[str] = situation.view["hand"]
    return [card for card in hand if cards.is_path(card) and not cards.shape(card).is_dead_end]


def change(situation: Situation) -> float:
    """Return how welcome another dwarf is: only if the seat's side is about to lose."""
    if situation.dwarf == "profiteer":
        return -0.8
    if situation.dwarf == "saboteur":
        losing = situation.nearest <= 2
    else:
        losing = situation.view["pile"] == 0 and situation.nearest > 3
    return 0.6 if losing else -0.6


def visit(situation: Situation, board: Board) -> float:
    """Rate newly joined sites, which change the dwarf (M-W1, M-P1), and chests (M-C1)."""
    opened = situation.opens(board)
    hats = sum(HATS[name] for name in opened if name in HATS)
    return 0.2 * (FACE_DOWN in opened) + (hats * change(situation) if hats else 0.0)


def toll(action: Action) -> float:
    """Return what the toll for laying a path here is worth (M-T1)."""
    return TOLL * action.cost


def swap_gain(action: Action, situation: Situation) -> float:
    """Return how many cards nearer the treasure gets if these goals are swapped (C-17)."""
    cells = [situation.goal_cell(goal) for goal in action.goals]
    one, other = (situation.odds.get(cell, 0.0) for cell in cells)
    here, there = (situation.distances.get(cell, 0) for cell in cells)
    return (one - other) * (here - there)


def doubt(action: Action, situation: Situation) -> float:
    """Return how little is known about a seat."""
    return 1.0 - max(situation.kinds[target_of(action)].values())


def freed(seat: int, situation: Situation) -> float:
    """Return how much of a seat's trouble ends if one thing is taken from in front of it."""
    return 1.0 if len(situation.hindrances(seat)) == 1 else 0.5


def _pass(action: Action, situation: Situation) -> float:
    """Rate a pass: the least useful card, and any other junk with it (S-02)."""
    junk = JUNK if situation.view["pile"] else -0.1
    worth = junk * (len(action.cards) - 1)
    for card in action.cards:
        worth -= keep(card, situation)
    return worth


def _shed(action: Action, situation: Situation) -> float:
    """Rate discarding two cards to dig again, if no card in hand does it (S-02)."""
    if action.front == "theft" or _helps(action.front or "", situation):
        return -3.0
    relief = 1.8 if action.front == "trapped" else RELIEF.get(situation.dwarf, 1.5)
    lost = sum(keep(card, situation) for card in action.cards)
    return relief * freed(situation.seat, situation) - 0.3 - lost


def _helps(front: str, situation: Situation) -> bool:
    """Return whether there is a card in hand against it."""
    cards = situation.cards
    hand: list[str] = situation.view["hand"]
    if front == "trapped":
        return any(cards.verb(card) == "freed" for card in hand)
    return any(cards.mends(card, front) for card in hand)


def _hands_off(action: Action, situation: Situation) -> float:
    """Rate hands off: only against others' thefts (S-21)."""
    if target_of(action) == situation.seat:
        return -3.0
    return 0.7 if situation.late else 0.3


def _inspection(action: Action, situation: Situation) -> float:
    """Rate an inspection by how little is known about the seat (S-24)."""
    return (0.3 if situation.late else 0.7) * doubt(action, situation)


def _swap_hats(action: Action, situation: Situation) -> float:
    """Rate swapping hats: the seat's own when losing, others' if worse than average (S-25)."""
    if target_of(action) == situation.seat:
        return change(situation)
    others = [foe for seat, foe in enumerate(situation.foes) if seat != situation.seat]
    return situation.foes[target_of(action)] - sum(others) / len(others) - 0.2


def _swap_hands(action: Action, situation: Situation) -> float:
    """Rate swapping a bad hand for another (S-26)."""
    hand = list(situation.view["hand"])
    if action.card in hand:
        hand.remove(action.card)
    own = sum(keep(card, situation) for card in hand)
    return AVERAGE * float(situation.view["hands"][target_of(action)]) - own - 0.5


def _beg(action: Action, situation: Situation) -> float:
    """Rate begging a trusted seat for a toll, if the way leads on there (M-T1)."""
    guard = situation.view["modules"]["toll"]["guards"][(action.guard or 1) - 1]
    stuck = situation.hindrances(situation.seat) or not useful(situation)
    if situation.gold or situation.dwarf == "saboteur" or stuck:
        return -3.0
    leads = situation.gain(situation.board.opened(cell_beyond(guard["exit"])).distances()) > 0
    return 1.5 - situation.foes[target_of(action)] if leads else -3.0


def _mend(action: Action, situation: Situation, own: float, others: float, trust: float) -> float:
    """Rate a repair of the seat itself, or of another that is trusted."""
    seat = target_of(action)
    if seat == situation.seat:
        return own * freed(seat, situation)
    return others * freed(seat, situation) * (trust - situation.foes[seat])


def _stop(action: Action, situation: Situation, most: float, again: float, doubt: float) -> float:
    """Rate stopping a suspect; `again` is how much it counts if the seat cannot dig anyway."""
    seat = target_of(action)
    if seat == situation.seat:
        return -3.0
    fresh = again if situation.hindrances(seat) else 1.0
    return most * fresh * (situation.foes[seat] - doubt)


COMMON: Values = {
    "pass": _pass,
    "shed": _shed,
    "theft": lambda action, situation: 2.0 if situation.late else 0.5,  # few can still stop it
    "hands_off": _hands_off,
    "inspection": _inspection,
    "swap_hats": _swap_hats,
    "swap_hands": _swap_hands,
    "trove": lambda action, situation: 0.4,
    "turnabout": lambda action, situation: -0.1,
    "guard": lambda action, situation: -1.0,
    "beg": _beg,
}


# Diggers.


def _dig(action: Action, situation: Situation) -> float:
    """Rate digging towards the treasure, preferring cards that are missed least."""
    board = situation.changed(action)
    after = board.distances()
    gain, price = situation.gain(after), keep(card_of(action), situation)
    found = FOUND * situation.finds(action, after)
    race = 0.0 if found > 0 else 1.2 * situation.race(after)
    way = gain - 0.2 * price if gain > 0 else gain - price - 0.05
    return found + way - race + _beside(action, situation, board, after)


def _beside(action: Action, situation: Situation, board: Board, after: Distances) -> float:
    """Rate what modules add: prizes, doors of the seat's colour, sites, chests, tolls."""
    prizes = sum(PRIZES.get(card, 0.0) for card in situation.turns(action, after))
    own_door = situation.cards.shape(card_of(action)).door == situation.dwarf
    door = 0.4 if own_door and situation.late else 0.0
    return prizes + door + (visit(situation, board) - toll(action))


def _divert(action: Action, situation: Situation) -> float:
    """Rate moving the last path to a better place."""
    after = situation.after(action)
    return FOUND * situation.finds(action, after) + situation.gain(after) - 0.4


def _dig_twice(action: Action, situation: Situation) -> float:
    """Rate two paths where one would already help."""
    best = max((_dig(path, situation) for path in paths(situation)), default=0.0)
    return best + 0.4 if best > 0 and len(useful(situation)) > 1 else -0.3


def _look(action: Action, situation: Situation) -> float:
    """Rate a look for the treasure, while its place is unknown."""
    return 1.15 if cell_of(action) in situation.odds and not situation.treasure_known else -0.5


def _repair(action: Action, situation: Situation) -> float:
    """Rate a repair: the seat itself first, then trusted ones; half if it stays broken."""
    return _mend(action, situation, 1.5, 1.5, TRUST)


def _trap(action: Action, situation: Situation) -> float:
    """Rate a trap, which also costs a seat its share, even if it is already hindered (S-22)."""
    if target_of(action) == situation.seat:
        return -3.0
    return 3.0 * (situation.foes[target_of(action)] - DOUBT) + 0.3 * situation.late


DIGGER: Values = COMMON | {
    **dict.fromkeys(LAYING, _dig),
    "diversion": _divert,
    "path_specialist": _dig_twice,
    "rockfall": lambda action, situation: situation.gain(situation.after(action)) - 0.5,
    "map": _look,
    "repair": _repair,
    "freed": _repair,
    "break": lambda action, situation: _stop(action, situation, 3.0, 0.3, DOUBT),
    "trapped": _trap,
    "goal_swap": lambda action, situation: swap_gain(action, situation) - 0.6,
}


# Saboteurs.


def near(situation: Situation) -> bool:
    """Return whether it is time for a saboteur to stop pretending."""
    return situation.nearest <= NEAR


def _mislead(action: Action, situation: Situation) -> float:
    """Rate a path: never find the treasure; pretend when far, block when near."""
    board = situation.changed(action)
    after = board.distances()
    found = situation.finds(action, after)
    if found:
        return -FOUND * found
    prizes = sum(SPOILS.get(card, 0.0) for card in situation.turns(action, after))
    beside = prizes + visit(situation, board) - toll(action)
    harm = -situation.gain(after)
    if near(situation):
        return beside + (harm if harm > 0 else 1.5 * harm - 0.2)
    if situation.cards.shape(card_of(action)).is_dead_end:
        return beside - 0.5
    return beside + 0.5 * harm + 0.3 * (situation.seems(after) > 0)


def _divert_astray(action: Action, situation: Situation) -> float:
    """Rate moving the last path to where it helps nobody."""
    after = situation.after(action)
    harm = -situation.gain(after) - FOUND * situation.finds(action, after)
    return harm - 0.3 if near(situation) else harm - 1.5


def _mislead_twice(action: Action, situation: Situation) -> float:
    """Rate two paths at once, if one would already do harm."""
    best = max((_mislead(path, situation) for path in paths(situation)), default=0.0)
    return best + 0.3 if best > 0.5 else -0.3


def _bury(action: Action, situation: Situation) -> float:
    """Rate a rockfall, which is best near the goals."""
    harm = -situation.gain(situation.after(action))
    return harm - 0.3 if near(situation) else harm - 2.5


def _spy(action: Action, situation: Situation) -> float:
    """Rate a look, since knowing the treasure helps to lead others elsewhere."""
    return 0.5 if cell_of(action) in situation.odds and not situation.treasure_known else -0.3


def _repair_saboteurs(action: Action, situation: Situation) -> float:
    """Rate a repair of the seat itself and of those who seem to be saboteurs."""
    return _mend(action, situation, 0.6, 1.0, 0.4)


def _free_saboteurs(action: Action, situation: Situation) -> float:
    """Rate freeing a seat, since a trapped one gets no share (S-22)."""
    own = target_of(action) == situation.seat
    return _repair_saboteurs(action, situation) + 0.8 * own


def _stop_diggers(action: Action, situation: Situation) -> float:
    """Rate stopping those who dig, above all when the treasure is near."""
    return _stop(action, situation, 1.6 if near(situation) else 0.9, 0.4, 0.25)


def _hide_treasure(action: Action, situation: Situation) -> float:
    """Rate moving the treasure away and making its place uncertain."""
    return abs(swap_gain(action, situation)) + (0.3 if near(situation) else -0.6)


def _guard(action: Action, situation: Situation) -> float:
    """Rate a guard near the goals, where everybody must pass (M-T1)."""
    if not near(situation):
        return -1.0
    barred = cell_beyond(f"{action.cell}{action.side}")
    harm = -situation.gain(situation.board.barred(barred).distances())
    return 0.8 * min(harm, 2.0) - keep(card_of(action), situation) - 0.2


SABOTEUR: Values = COMMON | {
    **dict.fromkeys(LAYING, _mislead),
    "diversion": _divert_astray,
    "path_specialist": _mislead_twice,
    "rockfall": _bury,
    "map": _spy,
    "repair": _repair_saboteurs,
    "freed": _free_saboteurs,
    "break": _stop_diggers,
    "trapped": _stop_diggers,
    "goal_swap": _hide_treasure,
    "guard": _guard,
}


# Geologists.


def _lay_crystal(action: Action, situation: Situation) -> float:
    """Rate crystals anywhere, best where they do not hasten the end; keep other paths."""
    board = situation.changed(action)
    after = board.distances()
    end = END * situation.finds(action, after) + 0.3 * situation.race(after)
    crystal = 3.0 if _is_crystal(action, situation) else 0.0
    beside = visit(situation, board) - toll(action)
    return crystal + beside - end - 0.1 * situation.gain(after) - keep(card_of(action), situation)


def _is_crystal(action: Action, situation: Situation) -> bool:
    """Return whether the action lays a crystal (S-13)."""
    return situation.cards.shape(card_of(action)).is_crystal


def _lay_two_crystals(action: Action, situation: Situation) -> float:
    crystals = {path.card for path in paths(situation) if _is_crystal(path, situation)}
    return 3.5 if len(crystals) > 1 else -0.3


def _bury_no_crystal(action: Action, situation: Situation) -> float:
    """Rate a rockfall that keeps others from the treasure without losing a crystal."""
    crystal = situation.cards.shape(situation.view["board"][action.cell]).is_crystal
    harm = -situation.gain(situation.after(action))
    return (0.2 * harm if situation.nearest <= 2 else -0.2) - 2.0 * crystal


def _repair_own(action: Action, situation: Situation) -> float:
    """Rate repairs of the seat's own tools only."""
    return _repair(action, situation) if target_of(action) == situation.seat else -0.1


def _stop_the_end(action: Action, situation: Situation) -> float:
    """Rate breaking a tool, since a seat that cannot dig does not end the round."""
    if target_of(action) == situation.seat:
        return -3.0
    fresh = not situation.hindrances(target_of(action))
    return situation.foes[target_of(action)] + (0.4 if fresh and situation.nearest <= 2 else -0.4)


GEOLOGIST: Values = COMMON | {
    **dict.fromkeys(LAYING, _lay_crystal),
    "path_specialist": _lay_two_crystals,
    "diversion": lambda action, situation: -0.2,
    "rockfall": _bury_no_crystal,
    "map": lambda action, situation: -0.1,
    "repair": _repair_own,
    "freed": _repair_own,
    "break": _stop_the_end,
    "trapped": _stop_the_end,
    "goal_swap": lambda action, situation: 0.0,
}
VALUES = {"saboteur": SABOTEUR, "geologist": GEOLOGIST}  # by dwarf; all others dig
