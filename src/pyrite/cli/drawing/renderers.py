"""The renderers of all games; a game without one is shown in plain lines."""

from pyrite.cli.drawing.lostmines import MinesRenderer
from pyrite.cli.drawing.renderer import Renderer
from pyrite.cli.drawing.saboteur import SaboteurRenderer

RENDERERS = {"saboteur": SaboteurRenderer(), "lostmines": MinesRenderer()}
IN_LINES = Renderer()


def renderer_of(game: str) -> Renderer:
    """Return the renderer of a game."""
    return RENDERERS.get(game, IN_LINES)
