"""Our client on a bad connection, against a server scripted by each test."""

import json
import math
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from server.running import free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

import pyrite
from pyrite.client import Client
from pyrite.client.connection import LONGEST, ClientError, Http, ServerGone, waits
from pyrite.client.seat import Seat

Message = dict[str, Any]
STATE = pyrite.new_game(seats=3, seed=1, first_seat=0)
TEXT = STATE.actions(0)[0].text
PRESENCE: Message = {"type": "presence", "here": [True] * 3, "watching": 0, "seconds_left": None}
TABLE = {
    "code": "ABCDEF",
    "plan": {"seats": 3},
    "phase": "playing",
    "version": 5,
    "seats": [{"name": "Ann"}, {}, {}],
    "commitment": "",
    "added": [],
}


def welcome(version: int) -> Message:
    return {
        "type": "welcome",
        "version": version,
        "seat": 0,
        "table": TABLE,
        "description": STATE.describe().as_dict(),
        "public": STATE.public(),
        "private": STATE.private(0),
        "actions": [action.as_dict() for action in STATE.actions(0)],
        "told": [],
        "talk": [],
        "said": 0,
        "events": [event.as_dict() for event in STATE.events_for(0)],
    }


def news(version: int) -> Message:
    parts: Message = {"public": {}, "private": {}, "events": [], "messages": [], "actions": []}
    return {"type": "news", "version": version, **parts}


class Script:
    """What the server does on its first, second, third connection; what it heard on each."""

    def __init__(self) -> None:
        self.steps: list[list[Any]] = []
        self.heard: list[list[Message]] = []

    def __call__(self, socket: ServerConnection) -> None:
        """Messages are sent, a number closes, `...` reads one message."""
        number = len(self.heard)
        self.heard.append([])
        for step in self.steps[number]:
            if step is ...:
                self.heard[number].append(json.loads(socket.recv()))
            elif isinstance(step, int):
                socket.close(step)
            else:
                socket.send(json.dumps(step))
        try:
            socket.recv()
        except ConnectionClosed:
            return


@pytest.fixture
def script() -> Script:
    return Script()


