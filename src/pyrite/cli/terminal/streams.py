"""Standard streams that may be full, closed, in an old encoding, or too small."""

import codecs
import contextlib
import os
import shutil
import sys
import unicodedata
from functools import cache
from io import TextIOWrapper
from typing import TextIO

# Replacements of the same width for limited terminals. Ways keep their exits: L and J lead
# north, r and 7 south, like pipes.
PAIRS = """
    ║| ═= ╬+ ╚L ╝J ╔r ╗7 ╠} ╣{ ╩^ ╦T ╹' ╻, ╸= ╺= ╲\\ ╱/ ╳x │| ─- └L ┘J ┌r ┐7 ├} ┤{ ┴^ ┬T ┼+
    ╵' ╷, ╴- ╶- ╭. ╮. ╰' ╯' ┃| ━- ┏. ┓. ┗' ┛' ╌. ╎: ▓# ▣% ●o ○c ◆* ♪& Ж$ §S ▲A ☼* ≈~ ∪U
    ╟} ╢{ ╤T ╧^ ╫+ ╪+ ┹J ╃J ┩J ┺L ╄L ┡L ┱7 ╅7 ┪7 ┲r ╆r ┢r ╉{ ╊} ╈T ╇^
    ¢c ×x ·. ▶> ▯n ↺@ ✗! »> ★* ⇄~ ↻r –- …. −- •* →> ←< ↑^ ↓v ‑- ◇+ ▸> ◂< ▴^ ▾v
    “" ”" „" ’' ‘' ßs ÆA æa ÐD ðd ÞT þt ØO øo
"""
PLAIN = {pair[0]: pair[1] for pair in PAIRS.split()}
PLAINLY = "pyrite-plain-signs"


def prepare_streams() -> None:
    """Open closed streams, and replace characters they cannot show by others of the same width."""
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")
    codecs.register_error(PLAINLY, _write_plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAINLY), (sys.stderr, PLAINLY)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def give_up(stream: TextIO) -> None:
    """Discard pending output that nobody can take, so that no later flush fails."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def plain_text(text: str, encoding: str) -> str:
    """Return the text in characters of this encoding."""
    return text if text.isascii() else "".join(plain_sign(sign, encoding) for sign in text)


@cache
def plain_sign(sign: str, encoding: str) -> str:
    """Return the character, a similar one, or its letter without accent."""
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        base = unicodedata.normalize("NFKD", sign)[0]
        return PLAIN.get(sign) or (base if base.isascii() else "?")
    return sign


def _write_plainly(error: UnicodeError) -> tuple[str, int]:
    """Return what a stream writes instead of characters its encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain_text(error.object[error.start : error.end], error.encoding), error.end


def _nothing(mode: str) -> TextIOWrapper:
    return TextIOWrapper(open(os.devnull, f"{mode}b"), encoding="utf-8")


LEAST_COLUMNS, LEAST_LINES = 60, 20
DUMB = ("", "dumb", "unknown")


def is_capable() -> bool:
    """Return whether this is an interactive terminal that is capable and large enough."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        return False
    if sys.platform != "win32" and os.environ.get("TERM", "") in DUMB:
        return False
    columns, lines = shutil.get_terminal_size()
    return columns >= LEAST_COLUMNS and lines >= LEAST_LINES
