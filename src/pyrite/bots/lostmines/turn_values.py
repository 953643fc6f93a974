"""What the bot thinks of the cards it may play, and of those it may discard."""

from collections.abc import Callable

from pyrite.bots.mines.cards import (
    ALL,
    OBSTACLES,
    OFFSETS,
    TOOLS,
    Play,
    feature_of,
    is_path,
    sides_of,
)
from pyrite.bots.mines.ground import BUILD, FAR, ROCK, STEP, TRAP, TURN, card_cost
from pyrite.bots.mines.situation import Group, Situation

LOOK_MINE, LOOK_TREASURE, LOOK_DWARF = 0.3, 0.4, 0.06
LEAST, PART = 0.002, 0.05  # what a good card is worth: a part of what there is to hope for
SPENT = 0.3  # how much of its worth a card takes along when it is played
FRESH = 0.5  # what a card from the pile is worth
OPEN_GROUND = 0.3  # how surely a way leads across an edge where a card has yet to be laid
KEEP = {"trap": 0.5, "troll": 0.5, "thunderstorm": 0.4}
NEVER = 10.0  # more than anything else is worth
LOOKING, TOOL, IDLE_TOOL, OTHER = 0.3, 0.8, 0.25, 0.3


def unit(situation: Situation) -> float:
    """What a good card is worth now."""
    return LEAST + PART * situation.me.hope


def keep(card: str, situation: Situation) -> float:
    """The worth of still holding a card."""
    return unit(situation) * _keep(card, situation)


def _keep(card: str, situation: Situation) -> float:
    if is_path(card):
        sides = sides_of(card)
        hard = 0.4 if feature_of(card) in OBSTACLES else 0.0
        return 0.1 + 0.15 * sides.bit_count() + 0.3 * (sides & 10 == 10) - hard
    if card in TOOLS:
        board = situation.view["board"].items()
        waiting = [c for c, t in board if feature_of(t) == TOOLS[card]]
        return TOOL if set(waiting) - {*situation.view["tools"]} else IDLE_TOOL
    return LOOKING if card.startswith("info_") else KEEP.get(card, OTHER)


def worth(play: Play, situation: Situation) -> float:
    """What a card is worth, played like this."""
    if play.verb not in WORTH:
        return 0.0
    spent = SPENT * keep(play.card, situation) if play.verb in SPENDING else 0.0
    return WORTH[play.verb](play, situation) - spent


def _place(play: Play, situation: Situation) -> float:
    text = play.card + " r" * play.flip
    cost = card_cost(play.card, False, situation.view["hand"])
    return situation.change(play.cell, sides_of(text), cost)


def _tool(play: Play, situation: Situation) -> float:
    return situation.change(play.cell, situation.ground.sides[play.cell], STEP + ROCK)


def _storm(play: Play, situation: Situation) -> float:
    return situation.change(play.cell, ALL, STEP + BUILD)


def _trap(play: Play, situation: Situation) -> float:
    """L-22: it costs everybody a card who comes along."""
    return _marked(play, situation, lambda group, far: TRAP)


def _troll(play: Play, situation: Situation) -> float:
    """L-23: it holds up who comes along before one's next turn, oneself too."""
    return _marked(play, situation, lambda group, far: max(0, TURN - far))


def _marked(play: Play, situation: Situation, cost: Callable[[Group, int], int]) -> float:
    """What everybody loses whose way leads across the edge, as far as one cares."""
    total = 0.0
    for group in situation.groups:
        far = situation.crossed(group, play.cell, play.side)
        if far < FAR:
            total -= group.care * situation.delay(group, cost(group, far))
    return total if _built(play, situation) else OPEN_GROUND * total


def _built(play: Play, situation: Situation) -> bool:
    """Do cards lie on both sides of the edge?"""
    return {play.cell, play.cell + OFFSETS[play.side]} <= situation.laid


def _look_mine(play: Play, situation: Situation) -> float:
    """L-21: a mine on one's way that may be a dragon."""
    number = situation.mines.index(play.cell)
    near = situation.me.chances[situation.me.distances[number]]
    return LOOK_MINE * near * situation.riches.spread(play.cell)


def _look_treasure(play: Play, situation: Situation) -> float:
    """L-21: of several of a kind one takes the best."""
    riches = situation.riches
    treasure = riches.treasures[play.number]
    kind = treasure["kind"]
    if treasure["value"] is not None or riches.left[kind] < 2:
        return 0.0
    me, likely = situation.me, [riches.kinds(mine).get(kind, 0.0) for mine in situation.mines]
    near = [me.chances[far] * chance for far, chance in zip(me.distances, likely, strict=True)]
    return LOOK_TREASURE * max(near)


def _look_dwarf(play: Play, situation: Situation) -> float:
    """L-21: the seat one knows least about, while it still matters."""
    doubt = 1.0 - max(situation.roles[play.number].values(), default=1.0)
    return LOOK_DWARF * doubt * situation.me.hope


def _pass(play: Play, situation: Situation) -> float:
    """L-05: the least useful card, and a second one if others come for it."""
    cards = play.card.split()
    lost = sum(keep(card, situation) for card in cards)
    if len(cards) == 1:
        return -lost
    return FRESH * unit(situation) - lost if situation.view["pile"] > 1 else -NEVER


def _propose(play: Play, situation: Situation) -> float:
    """L-45: only when one gains from it; better than any card then."""
    return NEVER if situation.over and not situation.proposed else -NEVER


WORTH: dict[str, Callable[[Play, Situation], float]] = {
    "place": _place,
    "tool": _tool,
    "storm": _storm,
    "trap": _trap,
    "troll": _troll,
    "look_mine": _look_mine,
    "look_treasure": _look_treasure,
    "look_dwarf": _look_dwarf,
    "pass": _pass,
    "propose": _propose,
}
SPENDING = {*WORTH} - {"pass", "propose"}