@contextmanager
def serving(script: Script) -> Iterator[Http]:
    """Yield a client of a server that follows a script."""
    with serve(script, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        yield Http(f"http://127.0.0.1:{port}", None, 5, lambda: None)
        server.shutdown()
        thread.join()


@pytest.fixture
def seat(script: Script) -> Iterator[Seat]:
    with serving(script) as http, Seat(http, "ABCDEF", 0) as seat:
        yield seat


def acts(script: Script) -> list[int]:
    """The versions of all acts that the server heard."""
    heard = [message for connection in script.heard for message in connection]
    return [message["version"] for message in heard if message["type"] == "act"]


def hellos(script: Script) -> list[int | None]:
    return [connection[0]["version"] for connection in script.heard]


def test_a_client_that_gives_up_does_not_go_on_asking() -> None:
    client = Client(f"http://127.0.0.1:{free_port()}", patience=math.inf)
    client.http.when_waiting = client.give_up
    with pytest.raises(ServerGone):
        client.table("ABCDEF")


def test_an_act_that_was_lost_is_sent_again(seat: Seat, script: Script) -> None:
    done = {"type": "done", "id": 1}
    script.steps = [[..., welcome(5), PRESENCE, ..., 1011], [..., PRESENCE, ..., done, news(6)]]
    assert seat.next()
    seat.act(TEXT)
    assert acts(script) == [5, 5]
    assert hellos(script) == [None, 5]


def test_an_act_goes_out_as_soon_as_the_connection_is_back(
    seat: Seat, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table may move on in a pause, again and again, and the act would never get through."""
    back = [..., PRESENCE, ..., {"type": "done", "id": 1}]
    script.steps = [[..., welcome(5), PRESENCE, 1012], [..., PRESENCE, ..., 1012], back]
    assert seat.next()
    pauses: list[float] = []
    monkeypatch.setattr(seat.line.given_up, "wait", pauses.append)
    seat.act(TEXT)
    assert acts(script) == [5, 5]
    assert [pause > 0 for pause in pauses] == [False, True], "the second did not last either"


def test_a_table_that_stays_elsewhere_is_given_up(script: Script) -> None:
    goodbye = {"type": "goodbye", "message": {"id": "table-elsewhere", "args": {}}}
    script.steps = [[..., welcome(5), PRESENCE, 1012]]
    script.steps += [[..., goodbye | {"again_after": 0.01}, 1012]] * 50
    with serving(script) as http, Seat(http, "ABCDEF", 0) as seat:
        http.patience = 0.5
        assert seat.next()
        with pytest.raises(ServerGone, match="does not answer"):
            seat.next()
    assert 3 < len(script.heard) < 10


def test_a_server_that_restarts_again_and_again_is_waited_for(script: Script) -> None:
    goodbye = {"type": "goodbye", "message": {"id": "server-restarts", "args": {}}}
    brief = goodbye | {"again_after": 0.2}
    script.steps = [[..., welcome(version), PRESENCE, brief, 1012] for version in range(5, 10)]
    with serving(script) as http, Seat(http, "ABCDEF", 0) as seat:
        http.patience = 0.3
        versions = [moment.version for moment in (seat.next() for _ in range(5)) if moment]
    assert versions == [5, 6, 7, 8, 9]


def test_an_act_that_was_kept_is_not_sent_again(seat: Seat, script: Script) -> None:
    script.steps = [[..., welcome(5), PRESENCE, ..., 1011], [..., news(6), PRESENCE]]
    assert seat.next()
    seat.act(TEXT)
    assert acts(script) == [5]
    moment = seat.next()
    assert moment is not None
    assert (moment.version, moment.actions) == (6, ())


def test_an_act_that_could_not_be_kept_is_tried_again(seat: Seat, script: Script) -> None:
    refused = {"type": "refused", "id": 1, "problem": {"id": "table-not-kept", "args": {}}}
    done = {"type": "done", "id": 1}
    script.steps = [
        [..., welcome(5), PRESENCE, ..., refused, 4001],
        [..., PRESENCE, ..., done],
    ]
    assert seat.next()
    seat.act(TEXT)
    assert acts(script)[-1] == 5
    assert len(script.heard) == 2


def test_what_was_asked_before_one_answered_is_no_new_question(seat: Seat, script: Script) -> None:
    still_asked = {**news(6), "actions": welcome(5)["actions"]}
    done = {"type": "done", "id": 1}
    script.steps = [[..., welcome(5), PRESENCE, ..., still_asked, done]]
    first = seat.next()
    assert first is not None
    assert first.actions
    seat.act(TEXT)
    second = seat.next()
    assert second is not None
    assert second.actions == ()


@pytest.mark.parametrize("code", [1001, 1011, 1012, 4000, 4001, 4003])
def test_a_closed_line_comes_back_with_the_last_version(
    seat: Seat, script: Script, code: int
) -> None:
    script.steps = [[..., welcome(5), news(6), code], [..., news(7), PRESENCE]]
    versions = [moment.version for moment in (seat.next(), seat.next(), seat.next()) if moment]
    assert versions == [5, 6, 7]
    assert hellos(script) == [None, 6]


@pytest.mark.parametrize("code", [1009, 4002])
def test_what_the_server_cannot_read_is_not_sent_again(
    seat: Seat, script: Script, code: int
) -> None:
    script.steps = [[..., welcome(5), PRESENCE, ..., code]]
    assert seat.next()
    with pytest.raises(ClientError, match="could not read a message"):
        seat.act(TEXT)
    assert len(script.heard) == 1


def test_a_gap_brings_the_whole_table(seat: Seat, script: Script) -> None:
    said = {"talk": [{"kind": "deny", "seat": 1}], "said": 1}
    script.steps = [[..., welcome(5) | said, news(7)], [..., welcome(8) | said, PRESENCE]]
    first, second = seat.next(), seat.next()
    assert first is not None
    assert second is not None
    assert second.version == 8
    assert hellos(script) == [None, None]
    assert len(first.events) == len(STATE.events)
    assert len(first.talk) == 1
    assert (second.events, second.talk) == ((), ())  # told already


def test_events_and_talk_that_were_missed_are_told_once(seat: Seat, script: Script) -> None:
    late = welcome(9)
    late["talk"] = [{"kind": "deny", "seat": seat} for seat in (1, 2)]
    late["said"] = 2
    early = {**welcome(5), "events": late["events"][:10], "talk": late["talk"][:1], "said": 1}
    script.steps = [[..., early, 1011], [..., late, PRESENCE]]
    first, second = seat.next(), seat.next()
    assert first is not None
    assert second is not None
    assert [*first.events, *second.events] == STATE.events_for(0)
    assert [talk.seat for talk in (*first.talk, *second.talk)] == [1, 2]


def test_nothing_in_time_is_no_moment(seat: Seat, script: Script) -> None:
    script.steps = [[..., PRESENCE]]
    assert seat.next(timeout=0.2) is None


def test_a_server_that_stays_away_is_given_up() -> None:
    waited: list[Callable[[], None]] = []
    http = Http("127.0.0.1:1", None, 0.3, lambda: waited.append(print))
    with Seat(http, "ABCDEF", 0) as seat, pytest.raises(ServerGone, match="does not answer"):
        seat.next()
    assert waited


def test_pauses_grow_to_a_limit_and_end() -> None:
    pauses = list(waits(60))
    assert sum(pauses) == pytest.approx(60)
    assert max(pauses) <= LONGEST
    assert pauses[0] < 0.5
