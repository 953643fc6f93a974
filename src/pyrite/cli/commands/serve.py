"""`pyrite serve`: tables for people and bots on the network."""

import webbrowser
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

from pyrite.cli.arguments import options
from pyrite.cli.errors import CommandError
from pyrite.cli.terminal.screen import Screen

NEEDED = "alembic litestar msgspec platformdirs prometheus_client sqlalchemy uvicorn websockets"
Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65_535)]
Database = Annotated[str | None, typer.Option("--db", metavar="URL")]
Open = Annotated[bool, typer.Option("--open")]
Proxy = Annotated[bool, typer.Option("--proxy")]
MetricsPort = Annotated[int | None, typer.Option("--metrics-port", metavar="N")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = None,
    open: Open = False,
    proxy: Proxy = False,
    metrics_port: MetricsPort = None,
    lang: options.Lang = None,
) -> None:
    """Serve tables until Ctrl-C."""
    if any(find_spec(package) is None for package in NEEDED.split()):
        raise CommandError("serve-extra")
    screen = Screen(lang)
    server = import_module("pyrite.server.run")
    try:
        listener = server.listen(host, port)
    except OSError as error:
        raise CommandError("serve-cannot-listen", host=host, port=port, problem=error) from None
    with listener:
        settings = server.settings_for(db, proxy)
        try:
            server.prepare(settings)
        except server.Problem as problem:
            raise CommandError(problem.id, **problem.said) from None
        address = f"http://{host}:{listener.getsockname()[1]}/"
        screen.say("serve-at", address=address)
        if open:
            webbrowser.open(address)
        server.serve(settings, listener, metrics_port)
    screen.say("serve-stopped")
