"""The public calls of every game, made of the functions of its engine."""

import json
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from html import escape
from importlib import import_module
from math import prod
from typing import Any, ClassVar, NamedTuple, Protocol, Self, SupportsIndex

from pyrite.core.actions import Action
from pyrite.core.chance import Luck
from pyrite.core.description import Description
from pyrite.core.encoding import Coding, Kind
from pyrite.core.events import Event, Kinds, Log, Raw, for_seat
from pyrite.core.game_table import random_playout
from pyrite.core.messages import ConfigError, IllegalAction, Message, NotationError, say
from pyrite.core.notation import ActionList, Notation, heads_of, with_cost
from pyrite.core.numbers import NOBODY
from pyrite.core.one_thread import Changing, Reading
from pyrite.core.options import read_seed
from pyrite.core.plain import shown
from pyrite.core.reading import no_seat
from pyrite.core.seats import seat_letter, with_most
from pyrite.core.telling import Telling, tell
from pyrite.core.views import View

MOST_FLAT = 16_384  # indices; with more of them actions are chosen in stages


class TableNames(Protocol):
    """The readable side of a table's rules."""

    options: Any

    @property
    def notation(self) -> Notation:
        """Reads and writes the table's actions."""


class Engine(NamedTuple):
    """The functions of a game that its public calls are made of."""

    kinds: Kinds  # its events by number
    tellings: Mapping[str, Telling]  # how they are told
    # Number and first argument of the first event of a game. A state whose log begins with it can
    # tell all that has happened; one read from a position cannot.
    first_event: tuple[int, int]
    rules_for: Callable[[Any], Any]
    describe: Callable[[Any], Description]
    # Given an earlier part of the same table, both reuse what has not changed.
    public: Callable[..., dict[str, Any]]  # (state, before=None)
    private: Callable[..., dict[str, Any]]  # (state, seat, before=None); NOBODY: a spectator
    position: Callable[[Any], dict[str, Any]]
    why_not: Callable[[Any, int, int], Message | None]
    draw: Callable[[Any], str]
    set_up: Callable[[Any], None]  # fill a new table; nothing has happened yet
    begin: tuple[Callable[[Any], object], ...]  # in order: deal, announce, ask the first seat
    # What actions of one seat cost right now; empty if none has a cost.
    costs: Callable[[Any, Sequence[Action]], Sequence[int]] = lambda state, actions: ()
    # What changed since an earlier copy of the state, if that is faster to find than to build all
    # parts: (state, since, public, private by viewer), where the parts are those of the copy. It
    # makes `since` equal to the state.
    changes: Callable[..., tuple[dict[str, Any], dict[int | None, dict[str, Any]]]] | None = None


