"""The real command at a real terminal: what is typed, what is shown, and how it ends."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path
from types import TracebackType
from typing import Self

PYRITE = (sys.executable, "-m", "pyrite")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60  # seconds; a machine may be busy
ROWS, COLUMNS = 60, 200


def _at_a_terminal() -> None:
    """Take the keyboard, and reset signals that a background test run may ignore."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """`pyrite` with these arguments, in English, at a terminal wide enough for long lines.

    Play is line by line, unless `full` asks for full screen.
    """

    def __init__(
        self, *words: str, data: Path, full: bool = False, size: tuple[int, int] = (COLUMNS, ROWS)
    ) -> None:
        self.screen, keyboard = pty.openpty()
        columns, rows = size
        fcntl.ioctl(keyboard, termios.TIOCSWINSZ, struct.pack("4H", rows, columns, 0, 0))
        words = words if full or words[0] != "play" else (*words, "--plain")
        foreign = ("LC_", "LANG", "COLUMNS", "LINES")
        clean = {k: v for k, v in os.environ.items() if not k.startswith(foreign)}
        self.process = subprocess.Popen(
            [*PYRITE, *words],
            stdin=keyboard,
            stdout=keyboard,
            stderr=keyboard,
            start_new_session=True,
            preexec_fn=_at_a_terminal,
            env=clean | {"XDG_DATA_HOME": str(data), "TERM": "xterm", "PYTHONUTF8": "1"},
        )
        os.close(keyboard)
        self.raw = b""
        self.seen = 0

    @property
    def bare(self) -> str:
        """All output so far, without a character that is still incomplete."""
        return self.raw.decode(errors="ignore")

    @property
    def text(self) -> str:
        """All output so far, without colours."""
        return ESCAPES.sub("", self.bare)

    def read(self, seconds: float = PATIENCE) -> bool:
        """Read the next output; False if there is none, or no more to come."""
        if not select.select([self.screen], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self.screen, 65536)
        except OSError:  # the other side is gone
            return False
        self.raw += more
        return bool(more)

    def wait_for(self, *words: str) -> str:
        """Read until one of these texts appears after the last match, and return it."""
        wanted = re.compile("|".join(map(re.escape, words)))
        while (found := wanted.search(self.text, self.seen)) is None:
            assert self.read(), f"{words} is missing in: {self.text[self.seen :]}"
        self.seen = found.end()
        return found[0]

    def press(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def press_until(self, keys: str, words: str) -> None:
        """Press keys, again if nothing happens: Python misses Ctrl-C just before it waits."""
        for _ in range(3):
            self.press(keys)
            while self.read(PATIENCE / 3):
                if words in self.text[self.seen :]:
                    return
        raise AssertionError(f"{words} is missing in: {self.text[self.seen :]}")

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def hang_up(self) -> int:
        """Close the window and return the exit code."""
        os.close(self.screen)
        self.screen = -1
        return self.process.wait(PATIENCE)

    def end(self) -> int:
        """Read to the end and return the exit code."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        if self.screen >= 0:
            os.close(self.screen)
