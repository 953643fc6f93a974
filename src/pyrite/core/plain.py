"""Plain data: dicts, lists, texts and numbers, as views and positions are made of."""

from typing import Any


def fresh(data: Any) -> Any:
    """The same data in new containers, so that nobody who changes it changes the original."""
    if type(data) is dict:
        return {k: fresh(v) if type(v) in CONTAINERS else v for k, v in data.items()}
    if type(data) is list:
        return [fresh(v) if type(v) in CONTAINERS else v for v in data]
    return data


CONTAINERS = frozenset((dict, list))


def shown(value: object) -> str:
    """Something from outside, short enough for a sentence, whatever it is."""
    part = value[:LONGEST] if isinstance(value, str | bytes) else value
    try:
        text = repr(part)
    except (ValueError, RecursionError):  # numbers of many digits, lists in lists in lists
        return "..."
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


LONGEST = 40


def as_named(value: object) -> str:
    """A name as it was written, if it is one and short."""
    return value if isinstance(value, str) and len(value) <= LONGEST else shown(value)
