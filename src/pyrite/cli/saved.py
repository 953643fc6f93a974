"""Games on disk: records, the file of a running game, and the unfinished ones."""

import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from io import FileIO
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from pyrite.cli.errors import CommandError
from pyrite.core.messages import PyriteError
from pyrite.core.processes import lock
from pyrite.core.state import State
from pyrite.games import Record
from pyrite.lang import seat_letter

STANDARD_INPUT = Path("-")
MOST_BYTES = 4_000_000  # more than a game of 99 rounds needs
NOTE = re.compile(r"^# (seat|bot|deck): (\S.*?)\s*$", re.MULTILINE)
LARGEST = 1 << 22  # bytes, far more than any game has
Notes = Mapping[str, str]  # the player's `seat`, the `bot` of the others, the `deck` file


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


def new_folder(path: Path, ours: Collection[str] = ()) -> Path:
    """Return a folder to write into; it may only have files of these patterns."""
    folder = path.expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        others = [file for file in folder.iterdir() if not any(map(file.match, ours))]
    except OSError as error:
        raise CommandError("file-cannot-write", file=path, problem=error) from None
    if others:
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


def games_folder() -> Path:
    """Return the folder of all games, in the system's place for user data."""
    return user_data_path("pyrite", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """Return a file name for a new game, creating the folder if needed."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    when = time.strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{when}-{game}-{secrets.token_hex(8)}.txt"


def new_arena_file() -> Path:
    """Return a file name for an arena's games, creating the folder if needed."""
    folder = games_folder().parent / "arena"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(8)}.jsonl"


def remember(path: Path) -> None:
    """Mark the game in this file as unfinished."""
    mark = _mark(path)
    with suppress(OSError):  # the game can still be resumed by its file name
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_bytes(os.fsencode(path.absolute()))


def forget(path: Path) -> None:
    """Stop offering the game in this file."""
    with suppress(OSError):
        _mark(path).unlink()


def delete(path: Path) -> None:
    """Delete a saved game; a file the player recorded elsewhere is only forgotten.

    A game that is being played raises `CommandError`.
    """
    if path.parent == games_folder():
        with suppress(FileNotFoundError), FileIO(path) as file:
            if not lock(file):
                raise CommandError("resume-busy", file=path)
            path.unlink()
    forget(path)


def read_unfinished(path: Path) -> Record:
    """Read a game without its last line if that is incomplete, but do not replay it."""
    whole, _, _ = path.read_text("utf-8-sig").rpartition("\n")
    return Record(*Record.from_text(f"{whole}\n"))


def unfinished() -> list[Path]:
    """Return the files of all unfinished games, last played first."""
    found = list(_remembered())
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def _remembered() -> Iterator[Path]:
    with suppress(OSError):
        for mark in (games_folder() / "unfinished").iterdir():
            path = Path(os.fsdecode(mark.read_bytes()))
            if path.is_file():
                yield path
            else:
                mark.unlink()


def _mark(path: Path) -> Path:
    """Return the marker file that points to a game's file."""
    name = sha256(os.fsencode(path.absolute())).hexdigest()[:16]
    return games_folder() / "unfinished" / name
