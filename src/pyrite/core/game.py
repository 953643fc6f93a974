"""What a game offers before there is a state: one `Game` value per game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:  # the list of games loads without an engine
    from pyrite.core.description import Description
    from pyrite.core.state import State


def when_called(module: str, name: str) -> Callable[..., Any]:
    """Return a function that is loaded on its first call: few programs play every game."""
    return partial(_load_and_call, module, name)


def _load_and_call(module: str, name: str, *args: object, **named: object) -> Any:
    return getattr(import_module(module), name)(*args, **named)


class Worlds(Protocol):
    """All states that a view allows."""

    def imagine(self, rng: Random) -> State:
        """Return one of these states, with its own luck."""


@dataclass(frozen=True)
class Game:
    """Everything a program can ask of a game before there is a state."""

    name: str
    new_game: Callable[..., State]
    describe: Callable[..., Description]
    from_position: Callable[[Mapping[str, Any]], State]
    worlds: Callable[[Mapping[str, Any]], Worlds]
    modules: Callable[[], list[dict[str, Any]]]
    editions: tuple[str, ...]
    flags: Mapping[str, tuple[object, ...]]
    flag_rules: Mapping[str, str]  # the rule that describes each flag
    first_flags: Mapping[str, object]  # flags added after records of version 1, as played before
    seats: tuple[int, int]
    seats_for: Callable[[Iterable[str]], tuple[int, int]]
    english: Mapping[str, str]
    line_rules: Mapping[str, str]  # message id of an event line: the rule behind it
    own_modules: Callable[[], list[dict[str, Any]]] = list  # custom modules, once loaded
