"""The log as JSON: every byte of it is a line of JSON, and it names nobody and nothing hidden."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sql
from server.player import Person
from server.running import Server, free_port

from pyrite.server.database import tables
from pyrite.server.entries import Opened
from pyrite.server.storage import Storage

KEYS = {"time", "level", "process", "source", "event", "text"}


class Logged(Server):
    """A server as its host starts it, whose standard output is kept."""

    def __init__(self, folder: Path) -> None:
        self.port, self.database = free_port(), f"sqlite:///{folder / 'tables.db'}"
        words = ["serve", "--json", "--port", str(self.port), "--db", self.database]
        command = [sys.executable, "-m", "pyrite", *words]
        self.running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", trust_env=False)
        while not self._answers():
            assert self.running.poll() is None
            time.sleep(0.05)

    def lines(self) -> tuple[bytes, list[dict[str, Any]]]:
        """Stop the server, and return what it wrote."""
        os.kill(self.running.pid, signal.SIGTERM)
        out, err = self.running.communicate(timeout=30)
        self.http.close()
        assert self.running.returncode == 143
        assert err == b""
        return out, [json.loads(line) for line in out.splitlines()]


def test_every_byte_is_json_and_nothing_hidden_is_named(tmp_path: Path) -> None:
    server = Logged(tmp_path)
    person = Person(server)
    code = person.open(seats=3, bots=[None, "random", "random"], public=True)
    person.sit(code, 0, "Araminta")
    person.start(code)
    storage = Storage(server.database)
    opened = storage.log(code)[0]
    assert isinstance(opened, Opened)
    with storage.engine.begin() as connection:  # reading it fails from now on
        connection.execute(sql.update(tables).values(info=b"broken"))
    storage.close()
    assert person.ask("GET", "/tables").status_code == 500
    out, lines = server.lines()
    assert [line["text"] for line in lines if line["level"] == "info"] == [
        f"listening on port {server.port}",
        "stopping with 1 tables in memory and 0 sockets",
        "stopped; everything is stored",
    ]
    assert lines[0]["event"] == "listening on port %d"
    (failed,) = [line for line in lines if line["level"] == "error"]
    assert failed["trace"].startswith("Traceback")
    for line in lines:
        assert line.keys() - {"trace"} == KEYS
        assert line["process"] == server.running.pid
        assert line["time"].endswith("+00:00")
    for hidden in (
        opened.secret,
        opened.host,
        code,
        "Araminta",
        "127.0.0.1",
        *person.cookie.values(),
    ):
        assert hidden.encode() not in out


def test_what_nobody_caught_is_a_line_as_well(tmp_path: Path) -> None:
    program = (
        "import logging, threading, warnings; from pyrite.server.network.logs import log_as_json;"
        "log_as_json(); warnings.warn('old\\nway'); logging.warning('%s lines', 2);"
        "fails = threading.Thread(target=lambda: 1 / 0); fails.start(); fails.join(); [][1]"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=60)
    assert run.stderr == b""
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert [line["level"] for line in lines] == ["warning", "warning", "error", "error"]
    assert "old\nway" in lines[0]["text"]
    assert (lines[1]["event"], lines[1]["text"]) == ("%s lines", "2 lines")
    assert [line["trace"].splitlines()[-1].partition(":")[0] for line in lines[2:]] == [
        "ZeroDivisionError",
        "IndexError",
    ]
