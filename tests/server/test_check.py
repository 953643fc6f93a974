"""`pyrite serve --check`: what it finds about a deployment, and that it leaves it alone."""

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from server.cluster import postgresql
from server.conftest import NewServer
from server.player import Person
from server.processes import can_share
from server.running import free_port
from typer.testing import CliRunner

from pyrite.cli.app import app
from pyrite.server.network import check
from pyrite.server.storage import Storage


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pretend that a push service is on this machine, and that the page is built."""
    with socket.create_server(("127.0.0.1", 0)) as service:
        monkeypatch.setattr(check, "SERVICE", "127.0.0.1")
        monkeypatch.setattr(check, "HTTPS", service.getsockname()[1])
        monkeypatch.setattr(check, "built_files", lambda: {"index.html": b""})
        yield


def checked(*words: str) -> tuple[int, dict[str, str]]:
    """Return the exit code, and each finding with its result."""
    run = CliRunner().invoke(app, ["serve", "--check", "--json", *words])
    found = json.loads(run.stdout)
    assert found["ready"] == (run.exit_code == 0)
    for one in found["checks"]:
        assert one.keys() == {"check", "result", "id", "text"}
        assert one["text"]
    return run.exit_code, {one["id"]: one["result"] for one in found["checks"]}


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_a_good_deployment_is_ready_and_nothing_is_created(tmp_path: Path, url: str) -> None:
    code, found = checked("--port", str(free_port()), "--db", url)
    assert code == 0
    assert set(found.values()) <= {"ok", "warning"}
    assert found["check-database-new"] == found["check-ports-free"] == "ok"
    assert list(tmp_path.iterdir()) == []


def test_findings_are_sentences_in_the_language_of_the_host(url: str) -> None:
    words = ["serve", "--check", "--port", str(free_port()), "--db", url, "--domain", "https://x"]
    run = CliRunner().invoke(app, [*words, "--lang", "en"])
    lines = run.stdout.replace("\n", " ")
    assert run.exit_code == 1
    assert "Failed: --domain needs a bare name such as games.example.org, not https://x." in lines
    assert "The server is not ready." in lines
    run = CliRunner().invoke(app, [*words, "--lang", "de"])
    assert "Der Server ist nicht bereit." in run.stdout


def test_a_running_server_is_found_and_goes_on(new_server: NewServer) -> None:
    server = new_server()
    code, found = checked("--port", str(server.port), "--db", server.database)
    assert code == 0
    assert found["check-ports-ours"] == found["check-rights-private"] == "ok"
    code, found = checked("--port", str(free_port()), "--db", server.database)
    assert (code, found["database-in-use"]) == (1, "failed")
    assert server.http.get("/api/health").status_code == 200


def test_a_port_of_another_program_is_not_ours(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setattr(check, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as other:
        code, found = checked("--port", str(other.getsockname()[1]), "--db", url)
    assert (code, found["serve-cannot-listen"]) == (1, "failed")


VERSION = "UPDATE alembic_version SET version_num ="


@pytest.mark.parametrize(
    ("statement", "id", "result"),
    [
        (f"{VERSION} '0001'", "check-database-old", "warning"),
        (f"{VERSION} '9999'", "database-newer", "failed"),
        ("DROP TABLE alembic_version", "check-database-empty", "ok"),
        (f"{VERSION} version_num", "check-database-works", "ok"),
    ],
)
def test_the_version_of_a_database(
    tmp_path: Path, url: str, statement: str, id: str, result: str
) -> None:
    storage = Storage(url)
    with storage.engine.begin() as connection:
        connection.execute(sql.text(statement))
    storage.close()
    before = files_in(tmp_path)
    code, found = checked("--port", str(free_port()), "--db", url)
    assert (code, found.get(id)) == (int(result == "failed"), result), found
    assert files_in(tmp_path) == before


def files_in(folder: Path) -> dict[str, bytes]:
    """Return every byte of the files in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_check_changes_no_byte_of_a_database_in_use(
    new_server: NewServer, tmp_path: Path, is_killed: bool
) -> None:
    """Nor of one that a killed server has left, with or without the index of its log."""
    server = new_server()
    Person(server).open(seats=3)
    folder = tmp_path / "0"
    if is_killed:
        server.kill()
    for _ in range(2):
        before = files_in(folder)
        assert before["tables.db-wal"], "what is stored is still in the log"
        _, found = checked("--port", str(server.port), "--db", server.database)
        assert found["check-database-works"] == "ok", found
        assert files_in(folder) == before
        if is_killed:
            (folder / "tables.db-shm").unlink(missing_ok=True)


def test_a_database_that_others_can_read(tmp_path: Path, url: str) -> None:
    Storage(url).close()
    (tmp_path / "tables.db").chmod(0o644)
    _, found = checked("--port", str(free_port()), "--db", url)
    assert found["check-rights-others"] == "warning"
    assert os.stat(tmp_path / "tables.db").st_mode & 0o777 == 0o644


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/tables.db", "postgresql+psycopg://x@127.0.0.1:9/x", "mysql://x/y"]
)
def test_a_database_that_cannot_be_used(url: str) -> None:
    code, found = checked("--port", str(free_port()), "--db", url)
    assert code == 1
    assert {"check-database-folder", "database-unusable"} & found.keys()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ([], {"check-names-fit"}),
        (["--proxy", "--domain", "games.example.org"], {"check-names-fit"}),
        (["--domain", "games.example.org"], {"check-names-direct"}),
        (["--proxy"], {"check-names-none"}),
        (["--proxy", "--host", "0.0.0.0"], {"check-names-none", "check-names-open"}),
        (["--proxy", "--domain", "games.example.org:443"], {"check-names-wrong"}),
    ],
)
def test_names_and_a_proxy(url: str, words: list[str], found: set[str]) -> None:
    _, ids = checked("--port", str(free_port()), "--db", url, *words)
    assert {id for id in ids if id.startswith("check-names-")} == found


def test_notifications_without_a_way_out(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    port = "--port", str(free_port())
    assert checked(*port, "--db", url)[1]["check-push-possible"] == "ok"
    monkeypatch.setattr(check, "HTTPS", free_port())
    assert checked(*port, "--db", url)[1]["check-push-unreachable"] == "warning"
    monkeypatch.setattr(check, "find_crypto", lambda: None)
    assert checked(*port, "--db", url)[1]["check-push-package"] == "warning"


def test_what_is_missing_in_an_installation(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setattr(check, "built_files", dict[str, Any])
    monkeypatch.setattr(check, "raise_file_limit", lambda: 1024)
    monkeypatch.setattr(check.frames, "__file__", "frames.py")
    code, found = checked("--port", str(free_port()), "--db", url)
    assert (code, found["page-not-built"]) == (1, "failed")
    assert found["check-files-few"] == found["check-core-slow"] == "warning"


@pytest.mark.deep
def test_a_postgresql() -> None:
    if not can_share():
        return
    with postgresql() as url:
        words = ["--port", "8000", "--workers", "9", "--db", url]
        assert checked(*words)[1]["check-database-empty"] == "ok"
        Storage(url).close()
        _, found = checked(*words)
        assert found["check-database-fits"] == "ok"
        assert found["check-database-unsafe"] == found["check-database-few"] == "warning"
