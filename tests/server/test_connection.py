"""One connection: what it is answered, in which order."""

import asyncio
from pathlib import Path

from server.inside import connected, house, say, sent, started

from pyrite.server import entries


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
