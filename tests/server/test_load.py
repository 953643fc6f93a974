"""The load test runs, and copes without its comparison."""

import importlib
import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def boardgame(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that plays against boardgame.io."""
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("boardgame")


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


def player_at(boardgame: ModuleType, seat: int) -> Any:
    player = boardgame.Player(boardgame.Match("abc"), seat, "key")
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


def test_a_player_of_boardgame_io_moves_when_it_is_his_turn(boardgame: ModuleType) -> None:
    state = b'{"G":{"count":8},"ctx":{"currentPlayer":"3"},"_redo":[],"_stateID":8}'
    log = b'[{"action":{"type":"MAKE_MOVE"},"_stateID":7,"turn":8}]'
    update = b'42/counter,["update","abc",' + state + b"," + log + b"]"
    waiting, moving = player_at(boardgame, 2), player_at(boardgame, 3)
    waiting.heard(update)
    moving.heard(update)
    assert waiting.socket.frames == []
    head, _, event = moving.socket.frames[0].partition(b",")
    payload = {"type": "add", "args": [], "playerID": "3", "credentials": "key"}
    move = {"type": "MAKE_MOVE", "payload": payload}
    assert head == b"42/counter"
    assert json.loads(event) == ["update", move, 8, "abc", "3"]
    assert moving.match.moves == 1


def test_a_player_of_boardgame_io_joins_and_answers_pings(boardgame: ModuleType) -> None:
    player = player_at(boardgame, 0)
    for frame in (b'0{"sid":"x"}', b'40/counter,{"sid":"y"}', b"2"):
        player.heard(frame)
    assert player.socket.frames == [b'42/counter,["sync", "abc", "0", "key"]', b"3"]
    assert not player.synced.is_set()
    player.heard(b'42/counter,["sync","abc",{}]')
    assert player.synced.is_set()


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
