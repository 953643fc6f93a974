"""Where games are kept: each has a file of its own, and those not finished can be found again."""

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from io import FileIO
from pathlib import Path

from platformdirs import user_data_path

from pyrite.cli.errors import CommandError
from pyrite.core.file_lock import lock


def games_folder() -> Path:
    """The folder of all games, in the place that the system has for such things."""
    return user_data_path("pyrite", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """A name for the file of a new game; the folder is made where it is missing."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    when = time.strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{when}-{game}-{secrets.token_hex(8)}.txt"


def new_arena_file() -> Path:
    """A name for the file of finished games of an arena; the folder is made where it is missing."""
    folder = games_folder().parent / "arena"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(8)}.jsonl"


def remember(path: Path) -> None:
    """The game in this file, wherever it is, is not finished."""
    mark = _mark(path)
    with suppress(OSError):  # it can be continued all the same, by its name
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.write_bytes(os.fsencode(path.absolute()))


def forget(path: Path) -> None:
    """The game in this file is not to be offered any more."""
    with suppress(OSError):
        _mark(path).unlink()


def delete(path: Path) -> None:
    """Delete a game that is kept here; of one that a person recorded elsewhere the file stays.

    One that is being played is a `CommandError`.
    """
    if path.parent == games_folder():
        with suppress(FileNotFoundError), FileIO(path) as file:
            if not lock(file):
                raise CommandError("resume-busy", file=path)
            path.unlink()
    forget(path)


def unfinished() -> list[Path]:
    """The files of all games that are not finished, the one last played first."""
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
    """A small file that names the file of the game."""
    name = sha256(os.fsencode(path.absolute())).hexdigest()[:16]
    return games_folder() / "unfinished" / name
