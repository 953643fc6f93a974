"""The public interface of every game: `Game` before there is a state, then `State`."""

import json
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from importlib import import_module
from random import Random
from typing import Any, ClassVar, Protocol, Self

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event, for_seat
from pyrite.core.messages import IllegalAction, Message, NotationError, say
from pyrite.core.plain import shown


class State:
    """A game at one moment. `play` validates untrusted input, `apply` is for search and simulation.

    Different states may be used in different threads. Several threads may read one state at once. A
    call that changes a state while another thread uses it, or reads it while another thread changes
    it, raises `BusyError`: give each thread its own `copy()`.

    Two states are equal if their positions are. States are mutable and cannot be hashed: use
    `key()` in caches.
    """

    __slots__ = ()
    game: ClassVar[str]

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats at the table."""

    @property
    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for; empty when the game is over."""

    @abstractmethod
    def describe(self) -> Description:
        """Return what never changes at this table: cards, board, verbs, questions."""

    @abstractmethod
    def actions(self, seat: int | None = None) -> list[Action]:
        """Return the legal actions of a seat (None: of all asked seats) as typed values."""

    @abstractmethod
    def action(self, action: Action | str | int, seat: int | None = None) -> Action:
        """Return an action from its text, number or parts, whether it is legal or not."""

    @abstractmethod
    def to_text(self, action: int) -> str:
        """Return the text of an action from its number."""

    @abstractmethod
    def from_text(self, seat: int, text: str) -> int:
        """Return the number of the action that `seat` writes like this."""

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the legal actions as numbers, sorted and without duplicates, for search."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Apply a legal action by its number without recording events; refuse any other."""

    @abstractmethod
    def refusal(self, action: Action | str | int, seat: int | None = None) -> Message | None:
        """Return why the action is not allowed, as a message with its rule; None if it is."""

    @property
    @abstractmethod
    def events(self) -> Sequence[Event]:
        """Everything that `play` made happen; `events[mark:]` are the events since a mark."""

    @abstractmethod
    def _log(self) -> object:
        """Return the log of the events: the same object until events are forgotten."""

    @abstractmethod
    def tell(self, events: Sequence[Event]) -> list[Message]:
        """Return the messages about these events, in no particular language."""

    @abstractmethod
    def public(self) -> Mapping[str, Any]:
        """Return what everybody may know, as plain data that is the same for all viewers."""

    @abstractmethod
    def private(self, seat: int | None) -> Mapping[str, Any]:
        """Return what only this seat (None: a spectator) knows; its keys override public ones."""

    @abstractmethod
    def _parts_after(
        self, public: Mapping[str, Any], private: Mapping[int | None, Mapping[str, Any]]
    ) -> tuple[Mapping[str, Any], dict[int | None, Mapping[str, Any]]]:
        """Return both parts for these viewers, reusing whatever has not changed."""

    @property
    @abstractmethod
    def settings(self) -> dict[str, Any]:
        """The options the game was made with, as `new_game` takes them, and its seed."""

    @property
    @abstractmethod
    def played(self) -> tuple[tuple[int, str], ...] | None:
        """Every (seat, action) since the beginning; None if some were not done by `play`."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Return the complete position including secrets; `pyrite.from_position` reads it."""

    @abstractmethod
    def play_random(self, seed: int) -> int:
        """Play to the end at random without recording events; return the number of moves."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy without the events, with the same luck (see `reseed`)."""

    @abstractmethod
    def reseed(self, seed: int | str) -> None:
        """Use different luck from now on for everything not yet shuffled or drawn.

        Cards already in a pile keep their order; `imagine` deals them again. The events so far are
        forgotten, since no record could replay them.
        """

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The gold or points of each seat so far (secret during the game)."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats with the most, once the game is over; empty until then."""

    @abstractmethod
    def _check_seat(self, seat: int) -> int:
        """Return the seat, or raise `NotationError` if there is no seat with that number."""

    @abstractmethod
    def _record(self, action: Action) -> None:
        """Apply a legal action and record its events."""

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what this seat (None: a spectator) may know: public and private part in one."""
        return {**self.public(), **self.private(seat)}

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return what happened since a mark, as this seat (None: a spectator) may know it."""
        if seat is not None:
            self._check_seat(seat)
        if type(since) is not int or since < 0:
            raise NotationError(say("text-mark", value=shown(since)))
        return [for_seat(event, seat) for event in self.events[since:]]

    def messages(self, seat: int | None, since: int = 0) -> list[Message]:
        """Return the messages for this seat (None: a spectator) since a mark."""
        return self.tell(self.events_for(seat, since))

    def play(self, action: Action | str | int, seat: int | None = None) -> None:
        """Check an action, then apply it; `IllegalAction` says why not and cites the rule."""
        wanted = self.action(action, seat)
        who = wanted.seat if seat is None else seat  # the number of an answer also names its seat
        if wanted.number not in self.legal_actions(who):
            problem = self.refusal(wanted.number, who)  # None if a custom module changed its mind
            raise IllegalAction(problem or say("not-applied", value=wanted.text))
        self._record(wanted)

    def why_not(self, action: Action | str | int, seat: int | None = None) -> str | None:
        """Return why the action is not allowed, in a sentence with its rule; None if it is."""
        problem = self.refusal(action, seat)
        return None if problem is None else str(problem)

    def key(self) -> str:
        """Return a digest of the position, for caches."""
        return _digest(self.position())

    def __dir__(self) -> list[str]:
        """Return the public calls alone: everything else on a state is internal."""
        return ["game", *(name for name in dir(State) if not name.startswith("_"))]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.position() == other.position()


def _digest(position: Mapping[str, Any]) -> str:
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def when_called(module: str, name: str) -> Callable[..., Any]:
    """Return a function that is loaded on its first call: few programs play every game."""
    return partial(_load_and_call, module, name)


def _load_and_call(module: str, name: str, *args: Any, **named: Any) -> Any:
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
