"""Reading game records."""

from pathlib import Path

from pyrite.cli.errors import CommandError
from pyrite.games import Record


def read_record(path: Path) -> Record:
    """Read a record; a `NotationError` says what is wrong in which line."""
    try:
        text = path.expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError("file-cannot-read", file=path, problem=error.strerror) from None
    except UnicodeDecodeError:
        raise CommandError("file-no-text", file=path) from None
    return Record(*Record.from_text(text))
