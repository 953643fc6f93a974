"""The `pyrite` command."""

import sys

try:
    from pyrite.cli.app import app
except ModuleNotFoundError as missing:  # the library alone needs none of them, nor has it texts
    if (missing.name or "").partition(".")[0] == "pyrite":
        raise
    needed = "typer rich fluent.runtime"
    sys.exit(f"The pyrite command needs three packages more: pip install {needed}")


def main() -> None:
    """Run the command line."""
    app(prog_name="pyrite")
