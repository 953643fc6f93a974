"""The `pyrite` command."""

import sys
from importlib import import_module


def main() -> None:
    """Run the command line; Ctrl-C while it is still being loaded stops it without a word."""
    try:
        import_module("pyrite.cli.app").app(prog_name="pyrite")
    except KeyboardInterrupt:
        sys.exit(130)
