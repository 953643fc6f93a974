"""The public calls that are alike in all games whose state is a table of numbers."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol, Self, SupportsIndex

from pyrite.core.chance import Luck
from pyrite.core.errors import NotationError
from pyrite.core.events import Kinds, Log, Raw
from pyrite.core.game import State
from pyrite.core.message import Message
from pyrite.core.messages import say
from pyrite.core.options import read_seed, seed_of
from pyrite.core.seats import seat_letter, with_most


class Notation(Protocol):
    """The module of a game that writes and reads actions."""

    def to_text(self, rules: Any, action: int) -> str:
        """The action in words."""

    def from_text(self, rules: Any, seat: int, text: str) -> int:
        """The action that `seat` writes like this."""

    def is_action(self, rules: Any, action: int) -> bool:
        """Could this number be an action at this table, legal or not?"""


class Engine(NamedTuple):
    """The functions of a game that its public calls are made of."""

    notation: Notation
    kinds: Kinds  # its events by number
    first_event: tuple[int, int]  # number and first argument of what a game begins with
    over: int  # the stage of a game that is over
    rules_for: Callable[[Any], Any]
    picture_of: Callable[[Any], Any]
    view: Callable[[Any, int | None], dict[str, Any]]
    position: Callable[[Any, Luck], dict[str, Any]]
    why_not: Callable[[Any, int, int], Message | None]
    play_out: Callable[[Any, int], int]
    set_up: Callable[[Any], None]
    begin: tuple[Callable[[Any], None], ...]  # deal the first round and ask the first seat


class TableState(State):
    """Comes second: `class MyState(Table, TableState)`, with the table of the game before it.

    It has no field of its own, since a compiled table brings the layout. What search calls again
    and again, `legal_actions` and `apply`, the game writes itself, straight to its functions.
    """

    __slots__ = ()

    engine: ClassVar[Engine]

    # What its table has.
    rules: Any
    luck: Luck
    log: list[Raw]
    moves: list[tuple[int, int]]
    step: int
    stage: int

    @abstractmethod
    def copy_from(self, other: Any) -> None:
        """Become a twin of the other table, without its log."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """All numbers by name."""

    @abstractmethod
    def load(self, numbers: Mapping[str, Any]) -> None:
        """The opposite of `dump`."""

    @abstractmethod
    def seat_at(self, rules: Any, luck: Luck) -> None:
        """Take rules and luck."""

    @abstractmethod
    def remember(self, log: Any, moves: Any) -> None:
        """Take over what was told and played before."""

    @abstractmethod
    def narrate(self, noisy: bool) -> None:
        """From now on write down what happens, or be silent."""

    @classmethod
    def dealt(cls, rules: Any, seed: int, secret: bytes | None) -> Self:
        """A state with the first round dealt and its events told."""
        state = cls()
        state.seat_at(rules, Luck(seed, secret))
        cls.engine.set_up(state)
        state.narrate(True)
        for step in cls.engine.begin:
            step(state)
        state.narrate(False)
        return state

    @property
    def over(self) -> bool:
        return self.stage == self.engine.over

    @property
    def options(self) -> Any:
        """What the table was made with."""
        return self.rules.words.options

    @property
    def seats(self) -> int:
        """How many seats there are."""
        seats: int = self.rules.seats
        return seats

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(with_most(self.gold)) if self.over else ()

    @property
    def events(self) -> Log:
        return Log(self.engine.kinds, self.rules, self.log or [])

    def check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            last = seat_letter(self.seats - 1)
            raise NotationError(say("text-seat", seat=repr(seat), last=last))
        return seat

    def to_text(self, action: int) -> str:
        return self.engine.notation.to_text(self.rules, action)

    def from_text(self, seat: int, text: str) -> int:
        return self.engine.notation.from_text(self.rules, self.check_seat(seat), text)

    def act(self, action: int) -> None:
        self.narrate(True)
        self.moves.append((self.seat_of(action), action))
        self.apply(action)
        self.narrate(False)

    def understood(self, action: int | str, seat: int | None) -> tuple[int, int]:
        if seat is not None:
            self.check_seat(seat)
        if isinstance(action, str):
            if seat is None and len(self.asked) > 1:
                raise NotationError(say("text-which-seat"))
            who = self.first_asked if seat is None else seat
            return who, self.from_text(who, action)
        if not self.engine.notation.is_action(self.rules, action):
            raise NotationError(say("text-number", value=repr(action)))
        return self.seat_of(action) if seat is None else seat, action

    def seat_of(self, action: int) -> int:
        """Whose action it is, where that seat is not named."""
        return self.first_asked

    @property
    def first_asked(self) -> int:
        """The seat that is asked, the first of several."""
        return self.asked[0] if self.asked else 0

    def refusal(self, action: int | str, seat: int | None = None) -> Message | None:
        return self.engine.why_not(self.engine.picture_of(self), *self.understood(action, seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        eyes = None if seat is None else self.check_seat(seat)
        return self.engine.view(self.engine.picture_of(self), eyes)

    def position(self) -> dict[str, Any]:
        return self.engine.position(self.engine.picture_of(self), self.luck)

    def play_random(self, seed: int) -> int:
        number, _ = read_seed(seed)
        return self.engine.play_out(self, number)

    @property
    def settings(self) -> dict[str, Any]:
        return {**self.options.as_dict(), "seed": seed_of(self.luck)}

    @property
    def played(self) -> tuple[tuple[int, str], ...] | None:
        whole = self.log and (self.log[0][0], self.log[0][2]) == self.engine.first_event
        if not whole or len(self.moves) != self.step:
            return None
        return tuple((seat, self.to_text(action)) for seat, action in self.moves)

    def copy(self) -> Self:
        new = type(self)()
        new.copy_from(self)
        return new

    # Not __reduce__: a compiled table has one of its own, and it comes first.
    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        luck = (self.luck.seed, self.luck.secret)
        return restored, (type(self), self.options, luck, self.dump(), self.log, self.moves)


def restored(
    kind: type[TableState],
    options: Any,
    luck: tuple[int, bytes | None],
    numbers: Mapping[str, Any],
    log: list[Raw] | None,
    moves: list[tuple[int, int]] | None,
) -> TableState:
    """What `copy`, `deepcopy` and `pickle` of Python make of a state."""
    state = kind()
    state.seat_at(kind.engine.rules_for(options), Luck(*luck))
    state.load(numbers)
    state.remember(None if log is None else list(log), None if moves is None else list(moves))
    return state
