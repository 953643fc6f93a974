# Compiled: see core/native.py
"""Messages to viewers as JSON bytes; parts shared by several viewers are encoded once."""

from collections.abc import Collection, Mapping
from struct import Struct

import msgspec

from pyrite.core.events import Event
from pyrite.core.feed import UNTOLD, Known, Said, Told, Update, Viewer
from pyrite.core.messages import Message, MessageData
from pyrite.core.native import c_only, python_too
from pyrite.core.notation import ActionList, with_cost
from pyrite.core.shared_cache import SHARED
from pyrite.core.state import State
from pyrite.protocol.messages import FromServer, Welcome
from pyrite.server.table import Table

encode = msgspec.json.Encoder().encode
Frames = dict[Viewer, bytes]
NOTHING = msgspec.Raw(b"null")
NO_ACTIONS = NO_EVENTS = msgspec.Raw(b"[]")
TOLD_AGAIN = 60  # latest events resent to a returning viewer
WHOLE_TEXT = 0x81  # first byte of a text sent in one frame (RFC 6455, 5.2)
TWO_BYTES, EIGHT_BYTES = 126, 127  # mark lengths of two and eight bytes
short_head = Struct(">BBH").pack  # of a frame whose length takes two bytes


def encoded(message: FromServer) -> bytes:
    """Encode a message."""
    return encode(message)


def news(
    version: int,
    update: Update,
    undoers: Collection[Viewer] = (),
    before: Mapping[Viewer, list[Message]] | None = None,
) -> Frames:
    """Build the `News` of an action for every viewer; `undoers` may take it back.

    The messages `before` come before those about the action.
    """
    head = b'{"type":"news","version":%d,"public":%b,"private":' % (version, encode(update.public))
    frames: Frames = {}
    same: dict[int, bytes] = {}  # by id: many viewers are told the same and nothing in private
    for viewer, private in update.private.items():
        told = update.told[viewer]
        actions = update.actions.get(viewer) if viewer is not None else None
        is_plain = not (private or before) and actions is None and viewer not in undoers
        frame = same.get(id(told)) if is_plain else None
        if frame is None:
            frame = b"".join(
                (
                    head,
                    encode(private) if private else b"{}",
                    _told_json(told) if before is None else _told_after(told, before[viewer]),
                    b"[]" if actions is None else _actions_json(actions),
                    b',"undo":true}' if viewer in undoers else b',"undo":false}',
                )
            )
        if is_plain:
            same[id(told)] = frame
        frames[viewer] = frame
    return frames


@c_only
def _told_json(told: Told) -> bytes:
    """Return events and messages up to the key of the actions, encoded once."""
    if told.json is None:
        told.json = _told_after(told, [])
    return told.json


@c_only
def _told_after(told: Told, before: list[Message]) -> bytes:
    """Return events and messages, with these messages before them."""
    known: Known
    said: Said
    events, messages = [], [encode(message.as_dict()) for message in before]
    for known in told.known:
        if known.json is None:
            known.json = encode(known.event.as_dict())
        events.append(known.json)
    for said in told.said:
        if said.json is None:
            said.json = encode(said.message.as_dict())
        messages.append(said.json)
    parts = b",".join(events), b",".join(messages)
    return b',"events":[%b],"messages":[%b],"actions":' % parts


@c_only
def _actions_json(actions: ActionList) -> bytes:
    """Return actions as JSON, each encoded once, since the same ones recur at all tables."""
    numbers: list[int] = actions.numbers
    known: dict[int, bytes] = _known_json(actions, 0)
    found = []
    if actions.costs:
        for number, cost in zip(numbers, actions.costs, strict=True):
            known = _known_json(actions, cost)
            found.append(known.get(number) or _new_json(actions, number, cost))
    else:
        for number in numbers:
            found.append(known.get(number) or _new_json(actions, number, 0))
    return b"[" + b",".join(found) + b"]"


@c_only
def _known_json(actions: ActionList, cost: int) -> dict[int, bytes]:
    """Return the actions of a seat with this cost that were encoded before, by number."""
    known: dict[int, bytes] = actions.notation.json.setdefault((actions.seat, cost), {})
    return known


@c_only
def _new_json(actions: ActionList, number: int, cost: int) -> bytes:
    """Encode an action, and keep the bytes."""
    action = with_cost(actions.notation.action(number, actions.seat), cost)
    json = encode(action.as_dict())
    SHARED.add()
    _known_json(actions, cost)[number] = json
    return json


@python_too
def socket_frame(text: bytes) -> bytes:
    """Return a message as an unmasked WebSocket frame (RFC 6455)."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return short_head(WHOLE_TEXT, TWO_BYTES, size) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + text


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
            actions = msgspec.Raw(_actions_json(state._listed(viewer)))
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
