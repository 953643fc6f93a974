"""Loading parts of the command, so that Ctrl-C meanwhile ends the process silently."""

import signal
from importlib import import_module
from types import ModuleType


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
