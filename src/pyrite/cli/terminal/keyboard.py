"""The keyboard of a terminal: lines typed too early, single keys, and what Ctrl-C does."""

import contextlib
import importlib
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

if sys.platform != "win32":
    import termios
    import tty

LONGEST_LINE = 4096  # bytes that a terminal hands over at once
SLICE = 0.05  # seconds between two looks at whether Ctrl-C was pressed


def forget_typed() -> None:
    """Throw away what was typed and not yet read; only at a terminal, a pipe keeps its lines."""
    if sys.platform != "win32" and sys.stdin.isatty():
        with contextlib.suppress(OSError, termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def forget_history() -> None:
    """Nobody finds with the arrow keys what was typed before."""
    with contextlib.suppress(ImportError):
        importlib.import_module("readline").clear_history()


def typed_line() -> str | None:
    """A whole line that was typed already; "" if there is none, None if the keyboard is gone."""
    if sys.platform == "win32" or not select.select([sys.stdin], [], [], 0)[0]:
        return ""
    return os.read(sys.stdin.fileno(), LONGEST_LINE).decode(errors="replace") or None


@contextlib.contextmanager
def on_signal(
    number: signal.Signals, act: Callable[[int, FrameType | None], object]
) -> Iterator[None]:
    """Do this whenever the signal comes, as long as the block lasts."""
    before = signal.signal(number, act)
    try:
        yield
    finally:
        signal.signal(number, before)


class Keys:
    """Single keys, not shown and without Enter, between `start` and `stop`; any of them hurries."""

    def __init__(self) -> None:
        self.hurried = False
        self.modes: list[Any] | None = None

    def hurry(self, *signal_and_frame: object) -> None:
        """Wait no more until `stop`."""
        self.hurried = True

    def start(self) -> None:
        """Begin to look for keys."""
        if sys.platform != "win32" and self.modes is None:
            with contextlib.suppress(OSError, termios.error):
                self.modes = termios.tcgetattr(sys.stdin.fileno())
                tty.setcbreak(sys.stdin.fileno())

    def stop(self) -> None:
        """Give the keyboard back as it was."""
        self.hurried = False
        if sys.platform != "win32" and self.modes is not None:
            with contextlib.suppress(termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self.modes)
            self.modes = None

    def wait(self, seconds: float) -> None:
        """Wait so long, or until somebody is in a hurry."""
        end = time.monotonic() + seconds
        while not self.hurried and (left := end - time.monotonic()) > 0:
            self._look(min(SLICE, left))

    def _look(self, seconds: float) -> None:
        """Is a key pressed in this time?"""
        if self.modes is None:
            time.sleep(seconds)
        elif select.select([sys.stdin], [], [], seconds)[0]:
            os.read(sys.stdin.fileno(), 1024)
            self.hurry()
