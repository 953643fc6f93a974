"""Standard input and output, whatever they are: full, closed, or of an old encoding."""

import contextlib
import os
import sys
from io import TextIOWrapper
from typing import TextIO


def prepare_streams() -> None:
    """Open what is closed; signs that cannot be shown or read become question marks."""
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def give_up(stream: TextIO) -> None:
    """Nobody can take what is still to be written: forget it, so that no later flush fails."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _nothing(mode: str) -> TextIOWrapper:
    return TextIOWrapper(open(os.devnull, f"{mode}b"), encoding="utf-8")
