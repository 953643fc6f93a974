"""A client that knows JSON, HTTP and WebSockets but not Pyrite; docs/protocol.md tells it all."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
MAPPINGS_OF_CELLS = ("board", "joined")


class PlainPerson:
    """Keeps the cookie that the server gave it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request; what it answers."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = Request(f"{self.url}/api{path}", data, headers, method=method)
        with urlopen(request) as response:
            new_cookie = response.headers.get("Set-Cookie")
            if new_cookie:
                self.cookie = new_cookie.partition(";")[0]
            return json.loads(response.read())

    @contextmanager
    def socket(self, code: str) -> Iterator[ClientConnection]:
        """The table's WebSocket."""
        url = f"{self.url}/api/tables/{code}/socket".replace("http", "ws", 1)
        headers = {"Cookie": self.cookie}
        with connect(url, additional_headers=headers, max_size=None, proxy=None) as socket:
            yield socket


class PlainPlayer:
    """Follows a table from a seat (None: watches) and plays at random."""

    def __init__(self, person: PlainPerson, code: str, seat: int | None) -> None:
        self.person = person
        self.code = code
        self.seat = seat
        self.rng = Random(seat)
        self.version: int | None = None
        self.table: Json = {}
        self.public: Json = {}
        self.private: Json = {}
        self.actions: list[Json] = []
        self.events: list[Json] = []
        self.problems: list[Json] = []
        self.received: list[Json] = []
        self.last_id = 0

    def play(self) -> None:
        """To the end of the game."""
        with self.person.socket(self.code) as socket:
            hello = {"type": "hello", "seat": self.seat, "version": self.version, "history": True}
            socket.send(json.dumps(hello))
            while not self.is_over:
                self.take(json.loads(socket.recv()))
                if self.actions:
                    self.act(socket, self.rng.choice(self.actions)["text"])

    def act(self, socket: ClientConnection, text: str) -> None:
        """Do it, and read on until the server has answered."""
        self.last_id += 1
        act = {"type": "act", "action": text, "version": self.version, "id": self.last_id}
        socket.send(json.dumps(act))
        while True:
            message = json.loads(socket.recv())
            self.take(message)
            if message.get("id") == self.last_id:
                self.actions = []
                return

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.table.get("phase") == "over" or self.public.get("stage") == "over"

    @property
    def view(self) -> Json:
        """All that the seat knows."""
        return {**self.public, **self.private}

    def take(self, message: Json) -> None:
        """Take in what the server says."""
        kind = message["type"]
        self.received.append(message)
        if kind == "welcome":
            self.public, self.private = message["public"] or {}, message["private"] or {}
            self.events = message["events"] or self.events
        elif kind == "news":
            assert message["version"] == (self.version or 0) + 1
            self.public = patched(self.public, message["public"])
            self.private = patched(self.private, message["private"])
            self.events += message["events"]
        elif kind == "refused":
            self.problems.append(message["problem"])
        self.table = message.get("table", self.table)
        self.actions = message.get("actions", self.actions)
        self.version = message.get("version", self.version)


def patched(part: Json, news: Json) -> Json:
    """A part of the view after a change: whole keys are new, of two only the named cells."""
    after = {**part, **news}
    for key in MAPPINGS_OF_CELLS:
        if key in news:
            cells = {**part[key], **news[key]}
            after[key] = {cell: value for cell, value in cells.items() if value is not None}
    return after
