"""Starting the server: settings, the host's modules, the database and uvicorn."""

import asyncio
import errno
import gc
import logging
import resource
import socket
import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib import import_module
from ipaddress import ip_address
from string import ascii_letters, digits

import uvicorn
from platformdirs import user_data_path

from pyrite.lang import Speaker
from pyrite.lang.catalogue import LANGUAGES, catalogue
from pyrite.modules import OwnModule, load_offered, module_named, texts_of
from pyrite.server.database import StorageError, make_private
from pyrite.server.network.app import Front, Settings
from pyrite.server.network.logs import log_seldom
from pyrite.server.network.wire import HttpWire, SocketWire
from pyrite.server.problems import Problem
from pyrite.server.storage import Storage

log = logging.getLogger(__name__)
DATABASE = "tables.db"
MOST_FILES = 1 << 20
FEW_FILES = 4_096
OWN_FILES = 128  # files the server needs besides its connections
NO_ADDRESS = (errno.EADDRNOTAVAIL, socket.EAI_NONAME, socket.EAI_AGAIN)
# Thresholds of Python's cycle collector. Everyone waits for a pass: most look at a few thousand
# objects and take a few milliseconds at most, and one that looks at all tables is rare.
PASSES = 1_000, 5, 2_000
# How long a thread that computes makes another one wait. The writing thread waits several times for
# each batch, and everyone at the tables waits for the batch.
SWITCH_SECONDS = 0.0005
FLUENT_ID = f"{ascii_letters}{digits}-_"  # characters allowed in it
LONGEST_GOODBYE = 2.0  # seconds before open connections are closed anyway


class Server(uvicorn.Server):
    """A uvicorn server that tells clients before it closes their connections."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self.front = front

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, tell everyone to come back in a moment, then stop uvicorn."""
        for listening in self.servers:
            listening.close()
        sockets_open, awake = self.front.gate.open_sockets, len(self.front.registry.awake)
        log.info("stopping with %d tables in memory and %d sockets", awake, sockets_open)
        self.front.registry.say_goodbye()
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST_GOODBYE
        while self.front.gate.open_sockets and loop.time() < end:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)
        log.info("stopped; everything is stored")


def settings_for(
    database: str | None, behind_proxy: bool, names: Iterable[str] = (), json_log: bool = False
) -> Settings:
    """Return settings with this database URL, or with a database in the user's data folder."""
    if database is None:
        folder = user_data_path("pyrite")
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(folder)
        database = f"sqlite:///{folder / DATABASE}"
    return Settings(database, behind_proxy, names=tuple(names), json_log=json_log)


def prepare(settings: Settings) -> None:
    """Load the host's own modules and bring the database up to date.

    Raises `ConfigError` if a module cannot be loaded and `Problem` if the database is unusable.
    """
    offer_own_modules()
    try:
        Storage(settings.database, alone=True).close()
    except (StorageError, ImportError) as error:
        reason = str(getattr(error, "orig", error)).partition("\n")[0]
        raise Problem("database-unusable", problem=reason) from None


def offer_own_modules() -> None:
    """Load modules that are installed or named in PYRITE_MODULES; an error says what is wrong."""
    for key in load_offered():
        own = module_named(key).own
        for lang in LANGUAGES:
            catalogue(lang).add(title(lang, key, own))


def title(lang: str, key: str, own: OwnModule) -> str:
    """Return a module's title and description for the page that opens tables, in Fluent format.

    The module provides them as `module-CLASS` and `about-CLASS`; otherwise its class name and
    docstring are used.
    """
    speaker = Speaker(lang, words=[texts_of(own)])
    name = type(own).__name__
    called = speaker.say(f"module-{name}") if speaker.knows(f"module-{name}") else name
    first_line = next(iter((own.__doc__ or "").splitlines()), "")
    about = speaker.say(f"about-{name}") if speaker.knows(f"about-{name}") else first_line
    id = "".join(sign if sign in FLUENT_ID else "_" for sign in key)
    source = own.source if own.source != OwnModule.source else ""
    parts = (f"module-{id} = {literal(called)}", f".about = {literal(about)}")
    return "\n    ".join((*parts, f".source = {literal(source)}"))


def literal(text: str) -> str:
    """Return a Fluent text that is shown exactly as it is."""
    escaped = text.replace("\\", r"\\").replace('"', r"\"")
    return f'{{ "{escaped}" }}'


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket, or raise a `Problem`; port 0 picks a free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        if not isinstance(error, OSError) or error.errno in NO_ADDRESS:
            raise Problem("serve-bad-host", host=host) from None
        raise Problem("serve-cannot-listen", host=host, port=str(port), problem=error) from error


def raise_file_limit() -> int:
    """Raise the open-file limit as far as the system allows and return it.

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
        proxy_headers=False,  # `behind_proxy` decides which headers to trust
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # would take half of the processor time and much memory
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, front)


def serve(
    settings: Settings, listener: socket.socket, metrics_listener: socket.socket | None = None
) -> None:
    """Serve until stopped."""
    everywhere = ip_address(listener.getsockname()[0]).is_unspecified
    server = running_server(replace(settings, listens_everywhere=everywhere))
    if metrics_listener is not None:
        metrics = import_module("pyrite.server.network.metrics")  # Prometheus takes long to import
        metrics.offer_metrics(server.front, metrics_listener)
    log_seldom()
    gc.freeze()  # everything so far is permanent; scanning it would make everyone wait
    gc.set_threshold(*PASSES)
    sys.setswitchinterval(SWITCH_SECONDS)
    log.info("listening on port %d", listener.getsockname()[1])
    server.run([listener])
