"""One connection: what it is answered, in which order."""

import asyncio
from pathlib import Path

from server.inside import connected, house, say, sent, started

from pyrite.server import entries


def test_who_says_hello_may_speak_at_once(tmp_path: Path) -> None:
    """The welcome may wait for what is not kept yet; what is said meanwhile is not refused."""

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
            assert kinds == ["done", "welcome", "presence"]

    asyncio.run(course())
