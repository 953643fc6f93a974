"""A table with all cards open, for replays."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.messages import Message
from pyrite.core.state import State

HIDDEN = ("goals", "mines")  # face-down cards, by cell


class OpenTable:
    """Shows a watcher everything, including the current player's hand."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.game
        self.seats = state.seats

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    @property
    def scores(self) -> Sequence[int]:
        """Everyone's gold or points."""
        return self.state.scores

    @property
    def winners(self) -> Sequence[int]:
        """The seats with the most, once the game is over."""
        return self.state.winners

    def describe(self) -> Description:
        """Return what never changes at this table."""
        return self.state.describe()

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what a watcher sees when all cards are open."""
        view = dict(self.state.view(None))
        position = self.state.position()
        own = [self.state.private(seat) for seat in range(self.seats)]
        view["dwarfs"] = [private["dwarfs"][seat] for seat, private in enumerate(own)]
        for key in HIDDEN:
            if key in view:
                view[key] = position[key]
        if "treasures" in view:
            known = position["treasures"][: len(view["treasures"])]
            view["treasures"] = [
                {**shown, "value": real["value"]}
                for shown, real in zip(view["treasures"], known, strict=True)
            ]
        view["hand"] = own[view["turn"]]["hand"]
        return view

    def action(self, action: Action | str, seat: int) -> Action:
        """Return an action from its text or its parts."""
        return self.state.action(action, seat)

    def refusal(self, action: Action | str, seat: int) -> Message | None:
        """Return why an action is not allowed; None if it is."""
        return self.state.refusal(action, seat)

    def tell(self, events: Sequence[Event]) -> list[Message]:
        """Return the messages about these events, without a language."""
        return self.state.tell(events)
