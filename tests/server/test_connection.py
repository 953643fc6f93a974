"""A single connection: its answers and their order, however the network splits its frames."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server.inside import connected, house, say, sent, started
from server.plain_client import PlainPerson
from server.running import Server
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from pyrite.server import entries
from pyrite.server.frames import socket_frame
from pyrite.server.network.visitor import Account, Limits
from pyrite.server.network.wire import SocketWire


async def test_who_says_hello_may_speak_at_once(tmp_path: Path) -> None:
    """The welcome may wait for what is not kept yet; what is said meanwhile is done after it."""
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3, talk="text")
        live.commit(entries.Talked(1, {"kind": "text", "text": "wait"}))
        one = connected(live, 0)
        say(one, type="say", talk={"kind": "text", "text": "hello"}, id=7)
        assert sent(one) == [], "nothing is kept yet"
        while live.unkept:
            await asyncio.sleep(0.001)
        kinds = [message["type"] for message in sent(one)]
        assert kinds == ["welcome", "presence", "done", "said"]


async def test_nobody_is_welcomed_to_what_is_not_kept(tmp_path: Path) -> None:
    """Two wait; what the first has said meanwhile happens before the second is welcomed."""
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3, talk="text")
        live.commit(entries.Talked(1, {"kind": "text", "text": "wait"}))
        first, second = connected(live, 0), connected(live, 2)
        say(first, type="say", talk={"kind": "text", "text": "hello"}, id=7)
        while live.unkept or not second.joined:
            await asyncio.sleep(0.001)
        kinds = [message["type"] for message in sent(second)]
        assert kinds == ["welcome", "presence"], "the welcome holds it, it is not told again"


async def test_who_watches_again_is_sent_what_was_kept_for_watchers(tmp_path: Path) -> None:
    """As long as one of them was there; else nobody made their view, and they get it whole."""
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        for someone_stays, kinds in (
            (True, ["news", "presence"]),
            (False, ["welcome", "presence"]),
        ):
            stays, goes = connected(live, None), connected(live, None)
            version = live.table.version
            for one in (goes,) if someone_stays else (stays, goes):
                one.leave()
            assert live.table.state is not None
            seat = live.table.asked[0]
            live.commit(entries.Played(seat, live.table.state.actions(seat)[0].text))
            again = connected(live, None, hello=False)
            say(again, type="hello", version=version)
            while live.unkept or not again.joined:
                await asyncio.sleep(0.001)
            assert [message["type"] for message in sent(again)] == kinds
            stays.leave()
            again.leave()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_messages_of_all_lengths_are_frames_as_the_standard_has_them(size: int) -> None:
    text = b"x" * size
    assert socket_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.fixture
def socket(server: Server) -> Iterator[ClientConnection]:
    """An open WebSocket of someone who watches."""
    person = PlainPerson(f"http://127.0.0.1:{server.port}")
    code = person.ask("POST", "/tables", {"seats": 3})["table"]["code"]
    with person.socket(code) as socket:
        yield socket


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def ping(id: int, padding: int = 0) -> bytes:
    """A message that is answered with its id."""
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * padding


PIECES: dict[str, Callable[[int], list[bytes]]] = {
    "whole": lambda id: [masked(ping(id))],
    "byte by byte": lambda id: [bytes([byte]) for byte in masked(ping(id))],
    "long": lambda id: [masked(ping(id, padding=200))],
    "continued": lambda id: [
        masked(ping(id)[:9], fin=False),
        masked(b"", Opcode.PING),
        masked(ping(id)[9:], Opcode.CONT),
    ],
}


@pytest.mark.parametrize("way", PIECES)
def test_a_message_is_heard_however_it_comes(socket: ClientConnection, way: str) -> None:
    sent = [masked(ping(1)), *PIECES[way](2), masked(ping(3)), *PIECES[way](4), masked(ping(5))]
    for piece in sent:
        socket.socket.sendall(piece)
    heard = [json.loads(socket.recv(timeout=30)) for _ in range(5)]
    assert [(message["type"], message["id"]) for message in heard] == [
        ("pong", id) for id in (1, 2, 3, 4, 5)
    ]


def test_two_messages_at_once(socket: ClientConnection) -> None:
    socket.socket.sendall(masked(ping(1)) + masked(ping(2)))
    assert [json.loads(socket.recv(timeout=30))["id"] for _ in range(2)] == [1, 2]


async def test_only_unusual_frames_take_the_slow_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes with a message, or after part of one, the next message is read directly."""
    slowly, heard = list[bytes](), list[bytes]()
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "data_received", lambda self, data: slowly.append(data)
    )
    wire: Any = SocketWire.__new__(SocketWire)
    wire.unread, wire.handshake_initiated, wire.close_sent = bytearray(), True, False
    wire.listener = SimpleNamespace(
        account=Account(Limits()), outbox=SimpleNamespace(closed_with=None), receive=heard.append
    )
    pong, cut, longest = masked(b"", Opcode.PONG), masked(ping(2)), masked(b" " * 2_000)
    wire.data_received(pong + masked(ping(1)) + cut[:9])
    wire.data_received(cut[9:] + masked(ping(3, padding=200)))
    assert (slowly, heard) == ([pong], [ping(1), ping(2), ping(3, padding=200)])
    wire.data_received(longest[:1_500])
    assert b"".join(slowly) == pong + longest[:1_500], "a long one is not waited for"
    assert not wire._read_piece(), "nothing is left to read when its turn comes"


def test_what_is_not_masked_ends_the_connection(socket: ClientConnection) -> None:
    socket.socket.sendall(Frame(Opcode.TEXT, ping(1)).serialize(mask=False))
    with pytest.raises(ConnectionClosedError, match="1002"):
        socket.recv(timeout=30)
