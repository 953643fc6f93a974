"""Work outside the event loop is shared fairly, and a dead process is replaced once."""

import asyncio
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
from server.conftest import NewServer
from server.inside import house, say, started
from server.player import Person, Player
from server.running import Server
from server.test_around_the_game import until
from server.test_sleeping import play_at_random

from pyrite.bots import BOTS
from pyrite.bots.levels import RandomBot
from pyrite.bots.tempers import TEMPERS
from pyrite.core.actions import Action
from pyrite.core.faces import temper_of
from pyrite.server import bot_players, entries, finished_games, workers
from pyrite.server.bot_players import Heard, Question, answer
from pyrite.server.finished_games import MOST_WANTED
from pyrite.server.network.connection import Connection
from pyrite.server.network.visitor import Account, Limits
from pyrite.server.problems import TooMany
from pyrite.server.workers import Worker

CROWD = 4  # tables of one address
STALL = 0.3  # seconds


class Watcher(Player):
    """Looks on from an address of its own and counts what the bots of a table do."""

    moves = 0

    def __init__(self, server: Server, address: str, *bots: str) -> None:
        person = Person(server)
        code = person.open(seats=len(bots), bots=bots, pace=0)
        person.start(code)
        super().__init__(person, code, None)
        self.address = address

    async def follow(self) -> None:
        """Until nobody wants to know any more."""
        self.socket = await self.person.socket(self.code, local_addr=(self.address, 0))
        await self.send(type="hello", seat=None)
        while True:
            if (await self.next(60))["type"] == "news":
                self.moves += 1


def bot_processes(server: Server) -> list[int]:
    """The processes in which bots of this server think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:  # it ended meanwhile
            continue
        if parent == server.process.pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return found


async def counted(watchers: Sequence[Watcher], enough: Callable[[], bool]) -> None:
    """Look on until enough has happened."""
    following = [asyncio.create_task(watcher.follow()) for watcher in watchers]
    try:
        while not enough():
            assert not [task for task in following if task.done()], "everybody is served"
            await asyncio.sleep(0.01)
    finally:
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        await asyncio.gather(*(watcher.leave() for watcher in watchers))


def moves(watchers: Sequence[Watcher]) -> int:
    """What was done at these tables."""
    return sum(watcher.moves for watcher in watchers)


def test_quick_bots_do_not_wait_for_slow_ones(new_server: NewServer) -> None:
    server = new_server()
    crowd = [Watcher(server, "127.0.0.1", *["hard"] * 3) for _ in range(CROWD)]
    easy = Watcher(server, "127.0.0.2", *["easy"] * 3)
    at_first: list[int] = []

    def enough() -> bool:
        if easy.moves and not at_first:
            at_first.append(moves(crowd))
        return easy.moves > 10 and moves(crowd) > 0

    asyncio.run(counted([*crowd, easy], enough))
    assert moves(crowd) - at_first[0] < 20, "in one queue it would be 40"


def test_addresses_take_turns_however_much_one_of_them_wants() -> None:
    """And who gives up waiting holds nobody up."""
    done: list[str] = []

    async def course() -> None:
        worker = Worker()

        async def want(*addresses: str) -> None:
            done.append(await worker.run(addresses, lambda: addresses[0], str))

        crowd = [asyncio.create_task(want("crowd")) for _ in range(9)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(want(*one)) for one in (("a",), ("a",), ("b", "crowd"))]
        await asyncio.sleep(0)
        crowd[3].cancel()
        await asyncio.gather(*crowd, *others, return_exceptions=True)
        assert not worker.is_taken
        assert not worker.waiting
        await asyncio.to_thread(worker.close)

    asyncio.run(course())
    assert done == ["crowd", "a", "b", "crowd", "a", *["crowd"] * 6]


def test_a_killed_process_is_replaced_once(new_server: NewServer) -> None:
    server = new_server()
    tables = [Watcher(server, "127.0.0.1", *["hard"] * 3) for _ in range(4)]
    killed: list[int] = []

    def enough() -> bool:
        if not killed and moves(tables) > 0:
            killed.extend(bot_processes(server))
            for process in killed:
                os.kill(process, signal.SIGKILL)
        return bool(killed) and all(table.moves > 0 for table in tables)

    asyncio.run(counted(tables, enough))
    assert len(killed) == 1
    assert len(bot_processes(server)) == 1


async def test_bots_think_for_those_who_play(tmp_path: Path) -> None:
    """A watcher who has worn out the patience for its address does not slow the table."""
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        seats = {"watcher": None, "ann": 0, "bo": 1}
        found = []
        for address, seat in seats.items():
            person = Connection(live, f"p{seat}", Account(Limits(), address))
            say(person, type="hello", seat=seat)
            found.append(live.audience.addresses)
        assert found == [{"watcher"}, {"ann"}, {"ann", "bo"}]


class StalledBot(RandomBot):
    """Its process is held up in the middle of a thought."""

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        """Late, though nothing was weighed."""
        time.sleep(STALL)
        return super().choose(view, actions, rng)


def test_a_stall_is_not_a_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or all bots of that kind would take as long."""
    monkeypatch.setitem(BOTS, "random", StalledBot)
    monkeypatch.setattr("pyrite.server.bot_players.HELD_UP", STALL / 2)

    async def course() -> Question:
        async with house(tmp_path) as inn:
            live = await started(inn, seats=3, bots=["random"] * 3)
            return Question.of(live.table, live.table.asked[0], Heard())

    found = answer(asyncio.run(course()))
    assert found is not None
    assert found.seconds < STALL


