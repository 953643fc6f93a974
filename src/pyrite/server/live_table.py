"""A table in use: stores entries, then sends them to viewers, and runs its bots and clocks."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from pyrite.core.feed import Feed, Viewer
from pyrite.core.talk import Talk
from pyrite.protocol.messages import Presence, Refused, Said, TableChanged
from pyrite.server import entries
from pyrite.server.audience import SPOILT, Audience, Outbox, Turn
from pyrite.server.bot_players import Advised, BotDecision, BotPlayers, NotAsked, bot_at, next_slot
from pyrite.server.bounds import Bounds
from pyrite.server.entries import AnyEntry, encode_entry
from pyrite.server.frames import Frames, encode, encoded, news, welcome
from pyrite.server.listing import words_of
from pyrite.server.problems import Problem, problem_data
from pyrite.server.storage import FORMER, HOST, Listing, Row, Write
from pyrite.server.table import Table
from pyrite.server.writer import WhenKept, Writer

log = logging.getLogger(__name__)
PATIENCE = 30.0  # seconds before a vote may skip a player who is connected
REVEAL_SECONDS = 20.0  # for the sealed texts, once the seats are closed
ABSENT_SECONDS = 3.0  # for the sealed text of a player who is not connected
UNLISTED = frozenset((entries.Played, entries.Undone, entries.Talked))  # not in its index row
SEATING = (entries.Sat, entries.LeftSeat, entries.BotSat)  # entries that change who holds a seat
UNDO_SECONDS = 2.0  # that a bot leaves after a choice that can be undone
LATEST_LOOK = 60.0  # seconds after which another process looks at a table with a clock
SLOW_CLOCK = 3_600.0  # seconds from which on players may leave: only the clock replaces them
LEAST_LEFT = 30.0  # seconds on every clock after the server or its database was away
STORING = 5e-5  # seconds of the processor for an entry, in the thread that writes
CALL_AFTER = 5.0  # seconds before a player who is asked and not here is notified


def _ignore(_: object) -> None:
    """Do nothing, where nobody waits for an entry to be stored or wants to be notified."""


class Timer:
    """A call to be made later, unless the timer is stopped or set again."""

    handle: asyncio.TimerHandle | None = None

    def set(self, at: float, call: Callable[[], None]) -> None:
        """Make this call at a time of the event loop."""
        self.stop()
        self.handle = asyncio.get_running_loop().call_at(at, self._ring, call)

    def _ring(self, call: Callable[[], None]) -> None:
        self.handle = None
        call()

    def stop(self) -> None:
        """Do not make the call."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None

    @property
    def at(self) -> float | None:
        """When the call will be made; None if the timer is not set."""
        return None if self.handle is None else self.handle.when()


