"""Checks of a deployment, before its server starts or while it runs; nothing is changed."""

import errno
import os
import shutil
import socket
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, Literal, NamedTuple

import sqlalchemy as sql

from pyrite.server import frames
from pyrite.server.database import (
    FOR_OTHERS,
    IN_WORDS,
    NEWEST,
    POOL,
    StorageError,
    beside,
    file_of,
    locked,
    new_engine,
)
from pyrite.server.network.app import SLOW_DISK
from pyrite.server.network.browser_files import built_files
from pyrite.server.network.run import FEW_FILES, OWN_FILES, listen, raise_file_limit
from pyrite.server.network.visitor import is_loopback
from pyrite.server.problems import Problem
from pyrite.server.push import SERVICES, find_crypto

Result = Literal["ok", "warning", "failed"]
WARNINGS = (  # the last words of what is found; the rest is fine
    *("slow", "few", "others", "old", "late", "unsafe"),
    *("none", "direct", "open", "package", "unreachable"),
)
FAILURES = "folder", "create", "wrong"
EVERYWHERE = "0.0.0.0", "::"
SERVICE, HTTPS = SERVICES[0], 443
PATIENCE = 5.0  # seconds for an answer from elsewhere
CONNECTIONS = POOL + 10  # of a process to PostgreSQL when it has much to do: SQLAlchemy's overflow
A_MOVE = 4_096  # bytes that a disk writes for it
SAFE_WRITES = "fsync", "synchronous_commit"  # PostgreSQL's settings that must not be off
MAY_WRITE = (
    "SELECT has_table_privilege('entries', 'INSERT') AND NOT pg_is_in_recovery()"
    " AND current_setting('default_transaction_read_only') = 'off'"
)
MAY_CREATE = "SELECT has_schema_privilege(current_schema(), 'CREATE')"


class Finding(NamedTuple):
    """What was found: the name of the check, its result, and a message of the catalogues."""

    check: str
    result: Result
    id: str
    said: dict[str, Any]


class Deployment(NamedTuple):
    """What `pyrite serve` would run with."""

    database: str
    host: str
    ports: Sequence[int]
    metrics_ports: Sequence[int] = ()
    domains: Sequence[str] = ()
    behind_proxy: bool = False


def check(plan: Deployment) -> Iterator[Finding]:
    """Yield what each check finds."""
    yield found("check-core-slow" if str(frames.__file__).endswith(".py") else "check-core-fast")
    yield found("check-page-built") if built_files() else refused("page", Problem("page-not-built"))
    room = raise_file_limit() - OWN_FILES
    yield found("check-files-few" if room < FEW_FILES else "check-files-enough", room=room)
    ports = [check_port(plan.host, port) for port in plan.ports]
    is_running = any(one.id == "check-ports-ours" for one in ports)
    ports += [check_port(plan.host, port) for port in plan.metrics_ports if not is_running]
    yield from ports
    yield from check_database(plan.database, len(plan.ports), is_running)
    yield from check_names(plan)
    yield check_push()


def found(id: str, **said: Any) -> Finding:
    """Return a finding; the id of its message names the check and what it found."""
    _, check, what = id.split("-")
    result: Result = "failed" if what in FAILURES else "warning" if what in WARNINGS else "ok"
    return Finding(check, result, id, said)


def refused(check: str, problem: Problem) -> Finding:
    """Return a finding that prevents the server from starting."""
    return Finding(check, "failed", problem.id, problem.said)


def check_port(host: str, port: int) -> Finding:
    """Look whether a port is free, or has a server of ours already."""
    try:
        listen(host, port).close()
    except Problem as problem:
        error = problem.__cause__
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE and is_ours(host, port):
            return found("check-ports-ours", port=str(port))
        return refused("ports", problem)
    return found("check-ports-free", port=str(port))


def is_ours(host: str, port: int) -> bool:
    """Return whether a server of ours answers at an address."""
    where = "localhost" if host in EVERYWHERE else host
    line = HTTPConnection(where, port, timeout=PATIENCE)
    try:
        line.request("GET", "/api/health")
        return line.getresponse().read().startswith(b'{"status":"ok","version":')
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


