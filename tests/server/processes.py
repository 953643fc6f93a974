"""Several servers on one PostgreSQL, and a proxy in front that sends each table to one of them."""

import asyncio
import getpass
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from importlib.util import find_spec
from pathlib import Path

import httpx
import sqlalchemy as sql
from server.cluster import PROGRAMS
from server.running import Server, free_port

from pyrite.server.ownership import LOCKS, number_of

NO_PROXY = "A proxy was left out: install Debian's nginx-light and haproxy."
USER = "user root;" if getpass.getuser() == "root" else ""  # else it could not use our folder
GUIDE = Path(__file__).parents[2] / "docs" / "run-a-server.md"


def can_share() -> bool:
    """Return whether there is a PostgreSQL to share."""
    return bool(PROGRAMS) and find_spec("psycopg") is not None


def end_sessions(url: str, code: str) -> int:
    """End the session that owns a table, as PostgreSQL does when it hears nothing for long."""
    engine = sql.create_engine(url)
    query = sql.text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_locks"
        " WHERE locktype = 'advisory' AND classid = :locks AND objid = :number"
    )
    with engine.begin() as connection:
        ended = connection.execute(query, {"locks": LOCKS, "number": number_of(code)}).scalar_one()
    engine.dispose()
    return int(ended)


class Proxy(Server):
    """One address for several servers, for people who would otherwise use a server itself."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60)


def documented(language: str, ports: Sequence[int], port: int, folder: Path) -> Path:
    """Return a file with the configuration in the guide, for these ports and without TLS."""
    text = GUIDE.read_text().partition(f"```{language} several\n")[2].partition("```")[0]
    assert text, "the guide has a configuration"
    for number, one in enumerate(ports):
        text = text.replace(f"127.0.0.1:{8000 + number}", f"127.0.0.1:{one}")
    lines = [line for line in text.splitlines() if "ssl_certificate" not in line]
    text = "\n".join(lines).replace(":443 ssl crt /etc/haproxy/games.pem", f"127.0.0.1:{port}")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    file = folder / f"{language}.conf"
    file.write_text(text + "\n")
    return file


def command_for(program: str, ports: Sequence[int], port: int, folder: Path) -> list[str]:
    """Return the command that runs a proxy with the documented configuration."""
    if program == "haproxy":
        return ["haproxy", "-db", "-f", str(documented("haproxy", ports, port, folder))]
    inner = documented("nginx", ports, port, folder)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.whole"
    whole.write_text(
        f"daemon off; {USER} pid {folder}/pid; error_log {folder}/errors;"
        "events { worker_connections 4096; }"
        f"http {{ access_log off; {places} include {inner}; }}"
    )
    return ["nginx", "-c", str(whole), "-e", f"{folder}/errors"]


@contextmanager
def proxy(program: str, servers: Sequence[Server], folder: Path) -> Iterator[Proxy]:
    """Yield a running proxy in front of these servers."""
    port = free_port()
    command = command_for(program, [server.port for server in servers], port, folder)
    process = subprocess.Popen(command)
    one = Proxy(port)
    try:
        for _ in range(200):
            assert process.poll() is None, "the proxy takes its configuration"
            try:
                one.http.get("/api/health").raise_for_status()
            except httpx.HTTPError:
                asyncio.run(asyncio.sleep(0.05))
            else:
                break
        yield one
    finally:
        one.http.close()
        process.terminate()
        process.wait(10)


@contextmanager
def three_servers(folder: Path, url: str) -> Iterator[Server]:
    """Yield one address for three servers that share a database."""
    with ExitStack() as all_servers:
        servers = []
        for name in "abc":
            (folder / name).mkdir()
            servers.append(all_servers.enter_context(closing(Server(folder / name, url))))
            servers[-1].start()
        with proxy(proxies()[0], servers, folder) as front:
            front.database = url
            yield front


def proxies() -> list[str]:
    """Return the proxies that are installed."""
    return [name for name in ("nginx", "haproxy") if find_program(name)]


def find_program(name: str) -> str | None:
    """Return where a program is, also for users without its folder in their path."""
    return shutil.which(name, path="/usr/sbin:/usr/bin:/bin:/usr/local/sbin")
