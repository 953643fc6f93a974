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
    def check_seat(self, seat: int) -> int:
        """The same seat; a `NotationError` if there is none of that number."""

    @abstractmethod
    def understood(self, action: int | str, seat: int | None) -> tuple[int, int]:
        """Who wants to do what; a `NotationError` says what cannot be read."""

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
        if seat is not None:
            self.check_seat(seat)
        return [for_seat(event, seat) for event in self.events[since:]]

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Check an action or its text, then do it; `IllegalAction` says why not, with the rule."""
        who, number = self.understood(action, seat)
        if number not in self.legal_actions(who):
            problem = self.refusal(number, who)
            assert problem is not None, "why_not and legal_actions are held to the same law"
            raise IllegalAction(problem)
        self.act(number)

    def why_not(self, action: int | str, seat: int | None = None) -> str | None:
        """Why the action is not allowed, in a sentence with the rule's number; None if it is."""
        problem = self.refusal(action, seat)
        return None if problem is None else str(problem)
