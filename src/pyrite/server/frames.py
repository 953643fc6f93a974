"""What viewers are sent, as JSON bytes; what several are sent is encoded once."""

from collections.abc import Sequence

import msgspec

from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.feed import UNTOLD, Update, Viewer
from pyrite.core.message import Message, MessageData
from pyrite.core.state import State
from pyrite.protocol.messages import FromServer, Welcome
from pyrite.server.table import Table

encode = msgspec.json.Encoder().encode
Frames = dict[Viewer, bytes]
NOTHING = msgspec.Raw(b"null")
NO_ACTIONS = NO_EVENTS = msgspec.Raw(b"[]")
MOST_KNOWN = 32_768  # actions whose JSON is kept at hand
TOLD_AGAIN = 60  # of the latest events, to who comes back


def encoded(message: FromServer) -> bytes:
    """One message."""
    return encode(message)


def news(version: int, update: Update) -> Frames:
    """What every viewer learns of an action: a `News` for each, put together from its parts."""
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
                b"}",
            )
        )
    return frames


def welcome(table: Table, viewer: Viewer, history: bool = False) -> bytes:
    """The whole table as this viewer may know it; `history` adds all events."""
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
        told = [message.as_dict() for message in state.messages(viewer, _latest(state))]
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
        )
    )


def _latest(state: State) -> int:
    """The mark of the latest events, where a seat's turn begins: turns are told whole."""
    events = state.events
    mark = max(0, len(events) - TOLD_AGAIN)
    while mark > 1 and not _is_turn(events[mark - 2], events[mark - 1]):
        mark -= 1
    return mark if mark > 1 else 0


def _is_turn(before: Event, event: Event) -> bool:
    """Is another seat asked than the one that has just acted?"""
    return event.kind == UNTOLD and before.seat != event.seat


class _Once:
    """Encodes events and messages; viewers who know the same are given the same objects."""

    def __init__(self) -> None:
        self.known: dict[int, bytes] = {}

    def all(self, things: list[Event] | list[Message]) -> bytes:
        """A list of them."""
        found = self.known.get(id(things))
        if found is None:
            found = b"[" + b",".join([self._one(thing) for thing in things]) + b"]"
            self.known[id(things)] = found
        return found

    def _one(self, thing: Event | Message) -> bytes:
        found = self.known.get(id(thing))
        if found is None:
            found = self.known[id(thing)] = encode(thing.as_dict())
        return found


class _KnownActions:
    """The same actions come again and again, at all tables: each is encoded once.

    A table's notation gives the same object for the same action, and to compare objects costs a
    tenth of comparing all their parts. While an object is kept here no other can have its id.
    """

    def __init__(self) -> None:
        self.known: dict[int, tuple[Action, bytes]] = {}

    def all(self, actions: Sequence[Action]) -> bytes:
        """A list of them."""
        if not actions:
            return b"[]"
        known = self.known.get
        return b"[" + b",".join([(known(id(one)) or self._new(one))[1] for one in actions]) + b"]"

    def _new(self, action: Action) -> tuple[Action, bytes]:
        new = action, encode(action.as_dict())
        if action.cost:  # made for this moment only
            return new
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[id(action)] = new
        return new


_actions = _KnownActions().all
