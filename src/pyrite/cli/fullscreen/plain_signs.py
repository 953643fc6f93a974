"""Signs for terminals that cannot show ours: each is exchanged for one of the same width."""

import unicodedata
from functools import cache

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

# Ways keep their exits: L and J lead north, r and 7 south, as a pipe would lie.
PAIRS = """
    ║| ═= ╬+ ╚L ╝J ╔r ╗7 ╠} ╣{ ╩^ ╦T ╹' ╻, ╸= ╺= ╲\\ ╱/ ╳x │| ─- └L ┘J ┌r ┐7 ├} ┤{ ┴^ ┬T ┼+
    ╵' ╷, ╴- ╶- ╭. ╮. ╰' ╯' ┃| ━- ┏. ┓. ┗' ┛' ╌. ╎: ▓# ▣% ●o ○c ◆* ♪& Ж$ §S ▲A ☼* ≈~ ∪U
    ╟} ╢{ ╤T ╧^ ╫+ ╪+ ┹J ╃J ┩J ┺L ╄L ┡L ┱7 ╅7 ┪7 ┲r ╆r ┢r ╉{ ╊} ╈T ╇^
    ¢c ×x ·. ▶> ▯n ↺@ ✗! »> ★* ⇄~ ↻r –- …. −- •* →> ‑- ◇+ ▸> ◂< ▴^ ▾v
"""
PLAIN = {pair[0]: pair[1] for pair in PAIRS.split()}


class PlainSigns(LineFilter):
    """Goes over every line before it is shown."""

    def __init__(self, encoding: str) -> None:
        super().__init__()
        self.encoding = encoding

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same line with signs that the terminal can show."""
        return [
            Segment(plain_text(text, self.encoding), style, control)
            for text, style, control in segments
        ]


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
