"""The table as the terminal sees it: a local state or a seat at a server."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message


class SeenTable(Protocol):
    """A table as one seat sees it; every `State` is one."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def scores(self) -> Sequence[int]:
        """Everyone's gold or points, once the game is over."""

    @property
    def winners(self) -> Sequence[int]:
        """The seats with the most, once the game is over."""

    def describe(self) -> Description:
        """Return what never changes at this table."""

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what this seat may know."""

    def action(self, action: Action | str, seat: int) -> Action:
        """Return an action from its text or its parts, legal or not."""

    def refusal(self, action: Action | str, seat: int) -> Message | None:
        """Return why an action is not allowed; None if it is."""

    def tell(self, events: Sequence[Event]) -> list[Message]:
        """Return the messages about these events, without a language."""
