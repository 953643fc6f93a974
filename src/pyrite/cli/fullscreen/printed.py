"""Output of the line mode as text for dialogs, so that each page is written only once."""

from collections.abc import Callable
from io import StringIO
from typing import Any

from rich.console import Console
from rich.text import Text

from pyrite.cli.terminal.screen import THEME, Screen


def printed(speaker_of: Screen, width: int, show: Callable[..., Any], *args: Any) -> Text:
    """Return what `show(screen, ...)` prints at this width."""
    screen = Screen(speaker_of.speaker.lang)
    screen.speaker = speaker_of.speaker
    screen.out = Console(
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        width=width,
        height=10_000,
        theme=THEME,
        highlight=False,
        markup=False,
    )
    with screen.out.capture() as capture:
        show(screen, *args)
    return Text.from_ansi(capture.get().rstrip("\n"))
