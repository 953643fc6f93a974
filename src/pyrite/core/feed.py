# Compiled: see core/native.py
"""Everything that changes after an action, for all viewers at once: for servers and screens."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, final

from pyrite.core.changes import Changes, change, changes
from pyrite.core.events import Event, Raw, for_seat, read_event
from pyrite.core.messages import Message
from pyrite.core.native import Native, Readable, c_only, python_only, python_too
from pyrite.core.notation import ActionList, Notation
from pyrite.core.numbers import NOBODY
from pyrite.core.one_thread import Reading
from pyrite.core.shared_cache import SHARED
from pyrite.core.state import State
from pyrite.core.telling import message_for, stands_alone, told_together

Viewer = int | None  # a seat, or None for spectators
UNTOLD = "asked"  # the view shows who is asked, so it is not told


@final
class Said(Native):
    """The message for one event, or for several told together; a server keeps its JSON here."""

    message: Readable[Any]  # None if they need no words
    json: bytes

    def __init__(self, message: Message | None) -> None:
        self.message = message


@final
class Known(Native):
    """An event as some viewers know it; a server keeps its JSON here."""

    event: Readable[Any]
    alone: bool  # whether it is told on its own
    said: Said | None  # if it is and needs words
    json: bytes

    @python_only
    def __init__(self, event: Event, alone: bool, said: Said | None = None) -> None:
        self.event = event
        self.alone = alone
        self.said = said


@final
class Happened(Native):
    """An event with its secret, and as everybody may know it."""

    whole: Event
    seen_by: int
    shown: Known
    own: dict[int, Known]  # by seat, for seats that see the secret

    def __init__(self, whole: Event, shown: Known) -> None:
        self.whole = whole
        self.seen_by = whole.seen_by
        self.shown = shown
        self.own = {}


@final
class Told(Native):
    """What viewers who know the same are told of an action; a server keeps its JSON here."""

    known: list[Known]
    said: list[Said]
    json: bytes

    def __init__(self, known: list[Known], said: list[Said]) -> None:
        self.known = known
        self.said = said

    @property
    def events(self) -> list[Event]:
        """The events, with their secrets where these viewers may know them."""
        return [known.event for known in self.known]

    @property
    def messages(self) -> list[Message]:
        """The messages about them."""
        return [said.message for said in self.said]


class Update(NamedTuple):
    """What changed, read-only: viewers who know the same share what they are told.

    All tables of one kind share events and messages that say the same.
    """

    public: Changes
    private: Mapping[Viewer, Changes]
    told: Mapping[Viewer, Told]
    actions: Mapping[int, ActionList]  # for the seats that are asked

    @property
    def events(self) -> dict[Viewer, list[Event]]:
        """The events by viewer."""
        return {viewer: told.events for viewer, told in self.told.items()}

    @property
    def messages(self) -> dict[Viewer, list[Message]]:
        """The messages by viewer."""
        return {viewer: told.messages for viewer, told in self.told.items()}


@final
class KnownEvents(Native):
    """Reads and tells each event once, since the same ones recur at all tables of one kind."""

    read: dict[Raw, Happened]
    together: dict[tuple[int, ...], tuple[list[Event], Said]]  # by ids, which stay in use here
    size: Readable[int]  # entries

    def __init__(self) -> None:
        self.read = {}
        self.together = {}
        self.size = 0

    @python_too
    def told_to(
        self, state: State, raws: list[Raw], viewers: Iterable[Viewer]
    ) -> dict[Viewer, Told]:
        """Return what viewers are told, built once for all who learn no secret from it."""
        one: Happened
        happened = self.happened(state, raws)
        shown, secrets = [], 0
        for one in happened:
            shown.append(one.shown)
            secrets |= one.seen_by
        told: dict[Viewer, Told] = dict.fromkeys(viewers, self.told(state, shown))
        for viewer in viewers:
            if viewer is not None and secrets >> viewer & 1:
                told[viewer] = self.told(state, self.of_seat(state, happened, viewer))
        return told

    @c_only
    def happened(self, state: State, raws: list[Raw]) -> list[Happened]:
        """Return these events."""
        return [self.read.get(raw) or self.new(state, raw) for raw in raws]

    @c_only
    def new(self, state: State, raw: Raw) -> Happened:
        """Read an event."""
        whole = read_event(state._engine.kinds, state.rules, raw)
        new = Happened(whole, self.known(state, for_seat(whole, None)))
        self.read[raw] = new
        self.size += 1
        SHARED.add()
        return new

    @c_only
    def known(self, state: State, event: Event) -> Known:
        """Return a redacted event with its message."""
        tellings = state._engine.tellings
        alone = stands_alone(tellings, event)
        message = message_for(tellings, [event]) if alone else None
        return Known(event, alone, None if message is None else Said(message))

    @c_only
    def told(self, state: State, known: list[Known]) -> Told:
        """Return what viewers are told who know these events."""
        one: Known
        said = []
        for one in known:
            if not one.alone:
                return Told(known, self.told_together(state, known))
            if one.said is not None:
                said.append(one.said)
        return Told(known, said)

    @c_only
    def told_together(self, state: State, known: list[Known]) -> list[Said]:
        """Return the messages about events of which some may be told together."""
        said = []
        tellings = state._engine.tellings
        for events in told_together(tellings, [one.event for one in known]):
            key = tuple([id(event) for event in events])
            found = self.together.get(key)
            if found is None:
                found = self.together[key] = events, Said(message_for(tellings, events))
                self.size += 1
                SHARED.add()
            if found[1].message is not None:
                said.append(found[1])
        return said

    @c_only
    def of_seat(self, state: State, happened: list[Happened], seat: int) -> list[Known]:
        """Return the events as a seat knows them."""
        one: Happened
        events = []
        for one in happened:
            if one.seen_by >> seat & 1 == 0:
                events.append(one.shown)
                continue
            own = one.own.get(seat)
            if own is None:
                own = one.own[seat] = self.known(state, for_seat(one.whole, seat))
                self.size += 1
                SHARED.add()
            events.append(own)
        return events


def events_of(notation: Notation) -> KnownEvents:
    """Return the events that tables of a kind share."""
    known: KnownEvents | None = notation.told
    if known is None:
        known = notation.told = KnownEvents()
    return known


class Feed:
    """Follows a state from action to action, for all viewers unless some are named."""

    def __init__(self, state: State, viewers: Iterable[Viewer] | None = None) -> None:
        self.state = state
        everybody = (*range(state.seats), None)
        self.public: dict[str, Any] = {**state.public()}
        self.private: dict[Viewer, dict[str, Any]] = {}
        for viewer in everybody if viewers is None else viewers:
            self.add(viewer)
        self.since = None if state._engine.changes is None else state.copy()
        SHARED.use(state._names.notation)
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
        return Update(public, private, self._told(), self._actions())

    def _changes(self) -> tuple[Changes, dict[Viewer, Changes]]:
        """Return what changed in all views, and take the views along."""
        public, private = self._compared()
        change(self.public, public)
        for viewer, news in private.items():
            if news:
                change(self.private[viewer], news)
        return public, private

    def _compared(self) -> tuple[Changes, dict[Viewer, Changes]]:
        """Compare the numbers of two moments, or all views of a game that cannot do that."""
        state, engine = self.state, self.state._engine
        with Reading(state):
            if engine.changes is not None:
                return engine.changes(state, self.since, self.public, self.private)
            private: dict[Viewer, Changes] = {}
            for viewer, part in self.private.items():
                now = engine.private(state, NOBODY if viewer is None else viewer, part)
                private[viewer] = changes(part, now)
            return changes(self.public, engine.public(state, self.public)), private

    def _actions(self) -> dict[int, ActionList]:
        """Return the actions of everyone who is asked and followed."""
        state = self.state
        return {seat: state._listed(seat) for seat in state.asked if seat in self.private}

    def _told(self) -> dict[Viewer, Told]:
        """Return events and messages since the last call."""
        log: Any = self.state._log()
        if log is not self.log:  # `reseed` started a new log
            self.log, self.mark = log, 0
        raws: list[Raw] = [] if log is None else log[self.mark :]
        self.mark += len(raws)
        known = events_of(self.state._names.notation)
        return known.told_to(self.state, raws, self.private)
