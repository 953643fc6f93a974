"""`pyrite serve` and `pyrite bot`: run a server, and let your own bot play on one."""

import json as json_text
import signal
import webbrowser
from collections.abc import Iterable
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

import typer

from pyrite.bots import BOTS, USUAL
from pyrite.bots.find import find_bot
from pyrite.cli import options
from pyrite.cli.errors import CommandError
from pyrite.cli.options import option
from pyrite.cli.terminal.printer import Printer, leave, on_signal
from pyrite.client import Client
from pyrite.client import Seat as Place
from pyrite.client.bot_player import BotPlayer
from pyrite.core.names import LONGEST_NAME, clean_name
from pyrite.lang import seat_letter

NEEDED = "alembic litestar msgspec platformdirs prometheus_client sqlalchemy uvicorn websockets"
CHECKED = {"ok": "", "warning": "gold", "failed": "error"}  # styles of results
LAST_PORT = 65_535
MOST_WORKERS = 256
PORT = options.number_between("--port", 0, LAST_PORT)
METRICS = options.number_between("--metrics-port", 0, LAST_PORT)
HOST_HELP = "Address to listen on. Use 0.0.0.0 to let others on your network in."
Host = Annotated[str, option("--host", "ADDRESS", HOST_HELP)]
Port = Annotated[int, option("--port", "N", "Port to listen on. 0 picks a free one.", parser=PORT)]
DATABASE_HELP = "Database URL for SQLAlchemy (default: a file in your data folder)."
Database = Annotated[str | None, option("--db", "URL", DATABASE_HELP)]
Open = Annotated[bool, option("--open", None, "Open the page in your browser.")]
Proxy = Annotated[bool, option("--proxy", None, "Trust the client address that a proxy sends.")]
DOMAIN_HELP = "Public name of this server, such as games.example.org (repeatable)."
Domains = Annotated[list[str] | None, option("--domain", "NAME", DOMAIN_HELP)]
METRICS_HELP = "Port for Prometheus metrics."
WORKERS = options.number_between("--workers", 1, MOST_WORKERS)
WORKERS_HELP = "Processes on consecutive ports, for PostgreSQL with a proxy in front."
WorkerCount = Annotated[int, option("--workers", "N", WORKERS_HELP, parser=WORKERS)]
MetricsPort = Annotated[int | None, option("--metrics-port", "N", METRICS_HELP, parser=METRICS)]
CHECK_HELP = "Check this deployment and say what to do, without starting a server."
Check = Annotated[bool, option("--check", None, CHECK_HELP)]
JSON_HELP = "Print the log as JSON, one object a line. With --check, print only JSON."
Json = Annotated[bool, option("--json", None, JSON_HELP)]
Server = Annotated[str, option("--server", "URL", "Server address, such as http://localhost:8000.")]
Code = Annotated[str, option("--code", "ABCDEF", "Table code (six letters).")]
BOT_NAMES = "|".join((*BOTS, "MODULE:CLASS"))
BOT_HELP = "Built-in bot, or your own class, which may be in a file in this folder."
BotClass = Annotated[str, option("--bot", BOT_NAMES, BOT_HELP)]
Name = Annotated[str | None, option("--name", "NAME", "Name of the bot at the table.")]
SEAT_HELP = "Seat of the bot (default: the first free one)."
Seat = Annotated[str | None, option("--seat", "A|B|…", SEAT_HELP)]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Database = None,
    open: Open = False,
    proxy: Proxy = False,
    domain: Domains = None,
    workers: WorkerCount = 1,
    metrics_port: MetricsPort = None,
    check: Check = False,
    json: Json = False,
    lang: options.Lang = None,
) -> None:
    """Run a server where people and bots play over the network."""
    if any(find_spec(package) is None for package in NEEDED.split()):
        raise CommandError("serve-extra")
    printer = Printer(lang)
    server = import_module("pyrite.server.network.run")
    settings = server.settings_for(db, proxy, [host, *(domain or ())], json)
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise CommandError("serve-workers-database")
    if workers > 1 and not 0 < port <= LAST_PORT + 1 - workers:
        raise CommandError("serve-workers-ports", most=LAST_PORT + 1 - workers)
    ports = range(port, port + workers)
    if check:
        metrics = [] if metrics_port is None else range(metrics_port, metrics_port + workers)
        checks = import_module("pyrite.server.network.check")
        plan = checks.Deployment(settings.database, host, ports, metrics, domain or (), proxy)
        raise typer.Exit(show_checks(printer, checks.check(plan), json))
    if json:
        printer.out.quiet = True
        import_module("pyrite.server.network.logs").log_as_json()
    with ExitStack() as listeners:
        try:
            listened = [*ports, *([] if workers > 1 or metrics_port is None else [metrics_port])]
            sockets = [listeners.enter_context(server.listen(host, one)) for one in listened]
            server.prepare(settings)
        except server.Problem as problem:
            raise CommandError(problem.id, **problem.said) from None
        greet(printer, f"http://{host}:{sockets[0].getsockname()[1]}/", open)
        try:
            with on_signal(signal.SIGTERM, leave):
                if workers == 1:
                    server.serve(settings, *sockets)
                else:
                    listeners.close()  # each process listens itself
                    printer.say("serve-workers", first=str(port), last=str(ports[-1]))
                    several = import_module("pyrite.server.network.processes")
                    several.ServerProcesses(host, port, workers, settings, metrics_port).run()
        finally:
            printer.say("serve-stopped")


