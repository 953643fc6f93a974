"""Checks of what any table is made with; a `ConfigError` says what does not go together."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from os import PathLike
from secrets import randbits
from typing import Any, TypedDict

from pyrite.core.chance import Luck
from pyrite.core.deck import Deck
from pyrite.core.errors import ConfigError
from pyrite.core.messages import say
from pyrite.core.plain import as_named, shown


class TableOptions(TypedDict, total=False):
    """What a table of any game may be made with, besides its seats."""

    seed: int | str | None
    modules: Sequence[str]
    rounds: int | None
    first_seat: int | None
    deck: str | PathLike[str] | Mapping[str, Any] | None


def is_whole(value: object) -> bool:
    """Is it a whole number? True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def read_seed(seed: Any) -> tuple[int, bytes | None]:
    """A fast 64-bit seed, or the 256-bit secret of a live table as 64 hex digits."""
    if is_whole(seed) and 0 <= seed < 1 << 64:
        return seed, None
    if isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]{64}", seed):
        return 0, bytes.fromhex(seed)
    raise ConfigError(say("config-seed", value=shown(seed)))


def read_or_draw_seed(seed: Any) -> tuple[int, bytes | None]:
    """The same for a new game: by chance if no seed is named."""
    return read_seed(randbits(64) if seed is None else seed)


def seed_of(luck: Luck) -> int | str:
    """The opposite of `read_seed`."""
    return luck.seed if luck.secret is None else luck.secret.hex()


def check_seats(seats: int, limits: tuple[int, int], rule: str, limits_rule: str) -> None:
    """A table is for so many seats."""
    least, most = limits
    if not is_whole(seats):
        raise ConfigError(say("config-seats-type", rule, value=shown(seats)))
    if not least <= seats <= most:
        raise ConfigError(
            say("config-seats", limits_rule, least=least, most=most, seats=shown(seats))
        )


def check_rounds(rounds: int, rule: str) -> None:
    """A game has so many rounds."""
    if not is_whole(rounds) or not 1 <= rounds <= 99:
        raise ConfigError(say("config-rounds", rule, value=shown(rounds)))


def check_first_seat(first_seat: int | None, seats: int) -> None:
    """Who begins, if that is not left to chance."""
    if first_seat is not None and (not is_whole(first_seat) or not 0 <= first_seat < seats):
        raise ConfigError(say("config-first-seat", value=shown(first_seat), most=seats - 1))


def check_edition(edition: str, known: Collection[str]) -> None:
    """One of the printed editions."""
    if not isinstance(edition, str) or edition not in known:
        raise ConfigError(say("config-edition", value=as_named(edition), known=", ".join(known)))


def read_modules(modules: Iterable[str], known: Collection[str]) -> tuple[str, ...]:
    """The modules that were named, in the order in which they are known; "base" goes without."""
    if isinstance(modules, str):
        modules = (modules,)
    if not isinstance(modules, list | tuple):
        raise ConfigError(say("config-modules", value=shown(modules)))
    named = [key for key in modules if key != "base"]
    for key in named:
        if not isinstance(key, str) or key not in known:
            raise ConfigError(say("config-module", value=as_named(key), known=", ".join(known)))
        if named.count(key) > 1:
            raise ConfigError(say("config-module-twice", module=key))
    return tuple(key for key in known if key in named)


def named_options(first_seat: int | None, deck: Deck | None) -> dict[str, object]:
    """Options that are written down only where they were named."""
    named: dict[str, object] = {} if first_seat is None else {"first_seat": first_seat}
    return named if deck is None else {**named, "deck": deck.as_dict()}


def check_flags(
    own: Mapping[str, object],
    known: Mapping[str, Iterable[object]],
    rules: Mapping[str, str],
    others: Iterable[str] = ("rounds", "first_seat", "deck"),
) -> None:
    """Flags by name, possible values and rules; `others` are the options besides flags."""
    for name, value in own.items():
        if name not in known:
            raise ConfigError(
                say("config-option", option=as_named(name), known=", ".join((*others, *known)))
            )
        if (type(value), value) not in [(type(v), v) for v in known[name]]:
            values = ", ".join(str(v) for v in known[name])
            names = {"flag": name, "value": shown(value), "known": values}
            raise ConfigError(say("config-flag", rules[name], **names))


def check_room(counts: Iterable[tuple[int, str, int]]) -> None:
    """(count, what, most) of all that must find room at a table."""
    for count, what, most in counts:
        if count > most:
            raise ConfigError(say("config-too-big", count=count, what=what, most=most))
