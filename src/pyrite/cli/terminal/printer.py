"""The terminal: printing in our colours and one language, lines, single keys, and Ctrl-C."""

import contextlib
import importlib
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import FrameType
from typing import Any, NoReturn

from rich.align import AlignMethod
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

from pyrite.core.description import Description
from pyrite.lang import Speaker, pick_language

if sys.platform != "win32":
    import termios
    import tty

with contextlib.suppress(ImportError):
    importlib.import_module("readline")  # enables arrow keys and history at the prompt

QUIT = ("quit", "q", "exit")
LONGEST_LINE = 10_000  # characters accepted as one answer
LONGEST_TYPED = 4096  # bytes a terminal delivers at once
SLICE = 0.05  # seconds between checks for Ctrl-C
# Readable on both black and white backgrounds.
GREY, GOLD, RED, GREEN = "#767676", "#946c00", "#e80000", "#008700"
CYAN, BLUE, MAGENTA = "#0083a3", "#2f6bff", "#c800c8"
STYLES = {  # colour is never the only difference
    "bold": "tunnel stone silver rock",
    GREY: "wall rim quiet",
    f"bold {GOLD}": "fresh gold title chest greedy yellow selfish",
    f"bold {RED}": "stub broken danger guard saboteur fire token error",
    f"bold {GREEN}": "start green digger loyal",
    f"bold {CYAN}": "goal number you crystal geologist gems",
    GREEN: "hole",
    f"bold underline {GREEN}": "lit",
    f"bold {MAGENTA}": "ladder site boss profiteer obstacle",
    f"bold {BLUE}": "blue",
    f"bold reverse {BLUE}": "blue_dwarf",
    f"bold reverse {GOLD}": "yellow_dwarf",
}
THEME = Theme({name: style for style, names in STYLES.items() for name in names.split()})


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
    return os.read(sys.stdin.fileno(), LONGEST_TYPED).decode(errors="replace") or None


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


class Printer:
    """Prints results to `out` and errors to `err`."""

    def __init__(self, lang: str | None = None, in_words: bool = False) -> None:
        self.speaker = Speaker(pick_language(lang, os.environ), in_words=in_words)
        self.people: Sequence[str | None] = ()  # names of the players
        self.out = Console(theme=THEME, highlight=False, markup=False)
        self.err = Console(theme=THEME, highlight=False, markup=False, stderr=True)

    @property
    def is_live(self) -> bool:
        """Whether a person is at the terminal."""
        return self.out.is_terminal and sys.stdin.isatty()

    def speak_of(self, description: Description) -> Speaker:
        """Use the words of this table from now on."""
        self.speaker = Speaker(
            self.speaker.lang, description, self.people, in_words=self.speaker.in_words
        )
        return self.speaker

    def say(self, id: str, style: str = "", **args: object) -> None:
        """Print a sentence from the catalogue."""
        self.out.print(self.speaker.say(id, **args), style=style or None)

    def heading(self, id: str, align: AlignMethod = "center", **args: object) -> RenderableType:
        """Return a sentence as a title in a rule; without the rule if everything is in words."""
        title = Text(self.speaker.say(id, **args), "title")
        return title if self.speaker.in_words else Rule(title, style="wall", align=align)

    def print_lines(self, lines: Iterable[RenderableType]) -> None:
        """Print these lines one by one."""
        for line in lines:
            self.out.print(line)

    def read(self, prompt: str) -> str | None:
        """Return a line from the keyboard or a script; None at the end of input."""
        try:
            with on_signal(signal.SIGINT, signal.default_int_handler):
                line = input(prompt) if sys.stdin.isatty() else self._piped(prompt)
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            return None
        return line.strip()

    def wait(self, id: str, **args: object) -> None:
        """Wait for Enter after this sentence; a player who leaves interrupts instead."""
        if leaves(self.read(self.speaker.say(id, **args) + " ")):
            raise KeyboardInterrupt

    def _piped(self, prompt: str) -> str:
        """Return a line from a script; an endless one (/dev/zero) ends the input."""
        self.out.print(prompt, end="", soft_wrap=True)
        line = sys.stdin.readline(LONGEST_LINE)
        if not line or len(line) == LONGEST_LINE:
            raise EOFError
        self.out.print(line.rstrip("\n"))  # makes the output of a script readable
        return line

    def complain(self, text: str) -> None:
        """Print an error as a red line."""
        self.err.print(text, style="error", soft_wrap=True)


def leaves(line: str | None) -> bool:
    """Return whether the player wants to leave, or the input has ended."""
    return line is None or line.lower() in QUIT
