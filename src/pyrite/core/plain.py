"""Plain data: dicts, lists, texts and numbers, as views and positions are made of."""

from collections.abc import Collection, Mapping
from itertools import islice
from reprlib import Repr
from typing import Any

LONGEST = 40
MOST_ENTRIES = 1_000  # of one list or mapping; the longest of a game are payments and boards
MOST_INSIDE = 50_000  # entries that lie equally deep
MOST_DEEP = 10
LONGEST_FILE = 200  # characters of a file's name in a sentence
MOST_TEXT = 100_000  # characters of one text; the longest is a drawn board


def is_too_big(data: Any) -> bool:
    """Is this more than a game has: too long, too many, too deep? Asked before anything is read."""
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
        """Only of the first entries, since all would be sorted."""
        return super().repr_dict(dict(islice(x.items(), LONGEST)), level)


SHORTENED = Shortened()


def shown(value: object) -> str:
    """Something from outside, short enough for a sentence, whatever it is."""
    part = value[:LONGEST] if isinstance(value, str | bytes) else value
    try:
        text = SHORTENED.repr(part)
    except (ValueError, RecursionError):  # numbers of many digits, lists in lists in lists
        return "..."
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def as_named(value: object, longest: int = LONGEST) -> str:
    """A name as it was written, if it is one, short and printable."""
    is_name = isinstance(value, str) and len(value) <= longest and value.isprintable()
    return str(value) if is_name else shown(value)
