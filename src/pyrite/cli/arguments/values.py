"""Possible values of options, for the help, shell completion and spelling suggestions."""

import math
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches

from pyrite.bots import BOTS
from pyrite.core.seats import LETTERS
from pyrite.core.state import Game
from pyrite.games import GAMES
from pyrite.lang import LANGUAGES

SPEEDS = {"slow": 0.5, "normal": 1.0, "fast": 3.0, "instant": math.inf}
SHELLS = ("bash", "zsh", "fish", "powershell")
OTHERS = {"rounds": ("1", "…", "99"), "first_seat": ("A", "…")}  # single options that are not flags


def games() -> list[str]:
    """Return all games."""
    return list(GAMES)


def seat_counts() -> list[str]:
    """Return the range of seats of each game, over all its modules."""
    return [f"{name} {'–'.join(map(str, _seats(game)))}" for name, game in GAMES.items()]


def editions() -> list[str]:
    """Return the printed editions of all games."""
    return [edition for game in GAMES.values() for edition in game.editions]


def modules() -> list[str]:
    """Return the modules that can be added to a game."""
    keys = [module["key"] for game in GAMES.values() for module in game.modules()]
    return [key for key in keys if key not in ("base", *GAMES)]


def bots() -> list[str]:
    """Return all bots."""
    return list(BOTS)


def languages() -> list[str]:
    """Return all languages."""
    return list(LANGUAGES)


def seats() -> list[str]:
    """Return the seat letters."""
    return list(LETTERS)


def speeds() -> list[str]:
    """Return the names of bot speeds."""
    return list(SPEEDS)


def shells() -> list[str]:
    """Return the shells that completion supports."""
    return list(SHELLS)


def flags(game: str) -> dict[str, dict[str, object]]:
    """Return the flags of a game and its modules, each with its values by name."""
    known = GAMES.get(game)
    if known is None:
        return {}
    own = dict(known.flags)
    for module in known.modules():
        own |= module["flags"]
    return {name: {as_word(value): value for value in values} for name, values in own.items()}


def single_options() -> list[str]:
    """Return every single option with its values: `must_connect=true|false`."""
    words: dict[str, Iterable[str]] = dict(OTHERS)
    for game in GAMES:
        words |= flags(game)
    return [f"{name}={'|'.join(values)}" for name, values in words.items()]


def single_choices() -> list[str]:
    """Return every single option as it can be typed: `must_connect=true`."""
    return [f"{name}={word}" for game in GAMES for name, x in flags(game).items() for word in x]


def as_word(value: object) -> str:
    """Return a value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _seats(game: Game) -> tuple[int, int]:
    limits = [game.seats_for([module["key"]]) for module in game.modules()]
    return min(least for least, _ in limits), max(most for _, most in limits)


LISTED: Mapping[str, Callable[[], list[str]]] = {
    "game": games,
    "seats": seat_counts,
    "edition": editions,
    "module": modules,
    "option": single_options,
    "bot": bots,
    "speed": speeds,
    "lang": languages,
    "shell": shells,
}


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that was probably meant."""
    by_lower = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[close[0]] if close else None
