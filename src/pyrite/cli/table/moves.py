"""The legal actions of a turn as a numbered list, grouped by what they are good for."""

from collections.abc import Iterable
from typing import NamedTuple

from pyrite.lang import Speaker
from pyrite.lang.actions import read_action, tell_action
from pyrite.lang.shape import glyph, tile_ways

GROUPS = ("dig", "tools", "cells", "discard", "answers")


class Move(NamedTuple):
    """One legal action: its number, its text, and where it stands in the list."""

    number: int
    text: str
    group: str
    tile: str
    label: str


def number_moves(speaker: Speaker, texts: Iterable[str]) -> list[Move]:
    """Number the actions in the order they are shown."""
    moves = [_move(speaker, text) for text in texts]
    cards = list(dict.fromkeys(move.tile.removesuffix(" r") for move in moves))
    moves.sort(key=lambda move: _place_in_list(move, cards))
    return [move._replace(number=n) for n, move in enumerate(moves, 1)]


def holes(moves: Iterable[Move]) -> set[str]:
    """The cells where a path may be laid now."""
    return {read_action(move.text).cell for move in moves if move.group == "dig"}


def _place_in_list(move: Move, cards: list[str]) -> tuple[int, int, bool]:
    """By group, then by card, upright before turned."""
    card = move.tile.removesuffix(" r")
    return GROUPS.index(move.group), cards.index(card), card != move.tile


def _move(speaker: Speaker, text: str) -> Move:
    action = read_action(text)
    if text.startswith("pass "):
        return Move(0, text, "discard", "", _discard(speaker, action.card))
    if action.cell:
        group = "dig" if tile_ways(action.card) else "cells"
        return Move(0, text, group, action.tile, action.cell)
    if action.target:
        tool = f" {speaker.tool(action.tool)}" if action.tool else ""
        return Move(0, text, "tools", action.card, action.target + tool)
    return Move(0, text, "answers", text, tell_action(speaker, text))


def _discard(speaker: Speaker, card: str) -> str:
    ways = tile_ways(card)
    return glyph(ways) if ways else speaker.card(card)
