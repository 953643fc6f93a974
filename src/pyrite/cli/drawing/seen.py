"""Old name of `renderer`."""

from pyrite.cli.drawing.renderer import SeenTable

__all__ = ["SeenTable"]
