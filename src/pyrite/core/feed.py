# Compiled: see core/native.py
"""Everything that changes after an action, for all viewers at once: for servers and screens."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pyrite.core.actions import Action
from pyrite.core.changes import Changes, changes
from pyrite.core.events import Event, for_seat
from pyrite.core.messages import Message
from pyrite.core.state import State

Viewer = int | None  # a seat, or None for spectators
UNTOLD = "asked"  # the view shows who is asked, so it is not told


class Update(NamedTuple):
    """What changed, read-only: viewers who know the same share the same lists."""

    public: Changes
    private: Mapping[Viewer, Changes]
    events: Mapping[Viewer, list[Event]]
    messages: Mapping[Viewer, list[Message]]
    actions: Mapping[int, list[Action]]  # for the seats that are asked


class Feed:
    """Follows a state from action to action, for all viewers unless some are named."""

    def __init__(self, state: State, viewers: Iterable[Viewer] | None = None) -> None:
        self.state = state
        everybody = (*range(state.seats), None)
        self.public = state.public()
        self.private = {v: state.private(v) for v in (everybody if viewers is None else viewers)}
        self.mark = len(state.events)
        self.log = state._log()

    def add(self, viewer: Viewer) -> None:
        """Include this viewer from the next action on."""
        self.private[viewer] = self.state.private(viewer)

    def remove(self, viewer: Viewer) -> None:
        """Stop including this viewer."""
        self.private.pop(viewer, None)

    def update(self) -> Update:
        """Return everything that changed since the last call."""
        state, public, before = self.state, self.public, self.private
        self.public, self.private = state._parts_after(public, before)
        news = changes(public, self.public)
        private = {v: changes(before[v], part) for v, part in self.private.items()}
        events, messages = self._told()
        asked = {seat: state.actions(seat) for seat in state.asked if seat in before}
        return Update(news, private, events, messages, asked)

    def _told(self) -> tuple[dict[Viewer, list[Event]], dict[Viewer, list[Message]]]:
        """Return events and messages, built once for all viewers who learn no secret from them."""
        if self.state._log() is not self.log:  # `reseed` started a new log
            self.log, self.mark = self.state._log(), 0
        whole = self.state.events[self.mark :]
        self.mark += len(whole)
        secrets = told = 0
        for event in whole:
            secrets |= event.seen_by
            told |= 0 if event.kind == UNTOLD else event.seen_by
        common = [for_seat(event, None) for event in whole]
        events: dict[Viewer, list[Event]] = dict.fromkeys(self.private, common)
        messages = dict.fromkeys(self.private, self.state.tell(common))
        for seat in self.private:
            if seat is not None and secrets >> seat & 1:
                both = zip(whole, common, strict=True)
                events[seat] = [
                    for_seat(event, seat) if event.seen_by >> seat & 1 else shown
                    for event, shown in both
                ]
                if told >> seat & 1:
                    messages[seat] = self.state.tell(events[seat])
        return events, messages
