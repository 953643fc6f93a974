"""Checks of the options for any table; a `ConfigError` says what does not go together."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from os import PathLike
from secrets import randbits
from typing import Any, TypedDict

from pyrite.core.messages import ConfigError, say
from pyrite.core.plain import as_named, shown


class TableOptions(TypedDict, total=False):
    """The options of a table of any game, besides its seats."""

    seed: int | str | None
    modules: Sequence[str]
    rounds: int | None
    first_seat: int | None
    deck: str | PathLike[str] | Mapping[str, Any] | None


def is_whole(value: object) -> bool:
    """Return whether the value is a whole number; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def read_seed(seed: Any) -> tuple[int, bytes | None]:
    """Read a fast 64-bit seed, or the 256-bit secret of a live table as 64 hex digits."""
    if is_whole(seed) and 0 <= seed < 1 << 64:
        return seed, None
    if isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]{64}", seed):
        return 0, bytes.fromhex(seed)
    raise ConfigError(say("config-seed", value=shown(seed)))


def read_or_draw_seed(seed: object) -> tuple[int, bytes | None]:
    """Read the seed for a new game, or draw one at random if it is None."""
    return read_seed(randbits(64) if seed is None else seed)


def check_seats(seats: int, limits: tuple[int, int], rule: str, limits_rule: str) -> None:
    """Refuse a number of seats outside the limits."""
    least, most = limits
    if not is_whole(seats):
        raise ConfigError(say("config-seats-type", rule, value=shown(seats)))
    if not least <= seats <= most:
        raise ConfigError(
            say("config-seats", limits_rule, least=least, most=most, seats=shown(seats))
        )


def check_rounds(rounds: int, rule: str) -> None:
    """Refuse an invalid number of rounds."""
    if not is_whole(rounds) or not 1 <= rounds <= 99:
        raise ConfigError(say("config-rounds", rule, value=shown(rounds)))


def check_first_seat(first_seat: int | None, seats: int) -> None:
    """Refuse an invalid first seat; None leaves it to chance."""
    if first_seat is not None and (not is_whole(first_seat) or not 0 <= first_seat < seats):
        raise ConfigError(say("config-first-seat", value=shown(first_seat), most=seats - 1))


def check_edition(edition: str, known: Collection[str]) -> None:
    """Refuse an edition that is not printed."""
    if not isinstance(edition, str):
        example = repr(min(known))
        raise ConfigError(say("config-edition-type", value=shown(edition), example=example))
    if edition not in known:
        raise ConfigError(say("config-edition", value=as_named(edition), known=", ".join(known)))


def read_modules(modules: Iterable[str], known: Collection[str]) -> tuple[str, ...]:
    """Return the named modules in their known order; "base" is implied."""
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


def check_flags(
    own: Mapping[str, object],
    known: Mapping[str, Iterable[object]],
    rules: Mapping[str, str],
    others: Iterable[str] = (),
) -> None:
    """Check flags against their possible values; `others` are further options of the game."""
    for name, value in own.items():
        if name not in known:
            options = ", ".join(("seats", *others, *TableOptions.__annotations__, *known))
            raise ConfigError(say("config-option", option=as_named(name), known=options))
        if (type(value), value) not in [(type(v), v) for v in known[name]]:
            values = ", ".join(str(v) for v in known[name])
            names = {"flag": name, "value": shown(value), "known": values}
            raise ConfigError(say("config-flag", rules[name], **names))


def check_room(counts: Iterable[tuple[int, str, int]]) -> None:
    """Refuse more than a table has room for, given rows of (count, what, most)."""
    for count, what, most in counts:
        if count > most:
            raise ConfigError(say("config-too-big", count=count, what=what, most=most))
