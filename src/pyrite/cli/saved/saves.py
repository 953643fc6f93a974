"""The saved games: a file each, with a list of unfinished ones."""

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
