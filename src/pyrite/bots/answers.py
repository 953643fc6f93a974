"""What the bot thinks of its answers when the game asks it something beside its turn."""

from collections.abc import Callable

from pyrite.bots import anyone, digging, hindering, prospecting
from pyrite.bots.keeping import keep
from pyrite.bots.plays import Play, read
from pyrite.bots.situation import Situation
from pyrite.core.grid import cell_from_text

OUTRAGE = -2.0  # what is this bad for one's side is vetoed
WAYS: dict[str, Callable[[Play, Situation], float]] = {
    "saboteur": hindering.worth,
    "geologist": prospecting.worth,
}


def worth(play: Play, situation: Situation) -> float:
    """What a play is worth to this seat's dwarf; all others dig."""
    return WAYS.get(situation.dwarf, digging.worth)(play, situation)


def aim(situation: Situation) -> int:
    """Is the treasure to be found, 1, or not, -1?"""
    return -1 if situation.dwarf in ("saboteur", "geologist") else 1


def _turn(text: str, situation: Situation) -> float:
    return worth(read(text), situation)


def _pick_goal(text: str, situation: Situation) -> float:
    """The likeliest treasure first; a saboteur the other way round, and the spider (M-G1)."""
    cell = read(text).cell
    spider = situation.known_goals.get(cell) == "spider"
    return aim(situation) * (situation.odds.get(cell, 0.0) - spider)


def _turn_goal(text: str, situation: Situation) -> float:
    """The way round that leads on best; a saboteur the other way round."""
    cell: str = situation.view["ask"]["about"]
    chests = {chest["cell"]: chest["path"] for chest in situation.view["chests"]}
    name = situation.view["goals"].get(cell) or chests.get(cell) or "treasure"
    turned = situation.board.with_card(cell_from_text(cell), name + " r" * (text == "turned"))
    return aim(situation) * situation.gain(turned.distances())


def _take_gold(text: str, situation: Situation) -> float:
    """The most."""
    value = text.rpartition(" ")[2]
    return float(value) if value.isdigit() else 0.0


def _veto(text: str, situation: Situation) -> float:
    """Only against what clearly hurts one's side."""
    declared = situation.view["declared"]
    if text != "veto" or not declared:
        return 0.0
    return OUTRAGE - worth(read(declared), situation)


def _keep(text: str, situation: Situation) -> float:
    """C-18, M-C2: the most useful card."""
    return keep(read(text).card, situation)


def _swap_goals(text: str, situation: Situation) -> float:
    """C-17: towards the diggers or away from them."""
    if text != "swap":
        return 0.0
    return aim(situation) * anyone.swap_gain(read(situation.view["ask"]["about"]), situation)


def _push_goal(text: str, situation: Situation) -> float:
    """M-C2: a stone goes away; a saboteur pushes the treasure."""
    cells: list[str] = situation.view["goal_cells"]
    cell = cell_from_text(cells[read(text).numbers[0]])
    return -aim(situation) * situation.odds.get(cell, 0.0)


def _see_dwarf(text: str, situation: Situation) -> float:
    """M-C2: the seat one knows least about."""
    return anyone.doubt(read(text), situation)


def _take_card(text: str, situation: Situation) -> float:
    """M-C2: from who holds most, rather a foe."""
    seat = read(text).seat
    return float(situation.view["hands"][seat]) + situation.foes[seat]


def _steal(text: str, situation: Situation) -> float:
    """S-36: from the richest, as far as everybody can know."""
    seat = read(text).seat
    return float(situation.view["purse"][seat])


def _pay_toll(text: str, situation: Situation) -> float:
    """M-T1: who digs, has gold to spare and trusts the other helps out."""
    if text != "agree":
        return 0.0
    asker: int = situation.view["turn"]
    generous = aim(situation) > 0 and situation.gold > 1 and situation.foes[asker] < 0.5
    return 1.0 if generous else -1.0


ASKS: dict[str, Callable[[str, Situation], float]] = {
    "pick_goal": _pick_goal,
    "turn_goal": _turn_goal,
    "take_gold": _take_gold,
    "veto": _veto,
    "keep_discard": _keep,
    "choose_discard": _keep,
    "keep_drawn": _keep,
    "swap_goals": _swap_goals,
    "push_goal": _push_goal,
    "see_dwarf": _see_dwarf,
    "take_card": _take_card,
    "steal": _steal,
    "pay_toll": _pay_toll,
}


def value(text: str, situation: Situation) -> float:
    """What this answer is worth, whatever was asked."""
    return ASKS.get(situation.view["ask"]["kind"], _turn)(text, situation)
