"""Options that several commands share."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from pyrite.cli.errors import CommandError
from pyrite.games import GAMES
from pyrite.lang import LANGUAGES, seat_letter

Game = Annotated[str, typer.Argument(metavar="GAME", show_default=True)]
Seats = Annotated[int, typer.Option("--seats", metavar="K")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="NAME")]
Modules = Annotated[list[str] | None, typer.Option("--module", metavar="KEY")]
Single = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
DeckFile = Annotated[str | None, typer.Option("--deck", metavar="FILE")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))]
Json = Annotated[bool, typer.Option("--json")]
SEED_BITS = 64  # nobody tries them all to find out what the others hold


def table_options(
    game: str,
    seats: int,
    edition: str | None,
    modules: Sequence[str] | None,
    single: Sequence[str] | None,
    deck: str | None = None,
) -> dict[str, Any]:
    """The options as `new_game` takes them; the engine says what does not go together."""
    check_game_has(game, edition, modules or ())
    options: dict[str, Any] = {"seats": seats, "modules": tuple(modules or ())}
    if edition is not None:
        options["edition"] = edition
    if deck is not None:
        options["deck"] = deck
    for text in single or ():
        name, equals, value = text.partition("=")
        if not equals or name in ("seats", "modules", "edition", "deck", "seed"):
            raise CommandError("usage-option", text=text)
        options[name] = read_value(value)
    return options


def check_game_has(game: str, edition: str | None, modules: Sequence[str]) -> None:
    """Not every game has editions and modules."""
    known = GAMES.get(game)
    if known is None:
        return
    if edition is not None and not known.editions:
        raise CommandError("usage-no-editions", game=game)
    if set(modules) - {"base", game} and len(known.modules()) == 1:
        raise CommandError("usage-no-modules", game=game)


def read_value(text: str) -> object:
    """`true` and `false`, a whole number, or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdecimal() else text


def read_seat(text: str, seats: int) -> int:
    """The seat written as a letter."""
    letters = [seat_letter(seat) for seat in range(seats)]
    if text.upper() not in letters:
        raise CommandError("usage-seat", seat=text, last=letters[-1])
    return letters.index(text.upper())


def seed_or_lot(seed: int | None) -> int:
    """The seed that was named, or one drawn by lot."""
    return secrets.randbits(SEED_BITS) if seed is None else seed
