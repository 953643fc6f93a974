"""A server's table as one seat sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.client import Moment, Seat
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.games import new_game


class ServerTable:
    """The latest moment; a local game with the same rules only parses what is typed."""

    def __init__(self, place: Seat, moment: Moment) -> None:
        self.place = place
        self.moment = moment
        plan = moment.table.plan
        self.game = plan.game
        self.seats = plan.seats
        self.reader = new_game(plan.game, seed=0, **plan.options())

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.moment.over

    @property
    def scores(self) -> Sequence[int]:
        """Everyone's gold or points, once the game is over."""
        return self.moment.view["scores"] or ()

    @property
    def winners(self) -> Sequence[int]:
        """The seats with the most, once the game is over."""
        return self.moment.view["winners"] or ()

    def describe(self) -> Description:
        """Return what never changes at this table."""
        return self.moment.description

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what the seat knows."""
        return self.moment.view

    def action(self, action: Action | str, seat: int) -> Action:
        """Return an action from its text or its parts, legal or not."""
        return self._listed(action) or self.reader.action(action, seat)

    def refusal(self, action: Action | str, seat: int) -> Message | None:
        """Return why an action is not allowed, asking the server if it is not in the list."""
        meant = self.action(action, seat)
        return None if self._listed(meant.text) else self.place.why(meant)

    def tell(self, events: Sequence[Event]) -> list[Message]:
        """Return the messages about these events, without a language."""
        return self.reader.tell(events)

    def _listed(self, action: Action | str) -> Action | None:
        """Return the listed action with this text, ignoring case."""
        if not isinstance(action, str):
            return None
        listed = (one for one in self.moment.actions if one.text.lower() == action.lower())
        return next(listed, None)
