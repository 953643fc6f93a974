"""What one address and one table may store, say, send and leave unread."""

import asyncio
import json
import socket
import warnings
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from gzip import compress
from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy as sql
from litestar import Request, Response
from server.conftest import NewServer
from server.inside import GENEROUS, connected, house, say, sent, started
from server.player import Person, Player, seated
from server.running import Server, do_not_wait_for_disk
from server.test_attacks import OTHER_ADDRESS, STOPPED_CLOCK
from websockets.asyncio.client import ClientConnection, connect

from pyrite.core.talk import PARTS, TalkData
from pyrite.protocol.messages import FromClient
from pyrite.protocol.table import Plan
from pyrite.server import audience, bounds, entries
from pyrite.server.audience import SLOW
from pyrite.server.network.app import Front, Settings
from pyrite.server.network.browser_files import File
from pyrite.server.network.connection import MOST_GARBAGE, Connection
from pyrite.server.network.run import listen, running_server
from pyrite.server.network.visitor import Account
from pyrite.server.network.wire import SocketWire
from pyrite.server.problems import Problem, TooMany

ANSWERS = ("presence", "refused", "done", "pong", "reason", "advice")
JUNK = "junk" * 4_000
EMOTE = {"kind": "emote", "emote": "laugh"}
TALK: dict[str, dict[str, Any]] = {  # one of each kind that is allowed
    "goal": {"goal": 1, "has_gold": True},
    "suspect": {"target": 1},
    "trust": {"target": 1},
    "tool": {"tool": "lamp"},
    "path": {},
    "thanks": {"target": 1},
    "deny": {},
    "emote": {"emote": "laugh"},
    "text": {"text": "hello"},
}
PLAIN: tuple[dict[str, Any], ...] = (  # every message but `say`, with all of its fields
    {"type": "hello", "seat": 0, "version": 1, "history": True, "pauses": True},
    {"type": "reveal", "text": "x"},
    {"type": "act", "action": "pass", "version": 0},
    {"type": "undo"},
    {"type": "go_on"},
    {"type": "hand_over"},
    {"type": "take_back"},
    {"type": "propose", "what": "stop", "seat": None},
    {"type": "propose", "what": "skip", "seat": 1},
    {"type": "vote", "yes": False},
    {"type": "why", "action": "pass"},
    {"type": "hint"},
    {"type": "ping"},
)
BODIES: dict[str, dict[str, Any]] = {  # every request with a body
    "POST /tables": {"seats": 3, **dict.fromkeys(("game", "edition", "modules", "flags", "deck"))},
    "POST /lessons/first": {"name": "Ann", "sealed": None, "face": 1},
    "PUT /tables/{code}/seats/2": {"name": "Ann", "sealed": None, "face": 1},
    "PUT /tables/{code}/seats/1/bot": {"bot": "random"},
    "POST /tables/{code}/continue": {"actions": 0, "bots": []},
}
DIGITS = "7" * 3_000
JUNK_VALUES: tuple[Any, ...] = (JUNK, {"name": JUNK}, int(DIGITS))
JUNK_TALK = {
    **dict.fromkeys(("text", "tool", "emote", "more"), JUNK),
    **dict.fromkeys(("seat", "target", "goal"), int(DIGITS)),
    "has_gold": True,
}


def with_junk(message: dict[str, Any]) -> Iterable[dict[str, Any]]:
    """Yield the message with junk in each of its fields, and in one that does not exist."""
    for key in (*message, "more"):
        for value in JUNK_VALUES:
            if key != "type":
                yield {**message, key: value}
        if isinstance(message.get(key), str) and key != "type":
            yield {**message, key: message[key] + " " * 150}


def all_talk() -> Iterable[dict[str, Any]]:
    """Yield every kind of talk with junk in each part that does not belong to it."""
    for kind, parts in TALK.items():
        for key in {*TalkData.__annotations__, "more"} - {"kind", *parts}:
            yield {"kind": kind, **parts, key: JUNK_TALK[key]}


async def tell_all(person: Person, code: str, messages: Sequence[dict[str, Any]]) -> None:
    """Send these messages, on new connections before too much garbage ends one."""
    few = MOST_GARBAGE - 1
    for start in range(0, len(messages), few):
        async with person.socket(code) as line:
            await tell(line, {"type": "hello", "seat": 0})
            for message in messages[start : start + few]:
                await tell(line, message)


