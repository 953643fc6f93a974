"""A client's frames are read correctly however the network splits them."""

import json
from collections.abc import Callable, Iterator

import pytest
from server.plain_client import PlainPerson
from server.running import Server
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection


@pytest.fixture
def socket(server: Server) -> Iterator[ClientConnection]:
    """An open WebSocket of somebody who watches."""
    person = PlainPerson(f"http://127.0.0.1:{server.port}")
    code = person.ask("POST", "/tables", {"seats": 3})["table"]["code"]
    with person.socket(code) as socket:
        yield socket


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def ping(id: int, padding: int = 0) -> bytes:
    """A message that is answered with its id."""
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * padding


PIECES: dict[str, Callable[[int], list[bytes]]] = {
    "whole": lambda id: [frame(ping(id))],
    "byte by byte": lambda id: [bytes([byte]) for byte in frame(ping(id))],
    "long": lambda id: [frame(ping(id, padding=200))],
    "continued": lambda id: [
        frame(ping(id)[:9], fin=False),
        frame(b"", Opcode.PING),
        frame(ping(id)[9:], Opcode.CONT),
    ],
}


@pytest.mark.parametrize("way", PIECES)
def test_a_message_is_heard_however_it_comes(socket: ClientConnection, way: str) -> None:
    sent = [frame(ping(1)), *PIECES[way](2), frame(ping(3)), *PIECES[way](4), frame(ping(5))]
    for piece in sent:
        socket.socket.sendall(piece)
    heard = [json.loads(socket.recv(timeout=30)) for _ in range(5)]
    assert [(message["type"], message["id"]) for message in heard] == [
        ("pong", id) for id in (1, 2, 3, 4, 5)
    ]


def test_two_messages_at_once(socket: ClientConnection) -> None:
    socket.socket.sendall(frame(ping(1)) + frame(ping(2)))
    assert [json.loads(socket.recv(timeout=30))["id"] for _ in range(2)] == [1, 2]


def test_what_is_not_masked_ends_the_connection(socket: ClientConnection) -> None:
    socket.socket.sendall(Frame(Opcode.TEXT, ping(1)).serialize(mask=False))
    with pytest.raises(ConnectionClosedError, match="1002"):
        socket.recv(timeout=30)
