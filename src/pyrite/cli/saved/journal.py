"""Saving a game while it is played: every action is on disk before anyone sees it."""

import os
import re
import stat
from collections.abc import Mapping, Sequence
from io import FileIO
from pathlib import Path
from typing import NamedTuple

from pyrite.cli.errors import CommandError
from pyrite.core.file_lock import lock
from pyrite.core.state import State
from pyrite.games import Record
from pyrite.lang import seat_letter

NOTE = re.compile(r"^# (seat|bot|deck): (\S.*?)\s*$", re.MULTILINE)
LARGEST = 1 << 22  # bytes, far more than any game has
Notes = Mapping[str, str]  # the player's `seat`, the `bot` of the others, the `deck` file


class Journal:
    """The record of a running game. A failed write is repeated with the next one."""

    def __init__(self, path: Path, notes: Notes, file: FileIO | None, size: int = 0) -> None:
        self.path = path
        self.notes = notes
        self.file = file
        self.size = size  # everything before this offset is on disk
        self.waiting = b""
        self.problem: OSError | None = None

    def add(self, seat: int, text: str) -> None:
        """Write what a seat does or says; `problem` says why that failed."""
        self.write(f"{seat_letter(seat)} {text}\n")

    def write(self, text: str) -> None:
        """Append a text."""
        self.waiting += text.encode()
        if self.file is None:
            return
        try:
            self._flush(self.file)
            self.problem = None
        except OSError as error:
            self.problem = error

    def take_back(self, actions: Sequence[tuple[int, str]]) -> None:
        """Remove these last actions; nothing may be waiting to be written."""
        lines = (f"{seat_letter(seat)} {text}\n" for seat, text in actions)
        self.size -= sum(len(line.encode()) for line in lines)
        self.write("")

    def _flush(self, file: FileIO) -> None:
        file.truncate(self.size)  # drop a partly written line
        file.seek(self.size)
        done = 0
        while done < len(self.waiting):
            done += file.write(self.waiting[done:])
        os.fsync(file.fileno())
        self.size += done
        self.waiting = b""

    def close(self) -> None:
        """Release the file."""
        if self.file is not None:
            self.file.close()


class Saved(NamedTuple):
    """A game read from a file, which stays locked."""

    record: Record
    state: State
    journal: Journal
    torn: bool  # the last line is incomplete, so it was never played


def begin_journal(path: Path, record: Record, notes: Notes) -> Journal:
    """Write a game to a new file; refuse one that exists."""
    try:
        file = FileIO(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644), "r+")
    except FileExistsError:
        raise CommandError("file-exists", file=path) from None
    except OSError as error:
        raise CommandError("file-cannot-write", file=path, problem=error) from None
    lock(file)
    journal = Journal(path, notes, file)
    journal.write(record_text(record, notes))
    if journal.problem is not None:
        journal.close()
        path.unlink()
        raise CommandError("file-cannot-write", file=path, problem=journal.problem)
    return journal


def open_journal(path: Path) -> Saved:
    """Open a game to continue it; a `PyriteError` says what is wrong with it."""
    try:
        file = FileIO(os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0)), "r+")
    except OSError as error:
        raise CommandError("file-cannot-read", file=path, problem=error) from None
    try:
        return _read(path, file)
    except Exception:
        file.close()
        raise


def _read(path: Path, file: FileIO) -> Saved:
    about = os.fstat(file.fileno())
    if not stat.S_ISREG(about.st_mode) or about.st_size > LARGEST:
        raise CommandError("resume-no-record", file=path)
    if not lock(file):
        raise CommandError("resume-busy", file=path)
    whole, _, rest = file.readall().rpartition(b"\n")
    try:
        text = whole.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError("file-no-text", file=path) from None
    record = Record(*Record.from_text(text))
    state = record.replay()
    journal = Journal(path, dict(NOTE.findall(text)), file, len(whole) + 1)
    return Saved(record, state, journal, bool(rest))


def record_text(record: Record, notes: Notes) -> str:
    """Return the game so far, with the players in comments."""
    settings, _, actions = record.to_text().partition("\n\n")
    return f"{settings}\n\n{comments(notes)}{actions}"


def comments(notes: Notes) -> str:
    """Return the notes as comment lines of a record; later ones override earlier ones."""
    return "".join(f"# {name}: {value}\n" for name, value in notes.items())


def save_copy(path: Path, record: Record, notes: Notes) -> None:
    """Write the game to a file; an existing file may only grow by the game's new actions."""
    try:
        begin_journal(path, record, notes).close()
    except CommandError as error:
        if error.id != "file-exists" or not path.is_file() or path.stat().st_size > LARGEST:
            raise
        _lengthen(path, record_text(record, notes), notes)


def _lengthen(path: Path, text: str, notes: Notes) -> None:
    try:
        with FileIO(path, "r+") as file:
            before = file.readall()
            if not text.encode().startswith(before):
                raise CommandError("file-exists", file=path)
            journal = Journal(path, notes, file, len(before))
            journal.write(text.encode()[len(before) :].decode())
            problem = journal.problem
    except OSError as error:
        problem = error
    if problem is not None:
        raise CommandError("file-cannot-write", file=path, problem=problem)
