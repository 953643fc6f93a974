"""Several processes on one PostgreSQL: a table belongs to one of them, whatever happens."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest
import uvloop
from server.cluster import postgresql
from server.kept import check, log_of
from server.player import GONE, Person, Player, seated
from server.processes import can_share, end_sessions
from server.running import Server
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from pyrite.cli.app import app
from pyrite.protocol.table import CODE_LETTERS
from pyrite.server.entries import Played
from pyrite.server.ownership import FORGOTTEN, LONGEST_STAY, STAY, GivenAway, NotOwned, number_of
from pyrite.server.sending import Sending
from pyrite.server.storage import Listing, Row, Storage, Write
from pyrite.server.writer import Writer


def test_codes_have_numbers_of_their_own_that_fit_into_a_lock() -> None:
    first, last = CODE_LETTERS[0] * 6, CODE_LETTERS[-1] * 6
    assert number_of(first) == 0
    assert number_of(last) == len(CODE_LETTERS) ** 6 - 1 < 2**31
    assert number_of("AAAAAB") != number_of("AAAABA")


def test_a_table_stays_longer_each_time_where_its_players_are() -> None:
    given, now = GivenAway(), 1_000.0
    assert given.stay("AAAAAA", 5, now) == STAY, "it was not asked for before"
    stays = []
    for _ in range(3):
        given.note("AAAAAA", now)
        stays.append([given.stay("AAAAAA", players, now) / STAY for players in (0, 1, 3)])
    assert stays == [[1, 1, 1], [1, 2, 4], [1, 4, 16]]
    assert given.stay("BBBBBB", 3, now) == STAY
    for _ in range(1_000):
        given.note("AAAAAA", now)
    assert given.stay("AAAAAA", 10, now) == LONGEST_STAY
    assert given.stay("AAAAAA", 10, now + FORGOTTEN) == STAY
    assert not given.tables, "what is long ago takes no memory"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--workers", "2", "--db", "sqlite:///tables.db"], "Several processes need PostgreSQL"),
        (["--workers", "2", "--db", "postgresql://x/y", "--port", "0"], "a port of its own"),
        (["--workers", "0"], "--workers"),
    ],
)
def test_workers_that_cannot_be_are_refused(words: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code == 2
    assert said in result.output


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server] | None]:
    """Two servers on one PostgreSQL; None without one, which test_postgres.py reports."""
    if not can_share():
        yield None
        return
    with postgresql() as url:
        folders = [tmp_path_factory.mktemp(name) for name in "ab"]
        with closing(Server(folders[0], url)) as a, closing(Server(folders[1], url)) as b:
            a.start()
            b.start()
            yield a, b


def new_table(server: Server) -> tuple[str, list[Player]]:
    """Seat three players at a table of a server."""
    code, people = seated(server, 3, seats=3)
    return code, [Player(person, code, seat) for seat, person in enumerate(people)]


def at(server: Server, player: Player) -> Player:
    """Return the same player, who now comes to another server."""
    person = Person(server)
    person.cookie = player.person.cookie
    player.person = person
    return player


async def join(players: list[Player]) -> None:
    """Connect again, and send once more what was not answered."""
    for player in players:
        await player.leave()
        await player.join()
        for number in player.unanswered:
            player.resent.add(number)
            await player.send(type="act", **player.sent[number])


async def some_actions(players: list[Player], count: int) -> None:
    """Join and play until so many more actions are acknowledged."""
    await join(players)
    wanted = count + sum(len(player.done) for player in players)

    async def follow(player: Player) -> None:
        while sum(len(one.done) for one in players) < wanted or player.unanswered:
            if sum(len(one.done) for one in players) < wanted:
                await player.act_if_asked()
            try:
                await player.next(0.2)
            except TimeoutError:
                continue

    await asyncio.gather(*(follow(player) for player in players))


async def leave(players: list[Player]) -> None:
    """Close all connections."""
    for player in players:
        await player.leave()


async def frames_until_closed(socket: ClientConnection) -> list[str]:
    """Return what still comes before the server closes the connection."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(str(await asyncio.wait_for(socket.recv(), 20)))
    return heard


async def closed_with(player: Player) -> int | None:
    """Read until the server closes the connection, and return its code."""
    try:
        while True:
            await player.next()
    except GONE:
        assert player.socket is not None
        return player.socket.close_code


