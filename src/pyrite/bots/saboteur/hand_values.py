"""The worth of a card in hand to a dwarf: the least useful one is passed."""

from collections.abc import Callable

from pyrite.bots.saboteur.board import RIVALS
from pyrite.bots.saboteur.cards import Shape
from pyrite.bots.saboteur.situation import Situation

OTHER = 0.3  # of an unlisted verb

DIGGING = {"repair": 0.5, "break": 0.35, "rockfall": 0.4, "veto": 1.0} | {
    **{"freed": 0.5, "trapped": 0.6, "theft": 0.8, "hands_off": 0.3, "inspection": 0.4},
    **{"swap_hats": 0.2, "swap_hands": 0.2, "turnabout": 0.05, "goal_swap": 0.05},
    **{"trove": 0.5, "path_specialist": 0.8, "diversion": 0.4},
}
HINDERING = DIGGING | {
    **{"repair": 0.2, "break": 0.8, "rockfall": 0.9, "freed": 0.3, "trapped": 0.9},
    **{"goal_swap": 0.5, "path_specialist": 0.1, "diversion": 0.8},
}
LONG_WAY = {"repair": 0.3, "freed": 0.3, "theft": 0.8, "veto": 0.5, "rockfall": 0.1, "break": 0.3}


def keep(card: str, situation: Situation) -> float:
    """Return the value of keeping a card."""
    worth = situation.kept.get(card)
    if worth is None:
        worth = KEEP.get(situation.dwarf, _digger)(card, situation)
        situation.kept[card] = worth
    return worth


def lead(shape: Shape) -> float:
    """Return how well a path card leads on: best eastwards, better with more exits."""
    sides = max(shape.ways)
    return 0.15 * sides.bit_count() + 0.3 * (sides & 10 == 10)


def _digger(card: str, situation: Situation) -> float:
    if situation.cards.is_path(card):
        shape = situation.cards.shape(card)
        if shape.is_dead_end or shape.door == RIVALS.get(situation.dwarf, "none"):
            return 0.0
        return 0.8 if shape.is_source else lead(shape)
    verb = situation.cards.verb(card)
    if verb == "map":
        return 0.0 if situation.treasure_known else 0.8
    return DIGGING.get(verb, OTHER)


def _saboteur(card: str, situation: Situation) -> float:
    """Rate cards for a saboteur, who discards good path cards first, face down."""
    if situation.cards.is_path(card):
        shape = situation.cards.shape(card)
        return 0.8 if shape.is_dead_end else 0.5 - 0.6 * lead(shape)
    verb = situation.cards.verb(card)
    if verb == "map":
        return 0.1 if situation.treasure_known else 0.4
    return HINDERING.get(verb, OTHER)


def _geologist(card: str, situation: Situation) -> float:
    """Rate cards for a geologist, who keeps crystals and discards the rest to draw more."""
    if situation.cards.shape(card).is_crystal:
        return 1.5
    return LONG_WAY.get(situation.cards.verb(card), 0.05)


KEEP: dict[str, Callable[[str, Situation], float]] = {
    "saboteur": _saboteur,
    "geologist": _geologist,
}
