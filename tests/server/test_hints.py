"""Hints: a player who is asked may request one, and nobody else sees it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from lang.catalogues import all_arguments
from server.inside import connected, house, say, sent, started

from pyrite.bots.lostmines.judge import REASONS
from pyrite.bots.saboteur.judge import PLAIN_REASONS
from pyrite.server.live_table import LiveTable
from pyrite.server.network.connection import Connection


async def answers(one: Connection, live: LiveTable) -> list[dict[str, Any]]:
    """What the connection is sent until no bot thinks any more."""
    while live.unkept or live.advised:
        await asyncio.sleep(0.001)
    return sent(one)


@pytest.mark.parametrize("game", ["saboteur", "lostmines"])
async def test_who_is_asked_hears_what_a_bot_would_do(tmp_path: Path, game: str) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, game=game, seats=3)
        asked, other = live.table.asked[0], (live.table.asked[0] + 1) % 3
        one, two = connected(live, asked), connected(live, other)
        sent(one), sent(two)
        say(one, type="hint", id=5)
        (advice,) = await answers(one, live)
        assert (advice["type"], advice["id"]) == ("advice", 5)
        assert live.table.state is not None
        legal = [action.text for action in live.table.state.actions(asked)]
        assert advice["action"] in legal
        assert (advice["message"]["id"], "") in all_arguments("en")
        assert await answers(two, live) == [], "nobody else notices"


async def test_who_is_not_asked_or_waits_for_a_hint_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        asked = live.table.asked[0]
        other, watcher = connected(live, (asked + 1) % 3), connected(live, None)
        one = connected(live, asked)
        for connection in (one, other, watcher):
            sent(connection)
            say(connection, type="hint", id=1)
        say(one, type="hint", id=2)
        assert sent(other)[0]["problem"]["id"] == "hint-not-asked"
        assert sent(watcher)[0]["problem"]["id"] == "seat-none"
        refused, advice = await answers(one, live)
        assert refused["problem"]["id"] == "too-many-requests"
        assert (advice["type"], advice["id"]) == ("advice", 1)


async def test_who_acts_before_the_hint_comes_needs_none(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        live = await started(inn, seats=3)
        asked, state = live.table.asked[0], live.table.state
        assert state is not None
        one = connected(live, asked)
        sent(one)
        say(one, type="hint", id=1)
        text = state.actions(asked)[0].text
        say(one, type="act", action=text, version=live.table.version)
        refused = next(m for m in await answers(one, live) if m["type"] == "refused")
        assert refused["problem"]["id"] == "hint-not-asked"


def test_every_reason_has_words() -> None:
    known = all_arguments("en")
    ids = {*REASONS.values(), *PLAIN_REASONS.values()}
    assert [id for id in ids if (id, "") not in known] == []
