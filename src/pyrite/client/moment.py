"""A viewer's knowledge of a table, kept up to date by the server's messages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from pyrite.client.errors import read_message
from pyrite.core.actions import Action
from pyrite.core.changes import changed
from pyrite.core.description import Description
from pyrite.core.events import Event, EventData
from pyrite.core.message import Message
from pyrite.core.talk import Talk, TalkData
from pyrite.protocol.messages import FromServer, News, Presence, Said, TableChanged, Welcome
from pyrite.protocol.table import TableInfo

Part = Mapping[str, Any]
read_description = msgspec.json.Decoder(Description).decode
read_events = msgspec.json.Decoder(list[EventData]).decode
OVER = "over"


@dataclass(frozen=True)
class Moment:
    """The table now, and what is new since the last moment."""

    seat: int | None  # None for a watcher
    version: int
    table: TableInfo
    description: Description
    view: Part  # as `state.view(seat)`; empty until the cards are dealt
    actions: tuple[Action, ...]  # your legal actions; empty if it is not your turn
    events: tuple[Event, ...]
    messages: tuple[Message, ...]
    talk: tuple[Talk, ...]

    @property
    def over(self) -> bool:
        """Whether the game has ended or was stopped."""
        return self.table.phase == OVER or self.view.get("stage") == OVER


class Gap(Exception):
    """A message is missing, so the whole table must be sent again."""


class Follower:
    """Follows the server's messages and turns them into moments."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.version: int | None = None
        self.table: TableInfo
        self.description: Description
        self.presence: Presence | None = None
        self.public: Part = {}
        self.private: Part = {}
        self.actions: tuple[Action, ...] = ()
        self.told_events = 0  # since the beginning of the game
        self.heard_talk = 0
        self.has_news = False
        self._forget_news()

    def _forget_news(self) -> None:
        self.events: list[Event] = []
        self.messages: list[Message] = []
        self.talk: list[Talk] = []

    def moment(self) -> Moment:
        """Return the table now; each piece of news is included once."""
        assert self.version is not None, "the server says welcome first"
        moment = Moment(
            seat=self.seat,
            version=self.version,
            table=self.table,
            description=self.description,
            view={**self.public, **self.private},
            actions=self.actions,
            events=tuple(self.events),
            messages=tuple(self.messages),
            talk=tuple(self.talk),
        )
        self.has_news = False
        self._forget_news()
        return moment

    def take(self, message: FromServer) -> None:
        """Apply a message; messages that are not about the table are ignored."""
        if isinstance(message, Welcome):
            self._welcome(message)
        elif isinstance(message, News | Said | TableChanged):
            if message.version != (self.version or 0) + 1:
                raise Gap
            self._one_more(message)
        elif isinstance(message, Presence):
            self.presence = message
            return
        else:
            return
        self.version = message.version
        self.has_news = True

    def _one_more(self, message: News | Said | TableChanged) -> None:
        if isinstance(message, News):
            self._news(message)
        elif isinstance(message, Said):
            self._hear([message.talk])
        else:
            self.table = message.table

    def _welcome(self, welcome: Welcome) -> None:
        self.table = welcome.table
        self.description = read_description(welcome.description)
        self.public = msgspec.json.decode(welcome.public) or {}
        self.private = msgspec.json.decode(welcome.private) or {}
        self.actions = read_actions(welcome.actions)
        self._tell(read_events(welcome.events)[self.told_events :])
        if welcome.happened is not None:  # fewer than before after an undo
            self.told_events = min(self.told_events, welcome.happened)
        self.messages = [read_message(data) for data in welcome.told]
        unheard = welcome.said - self.heard_talk
        self._hear(welcome.talk[-unheard:] if unheard > 0 else [])
        self.heard_talk = welcome.said

    def _news(self, news: News) -> None:
        self.public = changed(self.public, msgspec.json.decode(news.public))
        self.private = changed(self.private, msgspec.json.decode(news.private))
        self.actions = read_actions(news.actions)
        self._tell(read_events(news.events))
        self.messages += [read_message(data) for data in msgspec.json.decode(news.messages)]

    def _tell(self, events: list[EventData]) -> None:
        seen_by = 0 if self.seat is None else 1 << self.seat
        self.told_events += len(events)
        for data in events:
            secret = data.get("secret", {})
            knows = seen_by if secret else 0
            self.events.append(Event(data["kind"], data["seat"], data["open"], secret, knows))

    def _hear(self, talk: list[TalkData]) -> None:
        self.heard_talk += len(talk)
        self.talk += [Talk.from_dict(data["seat"], data) for data in talk]


def read_actions(raw: msgspec.Raw) -> tuple[Action, ...]:
    """Decode the legal actions."""
    return tuple(Action.from_dict(data) for data in msgspec.json.decode(raw))
