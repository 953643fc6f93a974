"""All tables of a server: the ones in memory, and loading and unloading the others."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

import msgspec
from msgspec.structs import replace

from pyrite.core.chance import new_secret
from pyrite.core.messages import PyriteError
from pyrite.core.version import VERSION
from pyrite.protocol.messages import Goodbye
from pyrite.protocol.table import CODE_LENGTH, CODE_LETTERS, Language, MyTable, Plan, TableInfo
from pyrite.server import entries
from pyrite.server.audience import RESTART
from pyrite.server.bot_players import BotPlayers
from pyrite.server.entries import Opened
from pyrite.server.finished_games import Replays
from pyrite.server.frames import encoded
from pyrite.server.live_table import LiveTable
from pyrite.server.people import People, forget_at
from pyrite.server.plans import PUPIL, lessons
from pyrite.server.problems import Problem, problem_data
from pyrite.server.push import Push
from pyrite.server.storage import HOST, Held, Storage
from pyrite.server.table import Table
from pyrite.server.writer import Writer

IDLE = 30.0  # seconds before a table that nobody watches is unloaded
BACK_IN = 2.0  # seconds before clients of a stopping server reconnect
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
        self.replays = Replays(storage, self.bots.workers)
        self.people = People(storage, self.bots.workers)
        self.push = Push(storage, self.writer, contact)
        self.night_watch = asyncio.create_task(self._put_to_sleep())

    async def open(
        self,
        plan: Plan,
        host: str,
        before: Iterable[tuple[int, str]] = (),
        seed: int | str | None = None,
        lesson: str | None = None,
        first: str = "",
        faces: dict[str, int] | None = None,
    ) -> LiveTable:
        """Open a table; `before` and `seed` belong to a game being continued or taught."""
        secret = new_secret().hex()
        opened = Opened(
            plan, host, secret, VERSION, tuple(before), seed, lesson, first, faces or {}
        )
        table = Table(await self._new_code(), opened)
        live = LiveTable(table, self.writer, self.bots, self.push.call)
        self.awake[table.code] = live
        try:
            await live.open()
        except Problem:
            self.awake.pop(table.code, None)
            raise
        return live

    async def table(self, code: str) -> LiveTable:
        """Return the table with this code, loading it if necessary."""
        code = code.upper()
        live = self.awake.get(code)
        if live is not None and not live.broken:
            return live
        if len(code) != CODE_LENGTH or not set(code) <= set(CODE_LETTERS):
            raise Problem("table-unknown", 404)
        if code not in self.waking:
            self.waking[code] = asyncio.create_task(self._wake(code))
        return await asyncio.shield(self.waking[code])

    async def rematch(self, live: LiveTable, may_open: Callable[[], None]) -> LiveTable:
        """Return a new table with the same players, bots and settings, or the one already opened.

        `may_open` is called before a table is opened and raises a `Problem` to prevent it.
        """
        table = live.table
        if table.next is not None:
            return await self.table(table.next)
        if table.phase != "over":
            raise Problem("phase-not-over")
        if table.code not in self.rematches:
            may_open()
            self.rematches[table.code] = asyncio.create_task(self._rematch(live))
        return await asyncio.shield(self.rematches[table.code])

    async def _rematch(self, live: LiveTable) -> LiveTable:
        table = live.table
        try:
            new = await self.open(
                plan_after(table), table.opened.host, first=table.first, faces=table.faces
            )
            for number, seat in enumerate(table.seats):
                if seat.person is not None and seat.name is not None:
                    await new.do(entries.Sat(number, seat.person, seat.name))
                elif seat.bot is not None and new.table.seats[number].bot != seat.bot:
                    await new.do(entries.BotSat(number, seat.bot))
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
        live = await self.open(plan, pupil, lesson.before, lesson.seed, name)
        await live.do(entries.Sat(PUPIL, pupil, called))
        await live.do(entries.Started())
        return live

    async def check_health(self) -> None:
        """Raise a `Problem` if entries are not being stored; retry the database after a failure."""
        if self.writer.is_failing:
            await self.writer.try_again()
        self.storage.check_there()
        if not self.writer.is_healthy:
            raise Problem("server-not-keeping", 503)

    async def listed(self) -> list[TableInfo]:
        """Return public tables: those waiting for players, then those being played."""
        found: list[bytes] = []
        for phase in ("lobby", "playing"):
            found += await asyncio.to_thread(self.storage.listed, phase, MOST_LISTED)
        return [read_info(info) for info in found[:MOST_LISTED]]

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
        done = self.rewriting[code] = asyncio.get_running_loop().create_future()
        try:
            if code in self.waking:
                await asyncio.wait([self.waking[code]])
            await self._unload(code)
            await self.writer.run(partial(forget_at, self.storage, person, code))
            self.replays.forget(code)
            self.people.forget_table(code)
        finally:
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
        live = self.awake.pop(code, None)
        if live is None:
            return
        live.give_up()
        await live.all_kept()
        self.bots.forget(code)

    def say_goodbye(self) -> None:
        """Stop all play before a restart and tell clients when to reconnect."""
        frame = encoded(Goodbye(problem_data(Problem("server-restarts")), BACK_IN))
        for live in self.awake.values():
            live.rest()
            live.audience.send_all(frame)
            live.audience.close(RESTART)

    async def close(self) -> None:
        """Store pending entries and stop."""
        self.night_watch.cancel()
        self.push.close()
        await asyncio.to_thread(self.bots.close)
        await self.writer.close()
        self.storage.close()

    async def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.awake and await asyncio.to_thread(self.storage.info, code) is None:
                return code

    async def _wake(self, code: str) -> LiveTable:
        try:
            if code in self.rewriting:
                await self.rewriting[code]
            self.writer.mend(code)
            table = await asyncio.to_thread(self._read, code)
            live = LiveTable(table, self.writer, self.bots, self.push.call)
            self.awake[code] = live
            return live
        finally:
            del self.waking[code]

    def _read(self, code: str) -> Table:
        """Load a table in a thread, because a long game takes milliseconds."""
        log = self.storage.log(code)
        if not log:
            raise Problem("table-unknown", 404)
        try:
            return Table.of(code, log)
        except (PyriteError, Problem) as error:
            raise Problem("table-outdated", 410) from error

    async def _put_to_sleep(self) -> None:
        """Unload tables that nobody watches; their entries bring them back."""
        while True:
            await asyncio.sleep(IDLE / 3)
            for code in list(self.awake):
                self._let_sleep(code)

    def _let_sleep(self, code: str) -> None:
        live = self.awake[code]
        is_new = asyncio.get_running_loop().time() - live.idle_since < IDLE
        if not (live.is_watched or live.unkept or is_new):
            live.give_up()  # closes remaining references, so that a table never exists twice
            self.bots.forget(code)
            del self.awake[code]


def plan_after(table: Table) -> Plan:
    """Return the plan for a rematch: the same plan, or the default plan after a lesson."""
    plan = table.plan
    is_lesson = table.opened.lesson is not None
    return Plan(seats=plan.seats, bots=plan.bots, lang=plan.lang) if is_lesson else plan
