"""Options shared by several commands: what may be given, how it is completed and how it is read."""

import math
import os
import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from pyrite.bots import BOTS, USUAL
from pyrite.bots.find import find_bot
from pyrite.cli.errors import CommandError
from pyrite.core.names import clean_names
from pyrite.core.seats import LETTERS
from pyrite.games import GAMES, Record
from pyrite.lang import LANGUAGES, name_bots
from pyrite.modules import VARIABLE, load_module

WHOLE = re.compile("-?[0-9]{1,18}")
SECRET = re.compile("[0-9a-fA-F]{64}")
MOST_SEATS = 12  # at any table
WATCHING = "-"  # means no seat: only watching
SEED_BITS = 64  # too many to try them all and find out what others hold
SPEEDS = {"slow": 0.5, "normal": 1.0, "fast": 3.0, "instant": math.inf}
SHELLS = ("bash", "zsh", "fish", "powershell")
OTHERS = {"rounds": ("1", "…", "99"), "first_seat": ("A", "…")}  # single options that are not flags
NOT_SINGLE = ("seats", "edition", "module", "modules", "deck", "seed", "bot", "lang")


def lesson_names() -> list[str]:
    """Return the names of all lessons, which are loaded only now."""
    return list(import_module("pyrite.lessons").lessons())


def seat_counts() -> list[str]:
    """Return the range of seats of each game, over all its modules."""
    lines = []
    for name, game in GAMES.items():
        limits = [game.seats, *(game.seats_for([module["key"]]) for module in game.modules())]
        lines.append(f"{name} {min(limits)[0]}–{max(most for _, most in limits)}")
    return lines


def module_keys() -> list[str]:
    """Return the modules that can be added to a game."""
    keys = [module["key"] for game in GAMES.values() for module in game.modules()]
    return [key for key in keys if key not in ("base", *GAMES)]


def flags(game: str) -> dict[str, dict[str, object]]:
    """Return the flags of a game and its modules, each with its values by name."""
    known = GAMES.get(game)
    if known is None:
        return {}
    own = dict(known.flags)
    for module in known.modules():
        own |= module["flags"]
    return {name: {as_word(value): value for value in values} for name, values in own.items()}


