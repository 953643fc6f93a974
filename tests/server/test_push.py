"""Notifications: encrypted for one browser, sent to known push services only, once per question."""

import asyncio
import json
import socket
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult

import pytest
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from server.door import asking, front
from server.inside import connected, house, say, started

from pyrite.protocol.requests import Subscribe
from pyrite.server import live_table, push, push_queue
from pyrite.server.audience import Turn
from pyrite.server.problems import Problem
from pyrite.server.push import MOST_SUBSCRIPTIONS, check_endpoint
from pyrite.server.push_crypto import (
    CURVE,
    Receiver,
    Sender,
    _derived,
    _point,
    decoded,
    encoded,
    encrypt,
)
from pyrite.server.push_queue import (
    LEAST_FAILURES,
    OF_ADDRESS,
    OF_PERSON,
    PERSON_RATE,
    Job,
    PushQueue,
)
from pyrite.server.table_registry import TableRegistry

GOOGLE = "fcm.googleapis.com"
ENDPOINT = f"https://{GOOGLE}/fcm/send/abc"
AUTH = bytes(range(16))


class Browser:
    """A browser with its keys, which reads what is sent to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.point = _point(self.key)

    def subscription(self, endpoint: str = ENDPOINT, lang: Any = "en") -> Subscribe:
        return Subscribe(endpoint, encoded(self.point), encoded(AUTH), lang)

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8291 asks of the receiver."""
        salt, size, theirs = body[:16], body[20], body[21:86]
        assert size == 65
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        )
        seed = _derived(shared, AUTH, b"WebPush: info\0" + self.point + theirs, 32)
        secret = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
        text, end, padding = AESGCM(secret).decrypt(nonce, body[86:], None).rpartition(b"\x02")
        assert (end, padding.strip(b"\0")) == (b"\x02", b"")
        return text


class Service:
    """A push service that keeps what it gets and answers with a status."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.got: list[tuple[str, Mapping[str, str], bytes]] = []

    async def __call__(self, address: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        self.got.append((address.geturl(), headers, body))
        return self.status


def test_a_message_is_that_of_the_standards_example() -> None:
    """RFC 8291, section 5 and appendix A."""
    secret = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    receiver = Receiver.read(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        receiver,
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        key=ec.derive_private_key(secret, CURVE),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
        "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
        "j_Qulcy4a-fN"
    )


def test_the_server_proves_who_it_is_to_one_service() -> None:
    sender = Sender(Sender.new_secret())
    header = sender.authorization("https://fcm.googleapis.com", "https://games.example", 1000)
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert told["aud"] == "https://fcm.googleapis.com"
    assert told["sub"] == "https://games.example"
    assert 1000 < told["exp"] <= 1000 + 24 * 3600
    r, s = (
        int.from_bytes(half, "big") for half in (decoded(signature)[:32], decoded(signature)[32:])
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), b"something else", ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:99999/x",
        "https://fcm.googleapis.com/x\r\nHost: evil.example",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com\\@evil.example/x",
        "https://fcm.googleapis.cöm/x",
        "https://[fcm.googleapis.com/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_only_known_push_services_are_ever_called(endpoint: str) -> None:
    with pytest.raises(Problem, match="push-"):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        ENDPOINT,
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
        "https://FCM.googleapis.com:443/fcm/send/x",
    ],
)
def test_the_services_of_the_big_browsers_are_known(endpoint: str) -> None:
    assert check_endpoint(endpoint).geturl() == endpoint


async def delivered(inn: TableRegistry) -> None:
    """Wait until nothing waits to be sent."""
    while inn.push.is_busy:
        await asyncio.sleep(0.005)


def test_only_who_is_away_is_told_once_per_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "CALL_AFTER", 0.01)
    service, browser = Service(), Browser()

    async def course() -> None:
        async with house(tmp_path) as inn:
            inn.push.post = service
            await inn.push.subscribe("p1", browser.subscription(lang="de"))
            live = await started(inn, seats=3)
            code = live.table.code
            ann, cleo = connected(live, 0), connected(live, 2)

            async def play(seat: int, by: Any) -> None:
                while seat in live.table.asked:
                    assert live.table.state is not None
                    text = live.table.state.actions(seat)[-1].text
                    say(by, type="act", action=text, version=live.table.version)
                await asyncio.sleep(0.05)
                await delivered(inn)

            while 0 not in live.table.asked:  # any of them may begin
                seat = live.table.asked[0]
                bob = connected(live, seat)
                await play(seat, bob)
                bob.leave()
            service.got.clear()
            await play(0, ann)
            assert len(service.got) == 1
            address, headers, body = service.got[0]
            assert address == ENDPOINT
            assert headers["Authorization"].startswith("vapid t=")
            assert headers["Topic"] == code
            told = json.loads(browser.read(body))
            assert told == {
                "code": code,
                "title": "Du bist dran, P1",
                "body": f"Tisch {code} wartet auf dich.",
            }
            bob = connected(live, 1)
            bob.leave()
            await asyncio.sleep(0.05)
            await delivered(inn)
            assert len(service.got) == 1, "the same question again"
            bob = connected(live, 1)
            await play(1, bob)
            await play(2, cleo)
            await play(0, ann)
            assert len(service.got) == 1, "Bob is here"
            ann.leave(), cleo.leave()

    asyncio.run(course())


async def test_a_subscription_that_is_over_is_dropped_and_there_are_only_a_few(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as inn:
        service = Service(410)
        inn.push.post = service
        browser = Browser()
        for number in range(MOST_SUBSCRIPTIONS + 3):
            await inn.push.subscribe("p0", browser.subscription(f"{ENDPOINT}{number}"))
        endpoints = {one.endpoint[-1] for one in inn.storage.subscriptions_of("p0")}
        assert endpoints == {"3", "4", "5", "6", "7"}
        await inn.push.subscribe("p1", browser.subscription(f"{ENDPOINT}7"))
        inn.push.call(Turn("p0", "ABCDEF", "Ann"))
        await delivered(inn)
        assert len(service.got) == 4, "the newest person of a browser has it"
        assert inn.storage.subscriptions_of("p0") == []
        assert len(inn.storage.subscriptions_of("p1")) == 1
        first = await inn.push.key()
    async with house(tmp_path) as inn:
        assert await inn.push.key() == first, "the key outlives a restart"


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A certificate of Google's push service, which this process trusts."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, GOOGLE)])
    begin = datetime.now(UTC) - timedelta(days=1)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(begin)
        .not_valid_after(begin + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(GOOGLE)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    file = tmp_path / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    return file


@asynccontextmanager
async def push_services(
    certificate: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes = b"HTTP/1.1 201 Created"
) -> AsyncIterator[list[bytes]]:
    """All push services: Google's answers and keeps what it gets, all others say nothing."""
    got: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer + b"\r\n\r\n")
        writer.close()

    def found(host: str | bytes, port: object, *_: object, **__: object) -> list[Any]:
        name = host.decode() if isinstance(host, bytes) else host
        there = google.sockets[0] if name in (GOOGLE, "updates.push.services.mozilla.com") else mute
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", there.getsockname())]

    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate)
    google = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    mute = socket.create_server(("127.0.0.1", 0), backlog=200)
    with mute, monkeypatch.context() as patched:
        patched.setattr(socket, "getaddrinfo", found)
        yield got
    google.close()
    await google.wait_closed()


