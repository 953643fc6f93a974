"""The secrets of a seat, by game, written from the rules alone."""

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any

from property import secret, secret_mines
from property.secret import Place, Position

GAMES: dict[str, ModuleType] = {"saboteur": secret, "lostmines": secret_mines}


def redealt(position: Mapping[str, Any], seat: int | None, rng: Random) -> Position:
    """Return the same moment as far as a seat (None for a watcher) can tell; the rest is random."""
    new: Position = GAMES[position["game"]].redealt(position, seat, rng)
    return new


def answered_anew(position: Position, seat: int | None, rng: Random) -> Position:
    """Return the same moment with other answers where answers are secret."""
    new: Position = GAMES[position["game"]].answered_anew(position, seat, rng)
    return new


def card_places(position: Position, seat: int | None) -> list[Place]:
    """Return the places of deck cards that the seat does not know."""
    places: list[Place] = GAMES[position["game"]].card_places(position, seat)
    return places


def small_secrets(position: Position, seat: int | None) -> dict[str, Any]:
    """Return every place with one of a few things the seat cannot know: goals, dwarfs, gold …"""
    found: dict[str, Any] = GAMES[position["game"]].small_secrets(position, seat)
    return found