class LiveTable:
    """A table with its viewers, bots and clocks, run in the event loop without blocking it."""

    def __init__(
        self,
        table: Table,
        writer: Writer,
        bots: BotPlayers,
        call: Callable[[Turn], None] = _ignore,
        bounds: Bounds | None = None,
    ) -> None:
        self.table = table
        self.bounds = bounds or Bounds(table)
        self.seconds = 0.0  # of the processor, for all storing and sending so far
        self.writer = writer
        self.bots = bots
        self.call = call  # notifies a player who is asked and not here
        self.origin: int | None = None  # of the address that opens it, while that is not stored
        self.called: dict[int, tuple[int, asyncio.TimerHandle]] = {}  # by seat: asked since, when
        self.loop = asyncio.get_running_loop()
        self.audience = Audience(table)
        self.viewers = self.audience.viewers
        self.feed = self._new_feed()
        self.unkept = 0
        self.when_all_kept: list[Callable[[], None]] = []
        self.broken = False
        self.thinking: dict[int, int] = {}  # seats a bot thinks for, by starting version
        self.advised: set[int] = set()  # seats whose player is waiting for a hint
        self.tasks: set[asyncio.Task[None]] = set()
        self.welcomes: dict[tuple[Viewer, bool], bytes] = {}  # cached for the current version
        self.alarm = Timer()  # for everyone who has not answered in time
        self.question = 0  # the version at which the current question was first asked
        self.asked_at = 0.0
        self.away: dict[int, asyncio.TimerHandle] = {}
        self.unread: set[int] = set()  # seats that have not gone on since the round ended
        self.pause_end = Timer()
        self.presence: tuple[list[bool], int, list[int]] | None = None  # as last sent to everyone
        self.texts_due = Timer()
        self.idle_since = self.woken_at = self.loop.time()

    # Entries

    async def open(self) -> None:
        """Store the first entry of a new table."""
        await self._until_kept(partial(self._keep, self.table.opened, {}))

    def do(self, entry: AnyEntry) -> Coroutine[Any, Any, None]:
        """Accept an entry now; the result can be awaited until it is stored."""
        return self._until_kept(partial(self.accept, entry))

    def _until_kept(self, begin: Callable[[WhenKept], None]) -> Coroutine[Any, Any, None]:
        """Start something; await the result, and it is stored even if the caller gives up."""
        kept: asyncio.Future[bool] = self.loop.create_future()
        begin(lambda is_kept: None if kept.done() else kept.set_result(is_kept))
        return self._wait_for(kept)

    async def _wait_for(self, kept: asyncio.Future[bool]) -> None:
        if not await kept:
            raise self.writer.problem()

    def accept(self, entry: AnyEntry, when_kept: WhenKept = _ignore) -> None:
        """Commit what a person wants, unless the table has no room for it."""
        self.bounds.check(entry)
        self.commit(entry, when_kept)

    def commit(self, entry: AnyEntry, when_kept: WhenKept = _ignore) -> None:
        """Apply an entry, store it and then tell everyone; raise if it is refused."""
        if self.broken:
            raise Problem("table-not-kept", 503, why="failed")
        entry = self.table.do(entry)
        self.welcomes.clear()
        if type(entry) is not entries.Played:
            self._react(entry)
        self._keep(entry, self._frames(entry), when_kept)
        self._arrange()

    def _react(self, entry: AnyEntry) -> None:
        """Stop what an entry other than an action makes pointless."""
        if isinstance(entry, entries.TookBack) and not self._is_time_up:
            self.thinking.pop(entry.seat, None)  # the player decides, not the thinking bot
        if isinstance(entry, entries.Undone):  # bots must not know what did not happen
            self.thinking.clear()
            self.bots.forget(self.table.code)
        if isinstance(entry, entries.HandedOver):
            self.unread.discard(entry.seat)
        if isinstance(entry, SEATING):
            refusal = Refused(0, problem_data(Problem("seat-not-yours", 403)))
            self.audience.let_go(encoded(refusal))

    def _frames(self, entry: AnyEntry) -> Frames:
        """Return what each viewer is sent about an entry."""
        table = self.table
        if isinstance(entry, entries.Played) and self.feed is not None:
            update, before = self.feed.update(), None
            if entry.late:
                before = {viewer: table.late[-1].told_to(viewer) for viewer in update.private}
            if "results" in update.public and table.phase == "playing":
                self._begin_pause()
            viewers = update.private if table.undo else ()
            undoers = [viewer for viewer in viewers if table.may_undo(viewer)]
            return news(table.version, update, undoers, before)
        if isinstance(entry, (entries.Started, entries.Undone)):
            self.feed, begins = self._new_feed(), isinstance(entry, entries.Started)
            return {
                viewer: welcome(table, viewer, history=begins) for viewer in self.audience.followers
            }
        if isinstance(entry, entries.Talked):
            talk = table.talk[-1]
            frame = encoded(Said(table.version, talk.as_dict(), talk.message().as_dict()))
        else:
            frame = encoded(TableChanged(table.version, table.info()))
        return dict.fromkeys(self.viewers, frame)

    def _new_feed(self) -> Feed | None:
        state = self.table.state
        return None if state is None else Feed(state, self.audience.followers)

    def _keep(self, entry: AnyEntry, frames: Frames, when_kept: WhenKept) -> None:
        self.unkept += 1
        version, body = self.table.version, encode_entry(entry)
        self.bounds.count(entry, len(body))
        self.seconds += STORING + self.audience.seconds_for(frames)
        write = Write(self.table.code, version, body, self._new_row(entry))
        self.writer.put(write, partial(self._answered, version, frames, when_kept))

    def _new_row(self, entry: AnyEntry) -> Row | None:
        """Return the table's index row if it may have changed."""
        table = self.table
        if type(entry) in UNLISTED and table.phase == "playing":
            return None
        seats = enumerate(table.seats)
        people = {(seat.person, number) for number, seat in seats if seat.person is not None}
        people.add((table.opened.host, HOST))
        seated = {person for person, _ in people}
        people |= {(person, FORMER) for person in table.visitors - seated}
        info = table.info()
        phase = "lobby" if table.phase == "revealing" else table.phase  # it may return to the lobby
        is_timed = phase == "playing" and table.plan.clock is not None
        due = time.time() + LATEST_LOOK if is_timed else None
        waiting = len({seat.person for seat in table.seats} - {None})
        origin = None if phase == "over" else self.origin
        listing = Listing(table.plan.public, origin, waiting, words_of(info))
        return Row(phase, listing, encode(info), frozenset(people), due)

    def _answered(self, version: int, frames: Frames, when_kept: WhenKept, kept: bool) -> None:
        """Act on the writer's answer; a failure here closes this table and no other."""
        try:
            self.unkept -= 1
            self.idle_since = self.loop.time()
            when_kept(kept)
            if not kept:
                self.give_up()
            if kept and not self.broken:
                self.audience.tell(version, frames)
                self._call_absent()
            while self.when_all_kept and not self.unkept:  # a newcomer may commit at once
                self.when_all_kept.pop(0)()
        except Exception:
            log.exception("a table failed; its people are sent away to connect again")
            self.give_up()

    def give_up(self, why: int = SPOILT) -> None:
        """Close the table and let everyone reconnect to what is stored."""
        self.broken = True
        self.rest()
        self.audience.close(why)

    def once_kept(self, then: Callable[[], None]) -> None:
        """Call `then` once everything that happened here is stored."""
        if self.unkept:
            self.when_all_kept.append(then)
        else:
            then()

    async def all_kept(self) -> None:
        """Return once everything that happened here is stored."""
        kept: asyncio.Future[None] = self.loop.create_future()
        self.once_kept(lambda: None if kept.done() else kept.set_result(None))
        await kept

    # Presence

    def join(
        self, outbox: Outbox, viewer: Viewer, version: int | None, history: bool = False
    ) -> None:
        """Add a connection and send it what it lacks."""
        if self.broken:
            outbox.close(SPOILT)
            return
        tail = self.audience.tail(viewer, version)
        lacking = [self._welcome(viewer, history)] if tail is None else tail
        self.audience.add(outbox, viewer, lacking)
        if viewer is not None:
            self._returned(viewer)
        elif self.feed is not None:
            self.feed.add(viewer)
        self._tell_presence(outbox)
        self._arrange()

    def _welcome(self, viewer: Viewer, history: bool) -> bytes:
        """Return the welcome frame, cached so that many newcomers share the same bytes."""
        found = self.welcomes.get((viewer, history))
        if found is None:
            found = self.welcomes[viewer, history] = welcome(self.table, viewer, history)
        return found

    def leave(self, outbox: Outbox, viewer: Viewer) -> None:
        """Remove a connection."""
        if outbox not in self.viewers[viewer]:
            return
        self.viewers[viewer].discard(outbox)
        self.idle_since = self.loop.time()
        if viewer is not None and not self.viewers[viewer]:
            self._gone(viewer)
        elif self.feed is not None and not self.viewers[viewer]:
            self.feed.remove(viewer)
        self._call_absent()
        self._tell_presence()
        self._arrange()

    def check_place(self, viewer: Viewer) -> None:
        """Refuse one connection too many of a seat, or of those who watch."""
        self.bounds.check_place(viewer, len(self.viewers[viewer]))

    @property
    def is_watched(self) -> bool:
        """Whether anyone is connected."""
        return self.audience.is_there

    def check_skip(self, seat: int) -> None:
        """Refuse to skip a player who is on time and is connected or has fewer than two voters."""
        is_awaited = seat in (self.reading if self.unread else self.table.openly_asked)
        patience = max(PATIENCE, self._grace)
        late = is_awaited and self.loop.time() > self.asked_at + patience
        is_here, others = bool(self.viewers[seat]), self.table.people_playing - {seat}
        if not late and (is_here or len(others) < 2):
            raise Problem("proposal-too-early")

    def _tell_presence(self, newcomer: Outbox | None = None) -> None:
        """Tell everyone who is here, or only the newcomer if nothing changed for the others."""
        here = [bool(self.viewers[seat]) for seat in range(len(self.table.seats))]
        watching, reading = len(self.viewers[None]), self.reading
        frame = encoded(Presence(here, watching, self._seconds_left(), reading))
        before, self.presence = self.presence, (here, watching, reading)
        if newcomer is not None and self.presence == before:
            newcomer.put(frame)
        else:
            self.seconds += self.audience.seconds_for(dict.fromkeys(self.viewers, frame))
            self.audience.send_all(frame)

    def _seconds_left(self) -> float | None:
        """Return the time left for the open question, which must not reveal who has answered."""
        clock, table = self.table.plan.clock, self.table
        if self.unread:
            end = self.pause_end.at
        else:
            is_timed = clock is not None and table.people_playing & set(table.openly_asked)
            end = self.asked_at + (clock or 0) if is_timed else None
        return None if end is None else max(0.0, end - self.loop.time())

    def _returned(self, seat: int) -> None:
        timer = self.away.pop(seat, None)
        if timer is not None:
            timer.cancel()
        took_back = entries.TookBack(seat)
        is_away = self.table.phase == "playing" and self.table.seats[seat].stand_in == "away"
        if is_away and self.bounds.allows(took_back):
            self.commit(took_back)

    def _gone(self, seat: int) -> None:
        if seat not in self.away and self.table.phase == "playing":
            self.away[seat] = self.loop.call_later(self._grace, self._stayed_away, seat)

    @property
    def _grace(self) -> float:
        """Seconds until a bot stands in for a player who left; a slow clock alone decides."""
        plan = self.table.plan
        return plan.clock if plan.clock and plan.clock >= SLOW_CLOCK else plan.grace

    def _stayed_away(self, seat: int) -> None:
        self.away.pop(seat, None)
        plays_himself = not self.table.seats[seat].bot_plays
        if self.table.phase == "playing" and plays_himself and self.is_watched and not self.broken:
            self.commit(entries.HandedOver(seat, "away"))

    def _call_absent(self) -> None:
        """Notify everyone who is asked and not here, a moment later and once for each question."""
        for seat in self.table.asked:
            since = self.table.asked_since[seat]
            if self._is_absent(seat) and self.called.get(seat, (0,))[0] != since:
                alarm = self.loop.call_later(CALL_AFTER, self._call, seat, since)
                self.called[seat] = since, alarm

    def _call(self, seat: int, since: int) -> None:
        still_asked = self.table.asked_since.get(seat) == since and not self.broken
        if not still_asked or not self._is_absent(seat):
            self.called.pop(seat, None)  # called again if the player leaves without an answer
            return
        holder = self.table.seats[seat]
        self.call(Turn(holder.person or "", self.table.code, holder.name or ""))

    def _is_absent(self, seat: int) -> bool:
        """Return whether a person plays this seat and is not connected to this table at all."""
        holder = self.table.seats[seat]
        if self.viewers[seat] or holder.person is None or holder.stand_in is not None:
            return False
        return self.audience.lacks(holder.person)

    # The pause after a round: bots and clocks wait until the people have seen its result. Only
    # connections that asked for pauses are waited for, and only as long as they last. Nothing is
    # stored, so a table that was asleep has no pause.

    @property
    def reading(self) -> list[int]:
        """The seats of connected people who still look at the result of the round."""
        unread = sorted(self.unread) if self.unread else ()
        return [seat for seat in unread if self.audience.pauses_at(seat)]

    def go_on(self, person: str | None) -> None:
        """Stop waiting for a person, at all seats of their device."""
        seats = {seat for seat in self.unread if self.table.holds(person, seat)}
        if seats:
            self.unread -= seats
            self._arrange()

    def _begin_pause(self) -> None:
        """Wait for everyone who plays here and asked for pauses, as long as the clock allows."""
        self._end_pause()
        self.unread = {seat for seat in self.table.people_playing if self.audience.pauses_at(seat)}
        if self.unread:
            self.asked_at, clock = self.loop.time(), self.table.plan.clock
            self.alarm.stop()
            if clock is not None:
                self.pause_end.set(self.asked_at + clock, self._pause_is_over)

    def _end_pause(self) -> None:
        """Wait for nobody any more; the clock of the next question starts now."""
        if self.unread:
            self.asked_at = self.loop.time()
        self.unread.clear()
        self.pause_end.stop()

    def _pause_is_over(self) -> None:
        """Go on without those who still read."""
        self._end_pause()
        self._arrange()

    def _review_pause(self) -> None:
        """End the pause once nobody is reading, and tell everyone who still is."""
        reading = self.reading
        if not reading or self.table.phase != "playing":
            self._end_pause()
            reading = []
        if self.presence is not None and self.presence[2] != reading:
            self.once_kept(self._tell_presence)  # after the news

    # Bots and clocks

    def rest(self) -> None:
        """Stop all bots and clocks."""
        self._end_pause()
        self.alarm.stop()
        self.texts_due.stop()
        for timer in (*self.away.values(), *(alarm for _, alarm in self.called.values())):
            timer.cancel()
        for task in self.tasks:
            task.cancel()
        self.away, self.thinking = {}, {}

    def _arrange(self) -> None:
        """Start the bots and the clock, if anyone is watching or a clock runs anyway."""
        if self.broken or not (self.is_watched or self._is_timed):
            return
        table = self.table
        self._review_pause()
        for seat in table.asked:
            if table.seats[seat].bot_plays and not self.unread:
                self._think(seat)
            elif not (table.seats[seat].bot_plays or self.viewers[seat]):
                self._gone(seat)
        if self.question != table.question_since and not self.unread:
            self.question, self.asked_at = table.question_since, self.loop.time()
            self._set_alarm()
        if table.starts_by_itself and all(
            self.viewers[n] or s.bot for n, s in enumerate(table.seats)
        ):
            self.commit(table.next_step_to_deal())
        else:
            self._await_texts()

    def _await_texts(self) -> None:
        """Deal once all sealed texts are revealed.

        A player who has left will hardly reveal anything, so the others do not wait for long.
        """
        if self.table.phase != "revealing":
            self.texts_due.stop()
        elif not self.table.unrevealed:
            self.commit(entries.Started())
        else:
            until = self.asked_at + REVEAL_SECONDS
            if not all(self.viewers[seat] for seat in self.table.unrevealed):
                until = min(self.texts_due.at or until, self.loop.time() + ABSENT_SECONDS)
            self.texts_due.set(until, self._texts_missing)

    def _texts_missing(self) -> None:
        """Reopen the lobby: dealing without a text would let its owner choose between two deals."""
        if not self.broken:
            self.commit(entries.Reopened())

    def _set_alarm(self) -> None:
        """Set the alarm for the current question; other players' answers do not extend it."""
        self.alarm.stop()
        clock = self.table.plan.clock
        if clock is not None and self.table.asked:
            self.alarm.set(self.asked_at + clock, self._time_is_up)
            if self.table.people_playing & set(self.table.asked):
                self._tell_presence()

    @property
    def _allowed(self) -> float | None:
        """Seconds for what is asked: a decision, if there is a clock, or sealed texts."""
        if self.table.phase == "revealing":
            return REVEAL_SECONDS
        return self.table.plan.clock if self.table.phase == "playing" else None

    @property
    def _is_timed(self) -> bool:
        """Whether a clock runs, watched or not; the one for texts begins with a connection."""
        has_begun = self.table.phase == "playing" or self.question == self.table.question_since
        return has_begun and self._allowed is not None

    @property
    def due(self) -> float | None:
        """When the clock runs out, in seconds since 1970; None if no clock runs."""
        if not self._is_timed:
            return None
        return time.time() + self.asked_at + (self._allowed or 0) - self.loop.time()

    @property
    def is_late(self) -> bool:
        """Whether the time is up, and bots are about to decide."""
        due = self.due
        return due is not None and due <= time.time()

    def continue_clock(self, asked: float, due: float | None, back: float) -> None:
        """Let the clock run on, however often the table sleeps or moves to another process.

        The times are in seconds since 1970: when the question was asked, when its time is up if the
        last process said so, and since when the database works here. A clock that went on while the
        server was away leaves a moment to answer, once.
        """
        allowed = self._allowed
        if allowed is None or (due is None and self.table.phase == "revealing"):
            return
        begun = max(asked, (due or 0) - allowed, back - max(0.0, allowed - LEAST_LEFT))
        self.question = self.table.question_since
        self.asked_at = self.loop.time() - max(0.0, time.time() - begun)
        self._set_alarm()
        self._arrange()

    @property
    def _is_time_up(self) -> bool:
        clock = self.table.plan.clock
        return clock is not None and self.loop.time() >= self.asked_at + clock

    def _time_is_up(self) -> None:
        """Let a bot decide for everyone who has not answered."""
        for seat in self.table.asked:
            self._think(seat, late=not self.table.seats[seat].bot_plays)

    def advise(self, seat: int, tell: Callable[[Advised | None], None]) -> None:
        """Let a bot suggest an action for a seat without playing it."""
        if seat in self.advised:
            raise Problem("too-many-requests", 429)
        self.advised.add(seat)
        self._begin(self._advise(seat, tell))

    async def _advise(self, seat: int, tell: Callable[[Advised | None], None]) -> None:
        try:
            tell(await self.bots.advise(self.table, seat, self.audience.addresses))
        except NotAsked:
            tell(None)
        finally:
            self.advised.discard(seat)

    def _begin(self, thinking: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(thinking)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _think(self, seat: int, late: bool = False) -> None:
        """Let a bot decide for the seat, once per question."""
        since = self.table.asked_since[seat]
        if self.thinking.get(seat) != since:
            self.thinking[seat] = since
            self._begin(self._decide(seat, since, late))

    async def _decide(self, seat: int, since: int, late: bool) -> None:
        """Play a bot's turn, taking a time that does not depend on its cards."""
        begun, pace = self.loop.time(), self.table.plan.pace
        if pace and self.table.undo:
            pace = max(pace, UNDO_SECONDS)
        scripted = self.table.scripted(seat)
        try:
            if scripted:
                chosen = BotDecision(scripted, 0.0)
            else:
                chosen = await self.bots.answer(self.table, seat, self.audience.addresses)
        except NotAsked:
            return
        taken = self.loop.time() - begun
        thought = max(chosen.seconds, self.bots.times.longest(bot_at(self.table, seat)))
        waited = max(0.0, taken - chosen.seconds)
        slot = next_slot(pace, waited, thought, self.table.code)
        await asyncio.sleep(slot - taken)
        wanted = self.thinking.get(seat) == since and not self.broken
        if wanted and self.table.asked_since.get(seat) == since:
            self._let_say(seat, chosen.talk)
            self.commit(entries.Played(seat, chosen.text, late))

    def _let_say(self, seat: int, talk: Talk | None) -> None:
        """Say what a bot wants to say; a stand-in stays silent."""
        if talk is None or not self.table.seats[seat].bot or self.table.plan.talk == "none":
            return
        said = entries.Talked(seat, talk.as_dict())
        if self.bounds.allows(said):
            self.commit(said)
