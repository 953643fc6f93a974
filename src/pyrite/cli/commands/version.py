"""`pyrite --version`."""

import typer

from pyrite.core.version import VERSION


def show_version(wanted: bool) -> None:
    """Print name and version, and nothing else is done."""
    if wanted:
        typer.echo(f"pyrite {VERSION}")
        raise typer.Exit
