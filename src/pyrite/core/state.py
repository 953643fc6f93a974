"""The contract of a game: the public calls, the same for every game."""

import json
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Self

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.errors import IllegalAction, NotationError
from pyrite.core.events import Event, for_seat
from pyrite.core.message import Message
from pyrite.core.messages import say
from pyrite.core.plain import shown


class State:
    """One game at one moment. `play` is for strangers, `apply` for search and simulation.

    Different states may be used in different threads. One state may be read by several at once; a
    call that changes it while another thread uses it, or reads it while another changes it, is
    refused with `BusyError`: give each thread its own `copy()`.

    Two states are equal if their positions are. A state changes, so it cannot be hashed: use
    `key()` in caches.
    """

    __slots__ = ()
    game: ClassVar[str]

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats the table has."""

    @property
    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for; empty when the game is over."""

    @abstractmethod
    def describe(self) -> Description:
        """What never changes at this table: cards, board, verbs, questions."""

    @abstractmethod
    def actions(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat (None: of all that are asked) as typed values."""

    @abstractmethod
    def action(self, action: Action | str | int, seat: int | None = None) -> Action:
        """An action from its text, its number, or its parts; whether it is legal is not asked."""

    @abstractmethod
    def to_text(self, action: int) -> str:
        """The text of an action from its number."""

    @abstractmethod
    def from_text(self, seat: int, text: str) -> int:
        """The number of the action that `seat` writes like this."""

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The same as `actions` as numbers, sorted, without twins: for search."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Do a legal action by its number, silently: no event is noted. Refuses any other."""

    @abstractmethod
    def refusal(self, action: Action | str | int, seat: int | None = None) -> Message | None:
        """Why the action is not allowed, as a message with its rule; None if it is."""

    @property
    @abstractmethod
    def events(self) -> Sequence[Event]:
        """All that `play` made happen; `events[mark:]` is what came since a mark."""

    @abstractmethod
    def _log(self) -> object:
        """What the events are noted in: the same thing as long as none of them is forgotten."""

    @abstractmethod
    def tell(self, events: Sequence[Event]) -> list[Message]:
        """What is told of these events, without a language."""

    @abstractmethod
    def public(self) -> Mapping[str, Any]:
        """What everybody may know, as plain data; the same for all viewers."""

    @abstractmethod
    def private(self, seat: int | None) -> Mapping[str, Any]:
        """What this seat (None: a spectator) knows besides; its keys stand above public ones."""

    @abstractmethod
    def _parts_after(
        self, public: Mapping[str, Any], private: Mapping[int | None, Mapping[str, Any]]
    ) -> tuple[Mapping[str, Any], dict[int | None, Mapping[str, Any]]]:
        """Both parts now, for these viewers; what is as it was is taken over from theirs."""

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
        """The whole moment in words, secrets too; `pyrite.from_position` reads it."""

    @abstractmethod
    def play_random(self, seed: int) -> int:
        """Play on to the end at random, silently; returns the number of moves."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin without the events; it shares the luck to come, see `reseed`."""

    @abstractmethod
    def reseed(self, seed: int | str) -> None:
        """Other luck from now on: what is yet to be shuffled or drawn by lot is not known.

        Cards that lie in a pile already keep their order; `imagine` deals them anew. The events
        so far are forgotten, since no record could replay them.
        """

    @property
    @abstractmethod
    def over(self) -> bool:
        """Is the game over?"""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The gold or points of every seat so far (secret while the game lasts)."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats with the most, once the game is over; until then nobody."""

    @abstractmethod
    def _check_seat(self, seat: int) -> int:
        """The same seat; a `NotationError` if there is none of that number."""

    @abstractmethod
    def _record(self, action: Action) -> None:
        """Do a legal action and note its events."""

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What this seat (None: a spectator) may know: the public and the private part in one."""
        return {**self.public(), **self.private(seat)}

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened since a mark, as this seat (None: a spectator) may know it."""
        if seat is not None:
            self._check_seat(seat)
        if type(since) is not int or since < 0:
            raise NotationError(say("text-mark", value=shown(since)))
        return [for_seat(event, seat) for event in self.events[since:]]

    def messages(self, seat: int | None, since: int = 0) -> list[Message]:
        """What is told to this seat (None: a spectator) of what happened since a mark."""
        return self.tell(self.events_for(seat, since))

    def play(self, action: Action | str | int, seat: int | None = None) -> None:
        """Check an action, then do it; `IllegalAction` says why not, with the rule."""
        wanted = self.action(action, seat)
        who = wanted.seat if seat is None else seat  # an answer's number names its seat, too
        if wanted.number not in self.legal_actions(who):
            problem = self.refusal(wanted.number, who)  # None if a module has changed its mind
            raise IllegalAction(problem or say("not-applied", value=wanted.text))
        self._record(wanted)

    def why_not(self, action: Action | str | int, seat: int | None = None) -> str | None:
        """Why the action is not allowed, in a sentence with the rule's number; None if it is."""
        problem = self.refusal(action, seat)
        return None if problem is None else str(problem)

    def key(self) -> str:
        """A digest of the position, for caches."""
        return _digest(self.position())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self.position() == other.position()


def _digest(position: Mapping[str, Any]) -> str:
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()
