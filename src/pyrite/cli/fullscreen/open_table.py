"""A table with all cards open, for looking back at a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event
from pyrite.core.message import Message
from pyrite.core.state import State

HIDDEN = ("goals", "mines")  # what lies face down, by cell


class OpenTable:
    """Shows a spectator everything, and the hand of whoever is to play."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.game
        self.seats = state.seats

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.state.over

    @property
    def scores(self) -> Sequence[int]:
        """The gold or points of every seat."""
        return self.state.scores

    @property
    def winners(self) -> Sequence[int]:
        """The seats with the most, once the game is over."""
        return self.state.winners

    def describe(self) -> Description:
        """What never changes at this table."""
        return self.state.describe()

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a spectator sees when all cards are open."""
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
        """An action from its text or its parts."""
        return self.state.action(action, seat)

    def refusal(self, action: Action | str, seat: int) -> Message | None:
        """Why the action is not allowed; None if it is."""
        return self.state.refusal(action, seat)

    def tell(self, events: Sequence[Event]) -> list[Message]:
        """What is told of these events, without a language."""
        return self.state.tell(events)
