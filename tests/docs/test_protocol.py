"""docs/protocol.md names every message, key, request, code and limit, and its examples are real."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from pyrite.core.talk import LONGEST_TEXT, PARTS
from pyrite.protocol.messages import FromClient, FromServer
from pyrite.protocol.requests import Export, History, Replay, ReplayStep, ShuffleCheck
from pyrite.protocol.table import Plan, Proposal, TableInfo
from pyrite.server import audience, bounds
from pyrite.server.frames import TOLD_AGAIN
from pyrite.server.live_table import ABSENT_SECONDS, REVEAL_SECONDS
from pyrite.server.network.connection import MOST_GARBAGE
from pyrite.server.network.http import api
from pyrite.server.network.visitor import Limits

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(line) for line in re.findall(r'^\{"type": "[a-z_]+".*$', PAGE, re.M)]
SENT, RECEIVED = PAGE.split("### What you send")[1].split("### What you are sent")
MESSAGES = [(message, SENT) for message in get_args(FromClient)]
MESSAGES += [(message, RECEIVED) for message in get_args(FromServer)]


@pytest.mark.parametrize(("message", "part"), MESSAGES)
def test_every_message_is_told_with_its_keys_and_an_example(message: Any, part: str) -> None:
    tag = message.__struct_config__.tag
    assert f"`{tag}`: " in part
    example = next(example for example in EXAMPLES if example["type"] == tag)
    assert {*example} == {"type", *message.__struct_fields__}
    read = msgspec.json.decode(json.dumps(example), type=FromClient | FromServer)
    assert isinstance(read, message)


@pytest.mark.parametrize(
    "of", [Plan, TableInfo, Proposal, ShuffleCheck, Replay, ReplayStep, History, Export]
)
def test_every_key_is_named(of: Any) -> None:
    assert not [key for key in of.__struct_fields__ if f"`{key}`" not in PAGE]


def test_every_request_is_named() -> None:
    asked = {
        f"{method} {re.sub(':(str|int)', '', route.path.removeprefix('/api'))}"
        for route in api.routes
        for method in route.methods - {"OPTIONS"}
    }
    assert len(asked) >= 15
    assert not [request for request in asked if f"`{request}" not in PAGE]


def test_every_close_code_is_named() -> None:
    numbers = [value for name, value in vars(audience).items() if name.isupper()]
    codes = [value for value in numbers if audience.LEFT < value < 5_000]
    assert len(codes) == 7
    assert not [code for code in codes if f"| {code} |" not in PAGE]


def test_talk_and_limits_are_those_of_the_server() -> None:
    assert not [kind for kind in PARTS if f"`{kind}`" not in PAGE]
    limits = Limits()
    numbers = (limits.message_bytes, limits.request_bytes, limits.sockets, limits.tables_per_hour)
    said = (bounds.SEAT_TALK_PER_HOUR, bounds.TALK_PER_HOUR, bounds.MOST_TALK)
    here = (bounds.MOST_VISITORS, bounds.MOST_AT_SEAT, bounds.MOST_WATCHERS)
    for number in (*numbers, *said, *here, limits.stored_per_hour, LONGEST_TEXT, TOLD_AGAIN):
        assert f"{number:,}" in PAGE
    assert f"{audience.MOST_WAITING >> 20} MiB over all connections" in PAGE
    assert f"{bounds.MOST_STORED >> 20} MiB. Then" in PAGE
    assert f"{limits.exports_per_hour} exports" in PAGE
    assert f"{limits.messages_per_second} messages a second" in PAGE
    assert f"{limits.requests_per_second} requests a second" in PAGE
    assert f"missing after {REVEAL_SECONDS:.0f} seconds" in PAGE
    assert f"after {ABSENT_SECONDS:.0f} seconds if" in PAGE
    assert MOST_GARBAGE == 5
    assert "five messages that cannot be read" in PAGE
