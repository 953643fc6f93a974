"""The public calls, the same for every game."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Self

from pyrite.core.errors import IllegalAction
from pyrite.core.events import Event, for_seat
from pyrite.core.message import Message


class State:
    """One game at one moment. `play` is for strangers, `apply` for search and simulation."""

    __slots__ = ()
    game: ClassVar[str]

    @property
    @abstractmethod
    def asked(self) -> tuple[int, ...]:
        """The seats the game waits for; empty when the game is over."""

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat (None: of all that are asked), sorted, without twins."""

    @abstractmethod
    def to_text(self, action: int) -> str:
        """The action in words."""

    @abstractmethod
    def from_text(self, seat: int, text: str) -> int:
        """The action that `seat` writes like this; a `NotationError` says what cannot be read."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Do a legal action. Trusted and silent: nothing is checked, no event is told."""

    @abstractmethod
    def refusal(self, action: int | str, seat: int | None = None) -> Message | None:
        """Why the action is not allowed, as a message with its rule; None if it is."""

    @abstractmethod
    def act(self, action: int) -> None:
        """Do a legal action and note its events."""

    @property
    @abstractmethod
    def events(self) -> Sequence[Event]:
        """All that `play` made happen; `events[mark:]` is what came since a mark."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, as plain data."""

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
        """An independent twin, without the events."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Is the game over?"""

    @property
    @abstractmethod
    def gold(self) -> tuple[int, ...]:
        """What every seat has won so far (secret while the game lasts)."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats with the most, once the game is over; until then nobody."""

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened since a mark, as this seat (None: a spectator) may know it."""
        return [for_seat(event, seat) for event in self.events[since:]]

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Check an action or its text, then do it; `IllegalAction` says why not, with the rule."""
        problem = self.refusal(action, seat)
        if problem is not None:
            raise IllegalAction(problem)
        self.act(action if isinstance(action, int) else self.from_text(self._who(seat), action))

    def why_not(self, action: int | str, seat: int | None = None) -> str | None:
        """Why the action is not allowed, in a sentence with the rule's number; None if it is."""
        problem = self.refusal(action, seat)
        return None if problem is None else str(problem)

    def _who(self, seat: int | None) -> int:
        """The seat that acts: the one named, or the first that is asked."""
        if seat is not None:
            return seat
        return self.asked[0] if self.asked else 0
