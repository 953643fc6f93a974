"""The legal actions of a turn as a numbered list, grouped by what they are good for.

Passing with several cards, removing a card from before oneself and setting a guard can be done in
hundreds of ways. These are put together from parts: numbers of cards to be discarded, and behind
them the number of what they are discarded for ("41 43 50").
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyrite.lang import Speaker
from pyrite.lang.actions import Action, read_action, tell_action
from pyrite.lang.shape import glyph, kind_of, tile_ways

GROUPS = (
    *("dig", "actions", "cells", "looks", "discard", "clear", "guard", "walk", "answers"),
    "more",
)
PARTS = {"shed": "clear", "guard": "guard"}  # what cards are discarded for
MOST_PASSED = 3
LOOK = "info_"  # cards to look at something


class Move(NamedTuple):
    """One legal action, or a part of some: its number, its text, and its place in the list."""

    number: int
    text: str
    group: str
    tile: str
    label: str
    needs: int = 0  # so many cards are discarded for it; they stand in the place of {cards}
    several: bool = False  # may be passed together with others

    @property
    def discards(self) -> str:
        """The card that is discarded by this move alone."""
        return self.text.removeprefix("pass ") if self.group == "discard" else ""


def number_moves(speaker: Speaker, texts: Iterable[str]) -> list[Move]:
    """Number the actions in the order they are shown."""
    texts = list(texts)
    several = any(len(read_action(text).cards) > 1 for text in texts if text.startswith("pass "))
    found = {move.text: move for text in texts if (move := _move(speaker, text))}
    moves = [m._replace(several=several) if m.discards else m for m in found.values()]
    cards = list(dict.fromkeys(move.tile.removesuffix(" r") for move in moves))
    moves.sort(key=lambda move: _place_in_list(move, cards))
    return [move._replace(number=n) for n, move in enumerate(moves, 1)]


def holes(moves: Iterable[Move]) -> set[str]:
    """The cells where a path may be laid now."""
    return {read_action(move.text).cell for move in moves if move.group == "dig"}


def put_together(moves: Sequence[Move]) -> str | None:
    """The action made of these parts, in this order; None if they do not go together."""
    cards = [move.discards for move in moves if move.discards]
    others = [move for move in moves if not move.discards]
    if not others and len(cards) <= MOST_PASSED:
        return f"pass {' '.join(cards)}"
    if len(others) == 1 and others[0].needs == len(cards):
        return others[0].text.format(cards=" ".join(cards))
    return None


def example(moves: Sequence[Move], part: Move | None = None) -> str:
    """How parts are written, with numbers of this list; nothing if there are too few cards."""
    cards = [str(move.number) for move in moves if move.discards]
    needs = 2 if part is None else part.needs
    cards = (cards * needs)[:needs]  # equal cards have one number
    return " ".join(cards if part is None else [*cards, str(part.number)])


def _place_in_list(move: Move, cards: list[str]) -> tuple[int, int, bool]:
    """By group, then by card, upright before turned."""
    card = move.tile.removesuffix(" r")
    return GROUPS.index(move.group), cards.index(card), card != move.tile


def _move(speaker: Speaker, text: str) -> Move | None:
    """The place of an action in the list; None if it is put together from parts."""
    action = read_action(text)
    if action.verb == "pass":
        label = _discard(speaker, action.cards[0])
        return Move(0, text, "discard", "", label) if len(action.cards) == 1 else None
    if action.verb in PARTS:
        return _part(speaker, action)
    if action.verb == "beg":
        seat, _, guard = action.what.partition(" ")
        return Move(0, text, "guard", guard, seat)
    if action.card.startswith(LOOK):
        return _look(speaker, action, text)
    if action.verb == "step" or text == "stop":
        return Move(0, text, "walk", "", tell_action(speaker, text))
    if action.cell:
        group = "dig" if tile_ways(action.card) else "cells"
        return Move(0, text, group, action.tile, action.cell)
    if action.goals:
        return Move(0, text, "cells", action.card, " ⇄ ".join(action.goals))
    if action.target:
        tool = f" {speaker.tool(action.tool)}" if action.tool else ""
        return Move(0, text, "actions", action.card, action.target + tool)
    if action.card and not speaker.knows(f"act-{text}"):
        return Move(0, text, "actions", action.card, "")
    group = "more" if text == "propose" else "answers"
    return Move(0, text, group, text, _answer(speaker, action, text))


def _look(speaker: Speaker, action: Action, text: str) -> Move:
    """At a mine, a treasure or the dwarf of a seat; each has a line of its own."""
    what = "mine" if action.cell else "treasure" if action.number else "dwarf"
    number = speaker.say("moves-number", number=action.number) if action.number else ""
    label = action.cell or number or action.target
    return Move(0, text, "looks", f"{action.card} {what}", label)


def _part(speaker: Speaker, action: Action) -> Move:
    group = PARTS[action.verb]
    label = speaker.front(action.what) if group == "clear" else action.what
    text = f"{action.verb} {{cards}} {action.what}"
    return Move(0, text, group, "", label, len(action.cards))


def _answer(speaker: Speaker, action: Action, text: str) -> str:
    """Cards to choose from are shown like those in hand."""
    if action.verb in ("keep", "choose", "pocket"):
        return name(speaker, action.what)
    return tell_action(speaker, text)


def name(speaker: Speaker, card: str) -> str:
    """A path with its drawing, as it must be typed; all else as players call it."""
    return f"{glyph(card)} {card}" if tile_ways(card) else speaker.card(card)


def _discard(speaker: Speaker, card: str) -> str:
    """As short as can be."""
    plain = tile_ways(card) and not kind_of(card)
    return glyph(card) if plain else speaker.card(card)
