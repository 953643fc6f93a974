"""Invalid messages are refused in words, and finally the socket is closed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from deep import DEEP
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.inside import connected, house, say, sent, started
from server.player import Person, Player, seated
from server.running import Server
from websockets.exceptions import ConnectionClosed

from pyrite.server.audience import GARBAGE
from pyrite.server.network.connection import MOST_GARBAGE

FRAMES = 20_000 if DEEP else 1_000
AT_ONCE = 10  # frames of one example: making them one by one takes Hypothesis four times as long
VALID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "seat": 0, "version": 3},
    {"type": "act", "action": "pass", "version": 5, "id": 1},
    {"type": "say", "talk": {"kind": "suspect", "target": 1}, "id": 2},
    {"type": "hand_over"},
    {"type": "take_back"},
    {"type": "propose", "what": "skip", "seat": 1},
    {"type": "vote", "yes": True},
    {"type": "why", "action": "place cross 1,1"},
    {"type": "ping", "id": 4},
)
UNREADABLE = (b"{", b'{"a":' * 3_000, b"\x00\xff\xfe", b"", b'{"type": "no"}', b'"\\ud800"')
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A message in which a key has another value, or a character is another."""
    message = dict(draw(st.sampled_from(VALID)))
    message[draw(st.sampled_from([*message, "more"]))] = draw(json_values)
    text = json.dumps(message)
    at = draw(st.integers(0, len(text) - 1))
    return draw(st.sampled_from([text, text[:at], text[:at] + draw(st.characters()) + text[at:]]))


texts = (
    st.text(max_size=200)
    | json_values.map(json.dumps)
    | mutated()
    | st.integers(1, 5_000).map(lambda depth: "[" * depth)
    | st.integers(1, 3_000).map(lambda depth: '{"type":' * depth)
)
frames = st.binary(max_size=200) | texts.map(lambda text: text.encode(errors="surrogatepass"))


@pytest.mark.deeper
async def test_whatever_a_frame_holds_it_is_answered(tmp_path: Path) -> None:
    """Never an error of ours; and others play on."""
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        other = connected(live, 1)

        @settings(
            max_examples=FRAMES // AT_ONCE,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(many=st.lists(frames, min_size=AT_ONCE, max_size=AT_ONCE))
        def receives(many: list[bytes]) -> None:
            one = connected(live, 0)
            for frame in many:
                if one.outbox.closed_with is not None:  # after some garbage
                    one.leave()
                    one = connected(live, 0)
                one.receive(frame)
                for message in sent(one):
                    assert message["type"] != "refused" or message["problem"]["english"]
            one.leave()
            other.outbox.frames.clear()
            other.outbox.size = 0

        receives()
        sent(other)
        say(other, type="ping", id=9)
        assert sent(other) == [{"type": "pong", "id": 9}]


@pytest.mark.parametrize("frame", UNREADABLE)
async def test_repeated_garbage_closes_the_socket(tmp_path: Path, frame: bytes) -> None:
    async with house(tmp_path) as inn:
        one = connected(await started(inn, seats=3), 0)
        sent(one)
        for _ in range(MOST_GARBAGE - 1):
            one.receive(frame)
        assert one.outbox.closed_with is None
        one.receive(frame)
        answers = sent(one)
        assert {answer["problem"]["id"] for answer in answers} == {"message-unread"}
        assert (len(answers), one.outbox.closed_with) == (MOST_GARBAGE, GARBAGE)


async def send_often(player: Player, frame: str | bytes, times: int) -> None:
    """So often that nobody puts up with it, then wait.

    If more comes after the end, a proxy may not hear the reason.
    """
    assert player.socket is not None
    for _ in range(times):
        await player.socket.send(frame)
    await player.until("never")


@pytest.mark.parametrize(
    ("frame", "code"),
    [("{", GARBAGE), (b"\x80\x81", GARBAGE), ("x" * 16_385, 1009), (b"x" * 100_000, 1009)],
    ids=["no JSON", "binary", "too long", "much too long"],
)
def test_garbage_over_a_real_socket(server: Server, frame: str | bytes, code: int) -> None:
    table, people = seated(server, 3, seats=3)

    async def course() -> None:
        player, other = Player(people[0], table, 0), Player(people[1], table, 1)
        await other.join()
        await player.join()
        assert player.socket is not None
        with pytest.raises(ConnectionClosed) as closed:
            await send_often(player, frame, MOST_GARBAGE if code == GARBAGE else 1)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        await other.send(type="ping", id=1)
        await other.until("pong")
        await other.leave()

    asyncio.run(course())


def test_the_longest_allowed_message_is_read(server: Server) -> None:
    code = Person(server).open(seats=3)

    async def course() -> None:
        watcher = Player(Person(server), code, None)
        await watcher.join()
        assert watcher.socket is not None
        await watcher.socket.send('{"type":"ping","id":5}'.ljust(16_384))
        assert (await watcher.until("pong"))["id"] == 5
        await watcher.leave()

    asyncio.run(course())


@pytest.mark.parametrize("body", ["{", '{"deck":' * 20_000, "[" * 20_000, "\xff", "1"])
def test_garbage_over_http(server: Server, body: str) -> None:
    headers = {"content-type": "application/json"}
    content = body.encode("latin-1")
    answer = server.http.post("/api/tables", content=content, headers=headers)
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["message"]["english"]


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"deck": {"x": "y" * 300_000}})
    assert answer.status_code == 413