def check_database(url: str, processes: int, is_running: bool) -> Iterator[Finding]:
    """Look at the database as a server would find it."""
    try:
        engine: sql.Engine = new_engine(url).execution_options(postgresql_readonly=True)
        file = file_of(engine)
        if file is not None and not file.exists():
            may = os.access(file.parent, os.W_OK | os.X_OK)
            yield found("check-database-new" if may else "check-database-folder", file=str(file))
            return
        if file is not None:
            yield found(
                "check-rights-others"
                if file.stat().st_mode & FOR_OTHERS
                else "check-rights-private"
            )
            lock = beside(file, "-lock")
            held = locked(lock, file) if lock.exists() and not is_running else None
            if held is not None:
                os.close(held)
        with ExitStack() as end:
            if file is not None:
                engine = read_only_engine(file, end)
            end.callback(engine.dispose)
            connection = end.enter_context(engine.connect())
            yield from check_schema(connection, file)
            if connection.dialect.name == "postgresql":
                yield from check_postgresql(connection, processes)
    except Problem as problem:
        yield refused("database", problem)
    except (StorageError, ImportError, OSError) as error:
        said = str(getattr(error, "orig", error)).partition("\n")[0]
        yield refused("database", Problem("database-unusable", problem=said))


def read_only_engine(file: Path, end: ExitStack) -> sql.Engine:
    """Return what reads a SQLite database without changing a byte of its files.

    SQLite would create its other files again where they are gone, and note its readers in them.
    """
    log_file, index = beside(file, "-wal"), beside(file, "-shm")
    has_log = log_file.exists() and log_file.stat().st_size > 0
    if has_log and not index.exists():  # nothing reads the log without its index
        copies = Path(end.enter_context(TemporaryDirectory()))
        shutil.copy(log_file, copies)
        file, how = Path(shutil.copy(file, copies)), "mode=rw"
    else:
        how = "mode=ro&readonly_shm=1" if has_log else "mode=ro&immutable=1"
    name = f"{file.as_uri()}?{how}"
    return sql.create_engine("sqlite://", creator=lambda: sqlite3.connect(name, uri=True))


def sync_seconds(folder: Path) -> float:
    """Return how long a disk takes to keep a little, the best of three; nothing is left there."""
    times = []
    with TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(3):
            begin = time.perf_counter()
            file.write(bytes(A_MOVE))
            os.fsync(file.fileno())
            times.append(time.perf_counter() - begin)
    return min(times)


def check_schema(connection: sql.Connection, file: Path | None) -> Iterator[Finding]:
    """Look at the version of a database, and whether it could be written to, without doing so."""
    if not sql.inspect(connection).has_table("alembic_version"):
        is_sqlite = connection.dialect.name == "sqlite"
        may = is_sqlite or connection.exec_driver_sql(MAY_CREATE).scalar_one()
        yield found("check-database-empty" if may else "check-database-create")
        return
    version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
    if version > NEWEST:
        raise Problem("database-newer", version=version)
    may = connection.exec_driver_sql(MAY_WRITE).scalar_one() if file is None else _may_write(file)
    if not may:
        raise Problem("database-unusable", problem=IN_WORDS["read-only"])
    if version < NEWEST:
        yield found("check-database-old")
    if file is None:
        yield found("check-database-fits")
        return
    ms = round(1e3 * sync_seconds(file.parent), 1)
    yield found("check-database-late" if ms > 1e3 * SLOW_DISK else "check-database-works", ms=ms)


def _may_write(file: Path) -> bool:
    return os.access(file, os.W_OK) and os.access(file.parent, os.W_OK | os.X_OK)


def check_postgresql(connection: sql.Connection, processes: int) -> Iterator[Finding]:
    """Look at settings of PostgreSQL that could lose moves or refuse connections."""
    for name in SAFE_WRITES:
        if connection.exec_driver_sql(f"SHOW {name}").scalar_one() == "off":
            yield found("check-database-unsafe", setting=name)
    most = int(connection.exec_driver_sql("SHOW max_connections").scalar_one())
    if most < CONNECTIONS * processes:
        yield found("check-database-few", most=most, wanted=CONNECTIONS * processes)


def check_names(plan: Deployment) -> Iterator[Finding]:
    """Look whether host names and the options for a proxy go together."""
    findings = []
    for name in plan.domains:
        if not name or set(name) & set("/:@ "):
            findings.append(found("check-names-wrong", name=name))
    if plan.behind_proxy and not plan.domains:
        findings.append(found("check-names-none"))
    if not plan.behind_proxy and (plan.domains or len(plan.ports) > 1):
        findings.append(found("check-names-direct"))
    if plan.behind_proxy and not (plan.host == "localhost" or is_loopback(plan.host)):
        findings.append(found("check-names-open", host=plan.host))
    yield from findings or [found("check-names-fit")]


def check_push() -> Finding:
    """Look whether players can be notified; there must be encryption and a way out."""
    if find_crypto() is None:
        return found("check-push-package")
    try:
        socket.create_connection((SERVICE, HTTPS), timeout=PATIENCE).close()
    except OSError:
        return found("check-push-unreachable", service=SERVICE)
    return found("check-push-possible")