async def test_a_bot_has_the_temper_of_its_face_and_a_stand_in_has_none(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3, bots=["medium"] * 3)
        seat = live.table.asked[0]
        place = live.table.seats[seat]
        question = Question.of(live.table, seat, Heard())
        answer(question)
        found: Any = bot_players._seated[question.key][0]
        assert place.face is not None
        assert found.mood.temper is TEMPERS[temper_of(place.face)]
        place.bot, place.person = None, "person"
        assert Question.of(live.table, seat, Heard()).face is None


@pytest.mark.deep
async def test_the_trained_level_thinks_in_its_process_as_it_would_here(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3, bots=["master"] * 3)
        seat = live.table.asked[0]
        there = await inn.bots.answer(live.table, seat)
        here = answer(Question.of(live.table, seat, Heard()))
        assert here is not None
        assert there.text == here.text
        assert there.seconds > 0, "a bot that failed is replaced by luck, in no time"


async def test_a_process_that_died_with_nothing_to_do_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PROCESSES", multiprocessing.get_context("spawn"))
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        advised: list[Any] = []
        for _ in range(2):
            live.advise(live.table.asked[0], advised.append)
            await until(lambda: not live.advised)
            for child in multiprocessing.active_children():
                if isinstance(child, SpawnProcess):
                    child.kill()
                    child.join()
        assert all(advised)


def test_a_replay_is_built_once_and_few_for_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[Any] = []
    run = Worker.run

    async def counting(self: Worker, addresses: Any, prepare: Any, work: Any) -> Any:
        built.append(prepare())
        return await run(self, addresses, prepare, work)

    monkeypatch.setattr(Worker, "run", counting)

    async def course() -> None:
        async with house(tmp_path) as inn:
            live = await started(inn, seats=3, rounds=1)
            play_at_random(live, 1_000)
            await live.all_kept()
            find = partial(inn.replays.find, live.table)
            same = await asyncio.gather(*(find((0, False), "a") for _ in range(9)))
            assert await find((0, False), "b") == same[0]
            assert (len(set(same)), len(built)) == (1, 1)
            await live.do(entries.Talked(1, {"kind": "deny"}))
            assert await find((0, False), "a") != same[0], "what was said afterwards belongs to it"
            many = [find((seat, shown), "a") for seat in (0, 1, 2, None) for shown in (True, False)]
            other = find((2, True), "b")
            *found, others = await asyncio.gather(*many, other, return_exceptions=True)
            refused = [one for one in found if isinstance(one, TooMany)]
            assert len(refused) == len(many) - 1 - MOST_WANTED, "one of them was built before"
            assert isinstance(others, bytes)
            monkeypatch.setattr(finished_games, "MOST_BYTES", len(others) + 1)
            await find((None, False), "c")
            assert 0 < inn.replays.size <= len(others) + 1
            assert inn.replays.size == sum(map(len, inn.replays.kept.values()))

    asyncio.run(course())
