"""The keyboard: lines typed too early, single keys, and Ctrl-C."""

import contextlib
import importlib
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, NoReturn

if sys.platform != "win32":
    import termios
    import tty

LONGEST_LINE = 4096  # bytes a terminal delivers at once
SLICE = 0.05  # seconds between checks for Ctrl-C


def forget_typed() -> None:
    """Discard unread input at a terminal; a pipe keeps its lines."""
    if sys.platform != "win32" and sys.stdin.isatty():
        with contextlib.suppress(OSError, termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def forget_history() -> None:
    """Clear the input history, so that others cannot recall it with the arrow keys."""
    with contextlib.suppress(ImportError):
        importlib.import_module("readline").clear_history()


def typed_line() -> str | None:
    """Return a complete typed line; "" if there is none, None if the keyboard is gone."""
    if sys.platform == "win32" or not select.select([sys.stdin], [], [], 0)[0]:
        return ""
    return os.read(sys.stdin.fileno(), LONGEST_LINE).decode(errors="replace") or None


@contextlib.contextmanager
def on_signal(
    number: signal.Signals, act: Callable[[int, FrameType | None], object]
) -> Iterator[None]:
    """Handle a signal with this function inside the block."""
    before = signal.signal(number, act)
    try:
        yield
    finally:
        signal.signal(number, before)


def leave(number: int, frame: object) -> NoReturn:
    """Exit with the code that shells give to a signal."""
    raise SystemExit(128 + number)


class Keys:
    """Single keys without Enter or echo, between `start` and `stop`; any key hurries."""

    def __init__(self) -> None:
        self.hurried = False
        self.modes: list[Any] | None = None

    def hurry(self, *signal_and_frame: object) -> None:
        """Skip all waiting until `stop`."""
        self.hurried = True

    def start(self) -> None:
        """Start looking for keys."""
        if sys.platform != "win32" and self.modes is None:
            with contextlib.suppress(OSError, termios.error):
                self.modes = termios.tcgetattr(sys.stdin.fileno())
                tty.setcbreak(sys.stdin.fileno())

    def stop(self) -> None:
        """Restore the keyboard."""
        self.hurried = False
        if sys.platform != "win32" and self.modes is not None:
            with contextlib.suppress(termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self.modes)
            self.modes = None

    def wait(self, seconds: float) -> None:
        """Wait this long, or until a key is pressed."""
        end = time.monotonic() + seconds
        while not self.hurried and (left := end - time.monotonic()) > 0:
            self._look(min(SLICE, left))

    def _look(self, seconds: float) -> None:
        """Hurry if a key is pressed in this time."""
        if self.modes is None:
            time.sleep(seconds)
        elif select.select([sys.stdin], [], [], seconds)[0]:
            os.read(sys.stdin.fileno(), 1024)
            self.hurry()
