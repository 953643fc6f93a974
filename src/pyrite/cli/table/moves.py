"""The legal actions of a turn as a numbered list, grouped by what they are good for.

Passing with several cards, removing a card from before oneself and setting a guard can be done in
hundreds of ways. These are put together from parts: numbers of cards to be discarded, and behind
them the number of what they are discarded for ("41 43 50").
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.tiles import Tile
from pyrite.lang import Speaker, seat_letter, tell_action
from pyrite.lang.actions import place_of, tile_of

GROUPS = (
    *("dig", "actions", "cells", "looks", "discard", "clear", "guard", "walk", "answers"),
    "more",
)
PARTS = {"shed": "clear", "guard": "guard"}  # what cards are discarded for
WALKING = ("step", "stop")


class Move(NamedTuple):
    """A legal action, or what several have in common, with its place in the list."""

    number: int
    action: Action  # without the cards that are discarded for it
    group: str
    tile: str
    label: str
    about: str = ""  # what stands in its line besides the card
    needs: int = 0  # so many cards are discarded for it
    together: int = 1  # so many cards may be passed together now

    @property
    def discards(self) -> str | None:
        """The card that is discarded by this move alone."""
        return self.action.cards[0] if self.group == "discard" else None


def number_moves(
    speaker: Speaker, description: Description, actions: Iterable[Action]
) -> list[Move]:
    """Number the actions in the order they are shown."""
    actions = list(actions)
    together = max((len(action.cards) for action in actions if action.verb == "pass"), default=1)
    found = {
        _key(move): move for action in actions if (move := _move(speaker, description, action))
    }
    moves = [m._replace(together=together) if m.discards else m for m in found.values()]
    cards = list(dict.fromkeys(Tile.read(move.tile).card for move in moves))
    moves.sort(key=lambda move: _place_in_list(move, cards))
    return [move._replace(number=n) for n, move in enumerate(moves, 1)]


def holes(moves: Iterable[Move]) -> set[str]:
    """The cells where a path may be laid now."""
    return {move.action.cell for move in moves if move.group == "dig" and move.action.cell}


def put_together(moves: Sequence[Move]) -> Action | None:
    """The action made of these parts, in this order; None if they do not go together."""
    cards = tuple(move.discards for move in moves if move.discards)
    others = [move for move in moves if not move.discards]
    if not others:
        return moves[0].action._replace(cards=cards) if len(cards) <= moves[0].together else None
    if len(others) > 1 or others[0].needs != len(cards):
        return None
    part = others[0].action
    if not cards:
        return part
    return part._replace(card=cards[0]) if part.verb == "guard" else part._replace(cards=cards)


def example(moves: Sequence[Move], part: Move | None = None) -> str:
    """How parts are written, with numbers of this list; nothing if there are too few cards."""
    cards = [str(move.number) for move in moves if move.discards]
    needs = 2 if part is None else part.needs
    cards = (cards * needs)[:needs]  # equal cards have one number
    return " ".join(cards if part is None else [*cards, str(part.number)])


def _key(move: Move) -> tuple[object, ...]:
    """Parts of actions that differ only in what is discarded are the same."""
    return move.group, move.action.verb, tuple(move.action.parts().items())


def _place_in_list(move: Move, cards: list[str]) -> tuple[int, int, bool]:
    """By group, then by card, upright before turned."""
    tile = Tile.read(move.tile)
    return GROUPS.index(move.group), cards.index(tile.card), tile.turned


def _move(speaker: Speaker, description: Description, action: Action) -> Move | None:
    """The place of an action in the list; None if it is put together from parts."""
    if action.verb == "pass":
        label = _short_name(speaker, description, action.cards[0])
        return Move(0, action, "discard", "", label) if len(action.cards) == 1 else None
    if action.verb in PARTS:
        return _part(speaker, action)
    if action.verb == "beg":
        return Move(0, action, "guard", "", seat_letter(action.target or 0), str(action.guard))
    if action.verb in WALKING:
        return Move(0, action, "walk", "", tell_action(speaker, action))
    if speaker.plays(action) and action.verb in description.questions["turn"].verbs:
        return _play(speaker, description, action)
    group = "more" if action.verb == "propose" else "answers"
    is_kept = action.verb == "keep" and action.card is not None
    label = name(speaker, action.card or "") if is_kept else tell_action(speaker, action)
    return Move(0, action, group, "", label, action.text)


def _play(speaker: Speaker, description: Description, action: Action) -> Move:
    """A card and what it is played on."""
    card, on = action.card or "", _on(speaker, action)
    if description.cards[card].looks_at:
        return Move(0, action, "looks", card, on, _looked_at(action))
    if action.cell is not None:
        group = "dig" if description.ways(card) else "cells"
        return Move(0, action, group, tile_of(action), on)
    return Move(0, action, "cells" if action.goals else "actions", card, on)


def _looked_at(action: Action) -> str:
    """A mine, a treasure or the dwarf of a seat; each has a line of its own."""
    if action.cell is not None:
        return "mine"
    return "dwarf" if action.treasure is None else "treasure"


def _on(speaker: Speaker, action: Action) -> str:
    """What the card is played on, as short as can be, and what that costs."""
    if action.target is not None:
        tool = f" {speaker.tool(action.tool)}" if action.tool else ""
        return seat_letter(action.target) + tool
    if action.treasure is not None:
        return speaker.say("moves-number", number=action.treasure)
    if action.cost:
        return speaker.say("moves-cost", cell=place_of(action), n=action.cost)
    return place_of(action) or " ⇄ ".join(map(str, action.goals))


def _part(speaker: Speaker, action: Action) -> Move:
    """What cards are discarded for; which ones is said by other numbers."""
    needs = len(action.cards) or 1
    part = action._replace(card=None, cards=(), text="", number=-1)
    label = speaker.front(action.front) if action.front else place_of(action)
    return Move(0, part, PARTS[action.verb], "", label, needs=needs)


def name(speaker: Speaker, card: str) -> str:
    """A path with its drawing, as it must be typed; all else as players call it."""
    shape = speaker.shape(card)
    return f"{shape} {card}" if shape else speaker.card(card)


def _short_name(speaker: Speaker, description: Description, card: str) -> str:
    """As short as can be: the drawing of a plain path."""
    plain = description.feature(card) is None
    return (speaker.shape(card) if plain else "") or speaker.card(card)