async def test_a_service_that_does_not_answer_silences_nobody_else(
    tmp_path: Path, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "PATIENCE", 600.0)
    browser = Browser()
    async with house(tmp_path) as inn, push_services(certificate, monkeypatch) as got:
        for person in range(5):
            for number in range(MOST_SUBSCRIPTIONS):
                mute = f"https://s{number}.notify.windows.com/{person}"
                await inn.push.subscribe(f"mute{person}", browser.subscription(mute), "192.0.2.1")
        for number in range(MOST_SUBSCRIPTIONS - 1):
            mute = f"https://s{number}.push.apple.com/ann"
            await inn.push.subscribe("ann", browser.subscription(mute), "192.0.2.2")
        await inn.push.subscribe("ann", browser.subscription(), "192.0.2.2")
        for person in range(5):
            inn.push.call(Turn(f"mute{person}", "ABCDEF", "Mute"))
        inn.push.call(Turn("ann", "ABCDEF", "Ann"))
        async with asyncio.timeout(20):
            while not got:
                await asyncio.sleep(0.005)
        assert got[0].startswith(b"POST /fcm/send/abc HTTP/1.1\r\nHost: fcm.googleapis.com\r\n")
        assert inn.push.is_busy, "the others still wait for an answer"


async def test_a_service_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "PATIENCE", 0.05)
    mute = "https://s1.notify.windows.com/ann"
    async with house(tmp_path) as inn, push_services(certificate, monkeypatch):
        await inn.push.subscribe("ann", Browser().subscription(mute))
        inn.push.call(Turn("ann", "ABCDEF", "Ann"))
        await delivered(inn)
        assert not inn.push.failures.may_try(mute)


