"""Old name of `renderer`."""

from pyrite.cli.drawing.renderer import seat_name

__all__ = ["seat_name"]
