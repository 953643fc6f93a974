"""A place at a table, at a seat or among those who watch: what happens, and what one does."""

import time
from collections.abc import Iterator
from contextlib import suppress
from types import TracebackType
from typing import Literal, Self

from pyrite.client.errors import Refusal, ServerGone, read_message, say
from pyrite.client.http import Http
from pyrite.client.line import Line
from pyrite.client.moment import Follower, Gap, Moment
from pyrite.client.waiting import waits
from pyrite.core.actions import Action
from pyrite.core.fair_shuffle import new_text, seal_of
from pyrite.core.message import Message
from pyrite.core.talk import Talk
from pyrite.protocol import messages
from pyrite.protocol.messages import (
    Advice,
    Done,
    FromServer,
    Hello,
    Presence,
    Reason,
    Refused,
    TableChanged,
    Welcome,
)
from pyrite.protocol.requests import SitDown
from pyrite.protocol.table import MyTable

Request = (
    messages.Act
    | messages.Say
    | messages.HandOver
    | messages.TakeBack
    | messages.Propose
    | messages.Vote
    | messages.Why
    | messages.Hint
)
Answer = Done | Reason | Advice
Texts = dict[str, str]  # what this client has sealed, by the seal
NOT_KEPT = "table-not-kept"
ONCE = (messages.Act, messages.Say, messages.Propose)  # never sent again if it may have been done


class Seat:
    """Iterate over it to get every moment until the game is over."""

    def __init__(self, http: Http, code: str, seat: int | None, texts: Texts | None = None) -> None:
        self.code = code
        self.seat = seat
        self.texts = {} if texts is None else texts
        self.lost_text = True  # until the first table is seen: an earlier client may have sealed
        self.follower = Follower(seat)
        self.line = Line(http, code, self._hello)
        self.last_id = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the table's socket; the seat stays one's own.

        Before the game the seal is taken back: others would wait for a text that nobody reveals.
        """
        table = self.follower.table if self.version else None
        if table and table.phase == "lobby" and self._own_seal() in self.texts:
            with suppress(ServerGone):
                self._show_seal(None)
        self.line.reset()

    def give_up(self) -> None:
        """Stop waiting for the server, from any thread; whoever waits gets a `ServerGone`."""
        self.line.given_up.set()

    @property
    def is_given_up(self) -> bool:
        """Was `give_up` called?"""
        return self.line.given_up.is_set()

    def __iter__(self) -> Iterator[Moment]:
        while True:
            moment = self.next()
            if moment is not None:
                yield moment
                if moment.over:
                    return

    def next(self, timeout: float | None = None) -> Moment | None:
        """The next moment; None if nothing happened in so many seconds."""
        while not self.follower.has_news:
            message = self.line.receive(timeout)
            if message is None:
                return None
            self._take(message)
        return self.follower.moment()

    @property
    def presence(self) -> Presence | None:
        """Who is connected, and how long one may think, as last heard."""
        return self.follower.presence

    @property
    def version(self) -> int:
        """The last version of the table that was heard of; 0 before the first."""
        return self.follower.version or 0

    def act(self, action: Action | str) -> None:
        """Do it, and return when it is kept; a `Refusal` says why not. Never done twice."""
        text = action if isinstance(action, str) else action.text
        self._ask(messages.Act(text, self.version, self._new_id()))

    def say(self, talk: Talk) -> None:
        """Say something to everybody."""
        self._ask(messages.Say(talk.as_dict(), self._new_id()))

    def why(self, action: Action | str) -> Message | None:
        """Why an action is not allowed now; None if it is."""
        text = action if isinstance(action, str) else action.text
        reason = self._ask(messages.Why(text, self._new_id()))
        problem = reason.problem if isinstance(reason, Reason) else None
        return None if problem is None else read_message(problem)

    def advise(self) -> tuple[str, Message] | None:
        """What a bot of the server would do in my place, and why; None: the table went on."""
        advice = self._ask(messages.Hint(self._new_id()))
        return (advice.action, read_message(advice.message)) if isinstance(advice, Advice) else None

    def hand_over(self) -> None:
        """Let a bot of the server play for me."""
        self._ask(messages.HandOver(self._new_id()))

    def take_back(self) -> None:
        """Play again myself."""
        self._ask(messages.TakeBack(self._new_id()))

    def propose(self, what: Literal["skip", "stop"], seat: int | None = None) -> None:
        """Ask the people here to let a bot play for a sleeper, or to stop the game."""
        self._ask(messages.Propose(what, seat, self._new_id()))

    def vote(self, yes: bool) -> None:
        """Agree to what is proposed, or do not."""
        self._ask(messages.Vote(yes, self._new_id()))

    def _hello(self) -> Hello:
        return Hello(self.seat, self.follower.version, history=True)

    def _new_id(self) -> int:
        self.last_id += 1
        return self.last_id

    def _ask(self, request: Request) -> Answer | None:
        """Send it until it is answered; None: the table went on, and one must look again."""
        version = self.version
        for pause in waits(self.line.http.patience):
            answer = self._answer(request)
            if isinstance(answer, Refused) and answer.problem["id"] != NOT_KEPT:
                raise Refusal(read_message(answer.problem))
            if isinstance(answer, Answer):
                return answer
            if isinstance(request, ONCE) and self.version != version:
                return None
            time.sleep(pause)
        raise ServerGone(say("server-gone", url=self.line.http.url))

    def _answer(self, request: Request) -> Answer | Refused | None:
        """What the server says to it; None if the connection was lost before it said anything."""
        self.line.send(request)
        connection = self.line.connections
        while True:
            message = self._received()
            if isinstance(message, Answer | Refused) and message.id == request.id:
                if isinstance(request, messages.Act) and isinstance(message, Done):
                    self.follower.actions = ()  # what comes later asks anew
                return message
            is_new = connection != self.line.connections
            if is_new and isinstance(message, Presence):  # sent after all that one has missed
                return None

    def _received(self) -> FromServer:
        while True:
            message = self.line.receive()
            if message is not None:
                self._take(message)
                return message

    def _take(self, message: FromServer) -> None:
        if isinstance(message, Refused) and message.id == 0:
            raise Refusal(read_message(message.problem))
        try:
            self.follower.take(message)
        except Gap:
            self.follower.version = None
            self.line.reset()
        else:
            if isinstance(message, Welcome | TableChanged | Presence) and self.version:
                self._share_text()

    def _share_text(self) -> None:
        """Seal a text of one's own before the game, and reveal it once the seats are closed."""
        table, seal = self.follower.table, self._own_seal()
        if seal is None:
            return
        text = self.texts.get(seal)
        may_seal = table.phase == "lobby" and table.commitment and text is None
        if text is not None and self.seat in table.unrevealed:
            self.line.send(messages.Reveal(text, self._new_id()))
        elif may_seal and (not seal or self.lost_text):
            text = new_text()
            self.texts[seal_of(text)] = text
            self._show_seal(seal_of(text))
        self.lost_text = False

    def _own_seal(self) -> str | None:
        """The seal that everybody sees for this seat; None for who watches and at old servers."""
        seals = self.follower.table.seals
        return seals[self.seat] if self.seat is not None and seals else None

    def _show_seal(self, seal: str | None) -> None:
        """Show another seal, or none; somebody else may sit here by now, or the game has begun."""
        assert self.seat is not None, "who watches has no seal"
        name = self.follower.table.seats[self.seat].name
        path = f"/tables/{self.code.upper()}/seats/{self.seat}"
        if name is not None:
            with suppress(Refusal):
                answer = self.line.http.ask("PUT", path, MyTable, SitDown(name, seal))
                self.follower.table = answer.table
