"""Standard input and output, whatever they are: full, closed, or of an old encoding."""

import codecs
import contextlib
import os
import sys
import unicodedata
from functools import cache
from io import TextIOWrapper
from typing import TextIO

# Signs of the same width for terminals that cannot show ours. Ways keep their exits: L and J lead
# north, r and 7 south, as a pipe would lie.
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
    """Open what is closed; signs that cannot be shown become plain ones of the same width."""
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")
    codecs.register_error(PLAINLY, _write_plainly)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAINLY), (sys.stderr, PLAINLY)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def give_up(stream: TextIO) -> None:
    """Nobody can take what is still to be written: forget it, so that no later flush fails."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def plain_text(text: str, encoding: str) -> str:
    """The text in signs of this encoding."""
    return text if text.isascii() else "".join(plain_sign(sign, encoding) for sign in text)


@cache
def plain_sign(sign: str, encoding: str) -> str:
    """The sign, one that looks like it, or its letter without accent."""
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        base = unicodedata.normalize("NFKD", sign)[0]
        return PLAIN.get(sign) or (base if base.isascii() else "?")
    return sign


def _write_plainly(error: UnicodeError) -> tuple[str, int]:
    """What a stream writes instead of signs that its encoding does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain_text(error.object[error.start : error.end], error.encoding), error.end


def _nothing(mode: str) -> TextIOWrapper:
    return TextIOWrapper(open(os.devnull, f"{mode}b"), encoding="utf-8")
