"""Notifications when it is a player's turn, sent through the browser's own push service.

The address of a push service comes from a stranger. So it must be a known service, over HTTPS, and
redirects are not followed. A message says whose turn it is at which table, and nothing of the game.
A service that does not answer, and a subscription that fails, delays nobody else (`push_queue.py`).
"""

import asyncio
import json
import logging
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any
from urllib.parse import SplitResult, urlsplit

from pyrite.lang import Speaker
from pyrite.protocol.requests import Subscribe
from pyrite.server.audience import Turn
from pyrite.server.database import StorageError
from pyrite.server.origins import Origins
from pyrite.server.problems import Problem
from pyrite.server.push_queue import Failures, Job, PushQueue
from pyrite.server.storage import Storage, Subscription
from pyrite.server.writer import Writer

log = logging.getLogger(__name__)
SERVICES = (  # of Chrome and most others, Firefox, Safari, Edge
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
KEY = "push"  # the name of the server's private key among its secrets
MOST_SUBSCRIPTIONS = 5  # of one person
MOST_LOOKED_UP = 500  # people at once; nobody else is told
THREADS = 2  # that look up subscriptions and encrypt
PATIENCE = 5.0  # seconds for a push service to answer, from the connection on
LONGEST_LINE = 4_096  # bytes of an answer's first line
STALE = 3600  # seconds after which an undelivered message is worthless
PADDED = 256  # bytes that every message has at least, so that its length says nothing
GONE = (404, 410)  # the subscription is over
NO_CONTACT = "https://localhost"


Post = Callable[[SplitResult, Mapping[str, str], bytes], Awaitable[int]]  # returns the status


class Push:
    """Sends notifications; nothing else in the server waits for a push service."""

    def __init__(
        self,
        storage: Storage,
        writer: Writer,
        origins: Origins,
        contact: str = "",
        post: Post | None = None,
    ) -> None:
        self.storage = storage
        self.writer = writer
        self.origins = origins
        self.contact = contact or NO_CONTACT
        self.post = post or OverHttps()
        self.threads = ThreadPoolExecutor(THREADS, "push")
        self.looking_up: set[asyncio.Task[None]] = set()
        self.queue = PushQueue()
        self.failures = Failures()
        self.crypto = find_crypto()
        self.sender: Any = None  # the key pair, once it was needed

    async def key(self) -> str | None:
        """Return the public key that browsers subscribe with; None if the server cannot send."""
        if self.crypto is None:
            return None
        if self.sender is None:
            make = self.crypto.Sender.new_secret
            secret = await self.writer.run(partial(self.storage.secret, KEY, make))
            self.sender = self.crypto.Sender(secret)
        public: str = self.sender.public
        return public

    async def subscribe(self, person: str, wanted: Subscribe, address: str = "") -> None:
        """Notify a browser from now on; refuse what is not a subscription of a browser."""
        if self.crypto is None:
            raise Problem("push-unavailable")
        check_endpoint(wanted.endpoint)
        try:
            self.crypto.Receiver.read(wanted.p256dh, wanted.auth)
        except ValueError:
            raise Problem("push-wrong", 422) from None
        keys = wanted.p256dh, wanted.auth
        origin = await self.origins.of(address)
        one = Subscription(wanted.endpoint, *keys, wanted.lang, time.time(), origin)
        await self.writer.run(partial(self.storage.subscribe, person, one, MOST_SUBSCRIPTIONS))

    async def unsubscribe(self, person: str) -> None:
        """Notify none of this person's browsers any more."""
        await self.writer.run(partial(self.storage.unsubscribe, person))

    def call(self, turn: Turn) -> None:
        """Tell all browsers of a person about their turn; with too much to do, tell nobody."""
        if self.crypto is None or len(self.looking_up) >= MOST_LOOKED_UP:
            return
        task = asyncio.get_running_loop().create_task(self._call(turn))
        self.looking_up.add(task)
        task.add_done_callback(self.looking_up.discard)

    @property
    def is_busy(self) -> bool:
        """Whether anything still waits to be sent."""
        return bool(self.looking_up or self.queue.waiting or self.queue.sending)

    def close(self) -> None:
        """Send nothing more."""
        for task in self.looking_up:
            task.cancel()
        self.queue.close()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _call(self, turn: Turn) -> None:
        try:
            find = partial(self.storage.subscriptions_of, turn.person)
            found = await asyncio.get_running_loop().run_in_executor(self.threads, find)
            if found:
                await self.key()
        except StorageError as error:
            log.warning("cannot notify anybody: %s", type(error).__name__)
            return
        for one in found:
            if self.failures.may_try(one.endpoint):
                service = urlsplit(one.endpoint).hostname or ""
                address = turn.person if one.origin is None else str(one.origin)
                self.queue.add(Job(service, address, turn.person, partial(self._send, one, turn)))

    async def _send(self, one: Subscription, turn: Turn) -> None:
        """Send to one browser, and drop its subscription if it is over."""
        status = await self._status(one, turn)
        if 200 <= status < 300:
            self.failures.note_sent(one.endpoint)
        elif status in GONE or self.failures.note_failed(one.endpoint):
            try:
                gone = partial(self.storage.unsubscribe, turn.person, [one.endpoint])
                await self.writer.run(gone)
            except StorageError as error:
                log.warning("cannot drop a subscription: %s", type(error).__name__)

    async def _status(self, one: Subscription, turn: Turn) -> int:
        """Return what a push service answers to a message; 0 if it does not."""
        loop = asyncio.get_running_loop()
        try:
            message = await loop.run_in_executor(self.threads, self._message, one, turn)
            async with asyncio.timeout(PATIENCE):
                return await self.post(*message)
        except (OSError, EOFError, ValueError, Problem) as error:
            log.info("a push service did not answer: %s", type(error).__name__)
            return 0

    def _message(
        self, one: Subscription, turn: Turn
    ) -> tuple[SplitResult, Mapping[str, str], bytes]:
        """Return where to send a message, its headers and its encrypted text."""
        assert self.crypto is not None
        address = check_endpoint(one.endpoint)
        text = said(turn, one.lang)
        receiver = self.crypto.Receiver.read(one.p256dh, one.auth)
        body: bytes = self.crypto.encrypt(text, receiver, padding=max(0, PADDED - len(text)))
        origin = f"https://{address.hostname}"
        headers = {
            "Authorization": self.sender.authorization(origin, self.contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(STALE),
            "Topic": turn.code,  # replaces an older one about the same table
            "Urgency": "high",
        }
        return address, headers, body


def said(turn: Turn, lang: str) -> bytes:
    """Return the message to a browser: all that is shown, in the language of its person."""
    speaker = Speaker(lang)
    title = speaker.say("push-title", name=turn.name)
    body = speaker.say("push-body", code=turn.code)
    return json.dumps({"code": turn.code, "title": title, "body": body}).encode()


def check_endpoint(endpoint: str) -> SplitResult:
    """Return the address of a known push service; refuse anything else."""
    try:
        address = urlsplit(endpoint)
        port = address.port
    except ValueError:
        raise Problem("push-wrong", 422) from None
    host = address.hostname or ""
    known = any(host == service or host.endswith(f".{service}") for service in SERVICES)
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    exact = address.netloc.lower() in (host, f"{host}:443")  # no user, password or other port
    if not (known and plain and exact) or address.scheme != "https" or port not in (None, 443):
        raise Problem("push-service-unknown", 422)
    return address


class OverHttps:
    """Posts messages to push services and returns the status; redirects are not followed."""

    trusted: ssl.SSLContext | None = None  # made once, because reading all certificates takes long

    async def __call__(self, address: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        """Post a message; nothing but the first line of the answer is read."""
        if self.trusted is None:
            self.trusted = await asyncio.to_thread(ssl.create_default_context)
        reader, writer = await asyncio.open_connection(
            address.hostname, 443, ssl=self.trusted, limit=LONGEST_LINE
        )
        try:
            writer.write(as_request(address, headers, body))
            return status_of(await reader.readline())
        finally:
            writer.transport.abort()


def as_request(address: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    """Return an HTTP request that posts a body."""
    path = (address.path or "/") + (f"?{address.query}" if address.query else "")
    sent = {"Host": address.hostname, "Content-Length": len(body), "Connection": "close", **headers}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def status_of(line: bytes) -> int:
    """Return the status in the first line of an HTTP answer; `ValueError` if it is none."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("not an answer in HTTP")
    return int(rest[:3])


def find_crypto() -> ModuleType | None:
    """Return the encryption; None if its package is not installed."""
    try:
        return import_module("pyrite.server.push_crypto")
    except ImportError:
        return None
