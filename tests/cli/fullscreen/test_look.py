"""Colours in full screen: the terminal's own, and ones readable on any background."""

from typing import Any

from cli.fullscreen.pilot import table, visit
from textual.pilot import Pilot

from pyrite.cli.fullscreen.start_screen import StartScreen
from pyrite.cli.terminal import printer as colours
from pyrite.cli.terminal.printer import Printer

NAMES = ("GREY", "GOLD", "RED", "GREEN", "CYAN", "BLUE", "MAGENTA")
READABLE = {"default", *(getattr(colours, name) for name in NAMES)}


def used(pilot: Pilot[Any]) -> set[str]:
    """The colours of all signs on the screen, and behind them."""
    strips = pilot.app.screen._compositor.render_strips()
    styles = [s.style for strip in strips for s in strip if s.style and s.text.strip()]
    colors = [color for style in styles for color in (style.color, style.bgcolor) if color]
    return {color.name for color in colors}


def test_every_colour_on_the_screen_can_be_read_on_black_and_on_white() -> None:
    seen: set[str] = set()

    async def look(pilot: Pilot[Any], *keys: str) -> None:
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
            seen.update(used(pilot))

    async def begin(pilot: Pilot[Any]) -> None:
        await look(pilot, "down", "enter", "escape", "q")

    async def play(pilot: Pilot[Any]) -> None:
        await look(pilot, "slash", *["backspace"] * 4, "escape", "question_mark", "escape", "o")
        await look(pilot, "escape", "m", "escape", "enter", "q")

    visit(StartScreen(Printer("en")), begin)
    visit(table("saboteur", seats=5, first_seat=0, modules=("saboteur2",)), play)
    mines = table("lostmines", seats=5, first_seat=0)
    visit(mines, lambda pilot: look(pilot, "enter", "q"), (120, 40))  # dwarfs are drawn large
    assert seen <= READABLE
    assert len(seen) > 4
