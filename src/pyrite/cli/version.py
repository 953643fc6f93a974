"""`pyrite --version`."""

from importlib.metadata import version

import typer


def show_version() -> None:
    """Print name and version."""
    typer.echo(f"pyrite {version('pyrite')}")
