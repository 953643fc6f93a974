"""All tables of a server: the ones in memory, and loading and unloading the others."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from pyrite.core.chance import new_secret
from pyrite.core.messages import PyriteError
from pyrite.core.version import VERSION
from pyrite.lessons import PUPIL, lessons
from pyrite.protocol.messages import Goodbye
from pyrite.protocol.table import CODE_LENGTH, CODE_LETTERS, Language, MyTable, Plan, TableInfo
from pyrite.server import entries
from pyrite.server.audience import RESTART
from pyrite.server.bot_players import BotPlayers
from pyrite.server.bounds import Bounds
from pyrite.server.database import StorageError
from pyrite.server.entries import Opened
from pyrite.server.finished_games import Replays
from pyrite.server.frames import encoded
from pyrite.server.listing import words_in
from pyrite.server.live_table import LATEST_LOOK, LiveTable
from pyrite.server.origins import Origins
from pyrite.server.ownership import CHANGED, WANTED, GivenAway
from pyrite.server.people import People, forget_at
from pyrite.server.problems import Elsewhere, Problem, problem_data
from pyrite.server.push import Push
from pyrite.server.storage import HERE, HOST, Held, Storage
from pyrite.server.table import Table
from pyrite.server.writer import Writer

log = logging.getLogger(__name__)
IDLE = 30.0  # seconds before a table that nobody watches is unloaded
BACK_IN = 2.0  # seconds before clients of a stopping server reconnect
MOVED = 0.3  # seconds before clients of a table that moves to another process reconnect
PULSE = 0.5  # seconds between two signs of life of a process that shares its database
PATIENCE = 3.0  # seconds to wait for a table that another process gives up
PAUSE = 0.2  # seconds between two attempts to get it
LOOK = 5.0  # seconds between two looks for sleeping tables whose clock has run out
FIRST_LOOK = 30.0  # seconds after the start, when clients have come back to their tables
MOST_DUE = 100
MOST_LISTED = 100
MOST_FORGOTTEN = 200  # tables that are looked up in one step
read_info = msgspec.json.Decoder(TableInfo).decode


class TableRegistry:
    """Opens tables, loads them when needed and unloads idle ones; a server has one."""

    def __init__(self, storage: Storage, bot_processes: int, contact: str = "") -> None:
        self.storage = storage
        self.writer = Writer(storage, asyncio.get_running_loop())
        self.bots = BotPlayers(bot_processes)
        self.awake: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.rematches: dict[str, asyncio.Task[LiveTable]] = {}  # being opened, by old code
        self.rewriting: dict[str, asyncio.Future[None]] = {}  # nobody may load these tables
        self.given_away = GivenAway()
        self.is_stopping = False
        self.replays = Replays(storage, self.bots.workers)
        self.people = People(storage, self.bots.workers)
        self.origins = Origins(storage, self.writer)
        self.push = Push(storage, self.writer, self.origins, contact)
        watches = [self._put_to_sleep(), self._wake_due(), self._note_people()]
        if storage.owned is not None:
            watches.append(self._watch_ownership())
        self.tasks: set[asyncio.Task[None]] = set()
        self.watches = [asyncio.create_task(watch) for watch in watches]

    async def open(
        self,
        plan: Plan,
        host: str,
        before: Iterable[tuple[int, str]] = (),
        seed: int | str | None = None,
        lesson: str | None = None,
        first: str = "",
        faces: dict[str, int] | None = None,
        address: str = "",
    ) -> LiveTable:
        """Open a table; `before` and `seed` belong to a game being continued or taught.

        With several processes, the next request for it may reach another one, so it is let go.
        """
        live = await self._open(plan, host, before, seed, lesson, first, faces, address)
        await self._let_go_of_new(live)
        return live

    async def _open(
        self,
        plan: Plan,
        host: str,
        before: Iterable[tuple[int, str]] = (),
        seed: int | str | None = None,
        lesson: str | None = None,
        first: str = "",
        faces: dict[str, int] | None = None,
        address: str = "",
    ) -> LiveTable:
        self._check_stopping()
        origin = await self.origins.of(address) if plan.public else None
        secret = new_secret().hex()
        opened = Opened(
            plan, host, secret, VERSION, tuple(before), seed, lesson, first, faces or {}
        )
        table = Table(await self._new_code(), opened)
        live = LiveTable(table, self.writer, self.bots, self.push.call)
        live.origin = origin
        self.awake[table.code] = live
        try:
            await live.open()
        except Problem:
            self.awake.pop(table.code, None)
            await self._release(table.code)
            raise
        return live

    async def table(self, code: str, patience: float = PATIENCE) -> LiveTable:
        """Return the table with this code, loading it if necessary.

        Another process may own it. It is asked for the table if there is patience to wait for it.
        """
        self._check_stopping()
        code = code.upper()
        live = self.awake.get(code)
        if live is not None and not live.broken:
            return live
        if len(code) != CODE_LENGTH or not set(code) <= set(CODE_LETTERS):
            raise Problem("table-unknown", 404)
        if code not in self.waking:
            self.waking[code] = asyncio.create_task(self._wake(code, patience))
        return await asyncio.shield(self.waking[code])

    async def rematch(
        self, live: LiveTable, may_open: Callable[[], None], address: str = ""
    ) -> LiveTable:
        """Return a new table with the same players, bots and settings, or the one already opened.

        `may_open` is called before a table is opened and raises a `Problem` to prevent it.
        """
        table = live.table
        if table.next is not None:
            return await self._look_at(table.next)
        if table.phase != "over":
            raise Problem("phase-not-over")
        if table.code not in self.rematches:
            may_open()
            self.rematches[table.code] = asyncio.create_task(self._rematch(live, address))
        return await asyncio.shield(self.rematches[table.code])

    async def _rematch(self, live: LiveTable, address: str) -> LiveTable:
        table = live.table
        try:
            new = await self._open(
                plan_after(table),
                table.opened.host,
                first=table.first,
                faces=table.faces,
                address=address,
            )
            for number, seat in enumerate(table.seats):
                if seat.person is not None and seat.name is not None:
                    await new.do(entries.Sat(number, seat.person, seat.name))
                elif seat.bot is not None and new.table.seats[number].bot != seat.bot:
                    await new.do(entries.BotSat(number, seat.bot))
            await self._let_go_of_new(new)
            await live.do(entries.Followed(new.table.code))
            return new
        finally:
            del self.rematches[table.code]

    async def begin_lesson(
        self, name: str, pupil: str, called: str, lang: Language = "en"
    ) -> LiveTable:
        """Open a lesson table where the pupil is seated and can play immediately."""
        lesson = lessons().get(name)
        if lesson is None:
            raise Problem("lesson-unknown", 404)
        plan = replace(lesson.plan, lang=lang)
        live = await self._open(plan, pupil, lesson.before, lesson.seed, name)
        await live.do(entries.Sat(PUPIL, pupil, called))
        await live.do(entries.Started())
        await self._let_go_of_new(live)
        return live

    async def check_health(self) -> None:
        """Raise a `Problem` if entries are not being stored; retry the database after a failure."""
        self._check_stopping()
        if self.writer.is_failing:
            await self.writer.try_again()
        self.storage.check_there()
        if not self.writer.is_healthy:
            raise Problem("server-not-keeping", 503)

    def listed(self, search: str = "") -> list[TableInfo]:
        """Return public tables, with these words if any, shared out by address; blocks."""
        return [read_info(info) for info in self.storage.listed(words_in(search), MOST_LISTED)]

    async def tables_of(self, person: str) -> list[MyTable]:
        """Return the tables a person opened or has a seat at."""
        found = await asyncio.to_thread(self.storage.held_by, person, MOST_LISTED, HOST)
        return [
            MyTable(read_info(table.info), sorted({*table.seats} - {HOST}), HOST in table.seats)
            for table in found
        ]

    async def forget(self, person: str) -> None:
        """Delete a person: subscriptions, and name and seat at every table.

        At tables that wait for players the seat becomes free, in running games a bot takes it.
        """
        held = await asyncio.to_thread(self.storage.held_by, person, MOST_FORGOTTEN)
        while held:
            for table in held:
                await self._forget_at(person, table)
            held = await asyncio.to_thread(self.storage.held_by, person, MOST_FORGOTTEN)
        await self.push.unsubscribe(person)
        await self.writer.run(self.storage.empty_log)

    async def _forget_at(self, person: str, held: Held) -> None:
        code = held.code
        if held.phase != "over":
            live = None
            with suppress(Problem):  # a table of other rules cannot be played any more
                live = await self.table(code)
            if live is not None:
                await self._leave_seats(live, person)
        async with self._alone_with(code):
            await self._claim(code, PATIENCE)
            await self.writer.run(partial(forget_at, self.storage, person, code))
            if self.storage.owned is not None:
                await self.writer.run(partial(self.storage.owned.tell, CHANGED, code))
            self._drop_cached(code)

    def _drop_cached(self, code: str) -> None:
        """Forget what was made of a table, because a name in it has changed."""
        self.replays.forget(code)
        self.people.forget_table(code)

    @asynccontextmanager
    async def _alone_with(self, code: str) -> AsyncIterator[None]:
        """Unload a table and let nobody load it for the moment; then any process may have it."""
        while code in self.rewriting or code in self.waking:  # waking waits for rewriting, too
            await asyncio.wait([self.rewriting.get(code) or self.waking[code]])
        done = self.rewriting[code] = asyncio.get_running_loop().create_future()
        try:
            await self._unload(code)
            yield
        finally:
            await self._release(code)
            del self.rewriting[code]
            done.set_result(None)

    async def _leave_seats(self, live: LiveTable, person: str) -> None:
        for seat in live.table.seats_of(person):
            if live.table.phase == "playing":
                await live.do(entries.HandedOver(seat, "asked"))
            elif live.table.phase != "over":
                await live.do(entries.LeftSeat(seat))  # refused while the cards are being dealt

    async def _unload(self, code: str) -> None:
        """Close a table once everything is stored; its viewers reconnect by themselves."""
        live = self.awake.get(code)
        if live is None:
            return
        if not live.broken:
            await live.all_kept()
        self._close(code, live)
        await live.all_kept()
        await self._keep_clocks({code: live})

    def _close(self, code: str, live: LiveTable) -> None:
        """Take a table out of memory; its viewers come back to whoever owns it then."""
        self.awake.pop(code, None)
        self.bots.forget(code)
        if self.storage.owned is None:
            live.give_up()
            return
        if not live.broken:
            live.audience.send_all(encoded(Goodbye(problem_data(Elsewhere()), MOVED)))
        live.give_up(RESTART)

    def _check_stopping(self) -> None:
        """Send people to another process, or to the next one, once this one is about to end."""
        if self.is_stopping:
            raise Elsewhere("server-restarts")

    def say_goodbye(self) -> None:
        """Stop all play before a restart and tell clients when to reconnect."""
        self.is_stopping = True
        frame = encoded(Goodbye(problem_data(Problem("server-restarts")), BACK_IN))
        for live in self.awake.values():
            live.rest()
            live.audience.send_all(frame)
            live.audience.close(RESTART)

    async def close(self) -> None:
        """Store pending entries and stop."""
        for watch in self.watches:
            watch.cancel()
        self.push.close()
        await asyncio.to_thread(self.bots.close)
        played = {code: one for code, one in self.awake.items() if one.table.phase == "playing"}
        await self._keep_clocks(played)
        await self.writer.close()
        self.storage.close()

    async def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.awake and await asyncio.to_thread(self.storage.info, code) is None:
                with suppress(Elsewhere):  # another process opens a table with this code
                    await self._claim(code, 0)
                    return code

    async def _wake(self, code: str, patience: float) -> LiveTable:
        try:
            while code in self.rewriting:
                await self.rewriting[code]
            self.writer.mend(code)
            if self.storage.owned and await asyncio.to_thread(self.storage.info, code) is None:
                raise Problem("table-unknown", 404)
            await self._claim(code, patience)
            try:
                table, asked, due, bounds = await asyncio.to_thread(self._read, code)
            except Problem:
                await self._release(code)
                raise
            live = LiveTable(table, self.writer, self.bots, self.push.call, bounds)
            live.continue_clock(asked, due, self.writer.works_since)
            self.awake[code] = live
            return live
        finally:
            del self.waking[code]

    async def _look_at(self, code: str) -> LiveTable:
        """Return a table to read from, without taking it away from another process."""
        if self.storage.owned is None or code in self.awake:
            return await self.table(code)
        table, *_ = await asyncio.to_thread(self._read, code)
        return LiveTable(table, self.writer, self.bots)

    def _read(self, code: str) -> tuple[Table, float, float | None, Bounds]:
        """Load a table, when its question was asked, when its time is up, and what it stores.

        It takes milliseconds and belongs into a thread.
        """
        rows = self.storage.rows(code)
        if not rows:
            raise Problem("table-unknown", 404)
        log = [entries.decode_entry(body) for _, _, body in rows]
        try:
            table = Table.of(code, log)
        except (PyriteError, Problem) as error:
            raise Problem("table-outdated", 410) from error
        sizes = ((entry, at, len(body)) for entry, (_, at, body) in zip(log, rows, strict=True))
        asked = rows[max(0, table.question_since - 1)][1]
        return table, asked, self.storage.due_of(code), Bounds.of(table, sizes)

    # Ownership, if several processes share a database

    async def _claim(self, code: str, patience: float) -> None:
        """Own a table from now on; `Elsewhere` if another process keeps it for too long."""
        owned, insist = self.storage.owned, patience > 0
        while owned is not None and not await self.writer.run(partial(owned.claim, code, insist)):
            if patience <= 0:
                raise Elsewhere
            patience -= PAUSE
            await asyncio.sleep(PAUSE)

    async def _release(self, code: str) -> None:
        if self.storage.owned is not None:
            with suppress(StorageError):  # the session is over and so is the ownership
                await self.writer.run(partial(self.storage.owned.release, code))

    async def _let_go(self, code: str) -> None:
        async with self._alone_with(code):
            pass

    async def _let_go_of_new(self, live: LiveTable) -> None:
        if self.storage.owned is not None:
            await self._let_go(live.table.code)

    async def _watch_ownership(self) -> None:
        """Give signs of life; give up the tables that others want, and all if they are lost."""
        assert self.storage.owned is not None
        while True:
            heard: set[tuple[str, str]] = set()
            try:
                heard = await self.writer.run(self.storage.owned.listen)
                self.writer.note(works=True)
            except StorageError as error:
                self.writer.note(works=False)
                log.warning("the database does not answer: %s", type(error).__name__)
            for code, live in list(self.awake.items()):
                if code not in self.storage.owned.codes and code not in self.rewriting:
                    self._close(code, live)
            for what, code in heard:
                self._begin(self._heed(what, code))
            await asyncio.sleep(PULSE)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _heed(self, what: str, code: str) -> None:
        """Do what another process said about a table."""
        live = self.awake.get(code)
        if what == CHANGED:
            self._drop_cached(code)
        if what == WANTED and live is not None and not (live.is_late or code in self.rewriting):
            now = asyncio.get_running_loop().time()
            if now >= live.woken_at + self.given_away.stay(code, live.audience.seats_here, now):
                self.given_away.note(code, now)
                await self._let_go(code)

    # Sleep, and clocks that run out meanwhile

    async def _put_to_sleep(self) -> None:
        """Unload tables that nobody watches; their entries bring them back."""
        while True:
            await asyncio.sleep(IDLE / 3)
            for code in [code for code, live in self.awake.items() if self._may_sleep(live)]:
                await self._let_sleep(code)

    def _may_sleep(self, live: LiveTable) -> bool:
        is_new = asyncio.get_running_loop().time() - live.idle_since < IDLE
        return not (live.is_watched or live.unkept or live.tasks or is_new)

    async def _let_sleep(self, code: str) -> None:
        live = self.awake.get(code)
        if live is not None and self._may_sleep(live):
            await self._let_go(code)

    async def _keep_clocks(self, tables: Mapping[str, LiveTable]) -> None:
        """Store when the clocks of tables that leave the memory run out."""
        dues = {code: live.due for code, live in tables.items() if code not in self.writer.broken}
        dues = {code: due for code, due in dues.items() if due is not None}
        if dues:
            with suppress(StorageError):  # they are looked at a little later, then
                await self.writer.run(partial(self.storage.set_due, dues))

    async def _note_people(self) -> None:
        """Note where people wait for others, so that these tables are listed first."""
        while True:
            await asyncio.sleep(HERE / 2)
            waiting = [
                code
                for code, live in self.awake.items()
                if live.is_watched and live.table.plan.public and live.table.phase == "lobby"
            ]
            if waiting:
                with suppress(StorageError):  # noted a little later, then
                    await self.writer.run(partial(self.storage.note_people, waiting))

    async def _wake_due(self) -> None:
        """Wake sleeping tables whose clock has run out, so that a bot decides."""
        await asyncio.sleep(FIRST_LOOK)
        while True:
            try:
                await self._look_for_due()
            except StorageError as error:
                log.warning("cannot look at the clocks: %s", type(error).__name__)
            except Exception:  # one table must not stop all clocks
                log.exception("a table with a clock failed")
            await asyncio.sleep(LOOK)

    async def _look_for_due(self) -> None:
        now = time.time()
        found = await asyncio.to_thread(self.storage.due, now, MOST_DUE)
        awake = [code for code in found if code in self.awake]
        if awake:  # they run their clocks themselves, unless this process dies
            dues = dict.fromkeys(awake, now + LATEST_LOOK)
            await self.writer.run(partial(self.storage.set_due, dues))
        for code in set(found) - set(awake):
            try:
                await self.table(code, patience=0)
            except Elsewhere:
                pass  # its owner looks at it
            except Problem:  # it cannot be played any more
                with suppress(Elsewhere):
                    await self._claim(code, 0)
                    await self.writer.run(partial(self.storage.set_due, {code: None}))
                    await self._release(code)


def plan_after(table: Table) -> Plan:
    """Return the plan for a rematch: the same plan, or the default plan after a lesson."""
    plan = table.plan
    is_lesson = table.opened.lesson is not None
    return Plan(seats=plan.seats, bots=plan.bots, lang=plan.lang) if is_lesson else plan
