"""A client that knows JSON, HTTP and WebSockets but not Pyrite, built from docs/protocol.md."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
MAPPINGS_OF_CELLS = ("board", "joined")
GROWING_LISTS = ("discards", "discards_seen_by", "history")


class PlainPerson:
    """A person who keeps the server's cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Send a request and return the answer."""
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
        """Open the table's WebSocket."""
        url = f"{self.url}/api/tables/{code}/socket".replace("http", "ws", 1)
        headers = {"Cookie": self.cookie}
        with connect(url, additional_headers=headers, max_size=None, proxy=None) as socket:
            yield socket


class PlainPlayer:
    """Follows a table from a seat (None: watches) and plays at random.

    A `restless` player sometimes closes the connection right after sending something, and comes
    back as the page describes.
    """

    restless = 0  # actions before the connection is closed

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
        self.connections = 0
        self.unanswered: Json | None = None  # an `act` that has not been answered yet

    def play(self) -> None:
        """Play to the end of the game."""
        while not self.is_over:
            with self.person.socket(self.code) as socket:
                self.connections += 1
                self.say_hello(socket)
                self.play_on(socket)

    def say_hello(self, socket: ClientConnection) -> None:
        """Take a place, read what is missing, and resend what was not done."""
        hello = {"type": "hello", "seat": self.seat, "version": self.version, "history": True}
        socket.send(json.dumps(hello))
        while self.take(json.loads(socket.recv())) != "presence":
            pass
        act, self.unanswered = self.unanswered, None
        if act is not None and act["version"] == self.version:
            self.send(socket, act)

    def play_on(self, socket: ClientConnection) -> None:
        """Play to the end, or until the player is restless."""
        while not self.is_over:
            if self.actions and self.unanswered is None:
                self.last_id += 1
                text = self.rng.choice(self.actions)["text"]
                act = {"type": "act", "action": text, "version": self.version, "id": self.last_id}
                self.send(socket, act)
                if self.restless and self.last_id % self.restless == 0:
                    return
            self.take(json.loads(socket.recv()))

    def send(self, socket: ClientConnection, act: Json) -> None:
        """Play an action; the next legal actions come with its news."""
        self.unanswered = act
        self.actions = []
        socket.send(json.dumps(act))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get("phase") == "over" or self.public.get("stage") == "over"

    @property
    def view(self) -> Json:
        """Everything the seat knows."""
        return {**self.public, **self.private}

    def take(self, message: Json) -> str:
        """Process a message and return its type."""
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
        if self.unanswered is not None and message.get("id") == self.unanswered["id"]:
            self.unanswered = None
            self.actions = [] if kind == "done" else self.actions
        self.table = message.get("table", self.table)
        self.actions = message.get("actions", self.actions)
        self.version = message.get("version", self.version)
        return str(kind)


def patched(part: Json, news: Json) -> Json:
    """Return a part of the view after these changes, as described in docs/protocol.md."""
    after = {**part, **news}
    for key in MAPPINGS_OF_CELLS:
        if key in news:
            cells = {**part[key], **news[key]}
            after[key] = {cell: value for cell, value in cells.items() if value is not None}
    for key in GROWING_LISTS:
        if key in news:
            after[key] = [*part[key][: news[key]["keep"]], *news[key]["add"]]
    return after
