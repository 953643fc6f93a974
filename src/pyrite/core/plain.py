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
