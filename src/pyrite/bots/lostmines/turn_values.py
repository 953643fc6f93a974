"""The values of cards to play and of cards to discard in The Lost Mines."""

from collections.abc import Callable

from pyrite.bots.lostmines.cards import ALL, OBSTACLES
from pyrite.bots.lostmines.ground import BUILD, FAR, ROCK, STEP, TRAP, TURN, entry_cost
from pyrite.bots.lostmines.situation import Group, Situation
from pyrite.core.actions import Action
from pyrite.core.cards import Tile
from pyrite.core.sides import LETTERS as SIDES

LOOK_MINE, LOOK_TREASURE, LOOK_DWARF = 0.3, 0.4, 0.06
LEAST, PART = 0.002, 0.05  # the worth of a good card is a part of what there is to hope for
SPENT = 0.3  # how much of its worth a played card costs
FRESH = 0.5  # worth of a card from the pile
OPEN_GROUND = 0.3  # how surely a way crosses an edge where a card is still missing
NEVER = 10.0  # more than anything else is worth
TOOL, IDLE_TOOL, OTHER = 0.8, 0.25, 0.3
KEEP = {"look": 0.3, "trap": 0.5, "troll": 0.5, "thunderstorm": 0.4}  # by verb


def unit(situation: Situation) -> float:
    """Return what a good card is worth now."""
    return LEAST + PART * situation.me.hope


def keep(card: str, situation: Situation) -> float:
    """Return the value of keeping a card."""
    return unit(situation) * _keep(card, situation)


def _keep(card: str, situation: Situation) -> float:
    cards = situation.cards
    verb = cards.verb(card)
    if verb == "place":
        sides = cards.sides(card)
        hard = 0.4 if cards.feature(card) in OBSTACLES else 0.0
        return 0.1 + 0.15 * sides.bit_count() + 0.3 * (sides & 10 == 10) - hard
    if verb == "tool":
        board, helped = situation.view["board"].items(), cards.overcome([card])
        waiting = {cell for cell, tile in board if cards.feature(tile) in helped}
        return TOOL if waiting.difference(situation.view["tools"]) else IDLE_TOOL
    return KEEP.get(verb, OTHER)


def worth(action: Action, situation: Situation) -> float:
    """Return what a card is worth if played like this."""
    if action.verb not in WORTH:
        return 0.0
    spent = SPENT * keep(action.card, situation) if action.card else 0.0
    return WORTH[action.verb](action, situation) - spent


def _cell(action: Action, situation: Situation) -> int:
    """Return the number of the action's cell."""
    assert action.cell is not None, action
    return situation.cards.grid.cell(action.cell)


def _place(action: Action, situation: Situation) -> float:
    assert action.card is not None, action
    cards = situation.cards
    cost = entry_cost(cards.feature(action.card), False, cards.overcome(situation.view["hand"]))
    sides = cards.sides(str(Tile(action.card, action.turned)))
    return situation.change(_cell(action, situation), sides, cost)


def _tool(action: Action, situation: Situation) -> float:
    cell = _cell(action, situation)
    return situation.change(cell, situation.ground.sides[cell], STEP + ROCK)


def _thunderstorm(action: Action, situation: Situation) -> float:
    return situation.change(_cell(action, situation), ALL, STEP + BUILD)


def _trap(action: Action, situation: Situation) -> float:
    """Rate a trap, which costs every passing dwarf a card (L-22)."""
    return _marked(action, situation, lambda group, far: TRAP)


def _troll(action: Action, situation: Situation) -> float:
    """Rate a troll, which holds up everyone who passes before the next turn (L-23)."""
    return _marked(action, situation, lambda group, far: max(0, TURN - far))


def _marked(action: Action, situation: Situation, cost: Callable[[Group, int], int]) -> float:
    """Sum up what those lose whose way crosses the edge, as far as the seat cares."""
    total = 0.0
    cell, side = _cell(action, situation), SIDES.index(action.side or "N")
    for group in situation.groups:
        far = situation.crossed(group, cell, side)
        if far < FAR:
            total -= group.care * situation.delay(group, cost(group, far))
    built = {cell, cell + situation.cards.grid.offsets[side]} <= situation.laid
    return total if built else OPEN_GROUND * total


def _look(action: Action, situation: Situation) -> float:
    """Rate a look at a mine, a treasure or a dwarf (L-21)."""
    if action.treasure is not None:
        return _look_at_treasure(action.treasure, situation)
    if action.target is not None:
        return _look_at_dwarf(action.target, situation)
    return _look_at_mine(_cell(action, situation), situation)


def _look_at_mine(cell: int, situation: Situation) -> float:
    """Rate a look at a mine on the seat's way, which may be a dragon."""
    number = situation.mines.index(cell)
    near = situation.me.chances[situation.me.distances[number]]
    return LOOK_MINE * near * situation.treasures.spread(cell)


def _look_at_treasure(number: int, situation: Situation) -> float:
    """Rate a look at a treasure, which helps to choose the best of its kind."""
    treasures = situation.treasures
    row = treasures.rows[number - 1]
    kind = row["kind"]
    if row["value"] is not None or treasures.left[kind] < 2:
        return 0.0
    me, likely = situation.me, [treasures.kinds(mine).get(kind, 0.0) for mine in situation.mines]
    near = [me.chances[far] * chance for far, chance in zip(me.distances, likely, strict=True)]
    return LOOK_TREASURE * max(near)


def _look_at_dwarf(seat: int, situation: Situation) -> float:
    """Rate a look at a dwarf by how little is known about the seat, while it matters."""
    doubt = 1.0 - max(situation.roles[seat].values(), default=1.0)
    return LOOK_DWARF * doubt * situation.me.hope


def _pass(action: Action, situation: Situation) -> float:
    """Rate a discard: the least useful card, and a second if both can be replaced (L-05)."""
    lost = sum(keep(card, situation) for card in action.cards)
    if len(action.cards) == 1:
        return -lost
    return FRESH * unit(situation) - lost if situation.view["pile"] > 1 else -NEVER


def _propose(action: Action, situation: Situation) -> float:
    """Propose to end the round only if the seat gains from it (L-45)."""
    return NEVER if situation.over and not situation.proposed else -NEVER


WORTH: dict[str, Callable[[Action, Situation], float]] = {
    "place": _place,
    "tool": _tool,
    "trap": _trap,
    "troll": _troll,
    "look": _look,
    "thunderstorm": _thunderstorm,
    "pass": _pass,
    "propose": _propose,
}