def as_word(value: object) -> str:
    """Return a value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def single_options() -> list[str]:
    """Return every single option with its values: `must_connect=true|false`."""
    words: dict[str, Iterable[str]] = dict(OTHERS)
    for game in GAMES:
        words |= flags(game)
    return [f"{name}={'|'.join(values)}" for name, values in words.items()]


def single_choices() -> list[str]:
    """Return every single option as it can be typed: `must_connect=true`."""
    return [f"{name}={word}" for game in GAMES for name, x in flags(game).items() for word in x]


def seat_letters() -> list[str]:
    """Return the letters of all seats."""
    return list(LETTERS)


LISTED: Mapping[str, Callable[[], list[str]]] = {  # possible values, by option
    "game": lambda: list(GAMES),
    "seats": seat_counts,
    "edition": lambda: [edition for game in GAMES.values() for edition in game.editions],
    "module": module_keys,
    "option": single_options,
    "bot": lambda: list(BOTS),
    "speed": lambda: list(SPEEDS),
    "lesson": lesson_names,
    "lang": lambda: list(LANGUAGES),
    "shell": lambda: list(SHELLS),
}


def number_between(option: str, least: int, most: int) -> Callable[[str], int]:
    """Return a parser for a whole number from `least` to `most`."""

    def read(text: str) -> int:
        if not WHOLE.fullmatch(str(text)) or not least <= int(text) <= most:
            said = {"least": str(least), "most": str(most), "value": text}
            raise CommandError("usage-range", option=option, **said)
        return int(text)

    return read


def whole_number(option: str, example: str) -> Callable[[str], int]:
    """Return a parser for a whole number."""

    def read(text: str) -> int:
        if not WHOLE.fullmatch(str(text)):
            raise CommandError("usage-whole", option=option, example=example, value=text)
        return int(text)

    return read


def option(name: str, metavar: str | None, help: str, **more: Any) -> Any:
    """Return an option of a command."""
    return typer.Option(name, metavar=metavar, help=help, **more)


def completed(name: str, metavar: str, help: str, values: Callable[[], list[str]]) -> Any:
    """Return an option whose values a shell can complete."""
    return option(name, metavar, help, autocompletion=values)


NUMBER = whole_number("--seats", "5")
GAME_HELP = "Game to play."
Game = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, autocompletion=LISTED["game"])]
Seats = Annotated[int, option("--seats", "K", "Number of seats.", parser=NUMBER)]
EDITION_HELP = "Printed edition to play by (see pyrite modules)."
Edition = Annotated[str | None, completed("--edition", "NAME", EDITION_HELP, LISTED["edition"])]
Modules = Annotated[
    list[str] | None, completed("--module", "KEY", "Module to add (repeatable).", LISTED["module"])
]
SINGLE_HELP = "Table option, such as rounds=2 or must_connect=false (repeatable)."
Single = Annotated[
    list[str] | None, completed("--option", "NAME=VALUE", SINGLE_HELP, single_choices)
]
DeckFile = Annotated[str | None, option("--deck", "FILE", "Custom deck file (see docs/decks.md).")]
Bots = Annotated[
    list[str] | None, completed("--bot", "BOT", "Bot for the other seats.", LISTED["bot"])
]
SEED_HELP = "Random seed: a number or 64 hex digits (default: random)."
Seed = Annotated[str | None, option("--seed", "N", SEED_HELP)]
LANG_HELP = "Language (default: from your locale)."
Lang = Annotated[str | None, completed("--lang", "LANG", LANG_HELP, LISTED["lang"])]
Json = Annotated[bool, option("--json", None, "Print only JSON.")]
PLAIN_HELP = "Print line by line instead of using the full screen (for pipes and screen readers)."
Plain = Annotated[bool, option("--plain", None, PLAIN_HELP)]
WORDS_HELP = (
    "Describe the table in words, line by line, instead of drawing it (for screen readers)."
)
Words = Annotated[bool, option("--words", None, WORDS_HELP)]


def table_options(
    game: str,
    seats: int,
    edition: str | None,
    modules: Sequence[str] | None,
    single: Sequence[str] | None,
    deck: str | None = None,
    loads: bool = True,
) -> dict[str, Any]:
    """Return the options for `new_game`; the engine checks that they fit together.

    At a server's table, nothing `loads` here: the server has its own modules.
    """
    if loads:
        load_own(modules or ())
    check_game_has(game, edition, modules or ())
    options: dict[str, Any] = {"seats": seats, "modules": tuple(modules or ())}
    if edition is not None:
        options["edition"] = edition
    if deck is not None:
        options["deck"] = deck
    for text in single or ():
        name, equals, value = text.partition("=")
        if name in NOT_SINGLE:
            own = "--module" if name == "modules" else f"--{name}"
            raise CommandError("usage-not-single", option=own, value=value or "…")
        if not equals:
            raise CommandError("usage-option", text=text)
        if name in options:
            raise CommandError("usage-twice", option=name)
        options[name] = read_single(game, seats, name, value)
    return options


def check_game_has(game: str, edition: str | None, modules: Sequence[str]) -> None:
    """Refuse editions or modules for a game that has none."""
    known = GAMES.get(game)
    if known is None:
        return
    if edition is not None and not known.editions:
        raise CommandError("usage-no-editions", game=game)
    if set(modules) - {"base", game} and len(known.modules()) <= 1:
        raise CommandError("usage-no-modules", game=game)


def read_single(game: str, seats: int, name: str, text: str) -> object:
    """Read the value of a single option; the engine refuses unknown names."""
    if name == "first_seat":
        return read_seat(text, seats)
    words = flags(game).get(name)
    if words is None:
        return int(text) if WHOLE.fullmatch(text) else text
    if text.lower() not in words:
        rule = GAMES[game].flag_rules[name]
        raise CommandError("usage-flag", flag=name, value=text, known=", ".join(words), rule=rule)
    return words[text.lower()]


def read_seat(text: str, seats: int) -> int:
    """Read a seat letter; the number of seats itself is checked elsewhere."""
    letters = list(LETTERS[: max(seats, 1)])
    if text.upper() not in letters:
        raise CommandError("usage-seat", seat=text, last=letters[-1])
    return letters.index(text.upper())


def seat_wanted(text: str | None) -> int | None:
    """Read the seat wanted at a server's table of unknown size; None if any will do."""
    return None if text is None else read_seat(text, MOST_SEATS)


