"""Servers for tests: a shared one, and as many more as a test wants; tests may be coroutines."""

import asyncio
import inspect
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from deep import in_deep
from server.cluster import postgresql
from server.processes import can_share, proxies, three_servers
from server.running import PROCESSES, Server, do_not_wait_for_disk

from pyrite.server import workers

NewServer = Callable[..., Server]
SQLITE = "one process on SQLite"
HOUSES = [  # what the shared server is; test_postgres.py reports what is missing here
    SQLITE,
    *([in_deep("one process on PostgreSQL")] if can_share() else []),
    *([in_deep("three processes on PostgreSQL")] if can_share() and proxies() else []),
]
# Of the files here:
IN_ALL_HOUSES = ("clients", "connection", "garbage", "games", "isolation", "seats")
do_not_wait_for_disk()
workers.PROCESSES = PROCESSES  # a new process would import everything again, for each test


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what people do at tables against every kind of server."""
    if "server" in metafunc.fixturenames and metafunc.module.__name__.endswith(IN_ALL_HOUSES):
        metafunc.parametrize("server", HOUSES, indirect=True, scope="session")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server with generous limits, shared by all tests that leave it running."""
    folder, kind = tmp_path_factory.mktemp("server"), getattr(request, "param", SQLITE)
    with ExitStack() as house:
        url = None if kind == SQLITE else house.enter_context(postgresql())
        if kind.startswith("three"):
            yield house.enter_context(three_servers(folder, str(url)))
        else:
            one = house.enter_context(closing(Server(folder, url)))
            one.start()
            yield one


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[NewServer]:
    """Return a function that starts a server with these settings for one test."""
    with ExitStack() as all_servers:

        def start(**settings: Any) -> Server:
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            folder.mkdir()
            one = all_servers.enter_context(closing(Server(folder, **settings)))
            one.start()
            return one

        yield start
