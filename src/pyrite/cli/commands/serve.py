"""`pyrite serve`: run a server with tables for people and bots."""

import errno
import signal
import socket
import webbrowser
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, NoReturn

import typer

from pyrite.cli.arguments import options
from pyrite.cli.errors import CommandError
from pyrite.cli.terminal.keyboard import on_signal
from pyrite.cli.terminal.printer import Printer

NEEDED = "alembic litestar msgspec platformdirs prometheus_client sqlalchemy uvicorn websockets"
NO_ADDRESS = (errno.EADDRNOTAVAIL, socket.EAI_NONAME, socket.EAI_AGAIN)
Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
LAST_PORT = 65_535
PORT = options.number_between("--port", 0, LAST_PORT)
METRICS = options.number_between("--metrics-port", 0, LAST_PORT)
Port = Annotated[int, typer.Option("--port", metavar="N", parser=PORT)]
Database = Annotated[str | None, typer.Option("--db", metavar="URL")]
Open = Annotated[bool, typer.Option("--open")]
Proxy = Annotated[bool, typer.Option("--proxy")]
Domains = Annotated[list[str] | None, typer.Option("--domain", metavar="NAME")]
MetricsPort = Annotated[int | None, typer.Option("--metrics-port", metavar="N", parser=METRICS)]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = None,
    open: Open = False,
    proxy: Proxy = False,
    domain: Domains = None,
    metrics_port: MetricsPort = None,
    lang: options.Lang = None,
) -> None:
    """Serve tables until Ctrl-C."""
    if any(find_spec(package) is None for package in NEEDED.split()):
        raise CommandError("serve-extra")
    screen = Printer(lang)
    server = import_module("pyrite.server.run")
    try:
        listener = server.listen(host, port)
    except (OSError, UnicodeError) as error:
        if not isinstance(error, OSError) or error.errno in NO_ADDRESS:
            raise CommandError("serve-bad-host", host=host) from None
        said = {"host": host, "port": str(port), "problem": error}
        raise CommandError("serve-cannot-listen", **said) from None
    with listener:
        settings = server.settings_for(db, proxy, [host, *(domain or ())])
        try:
            server.prepare(settings)
        except server.Problem as problem:
            raise CommandError(problem.id, **problem.said) from None
        address = f"http://{host}:{listener.getsockname()[1]}/"
        if not import_module("pyrite.server.browser_files").built_files():
            screen.complain(screen.speaker.say("page-not-built"))
        screen.say("serve-at", address=address)
        if open:
            webbrowser.open(address)
        try:
            with on_signal(signal.SIGTERM, leave):
                server.serve(settings, listener, metrics_port)
        finally:
            screen.say("serve-stopped")


def leave(number: int, frame: object) -> NoReturn:
    """Exit with the code that shells give to a signal."""
    raise SystemExit(128 + number)
