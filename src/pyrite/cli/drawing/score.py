"""Old name of `renderer`."""

from pyrite.cli.drawing.renderer import Sum, gain

__all__ = ["Sum", "gain"]
