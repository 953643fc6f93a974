"""Old name of `board`."""

from pyrite.cli.drawing.board import board_in_words

__all__ = ["board_in_words"]
