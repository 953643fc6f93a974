"""A real PostgreSQL in a temporary folder, if Debian's package is installed."""

import getpass
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from server.running import free_port

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
OPTIONS = "-c listen_addresses=127.0.0.1 -c unix_socket_directories="
UNSAFE = "-c fsync=off"  # faster
OTHER_USER = "postgres"  # created by the package, because PostgreSQL refuses to run as root


@contextmanager
def postgresql(is_safe: bool = False) -> Iterator[str]:
    """Yield the URL of an empty database; a safe one survives a power failure."""
    with TemporaryDirectory(dir="/tmp") as folder:
        if getpass.getuser() == "root":
            shutil.chown(folder, OTHER_USER)
        port = free_port()
        run(folder, "initdb", "--auth=trust", "--username=pyrite", "--no-sync", f"{folder}/data")
        control = ("pg_ctl", f"--pgdata={folder}/data", "--wait", f"--log={folder}/log")
        run(folder, *control, "start", f"--options=-p {port} {OPTIONS} {'' if is_safe else UNSAFE}")
        try:
            yield f"postgresql+psycopg://pyrite@127.0.0.1:{port}/postgres"
        finally:
            run(folder, *control, "stop", "--mode=immediate")


def run(folder: str, program: str, *options: str) -> None:
    """Run one of PostgreSQL's programs, as a user who may."""
    other = ["runuser", "-u", OTHER_USER, "--"] if getpass.getuser() == "root" else []
    command = [*other, str(PROGRAMS[-1].with_name(program)), *options]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=60)
