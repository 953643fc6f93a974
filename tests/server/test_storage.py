"""The database under a running server: deleted, shared, full, readable by others."""

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from server.conftest import NewServer
from server.kept import log_of
from server.player import Person, Player, seated
from server.running import Server
from sqlalchemy.exc import IntegrityError
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from pyrite.cli.app import app
from pyrite.lang import Speaker
from pyrite.server import writer
from pyrite.server.database import REASONS, StorageError, reason_of
from pyrite.server.entries import Played
from pyrite.server.network.run import settings_for
from pyrite.server.storage import Storage, Write
from pyrite.server.writer import Writer

BODY = b'{"what":"' + b"x" * 500 + b'"}'
SMALL_FILES = f"""
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, ({1 << 18}, {resource.RLIM_INFINITY}))
"""


def database_of(server: Server) -> Path:
    """The file of its database."""
    return Path(server.database.removeprefix("sqlite:///"))


def problem_of(player: Player) -> dict[str, object]:
    """The last refusal that a player was told."""
    *_, last = player.refused.values()
    return last


async def talk(player: Player, times: int) -> None:
    """Say so much, each time when the last is kept."""
    for _ in range(times):
        await player.say(f"{len(player.talks)} {'x' * 200}")
        await player.until("done")


def put_another(file: Path) -> None:
    """Put another database where one was."""
    other = file.with_name("other.db")
    sqlite3.connect(other).execute("CREATE TABLE other (x)").connection.close()
    other.rename(file)


async def on_turn(code: str, people: Sequence[Person]) -> Player:
    """Return the player who is asked, connected."""
    for seat, person in enumerate(people):
        player = Player(person, code, seat)
        await player.join()
        await player.until("welcome")
        if player.actions:
            return player
        await player.leave()
    raise AssertionError("nobody is asked")


def test_what_is_refused_while_the_database_is_away_never_happened(new_server: NewServer) -> None:
    server = new_server()
    code, people = seated(server, 3, seats=3)
    file = database_of(server)

    async def course(suffix: str, is_replaced: bool) -> str:
        here, away = Path(f"{file}{suffix}"), Path(f"{file}.away")
        player = await on_turn(code, people)
        here.rename(away)
        if is_replaced:
            put_another(here)
        await player.act(player.actions[0]["text"])
        with pytest.raises(ConnectionClosed):
            await player.until("done")
        assert problem_of(player)["id"] == "table-not-kept"
        await player.leave()
        away.replace(here)
        player = await on_turn(code, people)
        await player.act(player.actions[-1]["text"])
        await player.until("done")
        await player.leave()
        return str(player.sent[1]["action"])

    cases = ("", False), ("", True), ("-wal", False), ("-shm", False)
    done = [asyncio.run(course(*case)) for case in cases]
    server.kill()
    server.start()
    log = log_of(server.database, code)
    assert [entry.action for entry in log if isinstance(entry, Played)] == done
    assert Person(server).do("GET", f"/tables/{code}")["table"]["version"] == len(log)


@pytest.mark.parametrize("suffix", ["", "-wal"])
def test_nothing_is_acknowledged_when_the_database_is_deleted(
    new_server: NewServer, suffix: str
) -> None:
    server = new_server()
    code, people = seated(server, 3, seats=3, talk="text")
    file = database_of(server)

    async def course() -> Player:
        player = Player(people[0], code, 0)
        await player.join()
        await talk(player, 1)
        done = len(player.done)
        Path(f"{file}{suffix}").rename(f"{file}{suffix}.away")
        with pytest.raises(ConnectionClosed):
            await talk(player, 1)
        assert len(player.done) == done
        return player

    player = asyncio.run(course())
    assert problem_of(player)["id"] == "table-not-kept"
    assert problem_of(player)["args"] == {"why": "gone"}
    health = server.http.get("/api/health")
    assert (health.status_code, health.json()["message"]["args"]) == (503, {"why": "gone"})
    refused = Person(server).ask("POST", "/tables", {"seats": 3})
    assert (refused.status_code, refused.json()["message"]["args"]) == (503, {"why": "gone"})
    assert f"the database {file} is gone or was replaced" in server.log.read_text()
    assert not Path(f"{file}{suffix}").exists(), "no empty one takes its place"


def test_a_second_server_on_the_same_database_is_refused(new_server: NewServer) -> None:
    """Tools may read it meanwhile, and a server that was killed leaves it free."""
    server = new_server()
    code = Person(server).open(seats=3)
    command = ["serve", "--port", "0", "--lang", "en", "--db", server.database]
    run = CliRunner().invoke(app, command, prog_name="pyrite")
    assert run.exit_code == 2
    assert run.stderr.startswith("Another Pyrite server is using this database")
    assert len(log_of(server.database, code)) == 1
    server.kill()
    server.start()
    assert Person(server).do("GET", f"/tables/{code}")["table"]["code"] == code


def test_a_log_that_filled_the_disk_is_emptied_and_the_game_goes_on(
    new_server: NewServer,
) -> None:
    """SQLite's log holds a page for every few bytes; once it is written back there is room."""
    server = new_server(prelude=SMALL_FILES)
    code, people = seated(server, 3, seats=3, talk="text")

    async def course() -> None:
        player = Player(people[0], code, 0)
        await player.join()
        await talk(player, 60)
        await player.leave()

    asyncio.run(course())
    assert "cannot keep" not in server.log.read_text()
    assert len(log_of(server.database, code)) > 60


