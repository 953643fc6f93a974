"""Reading plain data from outside, piece by piece; whatever is wrong is said with its place."""

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from pyrite.core.errors import NotationError
from pyrite.core.grid import cell_from_text
from pyrite.saboteur.messages import say


class Source:
    """The keys of a position, each read with the type it must have."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        self.data = data
        self.seats = seats

    def wrong_type(self, where: str, wanted: str) -> NoReturn:
        """Refuse something of the wrong kind."""
        raise NotationError(say("position-type", where=where, wanted=wanted))

    def wrong_value(self, where: str, value: object, known: str, rule: str = "") -> NoReturn:
        """Refuse something that cannot be there."""
        raise NotationError(
            say("position-value", rule, where=where, value=repr(value), known=known)
        )

    def flag(self, key: str) -> int:
        """True or false; false if left out."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            self.wrong_type(key, "true or false")
        return int(value)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number between two bounds."""
        value = self.data.get(key, default)
        if type(value) is not int:
            self.wrong_type(key, "a whole number")
        if not least <= value <= most:
            self.wrong_value(key, value, f"{least} to {most}")
        return int(value)

    def one_of(self, where: str, value: Any, known: Sequence[str], rule: str = "") -> str:
        """One of some names."""
        if not isinstance(value, str) or value not in known:
            self.wrong_value(where, value, ", ".join(known), rule)
        return value

    def items(self, key: str, default: Any, length: int | None = None) -> list[Any]:
        """A list, of a fixed length if one is given."""
        return self.as_list(key, self.data.get(key, default), length)

    def as_list(self, where: str, value: Any, length: int | None = None) -> list[Any]:
        """The same for a value at hand."""
        if not isinstance(value, list):
            self.wrong_type(where, "a list")
        if length is not None and len(value) != length:
            raise NotationError(
                say("position-length", where=where, count=len(value), wanted=length)
            )
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        """A mapping; an empty one if left out."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            self.wrong_type(key, "a mapping")
        return value

    def seat(self, where: str, value: Any) -> int:
        """A seat by its number."""
        if type(value) is not int or not 0 <= value < self.seats:
            self.wrong_value(where, value, f"0 to {self.seats - 1}")
        return int(value)

    def cell(self, where: str, value: Any) -> int:
        """A place on the table."""
        if not isinstance(value, str):
            self.wrong_type(where, "a cell such as 4,-1")
        try:
            return cell_from_text(value)
        except ValueError:
            raise NotationError(say("text-cell", cell=repr(value))) from None
