"""Options shared by several commands, and how their values are read."""

import re
import secrets
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from pyrite.bots import USUAL
from pyrite.bots.find import find_bot
from pyrite.cli.arguments import values
from pyrite.cli.arguments.own_modules import load_own
from pyrite.cli.errors import CommandError
from pyrite.core.seats import LETTERS
from pyrite.games import GAMES
from pyrite.lang import LANGUAGES


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


WHOLE = re.compile("-?[0-9]{1,18}")
SECRET = re.compile("[0-9a-fA-F]{64}")
NUMBER = whole_number("--seats", "5")
Game = Annotated[
    str, typer.Argument(metavar="GAME", show_default=True, autocompletion=values.games)
]
Seats = Annotated[int, typer.Option("--seats", metavar="K", parser=NUMBER)]
Edition = Annotated[
    str | None, typer.Option("--edition", metavar="NAME", autocompletion=values.editions)
]
Modules = Annotated[
    list[str] | None, typer.Option("--module", metavar="KEY", autocompletion=values.modules)
]
Single = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", autocompletion=values.single_choices),
]
DeckFile = Annotated[str | None, typer.Option("--deck", metavar="FILE")]
Seat = Annotated[str, typer.Option("--seat", metavar="A|B|…", autocompletion=values.seats)]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", autocompletion=values.bots)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", autocompletion=values.languages)
]
Json = Annotated[bool, typer.Option("--json")]
MOST_SEATS = 12  # at any table
WATCHING = "-"  # means no seat: only watching
SEED_BITS = 64  # too many to try them all and find out what others hold
NOT_SINGLE = {
    "seats": "--seats",
    "edition": "--edition",
    "module": "--module",
    "modules": "--module",
    "deck": "--deck",
    "seed": "--seed",
    "bot": "--bot",
    "lang": "--lang",
}


def table_options(
    game: str,
    seats: int,
    edition: str | None,
    modules: Sequence[str] | None,
    single: Sequence[str] | None,
    deck: str | None = None,
) -> dict[str, Any]:
    """Return the options for `new_game`; the engine checks that they fit together."""
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
            raise CommandError("usage-not-single", option=NOT_SINGLE[name], value=value or "…")
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
    if set(modules) - {"base", game} and len(known.modules()) == 1:
        raise CommandError("usage-no-modules", game=game)


def read_single(game: str, seats: int, name: str, text: str) -> object:
    """Read the value of a single option; the engine refuses unknown names."""
    if name == "first_seat":
        return read_seat(text, seats)
    words = values.flags(game).get(name)
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
