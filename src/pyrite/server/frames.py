"""What viewers are sent, as JSON bytes; what several are sent is encoded once."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from pyrite.core.actions import Action
from pyrite.core.feed import Update, Viewer
from pyrite.core.message import MessageData
from pyrite.protocol.messages import FromServer, News, Welcome
from pyrite.server.table import Table

encode = msgspec.json.Encoder().encode
Frames = dict[Viewer, bytes]
NOTHING = msgspec.Raw(b"null")
NO_ACTIONS = NO_EVENTS = msgspec.Raw(b"[]")
TOLD_AGAIN = 60  # of the latest events, to who comes back


def encoded(message: FromServer) -> bytes:
    """One message."""
    return encode(message)


def news(version: int, update: Update) -> Frames:
    """What every viewer learns of an action."""
    public = msgspec.Raw(encode(update.public))
    shared: dict[int, msgspec.Raw] = {}
    frames: Frames = {}
    for viewer, private in update.private.items():
        frames[viewer] = encode(
            News(
                version,
                public,
                msgspec.Raw(encode(private)),
                _once(shared, update.events[viewer]),
                _once(shared, update.messages[viewer]),
                _actions(update.actions.get(viewer, ()) if viewer is not None else ()),
            )
        )
    return frames


def welcome(table: Table, viewer: Viewer, history: bool = False) -> bytes:
    """The whole table as this viewer may know it; `history` adds all events."""
    state, feed = table.state, table.feed
    public, private, actions, events = NOTHING, NOTHING, NO_ACTIONS, NO_EVENTS
    told: list[MessageData] = []
    if state is not None and feed is not None:
        public = msgspec.Raw(encode(feed.public))
        private = msgspec.Raw(encode(feed.private[viewer]))
        if viewer in table.asked:
            actions = _actions(state.actions(viewer))
        if history:
            events = msgspec.Raw(encode([event.as_dict() for event in state.events_for(viewer)]))
        mark = max(0, len(state.events) - TOLD_AGAIN)
        told = [message.as_dict() for message in state.messages(viewer, mark)]
    return encode(
        Welcome(
            version=table.version,
            seat=viewer,
            table=table.info(),
            description=msgspec.Raw(encode(table.description.as_dict())),
            public=public,
            private=private,
            actions=actions,
            told=told,
            talk=[talk.as_dict() for talk in table.talk[-TOLD_AGAIN:]],
            said=len(table.talk),
            events=events,
        )
    )


def _once(shared: dict[int, msgspec.Raw], things: list[Any]) -> msgspec.Raw:
    """Events or messages; viewers who know the same are given the same list."""
    if id(things) not in shared:
        shared[id(things)] = msgspec.Raw(encode([thing.as_dict() for thing in things]))
    return shared[id(things)]


def _actions(actions: Iterable[Action]) -> msgspec.Raw:
    return msgspec.Raw(b"[" + b",".join(_encoded_action(action) for action in actions) + b"]")


@lru_cache(maxsize=32_768)
def _encoded_action(action: Action) -> bytes:
    """The same actions come again and again, at all tables."""
    return encode(action.as_dict())
