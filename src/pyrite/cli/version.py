"""`pyrite --version`."""

import typer

from pyrite.core.version import VERSION


def show_version() -> None:
    """Print name and version."""
    typer.echo(f"pyrite {VERSION}")
