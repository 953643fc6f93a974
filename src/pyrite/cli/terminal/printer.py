"""The output for people: a terminal or a pipe, with our colours, in one language."""

import contextlib
import importlib
import os
import signal
import sys
from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.theme import Theme

from pyrite.cli.terminal.keyboard import on_signal
from pyrite.core.description import Description
from pyrite.lang import Speaker, pick_language

with contextlib.suppress(ImportError):
    importlib.import_module("readline")  # enables arrow keys and history at the prompt

QUIT = ("quit", "q", "exit")
LONGEST_LINE = 10_000  # characters accepted as one answer
# Readable on both black and white backgrounds.
GREY, GOLD, RED, GREEN = "#767676", "#946c00", "#e80000", "#008700"
CYAN, BLUE, MAGENTA = "#0083a3", "#2f6bff", "#c800c8"
THEME = Theme(
    {  # colour is never the only difference
        "tunnel": "bold",
        "wall": GREY,
        "fresh": f"bold {GOLD}",
        "stub": f"bold {RED}",
        "start": f"bold {GREEN}",
        "goal": f"bold {CYAN}",
        "gold": f"bold {GOLD}",
        "stone": "bold",
        "hole": GREEN,
        "lit": f"bold underline {GREEN}",
        "rim": GREY,
        "quiet": GREY,
        "number": f"bold {CYAN}",
        "title": f"bold {GOLD}",
        "you": f"bold {CYAN}",
        "broken": f"bold {RED}",
        "ladder": f"bold {MAGENTA}",
        "blue": f"bold {BLUE}",
        "green": f"bold {GREEN}",
        "crystal": f"bold {CYAN}",
        "chest": f"bold {GOLD}",
        "site": f"bold {MAGENTA}",
        "danger": f"bold {RED}",
        "guard": f"bold {RED}",
        "digger": f"bold {GREEN}",
        "saboteur": f"bold {RED}",
        "greedy": f"bold {GOLD}",
        "boss": f"bold {MAGENTA}",
        "profiteer": f"bold {MAGENTA}",
        "geologist": f"bold {CYAN}",
        "yellow": f"bold {GOLD}",
        "blue_dwarf": f"bold reverse {BLUE}",
        "yellow_dwarf": f"bold reverse {GOLD}",
        "gems": f"bold {CYAN}",
        "silver": "bold",
        "rock": "bold",
        "fire": f"bold {RED}",
        "obstacle": f"bold {MAGENTA}",
        "token": f"bold {RED}",
        "loyal": f"bold {GREEN}",
        "selfish": f"bold {GOLD}",
        "error": f"bold {RED}",
    }
)


class Printer:
    """Prints results to `out` and errors to `err`."""

    def __init__(self, lang: str | None = None) -> None:
        self.speaker = Speaker(pick_language(lang, os.environ))
        self.people: Sequence[str | None] = ()  # names of the players
        self.out = Console(theme=THEME, highlight=False, markup=False)
        self.err = Console(theme=THEME, highlight=False, markup=False, stderr=True)

    @property
    def is_live(self) -> bool:
        """Whether a person is at the terminal."""
        return self.out.is_terminal and sys.stdin.isatty()

    def speak_of(self, description: Description) -> Speaker:
        """Use the words of this table from now on."""
        self.speaker = Speaker(self.speaker.lang, description, self.people)
        return self.speaker

    def say(self, id: str, style: str = "", **args: object) -> None:
        """Print a sentence from the catalogue."""
        self.out.print(self.speaker.say(id, **args), style=style or None)

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