async def test_a_redirect_is_not_followed_and_only_the_service_itself_is_told(
    tmp_path: Path, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser()
    redirect = b"HTTP/1.1 307 Temporary Redirect\r\nLocation: https://fcm.googleapis.com/again"
    async with house(tmp_path) as inn, push_services(certificate, monkeypatch, redirect) as got:
        stranger = "https://updates.push.services.mozilla.com/x"  # without a certificate
        for endpoint in (ENDPOINT, stranger):
            await inn.push.subscribe("ann", browser.subscription(endpoint))
        inn.push.call(Turn("ann", "ABCDEF", "Ann"))
        await delivered(inn)
        assert len(got) == 1
        assert not inn.push.failures.may_try(ENDPOINT), "a failure: not tried again at once"
        assert not inn.push.failures.may_try(stranger)
        assert len(inn.storage.subscriptions_of("ann")) == 2


async def test_a_subscription_that_keeps_failing_is_given_up_if_others_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_queue, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(push_queue, "HOPE", 0.0)
    browser, dead = Browser(), f"{ENDPOINT}/dead"

    async def cut_off(address: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        raise ConnectionResetError

    async def post(address: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        return 500 if address.geturl() == dead else 201

    async with house(tmp_path) as inn:

        async def left_after(calls: int) -> list[str]:
            for _ in range(calls):
                inn.push.call(Turn("ann", "ABCDEF", "Ann"))
                await delivered(inn)
            return [one.endpoint for one in inn.storage.subscriptions_of("ann")]

        for endpoint in (ENDPOINT, dead):
            await inn.push.subscribe("ann", browser.subscription(endpoint))
        inn.push.post = cut_off
        assert len(await left_after(2 * LEAST_FAILURES)) == 2, "the fault is ours"
        inn.push.post = post
        assert await left_after(2) == [ENDPOINT]


async def test_messages_are_shared_out_between_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_queue, "MOST_WAITING", 20)
    queue, go_on, sent = PushQueue(), asyncio.Event(), list[str]()

    async def work(who: str) -> None:
        await go_on.wait()
        sent.append(who)

    for number in range(100):
        queue.add(Job("google", "busy", f"p{number}", partial(work, "busy")))
    queue.add(Job("google", "other", "ann", partial(work, "ann")))
    assert len(queue.sending) == OF_ADDRESS + 1, "a busy address leaves room"
    for _ in range(100):
        queue.add(Job("google", "other", "ann", partial(work, "ann")))
    assert Counter(job.address for job in queue.waiting) == {"busy": 10, "other": 10}
    go_on.set()
    while queue.sending:
        await asyncio.gather(*queue.sending)
    assert Counter(sent) == {"busy": OF_ADDRESS + 10, "ann": OF_PERSON + 10}
    assert not queue.services, "nothing is left behind"


def test_one_person_is_not_told_too_often() -> None:
    async def nothing() -> None:
        await asyncio.sleep(0)

    async def course() -> int:
        queue = PushQueue()
        for _ in range(100):
            queue.add(Job("google", "192.0.2.1", "ann", nothing))
        return len(queue.waiting) + len(queue.sending)

    assert asyncio.run(course()) == PERSON_RATE[1]


def test_subscribing_over_http_and_being_forgotten(tmp_path: Path) -> None:
    browser = Browser()
    wanted = {"endpoint": ENDPOINT, "p256dh": encoded(browser.point), "auth": encoded(AUTH)}

    async def course() -> None:
        async with front(tmp_path) as one, asking(one) as ann, asking(one, "192.0.2.2") as bob:
            assert len(decoded((await ann.get("/me/push")).json()["key"])) == 65
            assert (await ann.put("/me/push", json=wanted)).status_code == 204
            assert (await ann.get("/me/push")).json()["subscriptions"] == 1
            assert (await bob.get("/me/push")).json()["subscriptions"] == 0
            assert (await bob.delete("/me/push")).status_code == 204
            assert (await ann.get("/me/export")).json()["subscriptions"][0]["endpoint"] == ENDPOINT
            for wrong in (
                {**wanted, "endpoint": "https://10.0.0.1/admin"},
                {**wanted, "p256dh": encoded(b"\4" + bytes(64))},
                {**wanted, "auth": "AAAA"},
            ):
                assert (await bob.put("/me/push", json=wrong)).status_code == 422
            assert (await bob.put("/me/push", json={**wanted, "more": 1})).status_code == 400
            assert (await ann.delete("/me")).status_code == 204
            assert (await ann.get("/me/push")).json()["subscriptions"] == 0
            one.registry.push.crypto = None
            assert (await ann.get("/me/push")).json()["key"] is None
            assert (await ann.put("/me/push", json=wanted)).status_code == 409

    asyncio.run(course())
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert ENDPOINT.encode() not in stored
    assert encoded(browser.point).encode() not in stored
