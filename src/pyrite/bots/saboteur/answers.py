"""The values of a bot's answers to every question of Saboteur."""

from collections.abc import Callable

from pyrite.bots.saboteur import common_values, digger_values, geologist_values, saboteur_values
from pyrite.bots.saboteur.action_parts import card_of, cell_of, target_of
from pyrite.bots.saboteur.cells import cell_number
from pyrite.bots.saboteur.hand_values import keep
from pyrite.bots.saboteur.situation import Situation
from pyrite.core.actions import Action
from pyrite.core.cards import Tile

OUTRAGE = -2.0  # anything this bad for the seat's side is vetoed
VALUES: dict[str, common_values.Values] = {  # by dwarf; all others dig
    "saboteur": saboteur_values.WORTH,
    "geologist": geologist_values.WORTH,
}


def worth(action: Action, situation: Situation) -> float:
    """Return what a play is worth to this seat's dwarf."""
    values = VALUES.get(situation.dwarf, digger_values.WORTH)
    return values.get(action.verb, common_values.unknown)(action, situation)


def aim(situation: Situation) -> int:
    """Return 1 if the seat wants the treasure found, else -1."""
    return -1 if situation.dwarf in ("saboteur", "geologist") else 1


def _pick_goal(action: Action, situation: Situation) -> float:
    """Prefer the likeliest treasure; saboteurs the opposite, or the spider (M-G1)."""
    cell = cell_of(action)
    spider = situation.known_goals.get(cell) == "spider"
    return aim(situation) * (situation.odds.get(cell, 0.0) - spider)


def _turn_goal(action: Action, situation: Situation) -> float:
    """Prefer the rotation that leads on best; saboteurs the opposite."""
    cell: str = situation.view["ask"]["cell"]
    chests = {chest["cell"]: chest["path"] for chest in situation.view["chests"]}
    name = situation.view["goals"].get(cell) or chests.get(cell) or "treasure"
    tile = str(Tile(name, action.turned))
    turned = situation.board.with_card(cell_number(cell), tile)
    return aim(situation) * situation.gain(turned.distances())


def _take_gold(action: Action, situation: Situation) -> float:
    """Prefer the highest value."""
    return float(action.value or 0)


def _veto(action: Action, situation: Situation) -> float:
    """Veto only what clearly hurts the seat's side."""
    declared = situation.view["declared"]
    if action.verb != "veto" or not declared:
        return 0.0
    return OUTRAGE - worth(Action.from_dict(declared), situation)


def _keep(action: Action, situation: Situation) -> float:
    """Keep the most useful card (C-18, M-C2)."""
    return keep(card_of(action), situation)


def _swap_goals(action: Action, situation: Situation) -> float:
    """Swap goals towards the diggers or away from them (C-17)."""
    if action.verb != "swap":
        return 0.0
    swap = Action.from_dict(situation.view["ask"]["action"])
    return aim(situation) * common_values.swap_gain(swap, situation)


def _push_goal(action: Action, situation: Situation) -> float:
    """Push a stone away; saboteurs push the treasure (M-C2)."""
    cell = situation.goal_cell(action.goals[0])
    return -aim(situation) * situation.odds.get(cell, 0.0)


def _see_dwarf(action: Action, situation: Situation) -> float:
    """Look at the seat that is known least (M-C2)."""
    return common_values.doubt(action, situation)


def _take_card(action: Action, situation: Situation) -> float:
    """Take a card from the largest hand, preferably a foe's (M-C2)."""
    seat = target_of(action)
    return float(situation.view["hands"][seat]) + situation.foes[seat]


def _steal(action: Action, situation: Situation) -> float:
    """Steal from the richest, as far as everybody can know (S-36)."""
    return float(situation.view["purse"][target_of(action)])


def _pay_toll(action: Action, situation: Situation) -> float:
    """Pay for a trusted seat if the dwarf digs and has gold to spare (M-T1)."""
    if action.verb != "agree":
        return 0.0
    asker: int = situation.view["turn"]
    generous = aim(situation) > 0 and situation.gold > 1 and situation.foes[asker] < 0.5
    return 1.0 if generous else -1.0


# By question and verb, so that a new answer to an old question is judged like a play.
ANSWERS: dict[tuple[str, str], Callable[[Action, Situation], float]] = {
    ("pick_goal", "choose"): _pick_goal,
    ("turn_goal", "turn"): _turn_goal,
    ("take_gold", "take"): _take_gold,
    ("veto", "veto"): _veto,
    ("veto", "allow"): _veto,
    ("keep_discard", "keep"): _keep,
    ("choose_discard", "keep"): _keep,
    ("keep_drawn", "keep"): _keep,
    ("swap_goals", "swap"): _swap_goals,
    ("swap_goals", "leave"): _swap_goals,
    ("push_goal", "push"): _push_goal,
    ("see_dwarf", "look"): _see_dwarf,
    ("take_card", "rob"): _take_card,
    ("steal", "steal"): _steal,
    ("pay_toll", "agree"): _pay_toll,
    ("pay_toll", "refuse"): _pay_toll,
}


def value(action: Action, situation: Situation) -> float:
    """Return what this answer is worth, whatever was asked."""
    return ANSWERS.get((situation.view["ask"]["kind"], action.verb), worth)(action, situation)
