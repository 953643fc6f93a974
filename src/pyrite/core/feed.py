# Compiled: see core/native.py
"""Everything that changes after an action, for all viewers at once: for servers and screens."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from pyrite.core.actions import Action
from pyrite.core.changes import Changes, change, changes
from pyrite.core.events import Event, Raw, for_seat, read_event
from pyrite.core.messages import Message
from pyrite.core.numbers import NOBODY
from pyrite.core.one_thread import Reading
from pyrite.core.state import State
from pyrite.core.telling import Told, tell

Viewer = int | None  # a seat, or None for spectators
UNTOLD = "asked"  # the view shows who is asked, so it is not told
MOST_KNOWN = 1 << 14  # events kept for all tables of one kind


class Update(NamedTuple):
    """What changed, read-only: viewers who know the same share the same lists.

    All tables of one kind share events and messages that say the same.
    """

    public: Changes
    private: Mapping[Viewer, Changes]
    events: Mapping[Viewer, list[Event]]
    messages: Mapping[Viewer, list[Message]]
    actions: Mapping[int, list[Action]]  # for the seats that are asked


class _KnownEvents:
    """Reads and tells each event once, since the same ones recur at all tables of one kind."""

    def __init__(self) -> None:
        self.read: dict[Raw, tuple[Event, Event]] = {}  # with its secret, and without
        self.own: dict[tuple[int, int], tuple[Event, Event]] = {}  # by id and seat
        self.told: Told = {}

    def pairs(self, state: State, raws: list[Raw]) -> list[tuple[Event, Event]]:
        """Return each event with its secret, and as everybody may know it."""
        if len(self.read) >= MOST_KNOWN or len(self.told) >= MOST_KNOWN:
            self.read, self.own, self.told = {}, {}, {}
        return [self.read.get(raw) or self._new(state, raw) for raw in raws]

    def _new(self, state: State, raw: Raw) -> tuple[Event, Event]:
        whole = read_event(state._engine.kinds, state.rules, raw)
        new = self.read[raw] = whole, for_seat(whole, None)
        return new

    def of_seat(self, whole: Event, seat: int) -> Event:
        """Return an event as a seat knows it that sees its secret."""
        found = self.own.get((id(whole), seat))
        if found is None:
            found = self.own[id(whole), seat] = for_seat(whole, seat), whole
        return found[0]


KNOWN: WeakKeyDictionary[Any, _KnownEvents] = WeakKeyDictionary()  # by notation, shared by a kind


class Feed:
    """Follows a state from action to action, for all viewers unless some are named."""

    def __init__(self, state: State, viewers: Iterable[Viewer] | None = None) -> None:
        self.state = state
        everybody = (*range(state.seats), None)
        self.public: dict[str, Any] = {**state.public()}
        self.private: dict[Viewer, dict[str, Any]] = {}
        for viewer in everybody if viewers is None else viewers:
            self.add(viewer)
        self.since = None if state._engine.public_changes is None else state.copy()
        self.known = KNOWN.setdefault(state._names.notation, _KnownEvents())
        self.mark = len(state.events)
        self.log = state._log()

    def add(self, viewer: Viewer) -> None:
        """Include this viewer from the next action on."""
        self.private[viewer] = {**self.state.private(viewer)}

    def remove(self, viewer: Viewer) -> None:
        """Stop including this viewer."""
        self.private.pop(viewer, None)

    def update(self) -> Update:
        """Return everything that changed since the last call."""
        public, private = self._changes()
        events, messages = self._told()
        return Update(public, private, events, messages, self._actions())

    def _changes(self) -> tuple[Changes, dict[Viewer, Changes]]:
        """Return what changed in all views, and take the views along."""
        public, private = self._compared()
        change(self.public, public)
        for viewer, news in private.items():
            if news:
                change(self.private[viewer], news)
        if self.since is not None:
            self.since = self.state.copy()
        return public, private

    def _compared(self) -> tuple[Changes, dict[Viewer, Changes]]:
        """Compare the numbers of two moments, or all views of a game that cannot do that."""
        state, since, engine = self.state, self.since, self.state._engine
        of_all, of_one = engine.public_changes, engine.private_changes
        private: dict[Viewer, Changes] = {}
        with Reading(state):
            if since is None or of_all is None or of_one is None:
                for viewer, part in self.private.items():
                    now = engine.private(state, NOBODY if viewer is None else viewer, part)
                    private[viewer] = changes(part, now)
                return changes(self.public, engine.public(state, self.public)), private
            for viewer, part in self.private.items():
                private[viewer] = of_one(state, NOBODY if viewer is None else viewer, since, part)
            return of_all(state, since, self.public), private

    def _actions(self) -> dict[int, list[Action]]:
        """Return the actions of everyone who is asked and followed."""
        state = self.state
        return {seat: state.actions(seat) for seat in state.asked if seat in self.private}

    def _told(self) -> tuple[dict[Viewer, list[Event]], dict[Viewer, list[Message]]]:
        """Return events and messages, built once for all viewers who learn no secret from them."""
        state, known = self.state, self.known
        if state._log() is not self.log:  # `reseed` started a new log
            self.log, self.mark = state._log(), 0
        raws = state.events.raw[self.mark :]
        self.mark += len(raws)
        pairs = known.pairs(state, raws)
        secrets = told = 0
        for whole, _ in pairs:
            secrets |= whole.seen_by
            told |= 0 if whole.kind == UNTOLD else whole.seen_by
        common = [shown for _, shown in pairs]
        events: dict[Viewer, list[Event]] = dict.fromkeys(self.private, common)
        messages = dict.fromkeys(self.private, self._messages(common))
        for seat in self.private:
            if seat is not None and secrets >> seat & 1:
                events[seat] = [
                    known.of_seat(whole, seat) if whole.seen_by >> seat & 1 else shown
                    for whole, shown in pairs
                ]
                if told >> seat & 1:
                    messages[seat] = self._messages(events[seat])
        return events, messages

    def _messages(self, events: list[Event]) -> list[Message]:
        return tell(self.state._engine.tellings, events, self.known.told)
