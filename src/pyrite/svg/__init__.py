"""Pictures of tables: `draw(state)` shows all cards, `draw(view)` what one seat may know."""

from pyrite.svg.table import Drawing, draw

__all__ = ["Drawing", "draw"]
