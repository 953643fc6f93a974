"""Old name of `drawing.renderers`."""

from pyrite.cli.drawing.renderers import IN_LINES, RENDERERS, renderer_of

__all__ = ["IN_LINES", "RENDERERS", "renderer_of"]