def greet(printer: Printer, address: str, open: bool) -> None:
    """Say where the server is and whether it has its page, and open it if wanted."""
    if not import_module("pyrite.server.network.browser_files").built_files():
        printer.complain(printer.speaker.say("page-not-built"))
    printer.say("serve-at", address=address)
    if open:
        webbrowser.open(address)


def show_checks(printer: Printer, findings: Iterable[Any], json: bool) -> int:
    """Print what was found, and return the exit code."""
    told = []
    for check, result, id, said in findings:
        text = printer.speaker.say(id, **said)
        told.append({"check": check, "result": result, "id": id, "text": text})
        if not json:
            printer.say("check-line", CHECKED[result], result=result, text=text)
    is_ready = all(one["result"] != "failed" for one in told)
    if json:
        typer.echo(json_text.dumps({"ready": is_ready, "checks": told}))
    else:
        printer.say("check-ready" if is_ready else "check-not-ready", "title")
    return 0 if is_ready else 1


def bot(
    server: Server,
    code: Code,
    bot: BotClass = USUAL,
    name: Name = None,
    seat: Seat = None,
    lang: options.Lang = None,
) -> None:
    """Let your own bot play on a server."""
    printer = Printer(lang)
    new_bot = find_bot(bot)
    called = clean_name(name or bot.rpartition(":")[2][:LONGEST_NAME])
    client = Client(server, when_waiting=lambda: printer.say("bot-waits", "quiet"))
    with client.join(code, called, options.seat_wanted(seat)) as place:
        player = BotPlayer(place, new_bot)
        try:
            seated = seat_letter(place.seat or 0)
            printer.say("bot-seated", name=called, seat=seated, code=code.upper())
            player.play()
            if place.doubt is not None:
                printer.out.print(printer.speaker.message(place.doubt), style="error")
        except KeyboardInterrupt:
            leave_seat(client, place)
            printer.say("bot-stopped", name=called)
            raise typer.Exit(130) from None
    printer.say("bot-over", name=called, n=player.actions)


def leave_seat(client: Client, place: Place) -> None:
    """Free the seat before the game; during a game, a server bot stands in."""
    if place.seat is not None and client.table(place.code).table.phase == "lobby":
        client.leave(place.code, place.seat)
