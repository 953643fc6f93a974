"""Old name of `cards`."""

from pyrite.cli.drawing.cards import BIG, Face, Size, face_of

__all__ = ["BIG", "Face", "Size", "face_of"]
