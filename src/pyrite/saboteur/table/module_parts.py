"""The parts of a module: each holds what belongs together, and a module names those it has."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pyrite.core.telling import Telling


def nothing() -> Any:
    """Return the default for a mapping that a module does not have."""
    return field(default_factory=dict)


@dataclass(frozen=True)
class Pieces:
    """What else at a table the module must know or adds to it."""

    names: tuple[str, ...] = ()  # cards and tokens that it must know by number
    ending_goals: tuple[str, ...] = ()  # the round ends when one of these is turned up
    sure_goals: Mapping[str, str] = nothing()  # option: the goal that it guarantees
    front: tuple[str, ...] = ()  # its cards that lie in front of seats, after the broken tools


@dataclass(frozen=True)
class Terms:
    """What the module goes with: other modules, options, rules of the table, gold."""

    requires: tuple[str, ...] = ()
    excludes: Mapping[str, str] = nothing()  # module: the rule that says so
    slots: tuple[str, ...] = ()
    flags: Mapping[str, tuple[object, object]] = nothing()  # option: its values, default first
    overrides: Mapping[str, int] = nothing()  # numbers of the rules that hold in every edition
    most_paid: int = 0  # how often in a round a seat may have to pay with won gold
    costs: Any = None  # (names, numbers of the box, seat, place of a lifted card): gold by cell


@dataclass(frozen=True)
class Choices:
    """What seats may do and be asked because of the module, and why not."""

    forms: Mapping[str, Any] = nothing()  # verb: its form, or the name of one (forms.py)
    rules: Mapping[str, str] = nothing()  # verb: its rule, unless it is the module's first
    asks: Mapping[str, str] = nothing()  # ask: its subject: "", "cell", "action", "window" (secret)
    refusals: Mapping[tuple[str, str], Any] = nothing()  # (ask, verb): says why not (why_not.py)
    checks: Mapping[str, Any] = nothing()  # ask: may a position contain it? (read_asks.py)
    holds_up: Mapping[str, int] = nothing()  # ask: how many of the top discards are shown
    moves: tuple[str, ...] = ()  # verbs that lift the path laid last and lay it elsewhere
    most_passed: int = 1  # how many cards may be passed together


class Box:
    """Numbers of the module on every table, what they mean, and which values are valid.

    `show(names, numbers)` returns what views show, and `read(source, where, part)` reads it back
    from positions. `noted(names, number, value)` is what an event says about a change. `is_valid`
    may reject a position.
    """

    def __init__(
        self,
        names: tuple[str, ...] = (),
        show: Any = None,
        read: Any = None,
        noted: Any = None,
        is_valid: Callable[[Any], bool] | None = None,
    ) -> None:
        self.names = names
        self.show = show or (lambda _, numbers: dict(zip(names, numbers, strict=True)))
        self.read = read or (lambda source, where, part: [part[name] for name in names])
        self.noted = noted or (lambda _, number, value: {names[number]: value})
        self.is_valid = is_valid


@dataclass(frozen=True)
class Words:
    """What is said about the module."""

    english: Mapping[str, str] = nothing()  # message id: plain English
    tellings: Mapping[str, Telling] = nothing()  # kind of event: how it is told (telling.py)
    answers: tuple[str, ...] = ()  # verbs of answers that each have their own sentence
    forbids: Mapping[str, Any] = nothing()  # hook: (table, what it was asked): the refusal
