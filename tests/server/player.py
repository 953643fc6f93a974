"""A lean client for tests: people use HTTP, players follow a table and play at random."""

import asyncio
import json
import secrets
from random import Random
from typing import Any

import httpx
import msgspec
from server.plain_client import patched
from server.running import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

View = dict[str, Any]
GONE = (ConnectionClosed, InvalidStatus, OSError, EOFError, TimeoutError)
TALK_IDS = 100_000  # and above
encode_sorted = msgspec.json.Encoder(order="sorted").encode


class Person:
    """A person with a cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = {"Cookie": f"pyrite={secrets.token_urlsafe(32)}"}

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request as this person."""
        headers = self.cookie
        return self.server.http.request(method, f"/api{path}", json=body, headers=headers)

    def do(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request that must succeed, and return the answer."""
        response = self.ask(method, path, body)
        assert response.is_success, response.text
        return response.json()

    def open(self, **plan: Any) -> str:
        """Open a table and return its code."""
        return str(self.do("POST", "/tables", plan)["table"]["code"])

    def sit(self, code: str, seat: int, name: str = "") -> None:
        """Take a seat."""
        self.do("PUT", f"/tables/{code}/seats/{seat}", {"name": name or f"P{seat}"})

    def start(self, code: str) -> None:
        """Deal the cards."""
        self.do("POST", f"/tables/{code}/start")

    def socket(self, code: str, **more: Any) -> connect:
        """Open a WebSocket of the table."""
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{code}/socket"
        plain: Any = {"compression": None, "max_size": None, "proxy": None, "max_queue": None}
        return connect(url, additional_headers=self.cookie, **plain | more)


class Player:
    """Follows a table from a seat (None: watches), by patches, across connections."""

    def __init__(self, person: Person, code: str, seat: int | None, luck: int = 0) -> None:
        self.person, self.code, self.seat = person, code, seat
        self.rng = Random(f"{code} {seat} {luck}")
        self.socket: ClientConnection | None = None
        self.version: int | None = None
        self.table: View = {}
        self.public: View | None = None
        self.private: View | None = None
        self.actions: list[View] = []
        self.seen: dict[int, bytes] = {}  # the whole view, by version
        self.kinds: list[str] = []  # kinds of all messages
        self.welcomes = 0
        self.sent: dict[int, View] = {}  # all acts, by id
        self.resent: set[int] = set()  # acts resent because they were not answered
        self.done: set[int] = set()
        self.refused: dict[int, View] = {}
        self.talks: dict[int, str] = {}  # everything said, by id
        self.heard: list[View] = []

    async def join(self) -> None:
        """Connect and say hello with the last known version."""
        self.socket = await self.person.socket(self.code)
        await self.send(type="hello", seat=self.seat, version=self.version)

    async def leave(self) -> None:
        """Close the connection."""
        if self.socket is not None:
            await self.socket.close()

    async def send(self, **message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = 20) -> View:
        """Process and return the next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        message: View = msgspec.json.decode(text)
        self.take_in(message)
        return message

    async def until(self, kind: str, seconds: float = 20) -> View:
        """Process messages up to one of this kind."""
        while True:
            message = await self.next(seconds)
            if message["type"] == kind:
                return message

    def take_in(self, message: View) -> None:
        """Apply a message."""
        kind = message["type"]
        self.kinds.append(kind)
        if kind == "welcome":
            self.welcomes += 1
            self.public, self.private = message["public"], message["private"]
        elif kind == "news":
            assert self.public is not None, "a patch of what one does not have"
            assert self.private is not None
            self.public = patched(self.public, message["public"])
            self.private = patched(self.private, message["private"])
        elif kind == "done":
            self.done.add(message["id"])
            if message["id"] in self.sent:
                self.actions = []  # outdated; the news follows
        elif kind == "refused":
            self.refused[message["id"]] = message["problem"]
        elif kind == "said":
            self.heard.append(message["talk"])
        self.table = message.get("table", self.table)
        self.actions = message.get("actions", self.actions)
        if "version" in message:
            assert kind == "welcome" or message["version"] == (self.version or 0) + 1, "a gap"
            self.version = message["version"]
            self.seen[message["version"]] = canonical(self.public, self.private)

    async def act(self, text: str) -> int:
        """Play an action and return the id of the message."""
        number = len(self.sent) + 1
        self.sent[number] = {"action": text, "version": self.version, "id": number}
        self.actions = []
        await self.send(type="act", **self.sent[number])
        return number

    async def say(self, text: str) -> None:
        """Say something to the whole table."""
        number = TALK_IDS + len(self.talks)
        self.talks[number] = text
        await self.send(type="say", talk={"kind": "text", "text": text}, id=number)

    async def act_if_asked(self) -> int | None:
        """Play any of the listed actions."""
        if not self.actions or self.unanswered:
            return None
        return await self.act(self.rng.choice(self.actions)["text"])

    async def play(self, most: int = 10_000) -> None:
        """Play at random until the game is over, or this many actions are done."""
        while (not self.public or not self.is_over) and len(self.done & self.sent.keys()) < most:
            await self.act_if_asked()
            await self.next()

    @property
    def unanswered(self) -> list[int]:
        """The actions that have not been answered yet."""
        return [number for number in self.sent if number not in self.done | self.refused.keys()]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.public and self.public["stage"] == "over")


def canonical(public: Any, private: Any) -> bytes:
    """Return a view in a form that can be compared."""
    return encode_sorted((public, private))


def seated(server: Server, people: int, **plan: Any) -> tuple[str, list[Person]]:
    """Return a started table; people take the first seats, the plan names the bots."""
    everybody = [Person(server) for _ in range(people)]
    code = everybody[0].open(**plan)
    for seat, person in enumerate(everybody):
        person.sit(code, seat)
    everybody[0].start(code)
    return code, everybody
