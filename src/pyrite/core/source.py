"""Reading plain data from outside, key by key; every error names its place."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from pyrite.core.errors import NotationError, PyriteError
from pyrite.core.messages import say
from pyrite.core.plain import MOST_ENTRIES, is_too_big, shown
from pyrite.core.reading import read_cell
from pyrite.core.seats import PUBLIC

MOST_NAMED = 40  # values in a refusal; a table with many cards has hundreds of tiles


def _some_of(names: Sequence[str]) -> str:
    more = ["…"] if len(names) > MOST_NAMED else []
    return ", ".join([*names[:MOST_NAMED], *more])


class Source:
    """The keys of a position, each read with the type it must have."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        self.data = data
        self.seats = seats

    def wrong_type(self, where: str, wanted: str) -> NoReturn:
        """Refuse a value of the wrong type."""
        raise NotationError(say("position-type", where=where, wanted=wanted))

    def wrong_value(self, where: str, value: object, known: str, rule: str = "") -> NoReturn:
        """Refuse a value that is not possible here."""
        raise NotationError(
            say("position-value", rule, where=where, value=shown(value), known=known)
        )

    def flag(self, key: str) -> int:
        """Read true or false; false if left out."""
        return self.as_flag(key, self.data.get(key, False))

    def as_flag(self, where: str, value: Any) -> int:
        """Return the value, which must be true or false."""
        if not isinstance(value, bool):
            self.wrong_type(where, "true or false")
        return int(value)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """Read a whole number in a range."""
        return self.whole(key, self.data.get(key, default), least, most)

    def one_of(self, where: str, value: Any, known: Sequence[str], rule: str = "") -> str:
        """Return the value, which must be one of the known names."""
        if not isinstance(value, str) or value not in known:
            self.wrong_value(where, value, _some_of(known) or "left out", rule)
        return value

    def at_most(self, most: int, key: str, of: str) -> list[Any]:
        """Read a list of limited length; empty if left out."""
        rows = self.items(key, [])
        if len(rows) > most:
            self.wrong_type(key, f"a list of at most {most} {of}")
        return rows

    def items(self, key: str, default: Any, length: int | None = None) -> list[Any]:
        """Read a list, of a fixed length if one is given."""
        return self.as_list(key, self.data.get(key, default), length)

    def as_list(self, where: str, value: Any, length: int | None = None) -> list[Any]:
        """Return the value, which must be a list, of a fixed length if one is given."""
        if not isinstance(value, list):
            self.wrong_type(where, "a list")
        if length is not None and len(value) != length:
            raise NotationError(
                say("position-length", where=where, count=len(value), wanted=length)
            )
        return value

    def short(self, key: str, most: int) -> Any:
        """Read a value of any type; a text must not be longer than this."""
        value = self.data[key]
        if isinstance(value, str) and len(value) > most:
            self.wrong_type(key, f"a text of at most {most} characters")
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        """Read a mapping; empty if left out."""
        return self.as_mapping(key, self.data.get(key, {}))

    def as_mapping(
        self, where: str, value: Any, known: Sequence[str] | None = None
    ) -> dict[str, Any]:
        """Return the value, which must be a mapping, with no keys but the known ones if given."""
        if not isinstance(value, dict):
            self.wrong_type(where, "a mapping")
        for key in value if known is not None else ():
            self.one_of(where, key, known or ())
        return value

    def seat(self, where: str, value: Any) -> int:
        """Return the value, which must be the number of a seat."""
        if type(value) is not int or not 0 <= value < self.seats:
            self.wrong_value(where, value, f"0 to {self.seats - 1}")
        return int(value)

    def whole(self, where: str, value: Any, least: int, most: int) -> int:
        """Return the value, which must be a whole number in a range."""
        if type(value) is not int:
            self.wrong_type(where, "a whole number")
        if not least <= value <= most:
            self.wrong_value(where, value, f"{least} to {most}")
        return int(value)

    def seen_by(self, where: str, value: Any) -> int:
        """Return who knows a card as bits: "all", or a list of seats."""
        if value == "all":
            return PUBLIC
        seats = {self.seat(where, seat) for seat in self.as_list(where, value)}
        return sum(1 << seat for seat in seats)

    def cell(self, where: str, value: Any) -> int:
        """Return the number of a cell, from its text."""
        if not isinstance(value, str):
            self.wrong_type(where, "a cell such as 4,-1")
        return read_cell(value)


def check_keys(position: Mapping[str, Any], keys: Collection[str], game: str, version: int) -> None:
    """Refuse data that is not a position, or one of another game or version."""
    if not isinstance(position, Mapping):
        raise NotationError(say("position-type", where="the position", wanted="a mapping"))
    check_size(position)
    for key in position:
        if key not in keys:
            raise NotationError(say("position-key", key=shown(key), known=", ".join(keys)))
    told, name = position.get("version", version), position.get("game", game)
    if told != version:
        raise NotationError(say("position-version", value=shown(told), known=version))
    if name != game:
        raise NotationError(say("position-game", value=shown(name), known=game))


def check_size(data: Any) -> None:
    """Refuse data larger than any game's, before reading it."""
    if is_too_big(data):
        raise NotationError(say("data-too-big", most=MOST_ENTRIES))


def saved_options(options: Any, rule: str = "") -> Mapping[str, Any]:
    """Return saved options of a table after checking them; a deck must be inline, never a file."""
    if not isinstance(options, Mapping) or not all(isinstance(key, str) for key in options):
        raise NotationError(say("position-type", where="options", wanted="options of new_game"))
    check_size(options)
    if "seats" not in options:
        raise NotationError(say("position-missing", rule, key="options.seats"))
    deck = options.get("deck")
    if deck is not None and not isinstance(deck, Mapping):
        raise NotationError(say("deck-inside", value=shown(deck)))
    return options


def options_in(position: Mapping[str, Any], rule: str) -> Mapping[str, Any]:
    """Return the options of the position's table, as `new_game` takes them."""
    return saved_options(position.get("options"), rule)


@contextmanager
def reading_a_view(view: Mapping[str, Any]) -> Iterator[None]:
    """Turn any error from reading a view into one short message, since programs make views."""
    check_size(view)
    try:
        yield
    except PyriteError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise NotationError(say("view-broken")) from None
