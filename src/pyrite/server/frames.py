# Compiled: see core/native.py
"""Messages to viewers as JSON bytes; parts shared by several viewers are encoded once."""

from collections.abc import Collection, Sequence

import msgspec

from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.feed import UNTOLD, Update, Viewer
from pyrite.core.messages import Message, MessageData
from pyrite.core.native import Native, c_only, python_too
from pyrite.core.state import State
from pyrite.protocol.messages import FromServer, Welcome
from pyrite.server.table import Table

encode = msgspec.json.Encoder().encode
Frames = dict[Viewer, bytes]
NOTHING = msgspec.Raw(b"null")
NO_ACTIONS = NO_EVENTS = msgspec.Raw(b"[]")
MOST_KNOWN = 32_768  # encoded actions to cache
TOLD_AGAIN = 60  # latest events resent to a returning viewer


def encoded(message: FromServer) -> bytes:
    """Encode a message."""
    return encode(message)


def news(version: int, update: Update, undoers: Collection[Viewer] = ()) -> Frames:
    """Build the `News` of an action for every viewer; `undoers` may take it back."""
    head = b'{"type":"news","version":%d,"public":%b,"private":' % (version, encode(update.public))
    encoded = _Once()
    frames: Frames = {}
    for viewer, private in update.private.items():
        frames[viewer] = b"".join(
            (
                head,
                encode(private) if private else b"{}",
                b',"events":',
                encoded.all(update.events[viewer]),
                b',"messages":',
                encoded.all(update.messages[viewer]),
                b',"actions":',
                _actions(update.actions.get(viewer, ())) if viewer is not None else b"[]",
                b',"undo":true}' if viewer in undoers else b',"undo":false}',
            )
        )
    return frames


@python_too
def welcome(table: Table, viewer: Viewer, history: bool = False) -> bytes:
    """Build the `Welcome`, the whole table as a viewer may know it; `history` adds all events."""
    state = table.state
    public, private, actions, events = NOTHING, NOTHING, NO_ACTIONS, NO_EVENTS
    told: list[MessageData] = []
    if state is not None:
        public = msgspec.Raw(encode(state.public()))
        private = msgspec.Raw(encode(state.private(viewer)))
        if viewer in table.asked:
            actions = msgspec.Raw(_actions(state.actions(viewer)))
        if history:
            events = msgspec.Raw(encode([event.as_dict() for event in state.events_for(viewer)]))
        told = [message.as_dict() for message in _told(table, state, viewer)]
    return encode(
        Welcome(
            version=table.version,
            seat=viewer,
            table=table.info(),
            description=msgspec.Raw(table.description_json),
            public=public,
            private=private,
            actions=actions,
            told=told,
            talk=[talk.as_dict() for talk in table.talk[-TOLD_AGAIN:]],
            said=len(table.talk),
            events=events,
            happened=None if state is None else len(state.events),
            undo=table.may_undo(viewer),
        )
    )


@c_only
def _told(table: Table, state: State, viewer: Viewer) -> list[Message]:
    """Return the latest messages of the game, and which moves were made for late players."""
    mark, told = max(_latest(state), table.told_from), list[Message]()
    events = state.events_for(viewer, mark)
    for late in table.late:
        if late.events >= mark:
            told += state.tell(events[: late.events - mark]) + late.told_to(viewer)
            events, mark = events[late.events - mark :], late.events
    return told + state.tell(events)


def _latest(state: State) -> int:
    """Return the mark of the latest events, moved back so that the first turn is complete."""
    events = state.events
    mark = max(0, len(events) - TOLD_AGAIN)
    while mark > 1 and not _is_turn(events[mark - 2], events[mark - 1]):
        mark -= 1
    return mark if mark > 1 else 0


def _is_turn(before: Event, event: Event) -> bool:
    """Return whether this event begins another seat's turn."""
    return event.kind == UNTOLD and before.seat != event.seat


class _Once(Native):
    """Encodes events and messages once, even when viewers share the same objects."""

    known: dict[int, bytes]

    def __init__(self) -> None:
        self.known = {}

    @c_only
    def all(self, things: list[Event] | list[Message]) -> bytes:
        """Encode a list."""
        found = self.known.get(id(things))
        if found is None:
            found = b"[" + b",".join([self._one(thing) for thing in things]) + b"]"
            self.known[id(things)] = found
        return found

    @c_only
    def _one(self, thing: Event | Message) -> bytes:
        found = self.known.get(id(thing))
        if found is None:
            found = self.known[id(thing)] = encode(thing.as_dict())
        return found


class _KnownActions(Native):
    """Encodes each action once, since the same actions recur at all tables.

    A table's notation returns the same object for the same action, and comparing ids takes a tenth
    of the time of comparing all fields. An object kept here cannot have its id reused.
    """

    known: dict[int, tuple[Action, bytes]]

    def __init__(self) -> None:
        self.known = {}

    @python_too
    def all(self, actions: Sequence[Action]) -> bytes:
        """Encode a list of actions."""
        if not actions:
            return b"[]"
        known = self.known.get
        return b"[" + b",".join([(known(id(one)) or self._new(one))[1] for one in actions]) + b"]"

    @c_only
    def _new(self, action: Action) -> tuple[Action, bytes]:
        new = action, encode(action.as_dict())
        if action.cost:  # costs differ from moment to moment
            return new
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[id(action)] = new
        return new


_actions = _KnownActions().all
