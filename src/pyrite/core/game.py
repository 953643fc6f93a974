"""What a game tells the world before there is a state: every game has one such value."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Protocol

from pyrite.core.description import Description
from pyrite.core.state import State


def when_called(module: str, name: str) -> Callable[..., Any]:
    """A function that is loaded when it is first called: not every program plays every game."""
    return partial(_load_and_call, module, name)


def _load_and_call(module: str, name: str, *args: Any, **named: Any) -> Any:
    return getattr(import_module(module), name)(*args, **named)


class Worlds(Protocol):
    """All states that a view allows."""

    def imagine(self, rng: Random) -> State:
        """One of them, with luck of its own."""


@dataclass(frozen=True)
class Game:
    """What the world may ask of a game before there is a state."""

    name: str
    new_game: Callable[..., State]
    describe: Callable[..., Description]
    from_position: Callable[[Mapping[str, Any]], State]
    worlds: Callable[[Mapping[str, Any]], Worlds]
    modules: Callable[[], list[dict[str, Any]]]
    editions: tuple[str, ...]
    flags: Mapping[str, tuple[object, ...]]
    flag_rules: Mapping[str, str]  # where each flag is told
    first_flags: Mapping[str, object]  # those that came after records of version 1, as they were
    seats: tuple[int, int]
    seats_for: Callable[[Iterable[str]], tuple[int, int]]
    english: Mapping[str, str]
    line_rules: Mapping[str, str]  # message that tells of an event: the rule behind it
    own_modules: Callable[[], list[dict[str, Any]]] = list  # those of somebody's own, once loaded