def read_seats(text: str, seats: int) -> tuple[int, ...]:
    """Read the seats of people, as in "A" or "A,C"; empty for watchers."""
    if text == WATCHING:
        return ()
    found = [read_seat(letter.strip(), seats) for letter in text.split(",")]
    for seat in found:
        if found.count(seat) > 1:
            raise CommandError("usage-seat-twice", seat=LETTERS[seat])
    return tuple(found)


def read_bots(texts: Sequence[str], seats: int) -> tuple[str, ...]:
    """Read who plays each seat: `random` or `module:Class` everywhere, `B=random` at seat B."""
    chosen: dict[int | None, str] = {None: USUAL}
    named = set[int | None]()
    for text in texts:
        letter, equals, bot = text.rpartition("=")
        seat = read_seat(letter, seats) if equals else None
        if seat in named:
            raise CommandError("usage-twice", option=f"--bot {letter}{equals}".rstrip("= "))
        named.add(seat)
        find_bot(bot)  # raises if there is none
        chosen[seat] = bot
    return tuple(chosen.get(seat, chosen[None]) for seat in range(seats))


def check_language(lang: str | None) -> str | None:
    """Refuse a language without a catalogue."""
    if lang is not None and lang not in LANGUAGES:
        raise CommandError("usage-language", lang=lang, known=", ".join(LANGUAGES))
    return lang


def seed_or_lot(seed: str | None) -> int | str:
    """Return the given seed, or a random one."""
    return secrets.randbits(SEED_BITS) if seed is None else read_seed(seed)


def read_seed(text: str) -> int | str:
    """Read a number or a live table's 64 hex digits; the engine refuses anything else."""
    if SECRET.fullmatch(text):
        return text
    return int(text) if re.fullmatch("-?[0-9]{1,20}", text) else text


def is_own(name: str) -> bool:
    """Return whether a name has the form module:Class of an own module."""
    return ":" in name


def load_own(names: Sequence[str]) -> None:
    """Load own modules, here and in worker processes."""
    own = [name for name in names if is_own(name)]
    for name in own:
        load_module(name)
    if own:
        os.environ[VARIABLE] = ",".join(own)


def visible(text: str) -> str:
    """Replace characters that could move the cursor or change the text direction."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def withheld_by(attempts: Sequence[Sequence[str]]) -> str:
    """Return who withheld a sealed text, deal by deal: "Ann; Ann, Bo"."""
    return "; ".join(", ".join(visible(name) for name in names) for names in attempts)


def names_in(record: Record, lang: str) -> tuple[str | None, ...]:
    """Return the players of a recorded game, or dwarfs' names if none are recorded."""
    named = tuple(name and visible(name) for name in record.players)
    return named or name_bots(lang, record.seed, record.options["seats"])


def read_names(text: str | None, seats: int) -> tuple[str | None, ...]:
    """Read names for the seats from A on, as in "Ann,Bo"; a seat may have none: "Ann,,Cy"."""
    if not text:
        return ()
    names = [name.strip() or None for name in text.split(",")]
    if len(names) > seats:
        raise CommandError("usage-names", names=len(names), seats=seats)
    return (*clean_names(names), *[None] * (seats - len(names)))
