"""`pyrite --version`: print the version."""

import typer

from pyrite.core.version import VERSION


def show_version(wanted: bool) -> None:
    """Print name and version, then exit."""
    if wanted:
        typer.echo(f"pyrite {VERSION}")
        raise typer.Exit
