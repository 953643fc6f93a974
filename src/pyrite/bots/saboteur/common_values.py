"""Values that all dwarfs share: thefts, hats, hands, passing, sites and tolls."""

from collections.abc import Callable

from pyrite.bots.saboteur.action_parts import target_of
from pyrite.bots.saboteur.board import Board
from pyrite.bots.saboteur.cells import cell_beyond
from pyrite.bots.saboteur.deeds import LAYING
from pyrite.bots.saboteur.hand_values import keep
from pyrite.bots.saboteur.situation import Situation
from pyrite.core.actions import Action
from pyrite.core.cards import FACE_DOWN

JUNK = 0.15  # a card worth less is exchanged, if several may be passed
AVERAGE = 0.3  # worth of an unknown card
TOLL = 0.5  # worth of a gold, in cards
Values = dict[str, Callable[[Action, Situation], float]]  # by verb
HATS = {"wardrobe": 1.0, "tunnel_party": 0.5}  # how surely a site changes the seat's dwarf
RELIEF = {"saboteur": 0.6}  # worth of being able to dig again, if not 1.5


def unknown(action: Action, situation: Situation) -> float:
    """Rate an unknown verb: a little better than passing."""
    return 0.01


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
    freed = 1.0 if len(situation.hindrances(situation.seat)) == 1 else 0.5
    relief = 1.8 if action.front == "trapped" else RELIEF.get(situation.dwarf, 1.5)
    return relief * freed - 0.3 - sum(keep(card, situation) for card in action.cards)


def _helps(front: str, situation: Situation) -> bool:
    """Return whether there is a card in hand against it."""
    cards = situation.cards
    hand: list[str] = situation.view["hand"]
    if front == "trapped":
        return any(cards.verb(card) == "freed" for card in hand)
    return any(cards.mends(card, front) for card in hand)


def _theft(action: Action, situation: Situation) -> float:
    """Rate a theft: late, when few can still say hands off (S-20)."""
    return 2.0 if situation.late else 0.5


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


WORTH: Values = {
    "pass": _pass,
    "shed": _shed,
    "theft": _theft,
    "hands_off": _hands_off,
    "inspection": _inspection,
    "swap_hats": _swap_hats,
    "swap_hands": _swap_hands,
    "trove": lambda action, situation: 0.4,
    "turnabout": lambda action, situation: -0.1,
    "guard": lambda action, situation: -1.0,
    "beg": _beg,
}
