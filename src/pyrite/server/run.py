"""Starting the server: the database is brought up to date, then uvicorn serves."""

import asyncio
import gc
import logging
import resource
import socket
from collections.abc import Iterable
from dataclasses import replace
from importlib import import_module

import uvicorn
from platformdirs import user_data_path

from pyrite.server.app import Front, Settings
from pyrite.server.own_modules import offer_own_modules
from pyrite.server.problems import Problem
from pyrite.server.storage import Storage, StorageError, make_private
from pyrite.server.wire import HttpWire, SocketWire

log = logging.getLogger(__name__)
DATABASE = "tables.db"
MOST_FILES = 1 << 20
FEW_FILES = 4_096
OWN_FILES = 128  # that the server needs besides its connections
RARELY = 5_000, 20, 100  # how many new objects until Python looks for cycles of lost ones
LONGEST_GOODBYE = 2.0  # seconds until connections are closed without waiting


class Server(uvicorn.Server):
    """Says goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self.front = front

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody is told that we are back in a moment; then uvicorn stops."""
        self.front.house.say_goodbye()
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST_GOODBYE
        while self.front.gate.open_sockets and loop.time() < end:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def settings_for(database: str | None, behind_proxy: bool, names: Iterable[str] = ()) -> Settings:
    """The database with this URL, or the one in the user's data folder; the server's names."""
    if database is None:
        folder = user_data_path("pyrite")
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(folder)
        database = f"sqlite:///{folder / DATABASE}"
    return Settings(database, behind_proxy, names=tuple(names))


def prepare(settings: Settings) -> None:
    """Before anybody comes: modules of the host's own are loaded, the database brought up to date.

    A `ConfigError` says why a module cannot be loaded, a `Problem` why the database is no use.
    """
    offer_own_modules()
    try:
        Storage(settings.database, alone=True).close()
    except (StorageError, ImportError) as error:
        reason = str(getattr(error, "orig", error)).partition("\n")[0]
        raise Problem("database-unusable", problem=reason) from None


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; an `OSError` if somebody else has it. Port 0: any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def raise_file_limit() -> int:
    """Let this process have as many files as the system allows; return how many that are.

    The usual limit is 1,024, and every connection is a file.
    """
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted


def running_server(settings: Settings) -> Server:
    """Return a server that only needs its loop and a listening socket."""
    room = raise_file_limit() - OWN_FILES
    if room < FEW_FILES:
        log.warning("only %d connections are possible: raise the limit of open files", room)
    limits = replace(settings.limits, all_connections=min(room, settings.limits.all_connections))
    front = Front(replace(settings, limits=limits))
    config = uvicorn.Config(
        front,
        loop="uvloop",
        http=HttpWire,
        ws=SocketWire,
        h11_max_incomplete_event_size=settings.limits.header_bytes,
        proxy_headers=False,  # `behind_proxy` decides whom to believe
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # costs half of the processor time and much memory
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, front)


def serve(settings: Settings, listener: socket.socket, metrics_port: int | None = None) -> None:
    """Serve until somebody stops it."""
    server = running_server(settings)
    if metrics_port is not None:
        metrics = import_module("pyrite.server.metrics")
        metrics.offer_metrics(server.front, listener.getsockname()[0], metrics_port)
    gc.freeze()  # what is there stays; a look at all of it would make everybody wait
    gc.set_threshold(*RARELY)
    server.run([listener])
