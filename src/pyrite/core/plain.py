"""Plain data: the dicts, lists, strings and numbers that views and positions are made of."""

from collections.abc import Collection, Mapping
from itertools import islice
from reprlib import Repr
from typing import Any

LONGEST = 40
MOST_ENTRIES = 1_000  # in one list or mapping; the longest in a game are payments and boards
MOST_INSIDE = 50_000  # on one level of nesting
MOST_DEEP = 10
LONGEST_FILE = 200  # characters of a file name in a sentence
MOST_TEXT = 100_000  # characters of one string; the longest is a drawn board


def is_too_big(data: Any) -> bool:
    """Return whether data is larger or deeper than any game's; check it before reading anything."""
    level = [data]
    for _ in range(MOST_DEEP):
        sizes = [len(box) for box in level]
        if max(sizes, default=0) > MOST_ENTRIES or sum(sizes) > MOST_INSIDE:
            return True
        rows = [(*box, *box.values()) if isinstance(box, Mapping) else box for box in level]
        inside = [inner for row in rows for inner in row if type(inner) not in NUMBERS]
        if any(isinstance(inner, str) and len(inner) > MOST_TEXT for inner in inside):
            return True
        level = [v for v in inside if not isinstance(v, str) and isinstance(v, Collection)]
    return bool(level)


NUMBERS = frozenset((int, bool, type(None), float))


class Shortened(Repr):
    """Writes the beginning of a value, however long or deep it is."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = self.maxlist = self.maxtuple = self.maxdict = LONGEST
        self.maxstring = self.maxlong = self.maxother = 2 * LONGEST

    def repr_dict(self, x: dict[Any, Any], level: int) -> str:
        """Return the text of the first entries only, since the base class sorts all of them."""
        return super().repr_dict(dict(islice(x.items(), LONGEST)), level)


SHORTENED = Shortened()


def shown(value: object) -> str:
    """Return any value from outside as text short enough for a sentence."""
    part = value[:LONGEST] if isinstance(value, str | bytes) else value
    try:
        text = SHORTENED.repr(part)
    except (ValueError, RecursionError):  # numbers with many digits, deeply nested lists
        return "..."
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def as_named(value: object, longest: int = LONGEST) -> str:
    """Return a name as written if it is short and printable, else its shortened text."""
    is_name = isinstance(value, str) and len(value) <= longest and value.isprintable()
    return str(value) if is_name else shown(value)