class State:
    """A game at one moment. `play` validates untrusted input, `apply` is for search and simulation.

    Different states may be used in different threads. Several threads may read one state at once. A
    call that changes a state while another thread uses it, or reads it while another thread changes
    it, raises `BusyError`: give each thread its own `copy()`.

    Two states are equal if their positions are. States are mutable and cannot be hashed: use
    `key()` in caches.
    """

    # The second base of a game's state, `class MyState(Table, State)`: it has no fields, since a
    # compiled table brings the memory layout, and the calls that search repeats most.
    __slots__ = ()
    game: ClassVar[str]
    _engine: ClassVar[Engine]

    # Provided by the table.
    rules: Any
    luck: Luck
    log: list[Raw]
    moves: list[tuple[int, int]]
    step: int

    @property
    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for; empty when the game is over."""

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the legal actions as numbers, sorted and without duplicates, for search."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Apply a legal action by its number without recording events; refuse any other."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy without the events, with the same luck (see `reseed`)."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The gold or points of each seat so far (secret during the game)."""

    @abstractmethod
    def _dump(self) -> dict[str, Any]:
        """Return all numbers by name."""

    @abstractmethod
    def _load(self, numbers: Mapping[str, Any]) -> None:
        """Set all numbers; the inverse of `_dump`."""

    @abstractmethod
    def _seat_at(self, rules: Any, luck: Luck) -> None:
        """Set rules and luck."""

    @abstractmethod
    def _restore_log(self, log: object, moves: object) -> None:
        """Continue an existing log of events and moves."""

    @abstractmethod
    def _keep_events(self, recording: bool) -> None:
        """Start or stop recording events."""

    def __init__(self) -> None:
        if type(self).__init__ is State.__init__:  # else called by a table in plain Python
            raise ConfigError(say("config-state-empty"))

    @classmethod
    def _empty(cls) -> Self:
        """Return a state without rules, to be filled before anyone else sees it."""
        state = cls.__new__(cls)
        if cls.__init__ is not State.__init__:
            state.__init__()  # type: ignore[misc]
        return state

    @classmethod
    def _dealt(cls, rules: object, seed: int, secret: bytes | None) -> Self:
        """Return a state with the first round dealt and its events recorded."""
        state = cls._empty()
        state._seat_at(rules, Luck(seed, secret))
        cls._engine.set_up(state)
        state._keep_events(True)
        for step in cls._engine.begin:
            step(state)
        state._keep_events(False)
        return state

    @property
    def _names(self) -> TableNames:
        names: TableNames = self.rules.names
        return names

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        seats: int = self.rules.seats
        return seats

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most, once the game is over; empty until then."""
        return tuple(with_most(self.scores)) if self.over else ()

    @property
    def events(self) -> Log:
        """Everything that `play` made happen; `events[mark:]` are the events since a mark."""
        with Reading(self):
            return Log(self._engine.kinds, self.rules, self.log or [])

    def _log(self) -> object:
        """Return the log of the events: the same object until events are forgotten."""
        return self.log

    def tell(self, events: Sequence[Event]) -> list[Message]:
        """Return the messages about these events, in no particular language."""
        if not isinstance(events, Sequence) or any(type(event) is not Event for event in events):
            raise NotationError(say("text-events"))
        return tell(self._engine.tellings, events)

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

    def describe(self) -> Description:
        """Return what never changes at this table: cards, board, verbs, questions."""
        return self._engine.describe(self.rules)

    def actions(self, seat: int | None = None) -> list[Action]:
        """Return the legal actions of a seat (None: of all asked seats) as typed values."""
        return [*self._listed(seat)]

    def _listed(self, seat: int | None) -> ActionList:
        """Return the legal actions of a seat as they are now, read when they are looked at."""
        with Reading(self):
            first = self._first_asked if seat is None else seat
            listed = ActionList(self._names.notation, self.legal_actions(seat), first)
            listed.costs = self._engine.costs(self, listed)
            return listed

    def action(self, action: Action | str | int, seat: int | None = None) -> Action:
        """Return an action from its text, number or parts, whether it is legal or not."""
        with Reading(self):
            read = self._read_action(action, None if seat is None else self._check_seat(seat))
            costs = self._engine.costs(self, (read,))
            return with_cost(read, costs[0]) if costs else read

    def _read_action(self, action: Action | str | int, seat: int | None) -> Action:
        notation = self._names.notation
        if isinstance(action, Action):
            who = self._check_seat(action.seat)
            if seat not in (None, who):
                raise NotationError(say("text-other-seat", seat=who, other=seat_letter(seat)))
            return notation.action(notation.number(action._replace(seat=who)), who)
        if isinstance(action, str):
            if seat is None and len(self.asked) > 1:
                raise NotationError(say("text-which-seat"))
            return notation.read(action, self._first_asked if seat is None else seat)
        return notation.action(action, self._first_asked if seat is None else seat)

    def to_text(self, action: int) -> str:
        """Return the text of an action from its number."""
        return self._names.notation.action(action, self._first_asked).text

    def from_text(self, seat: int, text: str) -> int:
        """Return the number of the action that `seat` writes like this."""
        return self._names.notation.read(text, self._check_seat(seat)).number

    def refusal(self, action: Action | str | int, seat: int | None = None) -> Message | None:
        """Return why the action is not allowed, as a message with its rule; None if it is."""
        with Reading(self):
            wanted = self.action(action, seat)
            return self._engine.why_not(self, wanted.seat if seat is None else seat, wanted.number)

    def why_not(self, action: Action | str | int, seat: int | None = None) -> str | None:
        """Return why the action is not allowed, in a sentence with its rule; None if it is."""
        problem = self.refusal(action, seat)
        return None if problem is None else str(problem)

    def public(self) -> View:
        """Return what everybody may know, as plain data that is the same for all viewers."""
        with Reading(self):
            return self._engine.public(self)

    def private(self, seat: int | None) -> View:
        """Return what only this seat (None: a spectator) knows; its keys override public ones."""
        who = NOBODY if seat is None else self._check_seat(seat)
        with Reading(self):
            return self._engine.private(self, who)

    def view(self, seat: int | None) -> View:
        """Return what this seat (None: a spectator) may know: public and private part in one."""
        who = NOBODY if seat is None else self._check_seat(seat)
        with Reading(self):
            return {**self._engine.public(self), **self._engine.private(self, who)}

    def position(self) -> dict[str, Any]:
        """Return the complete position including secrets; `pyrite.from_position` reads it."""
        with Reading(self):
            return self._engine.position(self)

    def key(self) -> str:
        """Return a digest of the position, for caches."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def play_random(self, seed: int) -> int:
        """Play to the end at random without recording events; return the number of moves."""
        number, _ = read_seed(seed)
        table: Any = self  # a game's table is the first base class
        return random_playout(table, number)

    @property
    def settings(self) -> dict[str, Any]:
        """The options the game was made with, as `new_game` takes them, and its seed."""
        return {**self._names.options.as_dict(), "seed": seed_of(self.luck)}

    @property
    def played(self) -> tuple[tuple[int, str], ...] | None:
        """Every (seat, action) since the beginning; None if some were not done by `play`."""
        with Reading(self):
            whole = self.log and (self.log[0][0], self.log[0][2]) == self._engine.first_event
            if not whole or len(self.moves) != self.step:
                return None
            moves = self.moves[:]
        read = self._names.notation.action
        return tuple((seat, read(number, seat).text) for seat, number in moves)

    def reseed(self, seed: int | str) -> None:
        """Use different luck from now on for everything not yet shuffled or drawn.

        Cards already in a pile keep their order; `imagine` deals them again. The events so far are
        forgotten, since no record could replay them.
        """
        luck = Luck(*read_seed(seed))
        with Changing(self):
            self._seat_at(self.rules, luck)
            self._restore_log(None, None)

    def __dir__(self) -> list[str]:
        """Return the public calls alone: everything else on a state is internal."""
        return ["game", *(name for name in dir(State) if not name.startswith("_"))]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.position() == other.position()

    def __repr__(self) -> str:
        asked = ", ".join([seat_letter(seat) for seat in self.asked])
        waits = f"waiting for {asked}" if asked else "over"
        round_no = self.public().get("round", 1)
        return f"<{self.game}: {self.seats} seats, round {round_no}, {waits}>"

    def __str__(self) -> str:
        with Reading(self):
            return self._engine.draw(self)

    def _repr_svg_(self) -> str:
        """Return a picture of the table with all cards open, for notebooks."""
        # Loaded by name and only here: pictures are made from above the games.
        drawn: str = import_module("pyrite.svg").draw(self)
        return drawn

    def _repr_html_(self) -> str:
        """Return this picture with a line below that says whose turn it is, for notebooks."""
        line = f"<figcaption><code>{escape(repr(self))}</code></figcaption>"
        return f"<figure>{self._repr_svg_()}{line}</figure>"

    # Not __reduce__: a compiled table defines that itself and comes first.
    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        luck = (self.luck.seed, self.luck.secret)
        options = self._names.options
        with Reading(self):
            return restored, (type(self), options, luck, self._dump(), self.log, self.moves)

    def _kind(self) -> Kind:
        """All that the encodings of this table depend on."""
        table: Any = self  # the table of a game comes first among its bases
        if getattr(self.rules, "own", None) is not None:
            raise ConfigError(say("config-coding-own"))
        names: Any = self._names
        window = table.window_of()
        return Kind(
            self.game,
            self.seats,
            tuple(card.name for card in names.cards),
            tuple(names.tiles),
            window,
            tuple(heads_of(names.notation, self.seats, window.width * window.height)),
            tuple(table.vector_parts()),
            tuple(table.truth_parts()),
        )

    def _coding(self, staged: bool | None) -> Coding:
        """The index of every action here; None: flat where that stays small, else in stages."""
        kind = self._kind()
        size = sum(prod(head.sizes) for head in kind.heads)
        if staged is False and size > MOST_FLAT:
            raise ConfigError(say("config-coding-flat", size=size, most=MOST_FLAT))
        return Coding(kind, size > MOST_FLAT if staged is None else staged)

    def _cell(self, number: int) -> str:
        """A cell as players write it."""
        names: Any = self._names
        text: str = names.cell_text(number)
        return text

    @property
    def _tiles(self) -> list[str]:
        """What lies on a cell as boards write it, by its code."""
        names: Any = self._names
        tiles: list[str] = names.tiles
        return tiles

    @property
    def _first_asked(self) -> int:
        """The first seat that is asked."""
        return self.asked[0] if self.asked else 0

    def _check_seat(self, seat: int) -> int:
        """Return the seat, or raise `NotationError` if there is no seat with that number."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise no_seat(seat, self.seats)
        return seat

    def play(self, action: Action | str | int, seat: int | None = None) -> None:
        """Check an action, then apply it; `IllegalAction` says why not and cites the rule."""
        with Changing(self):
            wanted = self._read_action(action, None if seat is None else self._check_seat(seat))
            who = wanted.seat if seat is None else seat  # an answer's number also names its seat
            if wanted.number not in self.legal_actions(who):
                problem = self.refusal(wanted.number, who)  # None if custom code changed its mind
                raise IllegalAction(problem or say("not-applied", value=wanted.text))
            self._record(wanted)

    def _record(self, action: Action) -> None:
        """Apply a legal action and record its events."""
        self._keep_events(True)
        told = len(self.log)
        try:
            self.apply(action.number)
        except BaseException:  # raised by a custom module
            del self.log[told:]
            raise
        finally:
            self._keep_events(False)
        self.moves.append((action.seat, action.number))


def seed_of(luck: Luck) -> int | str:
    """Return the seed of a stream; the inverse of `read_seed`."""
    return luck.seed if luck.secret is None else luck.secret.hex()


def restored(
    kind: type[State],
    options: object,
    luck: tuple[int, bytes | None],
    numbers: Mapping[str, Any],
    log: list[Raw] | None,
    moves: list[tuple[int, int]] | None,
) -> State:
    """Restore a state for Python's `copy`, `deepcopy` and `pickle`."""
    state = kind._empty()
    state._seat_at(kind._engine.rules_for(options), Luck(*luck))
    state._load(numbers)
    state._restore_log(None if log is None else list(log), None if moves is None else list(moves))
    return state