@pytest.mark.deep
def test_a_table_moves_to_the_process_that_is_asked_for_it(
    pair: tuple[Server, Server] | None,
) -> None:
    if pair is None:
        return
    a, b = pair
    code, players = new_table(a)

    async def course() -> None:
        await some_actions(players, 5)
        await asyncio.sleep(2)  # it stays for a moment
        begin = time.monotonic()
        ends = [asyncio.create_task(closed_with(player)) for player in players]
        other = Person(b)
        assert (await asyncio.to_thread(other.do, "GET", f"/tables/{code}"))["mine"] == []
        assert await asyncio.gather(*ends) == [1012] * 3
        await some_actions([at(b, player) for player in players], 5)
        assert time.monotonic() < begin + 5
        await leave(players)

    asyncio.run(course())
    check(log_of(a.database, code), players)


@pytest.mark.deep
def test_a_stranger_at_the_wrong_process_does_not_keep_a_table_from_its_players(
    pair: tuple[Server, Server] | None,
) -> None:
    if pair is None:
        return
    a, b = pair
    code, players = new_table(a)
    stranger = Player(Person(b), code, None)
    joined = dict.fromkeys([*players, stranger], 0)

    async def come_again(player: Player) -> None:
        try:
            await player.join()
            await player.until("presence")
            joined[player] += 1
            while True:
                await player.next()
        except GONE:
            await asyncio.sleep(0.3)
        finally:
            await player.leave()

    async def course() -> None:
        end = time.monotonic() + 16

        async def insist(player: Player) -> None:
            while time.monotonic() < end:
                with suppress(TimeoutError):
                    await asyncio.wait_for(come_again(player), end - time.monotonic())

        await asyncio.gather(*map(insist, joined))

    asyncio.run(course())
    assert joined[stranger], "it was let in"
    assert max(joined[player] for player in players) <= 3, "but only twice"


@pytest.mark.deep
def test_a_clock_moves_with_its_table(pair: tuple[Server, Server] | None) -> None:
    """A player takes the table from process to process, and the time is up all the same."""
    if pair is None:
        return
    code, people = seated(pair[0], 3, seats=3, clock=6, pace=0)
    player = Player(people[0], code, 0)
    left: dict[int, list[float]] = {}  # by version

    async def visit(server: Server) -> None:
        with suppress(*GONE):
            await at(server, player).join()
            seconds = (await player.until("presence"))["seconds_left"]
            left.setdefault(player.version or 0, []).append(seconds)
            while True:
                await player.next(1.5)
        await player.leave()

    async def course() -> None:
        while len(left) < 2:
            for server in reversed(pair):
                await visit(server)

    asyncio.run(asyncio.wait_for(course(), 60))
    first = next(iter(left.values()))
    assert len(first) > 1
    assert first == sorted(first, reverse=True)
    log = log_of(pair[0].database, code)
    assert next(entry.late for entry in log if isinstance(entry, Played))


@pytest.mark.deep
def test_a_stopped_process_that_lost_its_tables_writes_nothing(
    pair: tuple[Server, Server] | None,
) -> None:
    """Stopped, its session ended by the database, another plays on, and then it goes on."""
    if pair is None:
        return
    a, b = pair
    code, players = new_table(a)

    async def course() -> None:
        await some_actions(players, 6)
        late = next(player for player in players if player.actions)
        assert a.process is not None
        os.kill(a.process.pid or 0, signal.SIGSTOP)
        try:
            await late.act(late.actions[0]["text"])  # waits in the socket of the stopped process
            assert end_sessions(a.database, code) == 1
            ghosts = [player.socket for player in players]
            ghost = late.socket
            for player in players:
                player.socket = None
            for player in players:  # nothing happens here, so the next number is free
                await at(b, player).join()
                await player.until("presence")
            before = log_of(b.database, code)
        finally:
            os.kill(a.process.pid or 0, signal.SIGCONT)
        assert ghost is not None
        assert all(ghosts)
        heard = await frames_until_closed(ghost)
        assert not any('"done"' in frame for frame in heard), "nothing is acknowledged"
        assert ghost.close_code in (1012, 4001)
        await asyncio.sleep(1)
        assert log_of(b.database, code) == before, "nothing was written"
        await some_actions(players, 5)
        await leave(players)

    asyncio.run(course())
    check(log_of(a.database, code), players)
    refused = "cannot keep 1 entries", "an entry belongs to another process"
    assert any(one in a.log.read_text() for one in refused), "it tried"


@pytest.mark.deep
def test_a_person_is_forgotten_whichever_process_has_the_table(
    pair: tuple[Server, Server] | None,
) -> None:
    if pair is None:
        return
    a, b = pair
    person = Person(a)
    code = person.open(seats=3)
    person.sit(code, 0, "Ada")
    there = Person(b)
    there.cookie = person.cookie
    time.sleep(2)
    assert there.ask("DELETE", "/me").status_code == 204
    seats = Person(a).do("GET", f"/tables/{code}")["table"]["seats"]
    assert seats[0].get("name") is None


