"""The load test runs, and copes without its comparison."""

import importlib
import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def boardgame(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that plays against boardgame.io."""
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("boardgame")


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The load test."""
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("load")


@pytest.fixture
def echo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that measures the machine."""
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("echo")


class Sent:
    """Stands for a socket: keeps what is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)


def player_at(boardgame: ModuleType, seat: int, load: Any = None) -> Any:
    player = boardgame.Player(load, "abc", seat, "key")
    player.socket = Sent()
    return player


@pytest.mark.deep
def test_without_node_only_the_comparison_is_left_out(tmp_path: Path) -> None:
    small = ["--tables", "2", "--seconds", "0.5", "--actions", "9"]
    command = [sys.executable, BENCH / "load.py", "--compare", *small]
    bare = {**os.environ, "PATH": str(tmp_path)}
    run = subprocess.run(command, env=bare, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    figures = json.loads(run.stdout)
    assert figures["sockets"] == 10
    assert figures["saturated_actions_per_s"] > 0
    assert figures["saving_echo"]["p99_ms"] > 0
    assert "ratio" not in figures
    last = run.stderr.splitlines()[-1]
    assert last == "The comparison with boardgame.io was left out: it needs Node and npm."


def test_a_failed_installation_leaves_the_comparison_out(
    boardgame: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("node", "npm"):
        command = tmp_path / name
        command.write_text("#!/bin/sh\nexit 1\n")
        command.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(boardgame, "INSTALLED", tmp_path / "installed")
    with pytest.raises(boardgame.LeftOut, match="could not install"):
        boardgame.install()
    assert not (tmp_path / "installed" / "done").exists()


def test_a_player_of_boardgame_io_moves_in_turn_while_its_server_has_the_turn(
    boardgame: ModuleType, load: ModuleType
) -> None:
    state = b'{"G":{"count":8},"ctx":{"currentPlayer":"3"},"_redo":[],"_stateID":8}'
    log = b'[{"action":{"type":"MAKE_MOVE"},"_stateID":7,"turn":8}]'
    update = b'42/counter,["update","abc",' + state + b"," + log + b"]"
    everyone = load.Load(1)
    waiting, moving = (player_at(boardgame, seat, everyone) for seat in (2, 3))
    waiting.heard(update)
    moving.heard(update)
    assert (waiting.socket.frames, moving.socket.frames) == ([], [])
    assert everyone.ready == [moving]
    everyone.saturated = True
    moving.heard(update)
    assert waiting.socket.frames == []
    head, _, event = moving.socket.frames[0].partition(b",")
    payload = {"type": "add", "args": [], "playerID": "3", "credentials": "key"}
    move = {"type": "MAKE_MOVE", "payload": payload}
    assert head == b"42/counter"
    assert json.loads(event) == ["update", move, 8, "abc", "3"]
    assert everyone.actions == 1


def test_a_player_of_boardgame_io_joins_and_answers_pings(boardgame: ModuleType) -> None:
    player = player_at(boardgame, 0)
    for frame in (b'0{"sid":"x"}', b'40/counter,{"sid":"y"}', b"2"):
        player.heard(frame)
    assert player.socket.frames == [b'42/counter,["sync", "abc", "0", "key"]', b"3"]
    assert not player.synced.is_set()
    player.heard(b'42/counter,["sync","abc",{}]')
    assert player.synced.is_set()


async def test_both_servers_play_in_turns_and_the_median_of_the_pairs_counts(
    boardgame: ModuleType, load: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    paces = iter([600, 300, 100, 100, 900, 300, 500, 100, 900, 100])
    turns: list[str] = []

    async def seat_everybody(theirs: Any, port: int, tables: int, seats: int) -> None:
        theirs.ready.extend(["player"] * still)

    async def flat_out(whose: Any, server: Any, seconds: float) -> tuple[float, float]:
        turns.append(server.name)
        return next(paces), 1.0

    monkeypatch.setattr(boardgame, "seat_everybody", seat_everybody)
    monkeypatch.setattr(load, "flat_out", flat_out)
    servers = [SimpleNamespace(name=name, port=1) for name in ("ours", "theirs")]
    still = 2
    figures = await load.compare_paces(load.Load(1), *servers, tables=2)
    assert turns == ["ours", "theirs"] * load.TURNS
    assert figures["ratio"] == 3
    assert figures["pairs"][0] == (600, 300)
    paces, still = iter([600, 300]), 1
    with pytest.raises(ConnectionError, match="1 matches of"):
        await load.compare_paces(load.Load(1), *servers, tables=2)


async def test_an_echo_works_as_much_as_the_server_did_in_the_turn_before(
    echo: ModuleType, load: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, used = iter([6.0, 1.0, 9.0, 2.0, 8.0]), iter([0, 4, 4, 12, 12, 16, 16, 20, 20, 24])
    worked: list[tuple[float, bool]] = []
    paces: set[float] = set()

    async def paced(load: Any, per_second: int, seconds: float) -> dict[str, float]:
        return {"actions_per_s": 199.9, "p99_ms": next(ours)}

    async def measure(
        per_second: int, seconds: float, busy: float = 0.0, saves: bool = False
    ) -> dict[str, float]:
        worked.append((busy, saves))
        paces.add(per_second)
        return {"p99_ms": 2.0}

    monkeypatch.setattr(load, "paced", paced)
    monkeypatch.setattr(echo, "measure", measure)
    server = SimpleNamespace(processor_seconds=lambda: next(used))
    figures = await load.compare_latencies(load.Load(1), server, 2.0)
    assert worked[: load.TURNS] == [(cost, False) for cost in (0.01, 0.02, 0.01, 0.01, 0.01)]
    assert paces == {200}
    assert worked[load.TURNS :] == [(0.0, False), (0.01, True)]
    assert figures["p99_ms_pairs"][:2] == [(6.0, 2.0), (1.0, 2.0)]
    assert figures["p99_ratio"] == 3


def test_tables_do_not_act_in_a_fixed_order(load: ModuleType) -> None:
    everyone, acted = load.Load(1), list[int]()
    everyone.ready = [SimpleNamespace(act=partial(acted.append, number)) for number in range(20)]
    while everyone.ready:
        everyone.signal()
    assert sorted(acted) == list(range(20)) != acted


async def test_the_saving_echo_answers_what_is_on_disk(
    echo: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[str] = []
    monkeypatch.setattr("os.fdatasync", lambda file: done.append("saved"))
    disk = echo.Disk(str(tmp_path / "messages"))
    for name in ("first", "second"):
        disk.save(partial(done.append, name))
    await disk.task
    assert done == ["saved", "first", "second"]
    assert (tmp_path / "messages").stat().st_size == 2 * len(echo.SAVED)
