"""Old name of `choices`."""

from pyrite.cli.drawing.choices import flow, list_options

__all__ = ["flow", "list_options"]
