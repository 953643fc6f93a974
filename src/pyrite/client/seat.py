"""A place at a table, as a player or a watcher: follow the game moment by moment, and act."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Any, Literal, Self

import msgspec

from pyrite.client.connection import Http, Line, Refusal, ServerGone, read_message, say, waits
from pyrite.client.notes import Note, Notes
from pyrite.core.actions import Action
from pyrite.core.changes import changed
from pyrite.core.description import Description
from pyrite.core.events import Event, EventData
from pyrite.core.fair_shuffle import new_text, seal_of
from pyrite.core.messages import Message
from pyrite.core.talk import Talk, TalkData
from pyrite.protocol import messages
from pyrite.protocol.requests import SitDown
from pyrite.protocol.table import MyTable, TableInfo

Part = Mapping[str, Any]
read_description = msgspec.json.Decoder(Description).decode
read_events = msgspec.json.Decoder(list[EventData]).decode
OVER = "over"
MOST_NOTES = 100  # at one table; a server that asks for more is not followed
Answer = messages.Done | messages.Reason | messages.Advice
Texts = dict[tuple[str, str], str]  # texts this client has sealed, by table code and seal
NOT_KEPT = "table-not-kept"
ABOUT_SEALS = (messages.Welcome, messages.TableChanged, messages.Presence)
ONCE = (messages.Act, messages.Say, messages.Propose)  # not resent if they may have taken effect


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
        self.presence: messages.Presence | None = None
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

    def take(self, message: messages.FromServer) -> None:
        """Apply a message; messages that are not about the table are ignored."""
        if isinstance(message, messages.Welcome):
            self._welcome(message)
        elif isinstance(message, messages.Presence):
            self.presence = message
            return
        elif not isinstance(message, messages.TableNews):
            return
        elif message.version != (self.version or 0) + 1:
            raise Gap
        elif isinstance(message, messages.News):
            self._news(message)
        elif isinstance(message, messages.Said):
            self._hear([message.talk])
        else:
            self.table = message.table
        self.version = message.version
        self.has_news = True

    def _welcome(self, welcome: messages.Welcome) -> None:
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

    def _news(self, news: messages.News) -> None:
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


class Seat:
    """A connected place at a table; iterate over it to get every moment until the game is over."""

    def __init__(
        self,
        http: Http,
        code: str,
        seat: int | None,
        texts: Texts | None = None,
        notes: Notes | None = None,
    ) -> None:
        self.code = code.upper()  # a proxy may tell capitals from small letters
        self.seat = seat
        self.texts = {} if texts is None else texts
        self.notes = notes or Notes()
        self.lost_text = True  # until the table is known: an earlier client may have sealed one
        self.follower = Follower(seat)
        self.line = Line(http, self.code, self._hello)
        self.last_id = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect but keep the seat.

        Before the game this withdraws the seal; others would wait for a text that nobody reveals.
        """
        table = self.follower.table if self.version else None
        if table and table.phase == "lobby" and (self.code, self._own_seal()) in self.texts:
            with suppress(ServerGone):
                self._show_seal(None)
        self.line.reset()

    def give_up(self) -> None:
        """Stop waiting, from any thread; pending calls raise `ServerGone`."""
        self.line.given_up.set()

    @property
    def is_given_up(self) -> bool:
        """Whether `give_up` was called."""
        return self.line.given_up.is_set()

    def __iter__(self) -> Iterator[Moment]:
        while True:
            moment = self.next()
            if moment is not None:
                yield moment
                if moment.over:
                    return

    def next(self, timeout: float | None = None) -> Moment | None:
        """Return the next moment; None after `timeout` seconds without one."""
        while not self.follower.has_news:
            message = self.line.receive(timeout)
            if message is None:
                return None
            self._take(message)
        return self.follower.moment()

    @property
    def presence(self) -> messages.Presence | None:
        """The connected viewers and the time left, as last heard."""
        return self.follower.presence

    @property
    def version(self) -> int:
        """The latest known version of the table; 0 before the first."""
        return self.follower.version or 0

    def act(self, action: Action | str) -> None:
        """Play an action once and return when it is stored; a `Refusal` says why not."""
        text = action if isinstance(action, str) else action.text
        self._ask(messages.Act(text, self.version))

    def say(self, talk: Talk) -> None:
        """Say something to the whole table."""
        self._ask(messages.Say(talk.as_dict()))

    def why(self, action: Action | str) -> Message | None:
        """Return why an action is not allowed now; None if it is."""
        text = action if isinstance(action, str) else action.text
        reason = self._ask(messages.Why(text))
        problem = reason.problem if isinstance(reason, messages.Reason) else None
        return None if problem is None else read_message(problem)

    def advise(self) -> tuple[str, Message] | None:
        """Return what a server bot would do in your place, and why; None if the table moved on."""
        advice = self._ask(messages.Hint())
        if not isinstance(advice, messages.Advice):
            return None
        return advice.action, read_message(advice.message)

    def hand_over(self) -> None:
        """Let a server bot play for you."""
        self._ask(messages.HandOver())

    def take_back(self) -> None:
        """Take over from your stand-in."""
        self._ask(messages.TakeBack())

    def propose(self, what: Literal["skip", "stop"], seat: int | None = None) -> None:
        """Propose to let a bot play for an inactive player, or to stop the game."""
        self._ask(messages.Propose(what, seat))

    def vote(self, yes: bool) -> None:
        """Vote on the open proposal."""
        self._ask(messages.Vote(yes))

    def _hello(self) -> messages.Hello:
        return messages.Hello(self.seat, self.follower.version, history=True)

    def _new_id(self) -> int:
        self.last_id += 1
        return self.last_id

    def _ask(self, request: messages.Request) -> Answer | None:
        """Repeat a request until it is answered; None if the table moved on instead."""
        request.id, version = self._new_id(), self.version
        waiting = waits(self.line.http.patience)
        # Every other attempt follows at once: we are connected again, but perhaps not for long.
        for pause in chain.from_iterable((0, pause) for pause in waiting):
            answer = self._answer(request)
            if isinstance(answer, messages.Refused) and answer.problem["id"] != NOT_KEPT:
                raise Refusal(read_message(answer.problem))
            if isinstance(answer, Answer):
                return answer
            if isinstance(request, ONCE) and self.version != version:
                return None
            self.line.given_up.wait(pause)
        raise self.line.http.gone()

    def _answer(self, request: messages.Request) -> Answer | messages.Refused | None:
        """Send a request and return the answer; None if the connection was lost first."""
        self.line.send(request)
        connection = self.line.connections
        while True:
            message = self._received()
            if isinstance(message, Answer | messages.Refused) and message.id == request.id:
                if isinstance(request, messages.Act) and isinstance(message, messages.Done):
                    self.follower.actions = ()  # the next message brings new actions
                return message
            is_last = isinstance(message, messages.Presence)  # after everything that was missed
            if is_last and connection != self.line.connections:
                return None

    def _received(self) -> messages.FromServer:
        while True:
            message = self.line.receive()
            if message is not None:
                self._take(message)
                return message

    def _take(self, message: messages.FromServer) -> None:
        if isinstance(message, messages.Refused) and message.id == 0:
            raise Refusal(read_message(message.problem))
        try:
            self.follower.take(message)
        except Gap:
            self.follower.version = None
            self.line.reset()
        else:
            if self.version and isinstance(message, ABOUT_SEALS):
                self._share_text()

    @property
    def doubt(self) -> Message | None:
        """Why this client cannot prove any more that the shuffle is fair; None if it can."""
        if any(note.broken for note in self.notes.at(self.code)):
            return say("network-not-provable")
        problem = self.notes.problem
        return None if problem is None else say("network-note-not-kept", problem=problem)

    def _share_text(self) -> None:
        """Seal a random text before the game, and reveal it once the seats are closed."""
        table, seal = self.follower.table, self._own_seal()
        self._compare(table)
        if seal is None:
            return
        text = self.texts.get((self.code, seal))
        is_lost = text is None and self.lost_text
        needs_text = not seal or is_lost or self._note(seal) is not None
        if text is not None and self.seat in table.unrevealed:
            self._reveal(table, text)
        elif table.phase == "lobby" and table.commitment and needs_text:
            text = new_text()
            self.texts[self.code, seal_of(text)] = text
            self._show_seal(seal_of(text))
        self.lost_text = False

    def _reveal(self, table: TableInfo, text: str) -> None:
        """Reveal a text after noting the seals; under other ones it is never revealed again."""
        assert self.seat is not None, "who watches has no text"
        note = self._note(table.seals[self.seat])
        if note is None and len(self.notes.at(self.code)) < MOST_NOTES:
            self.notes.add(self.code, Note(self.seat, table))
        elif note is None or not (note.is_of(table) and note.allows(table)):
            return
        self.line.send(messages.Reveal(text, id=self._new_id()))

    def _note(self, seal: str) -> Note | None:
        return next((note for note in self.notes.at(self.code) if note.seal == seal), None)

    def _compare(self, table: TableInfo, is_current: bool = False) -> None:
        """Compare the table with what was noted about it, and keep for good what is wrong."""
        for note in self.notes.at(self.code):
            compared = note.compared(table, is_current)
            if compared != note:
                self.notes.add(self.code, compared)

    def _own_seal(self) -> str | None:
        """Return this seat's public seal; None for a watcher or an old server."""
        seals = self.follower.table.seals
        return seals[self.seat] if self.seat is not None and seals else None

    def _show_seal(self, seal: str | None) -> None:
        """Replace or withdraw the seal, unless the seat was lost or the game has begun."""
        assert self.seat is not None, "who watches has no seal"
        name = self.follower.table.seats[self.seat].name
        path = f"/tables/{self.code}/seats/{self.seat}"
        if name is not None:
            with suppress(Refusal):
                table = self.line.http.ask("PUT", path, MyTable, SitDown(name, seal)).table
                if table.phase == "lobby":  # anything later comes through the socket, in order
                    self.follower.table = table
                    self._compare(table, is_current=True)
