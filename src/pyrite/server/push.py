"""Notifications when it is a player's turn, sent through the browser's own push service.

The address of a push service comes from a stranger. So it must be a known service, over HTTPS, and
redirects are not followed. A message says whose turn it is at which table, and nothing of the game.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.client import HTTPException, HTTPSConnection
from importlib import import_module
from types import ModuleType
from typing import Any
from urllib.parse import SplitResult, urlsplit

from pyrite.lang import Speaker
from pyrite.protocol.requests import Subscribe
from pyrite.server.audience import Turn
from pyrite.server.database import StorageError
from pyrite.server.problems import Problem
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
MOST_WAITING = 500  # messages; further ones are dropped
SENDERS = 4  # threads
PATIENCE = 10.0  # seconds for a push service to answer
STALE = 3600  # seconds after which an undelivered message is worthless
PADDED = 256  # bytes that every message has at least, so that its length says nothing
GONE = (404, 410)  # the subscription is over
NO_CONTACT = "https://localhost"


Post = Callable[[SplitResult, Mapping[str, str], bytes], int]  # returns the status


class Push:
    """Sends notifications in threads of its own, so that nobody waits for a push service."""

    def __init__(
        self, storage: Storage, writer: Writer, contact: str = "", post: Post | None = None
    ) -> None:
        self.storage = storage
        self.writer = writer
        self.contact = contact or NO_CONTACT
        self.post = post or post_over_https
        self.threads = ThreadPoolExecutor(SENDERS, "push")
        self.waiting: set[asyncio.Task[None]] = set()
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

    async def subscribe(self, person: str, wanted: Subscribe) -> None:
        """Notify a browser from now on; refuse what is not a subscription of a browser."""
        if self.crypto is None:
            raise Problem("push-unavailable")
        check_endpoint(wanted.endpoint)
        try:
            self.crypto.Receiver.read(wanted.p256dh, wanted.auth)
        except ValueError:
            raise Problem("push-wrong", 422) from None
        one = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, wanted.lang, time.time())
        await self.writer.run(partial(self.storage.subscribe, person, one, MOST_SUBSCRIPTIONS))

    async def unsubscribe(self, person: str) -> None:
        """Notify none of this person's browsers any more."""
        await self.writer.run(partial(self.storage.unsubscribe, person))

    def call(self, turn: Turn) -> None:
        """Tell all browsers of a person about their turn; with too much to do, tell nobody."""
        if self.crypto is None or len(self.waiting) >= MOST_WAITING:
            return
        task = asyncio.get_running_loop().create_task(self._call(turn))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)

    def close(self) -> None:
        """Send nothing more."""
        for task in self.waiting:
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _call(self, turn: Turn) -> None:
        try:
            loop = asyncio.get_running_loop()
            find = partial(self.storage.subscriptions_of, turn.person)
            found = await loop.run_in_executor(self.threads, find)
            if not found:
                return
            await self.key()
            gone = await loop.run_in_executor(self.threads, self._send, turn, found)
            if gone:
                await self.writer.run(partial(self.storage.unsubscribe, turn.person, gone))
        except StorageError as error:
            log.warning("cannot notify anybody: %s", type(error).__name__)

    def _send(self, turn: Turn, subscriptions: Sequence[Subscription]) -> list[str]:
        """Send to every browser of a person and return the endpoints that no longer exist."""
        gone = []
        for one in subscriptions:
            try:
                status = self._send_to(one, turn)
            except (OSError, HTTPException, ValueError, Problem) as error:
                log.info("a push service did not answer: %s", type(error).__name__)
            else:
                if status in GONE:
                    gone.append(one.endpoint)
        return gone

    def _send_to(self, one: Subscription, turn: Turn) -> int:
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
        return self.post(address, headers, body)


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


def post_over_https(address: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
    """Post a message to a push service and return the status; redirects are not followed."""
    line = HTTPSConnection(address.hostname or "", timeout=PATIENCE)
    try:
        path = address.path + (f"?{address.query}" if address.query else "")
        line.request("POST", path or "/", body, dict(headers))
        return line.getresponse().status
    finally:
        line.close()


def find_crypto() -> ModuleType | None:
    """Return the encryption; None if its package is not installed."""
    try:
        return import_module("pyrite.server.push_crypto")
    except ImportError:
        return None
