"""Old name of `page`."""

from pyrite.cli.drawing.page import PROMPT, height
from pyrite.cli.drawing.page import Page as Frame
from pyrite.cli.drawing.page import print_page as show

__all__ = ["PROMPT", "Frame", "height", "show"]
