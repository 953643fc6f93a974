"""What all dwarfs think alike of: thefts, hats, hands, passing, sites and tolls."""

from collections.abc import Callable

from pyrite.bots.board import Board
from pyrite.bots.keeping import keep
from pyrite.bots.plays import Play, is_dead_end, verb_of
from pyrite.bots.situation import Situation
from pyrite.core.grid import cell_from_text, cell_text

JUNK = 0.15  # a card that is worth less is changed for another, if several may be passed
AVERAGE = 0.3  # what an unknown card is worth
TOLL = 0.5  # what a gold is worth, in cards
HATS = {"wardrobe": 1.0, "tunnel_party": 0.5}  # how surely a site gives one another dwarf
RELIEF = {"saboteur": 0.6}  # what it is worth to dig again, if not 1.5


def unknown(play: Play, situation: Situation) -> float:
    """A little better than passing."""
    return 0.01


def paths(situation: Situation) -> list[Play]:
    """All ways to lay a path now."""
    return [play for play in situation.plays if play.verb == "place"]


def useful(situation: Situation) -> list[str]:
    """The path cards in hand that lead on."""
    hand: list[str] = situation.view["hand"]
    return [card for card in hand if verb_of(card) == "place" and not is_dead_end(card)]


def lying(at: int, situation: Situation) -> str:
    """The card on this cell."""
    return str(situation.view["board"].get(cell_text(at), ""))


def change(situation: Situation) -> float:
    """How gladly would one be another dwarf? Only when one's own side is about to lose."""
    if situation.dwarf == "profiteer":
        return -0.8
    if situation.dwarf == "saboteur":
        losing = situation.nearest <= 2
    else:
        losing = situation.view["pile"] == 0 and situation.nearest > 3
    return 0.6 if losing else -0.6


def visit(situation: Situation, board: Board) -> float:
    """Sites that are joined first give one another dwarf (M-W1, M-P1), chests surprise (M-C1)."""
    opened = situation.opens(board)
    hats = sum(HATS[name] for name in opened if name in HATS)
    return 0.2 * ("?" in opened) + (hats * change(situation) if hats else 0.0)


def toll(play: Play, situation: Situation) -> float:
    """The gold that this cell costs (M-T1)."""
    me = situation.seat
    due = [g for g in situation.guards if g.cell == play.cell and g.owner != me and g.payer < 0]
    return TOLL * len(due)


def swap_gain(play: Play, situation: Situation) -> float:
    """C-17: by how many cards the treasure comes nearer if these goals change places."""
    cells = [cell_from_text(situation.view["goal_cells"][goal]) for goal in play.numbers]
    one, other = (situation.odds.get(cell, 0.0) for cell in cells)
    here, there = (situation.distances.get(cell, 0) for cell in cells)
    return (one - other) * (here - there)


def doubt(play: Play, situation: Situation) -> float:
    """How little one knows about a seat."""
    return 1.0 - max(situation.kinds[play.seat].values())


def _pass(play: Play, situation: Situation) -> float:
    """S-02: the least useful card, and with it whatever else is junk."""
    cards = play.card.split()
    junk = JUNK if situation.view["pile"] else -0.1
    return junk * (len(cards) - 1) - sum(keep(card, situation) for card in cards)


def _shed(play: Play, situation: Situation) -> float:
    """S-02: two cards for what keeps one from digging, if nothing in hand does it for one."""
    if play.front == "theft" or _helps(play.front, situation):
        return -3.0
    freed = 1.0 if len(situation.hindrances(situation.seat)) == 1 else 0.5
    relief = 1.8 if play.front == "trapped" else RELIEF.get(situation.dwarf, 1.5)
    return relief * freed - 0.3 - sum(keep(card, situation) for card in play.card.split())


def _helps(front: str, situation: Situation) -> bool:
    """Is there a card in hand against it?"""
    hand: list[str] = situation.view["hand"]
    if front == "trapped":
        return "freed" in hand
    repairs = [card for card in hand if verb_of(card) == "repair"]
    return any(front in card or card == "master_craftsman" for card in repairs)


def _theft(play: Play, situation: Situation) -> float:
    """S-20: late enough that few can still say hands off."""
    return 2.0 if situation.late else 0.5


def _hands_off(play: Play, situation: Situation) -> float:
    """S-21: others' thefts only."""
    if play.seat == situation.seat:
        return -3.0
    return 0.7 if situation.late else 0.3


def _inspection(play: Play, situation: Situation) -> float:
    """S-24: the seat one knows least about."""
    return (0.3 if situation.late else 0.7) * doubt(play, situation)


def _swap_hats(play: Play, situation: Situation) -> float:
    """S-25: oneself when losing, others when they are worse than what may come."""
    if play.seat == situation.seat:
        return change(situation)
    others = [foe for seat, foe in enumerate(situation.foes) if seat != situation.seat]
    return situation.foes[play.seat] - sum(others) / len(others) - 0.2


def _swap_hands(play: Play, situation: Situation) -> float:
    """S-26: a bad hand for any other."""
    hand = list(situation.view["hand"])
    if play.card in hand:
        hand.remove(play.card)
    own = sum(keep(card, situation) for card in hand)
    return AVERAGE * float(situation.view["hands"][play.seat]) - own - 0.5


def _beg(play: Play, situation: Situation) -> float:
    """M-T1: whoever has no gold asks those it trusts, if the way leads on there."""
    cell = situation.guards[play.numbers[0]].cell
    stuck = situation.hindrances(situation.seat) or not useful(situation)
    if situation.gold or situation.dwarf == "saboteur" or stuck:
        return -3.0
    leads = situation.gain(situation.board.with_card(cell, "NESW").distances()) > 0
    return 1.5 - situation.foes[play.seat] if leads else -3.0


WORTH: dict[str, Callable[[Play, Situation], float]] = {
    "pass": _pass,
    "shed": _shed,
    "theft": _theft,
    "hands_off": _hands_off,
    "inspection": _inspection,
    "swap_hats": _swap_hats,
    "swap_hands": _swap_hands,
    "trove": lambda play, situation: 0.4,
    "turnabout": lambda play, situation: -0.1,
    "guard": lambda play, situation: -1.0,
    "beg": _beg,
}
