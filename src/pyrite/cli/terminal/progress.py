"""Progress of long commands."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pyrite.cli.terminal.printer import Printer


def progress_bar(screen: Printer) -> Progress:
    """Return a progress bar that is shown on a terminal but not in a pipe."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.err,
        transient=True,
        disable=not screen.err.is_terminal,
    )