def test_the_log_leaves_room_to_write_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a disk that the log has filled nothing could be kept, even with some room again."""
    free = 100_000

    def nearly_full(folder: Path) -> SimpleNamespace:
        return SimpleNamespace(free=free)

    monkeypatch.setattr("shutil.disk_usage", nearly_full)
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    for number in range(100):
        storage.keep([Write("ABCDEF", number, b"x" * 500)])
        assert (tmp_path / "tables.db-wal").stat().st_size < 2 * free
    storage.close()


@pytest.fixture
def loose_umask() -> Iterator[None]:
    """Whatever is made may be read by everybody unless somebody takes care."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("loose_umask")
def test_only_its_owner_can_read_the_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"

    def modes() -> dict[str, str]:
        return {path.name: stat.filemode(path.stat().st_mode) for path in tmp_path.iterdir()}

    def opened() -> dict[str, str]:
        storage = Storage(f"sqlite:///{file}", alone=True)
        storage.keep([Write("ABCDEF", len(caplog.records), b"{}")])
        found = modes()
        storage.close()
        return found

    names = ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db-lock")
    assert opened() == dict.fromkeys(names, "-rw-------")
    assert caplog.messages == []
    file.chmod(0o644)
    assert opened() == dict.fromkeys(names, "-rw-------")
    assert caplog.messages == [f"{file} could be read by others; now only its owner can read it"]


@pytest.mark.usefixtures("loose_umask")
def test_only_its_owner_can_open_the_folder(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    tightened = f"{tmp_path}/pyrite could be read by others; now only its owner can read it"
    for said in ([], [tightened]):
        settings_for(None, behind_proxy=False)
        assert stat.filemode((tmp_path / "pyrite").stat().st_mode) == "drwx------"
        assert caplog.messages == said
        (tmp_path / "pyrite").chmod(0o755)


def failure(storage: Storage) -> StorageError:
    """What comes of keeping something now."""
    with pytest.raises(StorageError) as error:
        storage.keep([Write("ABCDEF", 1, b"x" * 100_000)])
    return error.value


def test_errors_say_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyrite.server.database.LONGEST_WAIT", 0)
    file = tmp_path / "tables.db"
    storage = Storage(f"sqlite:///{file}")
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    assert reason_of(failure(storage)) == "locked"
    other.rollback()
    other.close()
    for pragma, reason in (("max_page_count=20", "full"), ("query_only=1", "read-only")):
        storage.run_once([], f"PRAGMA {pragma}", ())
        with storage.engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA {pragma}")
        assert reason_of(failure(storage)) == reason
    storage.close()
    assert reason_of(StorageError("whatever")) == "failed"


def test_a_move_that_is_stored_survives_a_power_failure(tmp_path: Path) -> None:
    """Other tests do not wait for the disk, so this one asks a process of its own."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    begin = f"from pyrite.server.storage import Storage; find = Storage({url!r})._find"
    ask = "import sqlalchemy; print(find(sqlalchemy.text('PRAGMA synchronous')))"
    done = subprocess.run([sys.executable, "-c", f"{begin}; {ask}"], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[(2,)]\n", ""), "2 is FULL"


@pytest.mark.parametrize("lang", ["en", "de", "is", "et"])
def test_players_are_told_why_something_was_not_kept(lang: str) -> None:
    speaker = Speaker(lang)
    for id in ("table-not-kept", "database-failed"):
        assert len({speaker.say(id, why=reason) for reason in REASONS}) == len(REASONS)


async def keep(one: Writer, numbers: range) -> None:
    """One entry after the other, each in a transaction of its own."""
    for number in numbers:
        kept = asyncio.get_running_loop().create_future()
        one.put(Write("ABCDEF", number, BODY), kept.set_result)
        assert await kept


def test_the_log_of_the_database_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "OFTEN", 50)

    async def course() -> list[int]:
        storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
        one, sizes = Writer(storage, asyncio.get_running_loop()), []
        for begin in range(0, 400, 50):
            await keep(one, range(begin, begin + 50))
            assert one.tidying is not None
            await one.tidying
            sizes.append((tmp_path / "tables.db-wal").stat().st_size)
        await one.close()
        storage.close()
        return sizes

    sizes = asyncio.run(course())
    assert sizes[-1] < 2 * sizes[0], sizes


async def test_entries_that_arrive_together_are_stored_together() -> None:
    kept: list[str] = []
    storage: Any = SimpleNamespace(
        keep=lambda writes: kept.append("".join(write.code for write in writes)),
        connection_for=lambda writes: None,
    )
    loop = asyncio.get_running_loop()
    one = Writer(storage, loop)
    one.put(Write("A", 1, b""), lambda kept: None)
    loop.call_soon(one.put, Write("B", 1, b""), lambda kept: None)  # the next socket's message
    await one.close()
    assert kept == ["AB"]


async def test_entries_that_cannot_be_sent_are_stored_by_the_thread() -> None:
    def no_connection(writes: Sequence[Write]) -> None:
        raise ConnectionError

    storage: Any = SimpleNamespace(keep=lambda writes: None, connection_for=no_connection)
    loop = asyncio.get_running_loop()
    one, answer = Writer(storage, loop), loop.create_future()
    one.put(Write("A", 1, b""), answer.set_result)
    assert await asyncio.wait_for(answer, 5)
    await one.close()


def test_sqlite_commits_a_batch_of_entries_in_one_statement(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    storage.keep([Write("AAAAAA", 1, b"")])
    assert storage.held is not None
    driver: Any = storage.held.connection.dbapi_connection
    said: list[str] = []
    driver.set_trace_callback(said.append)
    storage.keep([Write("AAAAAA", 2, b""), Write("BBBBBB", 1, b"")])
    assert [statement.partition(" ")[0] for statement in said] == ["INSERT"]
    with pytest.raises(IntegrityError):
        storage.keep([Write("BBBBBB", 2, b""), Write("AAAAAA", 2, b"")])
    assert [number for number, _, _ in storage.rows("BBBBBB")] == [1]
    storage.close()
