"""The `pyrite` command."""

import os
import signal
import sys
from importlib import import_module
from types import ModuleType


def main() -> None:
    """Run the command line; Ctrl-C while it is loading exits silently."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # for NumPy, whose threads slow down a bot
    try:
        load("pyrite.cli.app").app(prog_name="pyrite")
    except KeyboardInterrupt:
        sys.exit(130)
    except ModuleNotFoundError as missing:  # the bare library has neither these packages nor texts
        if (missing.name or "").partition(".")[0] == "pyrite":
            raise
        needed = "fluent.runtime msgspec numpy platformdirs rich textual typer websockets"
        sys.exit(f"The pyrite command needs some packages more: pip install {needed}")


def load(module: str) -> ModuleType:
    """Import a module; Ctrl-C ends the process, because class creation would hide the exception."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler:
        return import_module(module)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        return import_module(module)
    finally:
        signal.signal(signal.SIGINT, usual)
