"""The one list of games, and the calls that begin with the name of a game."""

from typing import Any

from pyrite.core.game import State
from pyrite.saboteur.game import new_game as new_saboteur

GAMES = {"saboteur": new_saboteur}


def new_game(game: str = "saboteur", **options: Any) -> State:
    """A new game: `new_game("saboteur", seats=5, seed=7, edition="2024", modules=())`."""
    return GAMES[game](**options)
