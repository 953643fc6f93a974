"""Loading a part of the command: Ctrl-C meanwhile ends the process without a word."""

import signal
from importlib import import_module
from types import ModuleType


def load(module: str) -> ModuleType:
    """A module of the command; while classes are made Python turns Ctrl-C into other errors."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler:
        return import_module(module)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        return import_module(module)
    finally:
        signal.signal(signal.SIGINT, usual)
