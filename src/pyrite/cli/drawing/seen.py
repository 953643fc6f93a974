"""What the terminal needs of a table, be it a state of our own or a seat at a server."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.message import Message


class SeenTable(Protocol):
    """A table as one seat sees it; every `State` is one."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""

    @property
    def over(self) -> bool:
        """Is the game over?"""

    @property
    def scores(self) -> Sequence[int]:
        """The gold or points of every seat, once the game is over."""

    @property
    def winners(self) -> Sequence[int]:
        """The seats with the most, once the game is over."""

    def describe(self) -> Description:
        """What never changes at this table."""

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What this seat may know."""

    def action(self, action: Action | str, seat: int) -> Action:
        """An action from its text or its parts; whether it is legal is not asked."""

    def refusal(self, action: Action | str, seat: int) -> Message | None:
        """Why the action is not allowed; None if it is."""

    def tell(self, events: Sequence[Event]) -> list[Message]:
        """What is told of these events, without a language."""
