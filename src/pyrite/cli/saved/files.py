"""Reading and writing game records."""

import sys
from pathlib import Path
from typing import NamedTuple

from pyrite.cli.errors import CommandError
from pyrite.core.messages import PyriteError
from pyrite.core.state import State
from pyrite.games import Record

STANDARD_INPUT = Path("-")
MOST_BYTES = 4_000_000  # more than a game of 99 rounds needs


class RecordedGame(NamedTuple):
    """The contents of a file: the record, the final state, and a last line that is cut off."""

    record: Record
    end: State
    cut: str = ""


def write_record(path: Path, record: Record) -> None:
    """Write a game to a file."""
    try:
        path.expanduser().write_text(record.to_text(), encoding="utf-8")
    except OSError as error:
        raise CommandError("file-cannot-write", file=path, problem=error) from None


def new_folder(path: Path, goes_on: bool = False) -> Path:
    """Return a folder to write into; refuse one that is not empty, unless the work continues."""
    folder = path.expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_empty = not any(folder.iterdir())
    except OSError as error:
        raise CommandError("file-cannot-write", file=path, problem=error) from None
    if not is_empty and not goes_on:
        raise CommandError("folder-not-empty", folder=path)
    return folder


def read_game(path: Path) -> RecordedGame:
    """Read a record and replay it; if its last line is cut off, up to there."""
    text = read_text(path)
    try:
        return _played(text)
    except PyriteError as error:
        before, _, last = text.rpartition("\n")
        if not last or not before:
            raise CommandError("file-record", file=name_of(path), problem=error) from None
        try:
            return _played(before)._replace(cut=last)
        except PyriteError:
            raise CommandError("file-record", file=name_of(path), problem=error) from None


def read_text(path: Path) -> str:
    """Return the text of a file or of standard input, up to the size of a record."""
    try:
        data = _first_bytes(path)
    except (OSError, ValueError) as error:
        raise CommandError("file-cannot-read", file=name_of(path), problem=error) from None
    if len(data) > MOST_BYTES:
        raise CommandError("file-too-long", file=name_of(path), most=MOST_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError("file-no-text", file=name_of(path)) from None
    if not text.strip():
        raise CommandError("file-empty", file=name_of(path))
    return text


def name_of(path: Path) -> str:
    """Return the name of a file for a sentence."""
    return "stdin" if path == STANDARD_INPUT else str(path)


def _first_bytes(path: Path) -> bytes:
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with path.expanduser().open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _played(text: str) -> RecordedGame:
    record = Record(*Record.from_text(text))
    return RecordedGame(record, record.replay())
