"""The `pyrite` command."""

from pyrite.cli.app import app


def main() -> None:
    """Run the command line."""
    app(prog_name="pyrite")
