"""A full disk, a locked database, a slow reader, a storm of reconnects, two tabs, garbage."""

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from server.conftest import NewServer
from server.inside import FailingStorage, connected, house, say, sent, started
from server.kept import check, log_of
from server.player import Player, seated
from websockets.exceptions import ConnectionClosed

from pyrite.server import entries, table_registry
from pyrite.server.audience import MOST_BYTES, SLOW, SPOILT
from pyrite.server.live_table import LiveTable
from pyrite.server.network.connection import Connection
from pyrite.server.network.wire import serve_socket

FULL_AFTER_20_PAGES = """
from sqlalchemy import Engine, event
event.listen(Engine, "connect", lambda it, _: it.execute("PRAGMA max_page_count=20"))
"""


async def all_kept(live: LiveTable) -> None:
    """Wait until the writer has answered everything."""
    while live.unkept:
        await asyncio.sleep(0.001)


def play_any(one: Connection, live: LiveTable, id: int) -> None:
    """The seat that is asked does the first thing it may."""
    assert live.table.state is not None
    seat = live.table.asked[0]
    text = live.table.state.actions(seat)[0].text
    say(one, type="act", action=text, version=live.table.version, id=id)


async def test_what_a_full_disk_does_not_keep_is_not_told(tmp_path: Path) -> None:
    """Everybody is let go, comes again, and finds the table as it was kept; then it goes on."""
    async with house(tmp_path) as inn:
        assert isinstance(inn.storage, FailingStorage)
        live = await started(inn, seats=3)
        asked = live.table.asked[0]
        players = [connected(live, seat) for seat in range(3)]
        for player in players:
            sent(player)
        kept = live.table.version
        inn.storage.fails = True
        play_any(players[asked], live, 5)
        await all_kept(live)
        answers = [sent(player) for player in players]
        assert [m["type"] for m in answers[asked]] == ["refused"]
        assert answers[asked][0]["problem"]["id"] == "table-not-kept"
        assert not any(a for seat, a in enumerate(answers) if seat != asked)
        assert {player.outbox.closed_with for player in players} == {SPOILT}
        inn.storage.fails = False
        again = await inn.table(live.table.code)
        assert again is not live
        assert again.table.version == kept
        one = connected(again, asked)
        play_any(one, again, 6)
        await all_kept(again)
        assert "done" in [message["type"] for message in sent(one)]


async def test_a_table_that_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        assert isinstance(inn.storage, FailingStorage)
        inn.storage.fails = True
        with pytest.raises(table_registry.Problem, match="table-not-kept"):
            await inn.open(table_registry.Plan(), "somebody")
        assert inn.awake == {}


async def talk_for_ever(player: Player) -> None:
    """As long as it is kept."""
    while True:
        await player.say(f"{len(player.talks)} {'x' * 200}")
        await player.until("done")


def test_a_really_full_database(new_server: NewServer) -> None:
    """SQLite itself says that there is no room; the server stays up and says so."""
    server = new_server(prelude=FULL_AFTER_20_PAGES)
    code, people = seated(server, 3, seats=3, talk="text")

    async def course() -> None:
        players = [Player(person, code, seat) for seat, person in enumerate(people)]
        for player in players:
            await player.join()
            await player.until("presence")
        with pytest.raises(ConnectionClosed) as closed:
            await talk_for_ever(players[0])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SPOILT
        last = players[0].version
        await players[0].join()
        await players[0].until("presence")
        assert players[0].version == last, "the table is there as it was kept"
        for player in players:
            await player.leave()
        check(log_of(server.database, code), players)

    asyncio.run(course())
    assert server.http.get("/api/health").status_code == 200


def test_a_locked_database_makes_wait_and_loses_nothing(new_server: NewServer) -> None:
    server = new_server()
    code, people = seated(server, 3, seats=3)
    locked, go = threading.Event(), threading.Event()

    def lock() -> None:
        connection = sqlite3.connect(server.database.removeprefix("sqlite:///"))
        connection.execute("BEGIN IMMEDIATE")
        locked.set()
        go.wait(20)
        connection.rollback()
        connection.close()

    async def course() -> None:
        players = [Player(person, code, seat) for seat, person in enumerate(people)]
        for player in players:
            await player.join()
            await player.until("presence")
        asked = next(player for player in players if player.actions)
        thread = threading.Thread(target=lock)
        thread.start()
        await asyncio.to_thread(locked.wait, 20)
        await asked.act_if_asked()
        await asked.send(type="ping", id=3)
        await asked.until("pong")
        assert not asked.done, "not kept yet, and the loop goes on"
        go.set()
        await asked.until("news")
        assert asked.done
        thread.join()
        for player in players:
            await player.leave()

    asyncio.run(course())


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_a_clock_that_jumps_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Who asks for the time of day in between: order, clocks and limits do not depend on it."""
    real = time.time

    async def course() -> None:
        async with house(tmp_path) as inn:
            live = await started(inn, seats=3, clock=5)
            one = connected(live, live.table.asked[0])
            due = live.alarm.at
            assert due is not None
            monkeypatch.setattr(time, "time", lambda: real() + jump)
            version = live.table.version
            play_any(one, live, 1)
            assert live.alarm.at is not None
            assert live.alarm.at - due < 5
            await all_kept(live)
            assert len(inn.storage.log(live.table.code)) == version + 1
            again = table_registry.Table.of(live.table.code, inn.storage.log(live.table.code))
            assert again.version == live.table.version

    asyncio.run(course())


async def never(*_: object) -> dict[str, str]:
    """Neither reads nor says anything."""
    await asyncio.Event().wait()
    return {}


class FullWire:
    """Takes nothing."""

    is_cut = False

    def __init__(self, viewers: set[Any]) -> None:
        self.viewers = viewers

    def cut(self) -> None:
        """Note it, and that the connection does not watch any more."""
        self.is_cut = True
        assert self.outbox not in self.viewers, "its place is free, though its last frame is stuck"

    def attach(self, listener: Connection) -> None:
        """Remember who is connected."""
        self.outbox = listener.outbox

    def detach(self) -> None:
        """There is nothing to let go of."""


def test_who_stops_reading_is_dropped_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pyrite.server.network.wire.LAST_WORDS", 0.02)

    async def course() -> None:
        async with house(tmp_path) as inn:
            live = await started(inn, seats=3)
            wire: Any = FullWire(live.viewers[0])
            slow, other = connected(live, 0), connected(live, 1)
            running = asyncio.create_task(serve_socket(slow, wire, never, never))
            await asyncio.sleep(0.01)  # both directions wait now
            assert slow.outbox in live.viewers[0]
            for _ in range(MOST_BYTES // 10_000 + 2):
                slow.outbox.put(b"x" * 10_000)
            assert slow.outbox.closed_with == SLOW
            sent(other)
            play_any(connected(live, live.table.asked[0]), live, 1)
            await all_kept(live)
            assert "news" in [message["type"] for message in sent(other)]
            await running
            assert wire.is_cut, "no socket is left that nobody reads"

    asyncio.run(course())


async def test_who_is_gone_before_the_welcome_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        live.commit(entries.Talked(1, {"kind": "deny"}))
        connected(live, 0).leave()
        await all_kept(live)
        assert not live.is_watched
