"""Actions as typed values: a verb and the parts that belong to it."""

from collections.abc import Mapping
from operator import index
from typing import Any, NamedTuple, NotRequired, TypedDict

from pyrite.core.messages import NotationError, say
from pyrite.core.plain import shown


class ActionData(TypedDict):
    """An action as JSON, without the parts it does not have."""

    seat: int
    verb: str
    card: NotRequired[str]
    cell: NotRequired[str]
    side: NotRequired[str]
    turned: NotRequired[bool]
    target: NotRequired[int]
    tool: NotRequired[str]
    goals: NotRequired[list[int]]
    cards: NotRequired[list[str]]
    front: NotRequired[str]
    guard: NotRequired[int]
    treasure: NotRequired[int]
    value: NotRequired[int]
    cost: NotRequired[int]
    text: str


class Action(NamedTuple):
    """Something a seat does, made by `state.actions()` or by hand from a verb and its parts.

    `text` is the form that people, records and the wire use; `number` is the form that search uses.
    The state fills in both. `cost` is the gold that the seat has to pay for the action right now.
    It is not part of the action, so it changes neither text nor number.
    """

    seat: int
    verb: str
    card: str | None = None  # the card played, discarded or kept
    cell: str | None = None
    side: str | None = None  # N, E, S or W: a side of the cell, or the direction of a step
    turned: bool = False  # rotated by half a turn
    target: int | None = None  # a seat; it may be the acting seat
    tool: str | None = None
    goals: tuple[int, ...] = ()  # numbered from 1
    cards: tuple[str, ...] = ()  # the discarded cards, in this order
    front: str | None = None  # the card to remove from in front of the acting seat
    guard: int | None = None  # numbered from 1
    treasure: int | None = None  # numbered from 1
    value: int | None = None  # of a gold card
    cost: int = 0
    text: str = ""
    number: int = -1

    def __str__(self) -> str:
        return self.text or f"{self.verb} {self.parts()}"

    def parts(self) -> dict[str, Any]:
        """Return the parts that this action has, by name."""
        parts = {}
        for name, value in zip(PARTS, self[2:-3], strict=True):
            if value is not None and value is not False and not _is_empty(value):
                parts[name] = value
        return parts

    def with_plain_numbers(self) -> "Action":
        """Return the action with whole numbers of NumPy, say, as those of Python."""
        numbers = {name: getattr(self, name) for name in WHOLE_NUMBERS}
        plain: dict[str, Any] = {k: plain_number(v) for k, v in numbers.items() if v is not None}
        if isinstance(self.goals, tuple):
            plain["goals"] = tuple(plain_number(goal) for goal in self.goals)
        return self._replace(**plain)

    def as_dict(self) -> ActionData:
        """Return the action as JSON."""
        data: Any = {"seat": self.seat, "verb": self.verb, **self.parts(), "text": self.text}
        if self.goals:
            data["goals"] = list(self.goals)
        if self.cards:
            data["cards"] = list(self.cards)
        if self.cost:
            data["cost"] = self.cost
        action: ActionData = data
        return action

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Action":
        """Return the action written by `as_dict`; raise `NotationError` for anything else."""
        known = isinstance(data, Mapping) and data.keys() <= {*cls._fields}
        lists = {key: data[key] for key in ("goals", "cards") if key in data} if known else {}
        if not known or not {"seat", "verb"} <= data.keys() or not _are_lists(lists):
            raise NotationError(say("text-data", value=shown(data)))
        return cls(**{**data, **{key: tuple(row) for key, row in lists.items()}})


PARTS = Action._fields[2:-3]
WHOLE_NUMBERS = ("target", "guard", "treasure", "value")


def _is_empty(value: object) -> bool:
    return isinstance(value, tuple) and not value


def plain_number(value: Any) -> Any:
    """Return a whole number of another library as one of Python, and anything else as it is."""
    is_foreign = type(value) not in (int, bool) and hasattr(type(value), "__index__")
    return index(value) if is_foreign else value


def _are_lists(values: Mapping[str, object]) -> bool:
    return all(isinstance(value, list | tuple) for value in values.values())
