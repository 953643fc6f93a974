"""One WebSocket: carries out the client's messages and sends what its viewer may know."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from pyrite.core.feed import Viewer
from pyrite.core.messages import PyriteError
from pyrite.protocol import messages
from pyrite.protocol.messages import Advice, Done, FromClient, Pong, Reason, Refused
from pyrite.server import entries
from pyrite.server.audience import GARBAGE, LEFT, TOO_MANY, Outbox
from pyrite.server.bot_players import Advised
from pyrite.server.entries import AnyEntry
from pyrite.server.frames import encoded
from pyrite.server.live_table import LiveTable
from pyrite.server.network.visitor import Account, Rate
from pyrite.server.problems import Problem, problem_data

T = TypeVar("T")
read_message = msgspec.json.Decoder(FromClient).decode
MOST_GARBAGE = 5  # unreadable messages before the connection is closed


class Connection:
    """A viewer of one table; it has no seat until it says hello."""

    def __init__(self, live: LiveTable, person: str | None, account: Account) -> None:
        self.live = live
        self.person = person
        self.account = account
        per_second = account.limits.messages_per_second
        self.rate = Rate(per_second, 3 * per_second)  # of frames
        self.outbox = Outbox(person, account.address, account.backlog)
        self.viewer: Viewer = None
        self.joined = False
        self.is_waiting = False  # said hello while entries were still being stored
        self.held: list[FromClient] = []  # messages received after that hello
        self.garbage = 0

    def receive(self, text: bytes) -> None:
        """Carry out a message; the client is told whatever is wrong with it."""
        if not self.may_send_frame():
            return
        try:
            message = read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.garbage += 1
            self._refuse(0, Problem("message-unread"))
            if self.garbage >= MOST_GARBAGE:
                self.outbox.close(GARBAGE)
        else:
            self._take(message)

    def may_send_frame(self) -> bool:
        """Count a frame, and close the connection if there are too many."""
        if self.outbox.closed_with is not None:
            return False
        if self.rate.allows():
            return True
        self.outbox.close(TOO_MANY)
        return False

    def _take(self, message: FromClient) -> None:
        """Carry out a message, or hold it until the welcome is sent, to keep answers in order."""
        if self.is_waiting:
            self.held.append(message)
            return
        try:
            pay_for(self.account, self.live, HANDLERS[type(message)], self, message)
        except (Problem, PyriteError) as error:
            self._refuse(getattr(message, "id", 0), error)

    def leave(self) -> None:
        """Clean up after the connection is gone."""
        self.outbox.close(LEFT)
        with self.account.working():
            pay_for(self.account, self.live, self._give_up_place)

    def _give_up_place(self) -> None:
        if self.joined:
            self.joined = False
            self.live.leave(self.outbox, self.viewer)

    def _refuse(self, id: int, error: Problem | PyriteError) -> None:
        self.outbox.put(encoded(Refused(id, problem_data(error))))

    def _hello(self, hello: messages.Hello) -> None:
        self._check_holds(hello.seat)
        if self.joined and hello.seat == self.viewer:
            self.joined = False
            self.live.viewers[self.viewer].discard(self.outbox)  # until it is welcomed again
        self._give_up_place()
        self.viewer = hello.seat
        self.is_waiting = True
        self.live.once_kept(partial(self._join_late if self.live.unkept else self._join, hello))

    def _join_late(self, hello: messages.Hello) -> None:
        """Join while another message is carried out, and pay for it."""
        with self.account.working():
            pay_for(self.account, self.live, self._join, hello)
            held, self.held = self.held, []
            for message in held if self.outbox.closed_with is None else ():
                self._take(message)

    def _join(self, hello: messages.Hello) -> None:
        self.is_waiting = False
        if self.outbox.closed_with is not None:
            return
        try:
            self._check_holds(self.viewer)  # the seat may have changed hands since
            self.live.check_place(self.viewer)
        except Problem as problem:
            self._refuse(0, problem)
            self.viewer = None
        else:
            self.joined = True
            self.outbox.pauses = hello.pauses
            self.live.join(self.outbox, self.viewer, hello.version, hello.history)

    def _reveal(self, reveal: messages.Reveal) -> None:
        self._commit(entries.Revealed(self._seat(), reveal.text), reveal.id)

    def _act(self, act: messages.Act) -> None:
        seat = self._own_turn()
        self.live.table.check_version(seat, act.version)
        self.live.go_on(self.person)  # before the action, which may end the next round
        self._commit(entries.Played(seat, act.action), act.id)

    def _undo(self, message: messages.Undo) -> None:
        seat = self._own_turn()
        self._commit(entries.Undone(seat), message.id)

    def _go_on(self, message: messages.GoOn) -> None:
        self._seat()
        self.live.go_on(self.person)
        self._confirm(message.id)

    def _say(self, say: messages.Say) -> None:
        self._commit(entries.Talked(self._seat(), say.talk), say.id)

    def _hand_over(self, message: messages.HandOver) -> None:
        seat = self._seat()
        if self.live.table.seats[seat].stand_in != "asked":
            self._commit(entries.HandedOver(seat, "asked"), message.id)
        else:
            self._confirm(message.id)

    def _take_back(self, message: messages.TakeBack) -> None:
        seat = self._seat()
        if self.live.table.seats[seat].stand_in is not None:
            self._commit(entries.TookBack(seat), message.id)
        else:
            self._confirm(message.id)

    def _propose(self, propose: messages.Propose) -> None:
        table, by = self.live.table, self._seat()
        if propose.what == "skip" and propose.seat in table.people_playing - {by}:
            self.live.check_skip(propose.seat)
        voters = (table.people_playing | {by}) - {propose.seat}
        entry = entries.Proposed(by, propose.what, propose.seat, len(voters))
        self._commit(entry, propose.id)
        self._finish_vote()

    def _vote(self, vote: messages.Vote) -> None:
        self._commit(entries.Voted(self._seat(), vote.yes), vote.id)
        self._finish_vote()

    def _finish_vote(self) -> None:
        proposal = self.live.table.proposal
        if proposal is not None and proposal.passed:
            if proposal.what == "stop":
                self.live.commit(entries.Stopped())
            elif proposal.seat is not None:
                self.live.commit(entries.HandedOver(proposal.seat, "vote"))

    def _why(self, why: messages.Why) -> None:
        state = self.live.table.state
        if state is None:
            raise Problem("game-not-running")
        problem = state.refusal(why.action, self._seat())
        data = None if problem is None else problem_data(PyriteError(problem))
        self.outbox.put(encoded(Reason(why.id, data)))

    def _hint(self, hint: messages.Hint) -> None:
        seat = self._own_turn()
        if seat not in self.live.table.asked:
            raise Problem("hint-not-asked")
        self.live.advise(seat, lambda advice: self._advise(hint.id, advice))

    def _advise(self, id: int, advice: Advised | None) -> None:
        if advice is None and self.viewer not in self.live.table.asked:
            self._refuse(id, Problem("hint-not-asked"))
        elif advice is None:
            self._refuse(id, Problem("server-failed", 500))
        else:
            self.outbox.put(encoded(Advice(id, advice.text, advice.reason)))

    def _ping(self, ping: messages.Ping) -> None:
        self.outbox.put(encoded(Pong(ping.id)))

    def _seat(self) -> int:
        """Return the seat this connection speaks for."""
        if self.viewer is None:
            raise Problem("seat-none", 403)
        self._check_holds(self.viewer)
        return self.viewer

    def _own_turn(self) -> int:
        """Return the seat this connection speaks for, unless a bot plays there."""
        seat = self._seat()
        if self.live.table.seats[seat].bot_plays:
            raise Problem("bot-plays")
        return seat

    def _check_holds(self, viewer: Viewer) -> None:
        if viewer is not None and not self.live.table.holds(self.person, viewer):
            raise Problem("seat-not-yours", 403)

    def _commit(self, entry: AnyEntry, id: int) -> None:
        """Commit an entry; once it is stored, answer a message that carries an id."""

        def answer(kept: bool) -> None:
            if kept:
                self._confirm(id)
            else:
                self._refuse(id, self.live.writer.problem())

        self.account.check_storing()
        self.live.accept(entry, answer)

    def _confirm(self, id: int) -> None:
        """Answer a message that carries an id."""
        if id:
            self.outbox.put(encoded(Done(id)))


def pay_for(account: Account, live: LiveTable, work: Callable[..., T], *given: Any) -> T:
    """Do something at a table, and charge an address what it stores and sends."""
    seconds, stored = live.seconds, live.bounds.stored
    try:
        return work(*given)
    finally:
        account.pay(live.seconds - seconds, live.bounds.stored - stored)


HANDLERS: dict[type, Callable[[Connection, Any], None]] = {
    messages.Hello: Connection._hello,
    messages.Reveal: Connection._reveal,
    messages.Act: Connection._act,
    messages.Undo: Connection._undo,
    messages.GoOn: Connection._go_on,
    messages.Say: Connection._say,
    messages.HandOver: Connection._hand_over,
    messages.TakeBack: Connection._take_back,
    messages.Propose: Connection._propose,
    messages.Vote: Connection._vote,
    messages.Why: Connection._why,
    messages.Hint: Connection._hint,
    messages.Ping: Connection._ping,
}
