"""A table with people around it: what happens is kept, then told; bots and clocks play too."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from pyrite.core.feed import Feed, Viewer
from pyrite.protocol.messages import Presence, Said, TableChanged
from pyrite.server import entries
from pyrite.server.bot_players import STAND_IN, Advised, Answer, BotPlayers
from pyrite.server.entries import AnyEntry, encode_entry
from pyrite.server.frames import Frames, encode, encoded, news, welcome
from pyrite.server.outbox import SPOILT, Outbox
from pyrite.server.problems import Problem
from pyrite.server.storage import HOST, Row, Write
from pyrite.server.table import Table
from pyrite.server.timing import next_slot
from pyrite.server.writer import Writer

RECENT = 16  # entries that who was away for a moment is sent again
UNLISTED = frozenset((entries.Played, entries.Talked))  # do not change how a table is found
WhenKept = Callable[[bool], None]
Question = tuple[int, int]  # the seat that is asked, and since which version


def _ignore(kept: bool) -> None:
    """Nobody waits for it."""


class LiveTable:
    """Everything here runs in the event loop; nothing of it waits, but for bots."""

    def __init__(self, table: Table, writer: Writer, bots: BotPlayers) -> None:
        self.table = table
        self.writer = writer
        self.bots = bots
        self.loop = asyncio.get_running_loop()
        everybody: tuple[Viewer, ...] = (*range(len(table.seats)), None)
        self.viewers: dict[Viewer, set[Outbox]] = {viewer: set() for viewer in everybody}
        self.feed = self._new_feed()
        self.recent: deque[tuple[int, Frames]] = deque(maxlen=RECENT)
        self.unkept = 0
        self.when_all_kept: list[Callable[[], None]] = []
        self.broken = False
        self.thinking: dict[int, int] = {}  # seats a bot thinks for, since which version
        self.advised: set[int] = set()  # seats a bot thinks about, for whoever sits there
        self.tasks: set[asyncio.Task[None]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.due: dict[Question, float] = {}  # until when people must have answered
        self.away: dict[int, asyncio.TimerHandle] = {}
        self.idle_since = self.loop.time()

    # What happens

    def open(self, when_kept: WhenKept) -> None:
        """Keep the first entry of a new table."""
        self._keep(self.table.opened, {}, when_kept)

    def commit(self, entry: AnyEntry, when_kept: WhenKept = _ignore) -> None:
        """Let it happen: refuse it, or keep it and then tell everybody."""
        if self.broken:
            raise Problem("table-not-kept", 503)
        self.table.do(entry)
        if isinstance(entry, entries.TookBack):
            self.thinking.pop(entry.seat, None)  # whatever the bot thinks of, the person decides
        self._keep(entry, self._frames(entry), when_kept)
        self._arrange()

    def _frames(self, entry: AnyEntry) -> Frames:
        """What viewers are sent of it."""
        table = self.table
        if isinstance(entry, entries.Played) and self.feed is not None:
            return news(table.version, self.feed.update())
        if isinstance(entry, entries.Started):
            self.feed = self._new_feed()
            return {viewer: welcome(table, viewer, history=True) for viewer in self._told()}
        if isinstance(entry, entries.Talked):
            talk = table.talk[-1]
            frame = encoded(Said(table.version, talk.as_dict(), talk.message().as_dict()))
        else:
            frame = encoded(TableChanged(table.version, table.info()))
        return dict.fromkeys(self.viewers, frame)

    def _new_feed(self) -> Feed | None:
        state = self.table.state
        return None if state is None else Feed(state, self._told())

    def _told(self) -> list[Viewer]:
        """Who is told of the game: people, also those who are away, and who watches now."""
        seats = enumerate(self.table.seats)
        told: list[Viewer] = [number for number, seat in seats if seat.person is not None]
        return [*told, None] if self.viewers[None] else told

    def _keep(self, entry: AnyEntry, frames: Frames, when_kept: WhenKept) -> None:
        self.unkept += 1
        version = self.table.version
        write = Write(self.table.code, version, encode_entry(entry), self._new_row(entry))
        self.writer.put(write, partial(self._answered, version, frames, when_kept))

    def _new_row(self, entry: AnyEntry) -> Row | None:
        """The index of the table, if it may have changed."""
        table = self.table
        if type(entry) in UNLISTED and table.phase == "playing":
            return None
        seats = enumerate(table.seats)
        people = {(seat.person, number) for number, seat in seats if seat.person is not None}
        people.add((table.opened.host, HOST))
        info = encode(table.info())
        return Row(table.phase, table.plan.public, info, frozenset(people))

    def _answered(self, version: int, frames: Frames, when_kept: WhenKept, kept: bool) -> None:
        self.unkept -= 1
        self.idle_since = self.loop.time()
        when_kept(kept)
        if not kept:
            self.give_up()
        if kept and not self.broken:
            self.recent.append((version, frames))
            for viewer, outboxes in self.viewers.items():
                for outbox in outboxes:
                    outbox.put(frames[viewer])
        while self.when_all_kept and not self.unkept:  # who comes may do something at once
            self.when_all_kept.pop(0)()

    def give_up(self) -> None:
        """Nothing more happens here: let everybody come again to what is kept."""
        self.broken = True
        self.rest()
        for outboxes in self.viewers.values():
            for outbox in outboxes:
                outbox.close(SPOILT)

    def once_kept(self, then: Callable[[], None]) -> None:
        """Do this when nothing is known here that is not kept yet."""
        if self.unkept:
            self.when_all_kept.append(then)
        else:
            then()

    # Who is here

    def join(
        self, outbox: Outbox, viewer: Viewer, version: int | None, history: bool = False
    ) -> None:
        """A connection takes its place and is sent what it lacks."""
        if self.broken:
            outbox.close(SPOILT)
            return
        frames = self._tail(viewer, version)
        for frame in [welcome(self.table, viewer, history)] if frames is None else frames:
            outbox.put(frame)
        self.viewers[viewer].add(outbox)
        if viewer is not None:
            self._returned(viewer)
        elif self.feed is not None:
            self.feed.add(viewer)
        self._tell_presence()
        self._arrange()

    def _tail(self, viewer: Viewer, version: int | None) -> list[bytes] | None:
        """What came after a version; None if that is too long ago."""
        newest = self.table.version
        if version is None or not newest - len(self.recent) <= version <= newest:
            return None
        tail = [frames.get(viewer) for number, frames in self.recent if number > version]
        return [frame for frame in tail if frame is not None] if None not in tail else None

    def leave(self, outbox: Outbox, viewer: Viewer) -> None:
        """A connection is gone."""
        self.viewers[viewer].discard(outbox)
        self.idle_since = self.loop.time()
        if viewer is not None and not self.viewers[viewer]:
            self._gone(viewer)
        elif self.feed is not None and not self.viewers[viewer]:
            self.feed.remove(viewer)
        self._tell_presence()

    @property
    def is_watched(self) -> bool:
        """Is anybody connected?"""
        return any(self.viewers.values())

    def people_here(self) -> list[int]:
        """The seats whose people are connected and play themselves."""
        seats = enumerate(self.table.seats)
        return [n for n, seat in seats if seat.person and self.viewers[n] and not seat.stand_in]

    def _tell_presence(self) -> None:
        seconds = self.alarm.when() - self.loop.time() if self.alarm else None
        here = [bool(self.viewers[seat]) for seat in range(len(self.table.seats))]
        frame = encoded(Presence(here, len(self.viewers[None]), seconds))
        for outboxes in self.viewers.values():
            for outbox in outboxes:
                outbox.put(frame)

    def _returned(self, seat: int) -> None:
        timer = self.away.pop(seat, None)
        if timer is not None:
            timer.cancel()
        if self.table.phase == "playing" and self.table.seats[seat].stand_in == "away":
            self.commit(entries.TookBack(seat))

    def _gone(self, seat: int) -> None:
        if seat not in self.away and self.table.phase == "playing":
            grace = self.table.plan.grace
            self.away[seat] = self.loop.call_later(grace, self._stayed_away, seat)

    def _stayed_away(self, seat: int) -> None:
        self.away.pop(seat, None)
        plays_himself = not self.table.seats[seat].bot_plays
        if self.table.phase == "playing" and plays_himself and self.is_watched and not self.broken:
            self.commit(entries.HandedOver(seat, "away"))

    # Bots and clocks

    def rest(self) -> None:
        """Let no bot think and no clock run."""
        for timer in (*self.away.values(), *([self.alarm] if self.alarm else [])):
            timer.cancel()
        self.away, self.alarm, self.due = {}, None, {}
        for task in self.tasks:
            task.cancel()
        self.thinking = {}

    def _arrange(self) -> None:
        """Bots begin to think, the clock begins to run; only while somebody watches."""
        if not self.is_watched or self.broken:
            return
        table = self.table
        for seat in table.asked:
            if table.seats[seat].bot_plays:
                self._think(seat)
            elif not self.viewers[seat]:
                self._gone(seat)
        self._set_alarm()

    def _set_alarm(self) -> None:
        """People have so much time for each question, whatever others answer meanwhile."""
        clock, before = self.table.plan.clock, self.due
        if clock is None:
            return
        asked = self.table.asked_since.items() if self.table.phase == "playing" else ()
        people = [(s, since) for s, since in asked if not self.table.seats[s].bot_plays]
        end = self.loop.time() + clock
        self.due = {question: before.get(question, end) for question in people}
        if self.due != before:
            self._wind_alarm()
        if self.due.keys() - before.keys():
            self._tell_presence()

    def _wind_alarm(self) -> None:
        """It rings when the next of those who are asked has no time left."""
        if self.alarm:
            self.alarm.cancel()
        now = self.loop.time()
        left = [due for due in self.due.values() if due > now]
        self.alarm = self.loop.call_at(min(left), self._time_is_up) if left else None

    def _time_is_up(self) -> None:
        """A bot decides for those who have not."""
        now = self.loop.time()
        for (seat, _), due in self.due.items():
            if due <= now:
                self._think(seat)
        self._wind_alarm()

    def advise(self, seat: int, tell: Callable[[Advised | None], None]) -> None:
        """Let a bot think about what the seat is asked, but do nothing."""
        if seat in self.advised:
            raise Problem("too-many-requests", 429)
        self.advised.add(seat)
        self._begin(self._advise(seat, tell))

    async def _advise(self, seat: int, tell: Callable[[Advised | None], None]) -> None:
        try:
            tell(await self.bots.advise(self.table, seat))
        finally:
            self.advised.discard(seat)

    def _begin(self, thinking: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(thinking)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _think(self, seat: int) -> None:
        """Let a bot decide what the seat is asked now, once."""
        since = self.table.asked_since[seat]
        if self.thinking.get(seat) != since:
            self.thinking[seat] = since
            self._begin(self._decide(seat, since))

    async def _decide(self, seat: int, since: int) -> None:
        """A bot's turn takes a time that does not depend on its cards."""
        begun = self.loop.time()
        scripted = self.table.scripted(seat)
        answer = Answer(scripted, 0.0) if scripted else await self.bots.answer(self.table, seat)
        longest = self.bots.longest[self.table.seats[seat].bot or STAND_IN]
        taken = self.loop.time() - begun
        slot = next_slot(self.table.plan.pace, taken, longest, self.table.code)
        await asyncio.sleep(slot - taken)
        wanted = self.thinking.get(seat) == since and not self.broken
        if wanted and self.table.asked_since.get(seat) == since:
            self._speak(seat, answer)
            self.commit(entries.Played(seat, answer.text))

    def _speak(self, seat: int, answer: Answer) -> None:
        """A bot may talk, where the table allows it; what stands in for a person is silent."""
        if answer.talk and self.table.seats[seat].bot and self.table.plan.talk != "none":
            self.commit(entries.Talked(seat, answer.talk.as_dict()))