@pytest.mark.deep
def test_entries_are_sent_from_the_event_loop_as_a_whole_or_not_at_all(
    pair: tuple[Server, Server] | None,
) -> None:
    if pair is None:
        return
    large = bytes(9_000_000)  # more than a socket takes at once

    async def course(storage: Storage) -> None:
        loop = asyncio.get_running_loop()

        async def sent(*numbers: int, body: bytes = b"{}") -> bool:
            answer = loop.create_future()
            batch = [Write("CCCCCC", number, body) for number in numbers]
            connection = storage.connection_for(batch)
            assert connection is not None
            Sending(connection, batch, loop, answer.set_result)
            return bool(await asyncio.wait_for(answer, 20))

        assert await sent(1, 2)
        assert not await sent(3, 2)
        assert await sent(3, body=large)
        assert [(number, body) for number, _, body in storage.rows("CCCCCC")] == [
            (1, b"{}"),
            (2, b"{}"),
            (3, large),
        ]
        assert end_sessions(storage.engine.url.render_as_string(), "CCCCCC") == 1
        await asyncio.sleep(0.3)  # uvloop does not report that the connection was reset
        assert not await sent(4)

    with closing(Storage(pair[0].database, alone=True)) as storage:
        assert storage.owned is not None
        assert storage.connection_for([Write("CCCCCC", 1, b"")]) is None, "it is not ours yet"
        assert storage.owned.claim("CCCCCC")
        uvloop.run(course(storage))


@pytest.mark.deep
def test_the_thread_waits_for_entries_that_are_sent_and_they_for_the_thread(
    pair: tuple[Server, Server] | None,
) -> None:
    if pair is None:
        return

    async def course(storage: Storage) -> None:
        assert storage.owned is not None
        writer, owned = Writer(storage, asyncio.get_running_loop()), storage.owned
        kept: list[bool] = []

        def work() -> None:
            with owned.begin():
                time.sleep(0.02)
                raise ZeroDivisionError  # what was written meanwhile would be lost

        assert await writer.run(lambda: owned.claim("DDDDDD"))
        for number in range(0, 20, 2):
            writer.put(Write("DDDDDD", number, bytes(1_000_000)), kept.append)
            while writer.nothing_sent.is_set():
                await asyncio.sleep(0)
            with pytest.raises(ZeroDivisionError):
                await writer.run(work)
            impatient = asyncio.create_task(writer.run(work))
            await asyncio.sleep(0.01)
            impatient.cancel()
            writer.put(Write("DDDDDD", number + 1, b"{}"), kept.append)
            while writer.waiting:
                await asyncio.sleep(0)
        writer.put(Write("DDDDDD", 7, b"{}"), kept.append)
        await writer.close()
        assert kept == [True] * 20 + [False]
        assert writer.broken == {"DDDDDD"}
        assert (writer.kept, writer.lost, writer.jobs) == (20, 1, 0)

    with closing(Storage(pair[0].database, alone=True)) as storage:
        uvloop.run(course(storage))
        assert [number for number, _, _ in storage.rows("DDDDDD")] == list(range(20))


@pytest.mark.deep
def test_what_is_written_together_is_stored_as_a_whole_or_not_at_all(
    pair: tuple[Server, Server] | None,
) -> None:
    if pair is None:
        return
    row = Row("lobby", Listing(True, None, 1, ""), b"{}", frozenset({("p", 0)}))
    too_long = row._replace(phase="somewhere")
    with closing(Storage(pair[0].database, alone=True)) as storage:
        assert storage.owned is not None
        assert storage.owned.claim("AAAAAA")
        storage.keep([Write("AAAAAA", 1, b"{}")])
        with pytest.raises(NotOwned):
            storage.keep([Write("BBBBBB", 1, b"{}")])
        for batch in (
            [Write("AAAAAA", 2, b"{}"), Write("AAAAAA", 1, b"{}")],
            [Write("AAAAAA", 2, b"{}"), Write("AAAAAA", 3, b"{}", too_long)],
        ):
            with pytest.raises(DBAPIError):
                storage.keep(batch)
            assert [number for number, _, _ in storage.rows("AAAAAA")] == [1]
        storage.keep([Write("AAAAAA", 2, b"{}", row), Write("AAAAAA", 3, b"{}")])
        assert [number for number, _, _ in storage.rows("AAAAAA")] == [1, 2, 3]
        assert storage.info("AAAAAA") == b"{}"
