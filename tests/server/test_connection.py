"""A single connection: its answers and their order."""

import asyncio
from pathlib import Path

import pytest
from server.inside import connected, house, say, sent, started
from websockets.frames import Frame, Opcode

from pyrite.server import entries
from pyrite.server.wire import frame


def test_who_says_hello_may_speak_at_once(tmp_path: Path) -> None:
    """The welcome may wait for what is not kept yet; what is said meanwhile is done after it."""

    async def course() -> None:
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

    asyncio.run(course())


def test_nobody_is_welcomed_to_what_is_not_kept(tmp_path: Path) -> None:
    """Two wait; what the first has said meanwhile happens before the second is welcomed."""

    async def course() -> None:
        async with house(tmp_path) as inn:
            live = await started(inn, seats=3, talk="text")
            live.commit(entries.Talked(1, {"kind": "text", "text": "wait"}))
            first, second = connected(live, 0), connected(live, 2)
            say(first, type="say", talk={"kind": "text", "text": "hello"}, id=7)
            while live.unkept or not second.joined:
                await asyncio.sleep(0.001)
            kinds = [message["type"] for message in sent(second)]
            assert kinds == ["welcome", "presence"], "the welcome holds it, it is not told again"

    asyncio.run(course())


def test_who_watches_again_is_sent_what_was_kept_for_watchers(tmp_path: Path) -> None:
    """As long as one of them was there; else nobody made their view, and they get it whole."""

    async def course() -> None:
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

    asyncio.run(course())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_messages_of_all_lengths_are_frames_as_the_standard_has_them(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
