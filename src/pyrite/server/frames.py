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
MOST_KNOWN = 65_536  # encoded actions, events and messages to cache
TOLD_AGAIN = 60  # latest events resent to a returning viewer


def encoded(message: FromServer) -> bytes:
    """Encode a message."""
    return encode(message)


def news(version: int, update: Update, undoers: Collection[Viewer] = ()) -> Frames:
    """Build the `News` of an action for every viewer; `undoers` may take it back."""
    head = b'{"type":"news","version":%d,"public":%b,"private":' % (version, encode(update.public))
    lists: dict[int, bytes] = {}  # by id: viewers who know the same share the same lists
    frames: Frames = {}
    for viewer, private in update.private.items():
        frames[viewer] = b"".join(
            (
                head,
                encode(private) if private else b"{}",
                b',"events":',
                _shared(lists, update.events[viewer]),
                b',"messages":',
                _shared(lists, update.messages[viewer]),
                b',"actions":',
                _known(update.actions.get(viewer, ())) if viewer is not None else b"[]",
                b',"undo":true}' if viewer in undoers else b',"undo":false}',
            )
        )
    return frames


@c_only
def _shared(lists: dict[int, bytes], things: list[Event] | list[Message]) -> bytes:
    """Encode a list that several viewers may share."""
    found = lists.get(id(things))
    if found is None:
        found = lists[id(things)] = _known(things)
    return found


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
            actions = msgspec.Raw(_known(state.actions(viewer)))
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


class _Known(Native):
    """Encodes each action, event and message once, since the same ones recur at all tables.

    A table's notation returns the same object for the same action, and so does a feed for events
    and messages. Comparing ids takes a tenth of the time of comparing all fields. An object kept
    here cannot have its id reused.
    """

    known: dict[int, tuple[object, bytes]]

    def __init__(self) -> None:
        self.known = {}

    @python_too
    def all(self, things: Sequence[Action] | list[Event] | list[Message]) -> bytes:
        """Encode a list."""
        if not things:
            return b"[]"
        known = self.known.get
        return b"[" + b",".join([(known(id(one)) or self._new(one))[1] for one in things]) + b"]"

    @c_only
    def _new(self, thing: Action | Event | Message) -> tuple[object, bytes]:
        new = thing, encode(thing.as_dict())
        if isinstance(thing, Action) and thing.cost:  # costs differ from moment to moment
            return new
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[id(thing)] = new
        return new


_known = _Known().all
