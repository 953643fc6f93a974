"""What may be given for an option: listed in the help, offered by the shell, found if misspelt."""

import math
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches

from pyrite.bots import BOTS
from pyrite.core.game import Game
from pyrite.core.seats import LETTERS
from pyrite.games import GAMES
from pyrite.lang import LANGUAGES

SPEEDS = {"slow": 0.5, "normal": 1.0, "fast": 3.0, "instant": math.inf}
SHELLS = ("bash", "zsh", "fish", "powershell")
OTHERS = {"rounds": ("1", "…", "99"), "first_seat": ("A", "…")}  # single options besides flags


def games() -> list[str]:
    """All games."""
    return list(GAMES)


def seat_counts() -> list[str]:
    """How many seats each game can have, with the modules that allow the fewest and the most."""
    return [f"{name} {'–'.join(map(str, _seats(game)))}" for name, game in GAMES.items()]


def editions() -> list[str]:
    """The printed editions of all games."""
    return [edition for game in GAMES.values() for edition in game.editions]


def modules() -> list[str]:
    """The modules that can be added to a game."""
    keys = [module["key"] for game in GAMES.values() for module in game.modules()]
    return [key for key in keys if key not in ("base", *GAMES)]


def bots() -> list[str]:
    """All bots."""
    return list(BOTS)


def languages() -> list[str]:
    """All languages."""
    return list(LANGUAGES)


def seats() -> list[str]:
    """The letters of seats."""
    return list(LETTERS)


def speeds() -> list[str]:
    """How fast bots can play, in words."""
    return list(SPEEDS)


def shells() -> list[str]:
    """The shells that can complete what somebody types."""
    return list(SHELLS)


def flags(game: str) -> dict[str, dict[str, object]]:
    """The flags of a game and of its modules: each with its values by the words for them."""
    known = GAMES.get(game)
    if known is None:
        return {}
    own = dict(known.flags)
    for module in known.modules():
        own |= module["flags"]
    return {name: {as_word(value): value for value in values} for name, values in own.items()}


def single_options() -> list[str]:
    """Every single option with what it can be: `must_connect=true|false`."""
    words: dict[str, Iterable[str]] = dict(OTHERS)
    for game in GAMES:
        words |= flags(game)
    return [f"{name}={'|'.join(values)}" for name, values in words.items()]


def single_choices() -> list[str]:
    """Every single option as it can be written: `must_connect=true`."""
    return [f"{name}={word}" for game in GAMES for name, x in flags(game).items() for word in x]


def as_word(value: object) -> str:
    """A value as it is written on the command line."""
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
    """The known word that was probably meant."""
    by_lower = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[close[0]] if close else None
