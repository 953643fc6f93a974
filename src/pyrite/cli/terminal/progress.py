"""How far a long command has come."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pyrite.cli.terminal.screen import Screen


def progress_bar(screen: Screen) -> Progress:
    """A bar on a terminal, nothing in a pipe; never in the way of the result."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.err,
        transient=True,
        disable=not screen.err.is_terminal,
    )