async def tell(line: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message and wait for its answer."""
    await line.send(json.dumps(message if message["type"] == "hello" else {**message, "id": 9}))
    while json.loads(await line.recv())["type"] not in ANSWERS:
        pass


def bodies_in(database: str, table: str = "entries", column: str = "body") -> list[bytes]:
    """Return a column of a table in the database."""
    engine = sql.create_engine(database)
    with engine.connect() as connection:
        found = connection.execute(sql.text(f"SELECT {column} FROM {table}"))
        bodies = [bytes(row[0]) for row in found]
    engine.dispose()
    return bodies


def test_only_what_was_understood_is_stored(new_server: NewServer) -> None:
    """Whatever a message carries, its entry holds what the table made of it."""
    server = new_server()
    assert {message["type"] for message in PLAIN} | {"say"} == {
        one.__struct_config__.tag for one in get_args(FromClient)
    }
    assert TALK.keys() == PARTS.keys()
    code, people = seated(server, 3, seats=3, talk="text", pace=10, grace=3_600)
    lobby = people[0].open(seats=3, bots=[None, "random", None])

    async def course() -> None:
        messages = [{"type": "say", "talk": talk} for talk in all_talk()]
        messages += [one for message in PLAIN for one in with_junk(message)]
        await tell_all(people[0], code, messages)
        for seat, person in enumerate(people):
            player = Player(person, code, seat)
            await player.join()
            await player.until("presence")
            for action in player.actions[:1]:
                await player.act(action["text"] + " " * 100)
                await player.until("done")
            await player.leave()

    asyncio.run(course())
    for request, body in BODIES.items():
        method, _, path = request.format(code=lobby).partition(" ")
        for junk in with_junk(body):
            people[0].ask(method, path, {k: v for k, v in junk.items() if v is not None})
    stored = bodies_in(server.database)
    talked = [json.loads(body)["talk"] for body in stored if b'"talked"' in body]
    assert len({talk["kind"] for talk in talked}) == len(TALK), "most of it is not refused"
    assert all(talk.keys() - {"kind", "seat"} == {*PARTS[talk["kind"]]} for talk in talked)
    assert any(b'"played"' in body for body in stored)
    public = bodies_in(server.database, "tables", "info")
    for body in (*stored, *public):
        assert b"junk" not in body
        assert b"7777" not in body
        assert b"  " not in body
        assert len(body) < 3_000


def test_junk_of_older_logs_goes_with_its_person(new_server: NewServer) -> None:
    server = new_server()
    code, people = seated(server, 3, seats=3)

    async def course() -> None:
        player = Player(people[0], code, 0)
        await player.join()
        await player.send(type="say", talk=EMOTE, id=1)
        await player.until("done")
        await player.leave()

    asyncio.run(course())
    server.stop()
    engine = sql.create_engine(server.database)
    with engine.begin() as connection:
        old = json.dumps({"entry": "talked", "seat": 0, "talk": {**EMOTE, "text": JUNK}})
        change = "UPDATE entries SET body = :old WHERE CAST(body AS TEXT) LIKE '%talked%'"
        assert connection.execute(sql.text(change), {"old": old.encode()}).rowcount == 1
    engine.dispose()
    server.start()
    assert people[0].ask("DELETE", "/me").is_success
    server.stop()
    folder = Path(server.database.removeprefix("sqlite:///")).parent
    left = b"".join(file.read_bytes() for file in folder.iterdir())
    assert b"junk" not in left
    assert b"laugh" in left


async def toggle(player: Player, times: int) -> int:
    """Hand over and take back so often, or until it is refused; return how often it was done."""
    for number in range(1, times + 1):
        kind = "hand_over" if number % 2 else "take_back"
        await player.send(type=kind, id=number)
        while not {number} & (player.done | player.refused.keys()):
            await player.next()
        if player.refused:
            return number - 1
    return times


def test_an_address_stores_only_so_much_an_hour(new_server: NewServer) -> None:
    """And others store on; tables that it opens count, too."""
    most = 40_000
    server = new_server(prelude=STOPPED_CLOCK, limits={"stored_per_hour": 2 * most})
    code, people = seated(server, 1, seats=3, bots=[None, "random", "random"], pace=10)

    async def course() -> None:
        player, other = Player(people[0], code, 0), Player(people[0], code, 0)
        await player.join()
        await player.until("presence")
        assert await toggle(player, 1_000) < 1_000
        (problem,) = player.refused.values()
        assert problem["id"] == "too-much-stored"
        other.socket = await people[0].socket(code, local_addr=(OTHER_ADDRESS, 0))
        await other.send(type="hello", seat=0)
        assert await toggle(other, 3) == 3
        await player.leave()
        await other.leave()

    asyncio.run(course())
    assert people[0].ask("POST", "/tables", {}).json()["message"]["id"] == "too-much-stored"
    assert people[0].ask("PUT", f"/tables/{code}/seats/0", {"name": "X"}).status_code == 429
    assert sum(map(len, bodies_in(server.database))) < 1.2 * most


def test_a_full_table_can_be_played_to_its_end(new_server: NewServer) -> None:
    server = new_server(prelude="from pyrite.server import bounds; bounds.MOST_STORED = 4_000")
    plan = {"seats": 3, "bots": [None, None, "random"], "pace": 0, "rounds": 1}
    code, people = seated(server, 2, **plan)

    async def course() -> None:
        players = [Player(person, code, seat) for seat, person in enumerate(people)]
        for player in players:
            await player.join()
            await player.until("presence")
        player = players[0]
        while not player.refused:
            await player.send(type="propose", what="stop")
            await player.send(type="vote", yes=False)
            await player.send(type="ping")
            await player.until("pong")
        assert [problem["id"] for problem in player.refused.values()] == ["table-stored-full"]
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            await player.leave()

    asyncio.run(course())
    assert people[0].do("GET", f"/tables/{code}")["table"]["phase"] == "over"


def test_a_table_knows_only_so_many_visitors(new_server: NewServer) -> None:
    server = new_server(prelude="from pyrite.server import bounds; bounds.MOST_VISITORS = 4")
    host = Person(server)
    code = host.open(seats=3)
    host.sit(code, 0)
    guests = 0
    while True:
        guest = Person(server)
        answer = guest.ask("PUT", f"/tables/{code}/seats/1", {"name": "Bob"})
        if not answer.is_success:
            break
        guest.do("DELETE", f"/tables/{code}/seats/1")
        guests += 1
    assert (guests, answer.json()["message"]["id"]) == (3, "table-stored-full")
    host.sit(code, 1)


def test_a_seat_talks_only_so_much_an_hour(server: Server) -> None:
    """Neither more connections nor emotes help; others at the table talk on."""
    code, people = seated(server, 3, seats=3)

    async def course() -> None:
        one, same, other = (Player(people[n], code, n) for n in (0, 0, 1))
        for player in (one, same, other):
            await player.join()
        for number in range(1, bounds.SEAT_TALK_PER_HOUR + 2):
            await (one, same)[number % 2].send(type="say", talk=EMOTE, id=number)
        while not one.refused and not same.refused:
            await one.next()
            await same.next()
        (refused,) = (one.refused or same.refused,)
        assert [problem["id"] for problem in refused.values()] == ["talk-too-much"]
        await other.send(type="say", talk=EMOTE, id=1)
        while 1 not in other.done:
            await other.next()
        assert len(other.heard) <= bounds.SEAT_TALK_PER_HOUR + 1
        for player in (one, same, other):
            await player.leave()

    asyncio.run(course())


async def test_a_table_remembers_asleep_who_has_talked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        for _ in range(bounds.SEAT_TALK_PER_HOUR):
            live.accept(entries.Talked(0, {"kind": "deny"}))
        await live.all_kept()
        stored, version = live.bounds.stored, live.table.version
        await inn._unload(live.table.code)
        live = await inn.table(live.table.code)
        assert (live.bounds.stored, live.table.version) == (stored, version)
        with pytest.raises(TooMany, match="talk-too-much"):
            live.accept(entries.Talked(0, {"kind": "deny"}))
        monkeypatch.setattr(bounds, "TALK_PER_HOUR", bounds.SEAT_TALK_PER_HOUR + 1)
        live.accept(entries.Talked(1, {"kind": "deny"}))
        with pytest.raises(TooMany, match="talk-too-much"):
            live.accept(entries.Talked(1, {"kind": "deny"}))
        monkeypatch.setattr(bounds, "HOUR", 0)
        live.accept(entries.Talked(1, {"kind": "deny"}))
        monkeypatch.setattr(bounds, "MOST_TALK", len(live.table.talk))
        with pytest.raises(Problem, match="talk-full"):
            live.accept(entries.Talked(1, {"kind": "deny"}))
        live._let_say(1, live.table.talk[-1])  # a bot keeps silent and plays on


def test_only_so_many_watch_and_players_always_get_in(new_server: NewServer) -> None:
    prelude = "from pyrite.server import bounds; bounds.MOST_WATCHERS = bounds.MOST_AT_SEAT = 2"
    server = new_server(prelude=prelude)
    code, people = seated(server, 3, seats=3)

    async def course() -> None:
        players = [Player(people[0], code, seat) for seat in (None, None, None, 0, 0, 0)]
        answers = []
        for player in players:
            await player.join()
            message = await player.next()
            answers.append(message.get("problem", message).get("id", message["type"]))
        assert answers == ["welcome", "welcome", "table-crowded"] * 2
        await players[0].leave()
        await players[1].until("presence")
        while (await players[1].until("presence"))["watching"] != 1:
            pass
        await players[2].send(type="hello")
        assert (await players[2].next())["type"] == "welcome"
        for player in players:
            await player.leave()

    asyncio.run(course())


def test_what_a_message_causes_is_charged(new_server: NewServer) -> None:
    """Sending to all viewers and storing; no time passes here, so nothing else is charged."""
    limits = {"processor_share": 0.01, "requests_per_second": 10_000}  # 40 ms at once
    server = new_server(prelude=STOPPED_CLOCK, limits=limits)
    code, people = seated(server, 3, seats=3)
    times, watchers = 250, 30

    async def course() -> None:
        crowd = [Player(people[0], code, None) for _ in range(watchers)]
        for player in crowd:
            await player.join()
            await player.until("presence")
        speaker, other = Player(people[0], code, 0), Player(people[1], code, 1)
        await speaker.join()
        other.socket = await people[1].socket(code, local_addr=(OTHER_ADDRESS, 0))
        await other.send(type="hello", seat=1)
        for number in range(1, times + 1):
            await speaker.send(type="say", talk=EMOTE, id=number)
        while people[0].ask("GET", f"/tables/{code}").status_code == 200:
            assert len(speaker.done) < times, "the rest waits"
            with suppress(TimeoutError):
                await speaker.next(0.01)
        await other.send(type="say", talk=EMOTE, id=1_000)
        await other.until("done")
        assert len(other.heard) < 0.5 * times
        for player in (*crowd, speaker, other):
            assert player.socket is not None
            player.socket.transport.abort()
            await player.socket.wait_closed()

    asyncio.run(course())


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Any, int]]:
    """Run a server in this process; yields it and its port."""
    do_not_wait_for_disk()
    listener = listen("127.0.0.1", 0)
    with warnings.catch_warnings(action="ignore"):  # Litestar speaks of its next version
        server = running_server(Settings(f"sqlite:///{folder / 'tables.db'}"))
    running = asyncio.create_task(server.serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server, listener.getsockname()[1]
    finally:
        server.should_exit = True
        await running


def unread_bytes(server: Any) -> list[int]:
    """Return how many bytes wait for each connection that does not read."""
    sizes = (one.transport.get_write_buffer_size() for one in server.server_state.connections)
    return [size for size in sizes if size]


def ask_and_do_not_read(port: int, lines: ExitStack, path: str) -> None:
    line = lines.enter_context(closing(socket.socket()))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.connect(("127.0.0.1", port))
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())


async def opened_table(front: Front) -> str:
    return (await front.registry.open(Plan(seats=3), "host")).table.code


async def test_a_frame_that_is_too_long_ends_only_its_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Even if the table has news at that very moment."""
    async with serving(tmp_path) as (server, port):
        code = await opened_table(server.front)
        live = server.front.registry.awake[code]
        refuse = SocketWire.handle_parser_exception

        def refuse_and_tell(wire: SocketWire) -> None:
            refuse(wire)
            live.commit(entries.Sat(0, "p0", "Ann"))
            live.audience.send_all(b"{}")

        monkeypatch.setattr(SocketWire, "handle_parser_exception", refuse_and_tell)
        url = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        async with connect(url, proxy=None) as one, connect(url, proxy=None) as other:
            for line in (one, other):
                await line.send('{"type": "hello"}')
                while json.loads(await line.recv())["type"] != "presence":
                    pass
            await one.send("x" * 20_000)
            while json.loads(await other.recv()).get("type") != "table":
                pass
            await one.wait_closed()
            await other.send('{"type": "ping", "id": 4}')
            while json.loads(await other.recv()).get("type") != "pong":
                pass
        assert not live.broken
    assert not caplog.records


async def test_an_answer_that_nobody_reads_is_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record of 8 MB, asked for by twenty who do not read; then one who does gets all of it."""
    text, readers = b"says laugh\n" * 800_000, 20
    packed = compress(text, 1)

    async def find(*_: Any) -> bytes:
        return packed

    async with serving(tmp_path) as (server, port):
        code = await opened_table(server.front)
        monkeypatch.setattr(server.front.registry.replays, "find", find)
        path = f"/api/tables/{code}/record"
        account = server.front.gate.account("127.0.0.1")
        with ExitStack() as lines:
            for _ in range(readers):
                ask_and_do_not_read(port, lines, path)
            while len(unread_bytes(server)) < readers:
                await asyncio.sleep(0.01)
            assert max(unread_bytes(server)) < 200_000
            counted = sum(unread_bytes(server)) + readers * len(packed)
            assert account.backlog.size == counted
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            writer.write(head.encode())
            answer = await reader.read()
            writer.close()
            assert answer.endswith(b"\r\n\r\n" + text)
        while account.backlog.size:
            await asyncio.sleep(0.01)


async def test_answers_that_an_address_does_not_read_have_a_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever would be more is cut off."""
    most, readers, asked = 10_000_000, 6, list[str]()
    monkeypatch.setattr(audience, "MOST_WAITING", most)

    def answer(self: File, request: Request[Any, Any, Any]) -> Response[bytes]:
        asked.append(request.url.path)
        return Response(b"x" * 6_000_000)

    monkeypatch.setattr(File, "answer", answer)
    async with serving(tmp_path) as (server, port):
        account = server.front.gate.account("127.0.0.1")
        with ExitStack() as lines:
            for _ in range(readers):
                ask_and_do_not_read(port, lines, "/api/words/en")
            while len(asked) < readers or len(unread_bytes(server)) < account.connections:
                await asyncio.sleep(0.01)
            assert 0 < account.connections < readers
            assert account.backlog.size == sum(unread_bytes(server)) <= most
        while account.backlog.size:
            await asyncio.sleep(0.01)


async def test_sockets_of_an_address_that_do_not_read_share_a_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MOST_WAITING", 300_000)
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3, rounds=1)
        account, others = Account(GENEROUS), connected(live, 1)
        crowd = [Connection(live, "p0", account) for _ in range(15)]
        for one in crowd:
            say(one, type="hello", seat=0)
        for _ in range(20):
            live.audience.send_all(b"x" * 10_000)
        slow = [one for one in crowd if one.outbox.closed_with == SLOW]
        assert 0 < len(slow) < len(crowd)
        assert account.backlog.size == sum(one.outbox.size for one in crowd) <= 300_000
        assert others.outbox.closed_with is None
        for one in crowd:
            one.leave()
            one.outbox.drop()
        assert account.backlog.size == 0
        others.outbox.drop()
        say(others, type="ping", id=3)
        assert sent(others) == [{"type": "pong", "id": 3}]


def test_the_record_of_a_game_is_made_in_another_process(new_server: NewServer) -> None:
    """With thousands of talks it takes long; nothing of it is left to the process that serves."""
    broken = "from pyrite.games import Record; Record.to_text = None"
    server = new_server(prelude=broken)
    plan = {"seats": 3, "bots": [None, "random", "random"], "pace": 10, "talk": "text"}
    code, people = seated(server, 1, **plan)

    async def course() -> None:
        player = Player(people[0], code, 0)
        await player.join()
        await player.say("so long")
        await player.send(type="propose", what="stop", id=1)
        await player.until("done")
        await player.until("done")
        await player.leave()

    asyncio.run(course())
    answer = people[0].ask("GET", f"/tables/{code}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert 'A says "so long"' in answer.text.splitlines()
    assert answer.text == people[0].ask("GET", f"/tables/{code}/record").text
