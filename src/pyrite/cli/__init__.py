"""The `pyrite` command."""

import sys
from importlib import import_module


def main() -> None:
    """Run the command line; Ctrl-C while it is loading exits silently."""
    try:
        import_module("pyrite.cli.loading").load("pyrite.cli.app").app(prog_name="pyrite")
    except KeyboardInterrupt:
        sys.exit(130)
    except ModuleNotFoundError as missing:  # the bare library has neither these packages nor texts
        if (missing.name or "").partition(".")[0] == "pyrite":
            raise
        needed = "fluent.runtime msgspec platformdirs rich textual typer websockets"
        sys.exit(f"The pyrite command needs some packages more: pip install {needed}")
