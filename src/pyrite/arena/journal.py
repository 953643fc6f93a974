"""Finished games on disk, one per line, written before anything else learns of them.

The first line says what is played. Games are identified by number, so more deals or other table
sizes can continue in the same file.
"""

import os
import stat
from collections.abc import Iterable, Iterator
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

from pyrite.arena.errors import ArenaError, say
from pyrite.arena.plan import GameNumber, Plan
from pyrite.arena.played import PlayedGame
from pyrite.core.file_lock import lock
from pyrite.core.version import VERSION

FORMAT = 1
Games = dict[GameNumber, PlayedGame]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings that all games of a journal share."""

    pyrite_arena: int  # format version
    package: str
    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int | str


class Journal:
    """A file of finished games, locked by one process; `games` holds its contents."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = _open(path)
        try:
            self.header, self.games, self.size = self._read()
        except Exception:
            self.file.close()
            raise

    @property
    def seed(self) -> int | str | None:
        """The seed of the games in the file; None if it is empty."""
        return self.header.seed if self.header else None

    def begin(self, plan: Plan) -> None:
        """Write the header, or check it; a file with other settings is refused."""
        wanted = header_of(plan)
        if self.header is None:
            self._write(msgspec.json.encode(wanted) + b"\n")
            self.header = wanted
        for name in wanted.__struct_fields__:
            theirs, ours = getattr(self.header, name), getattr(wanted, name)
            if theirs != ours:
                said = {"theirs": _shown(theirs), "ours": _shown(ours)}
                raise ArenaError(say("arena-keep-other", file=str(self.path), name=name, **said))

    def add(self, games: Iterable[PlayedGame]) -> None:
        """Write games to disk and return once they are safe."""
        games = list(games)
        self._write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        self.games |= {number_of(game): game for game in games}

    def close(self) -> None:
        """Release the file."""
        self.file.close()

    def _write(self, lines: bytes) -> None:
        try:
            self.file.truncate(self.size)  # drop a partly written line
            self.file.seek(self.size)
            done = 0
            while done < len(lines):
                done += self.file.write(lines[done:])
            os.fsync(self.file.fileno())
        except OSError as error:
            raise _failed(self.path, error) from None
        self.size += done

    def _read(self) -> tuple[Header | None, Games, int]:
        if not stat.S_ISREG(os.fstat(self.file.fileno()).st_mode):
            raise ArenaError(say("arena-keep-no-journal", file=str(self.path)))
        if not lock(self.file):
            raise ArenaError(say("arena-keep-busy", file=str(self.path)))
        whole, newline, _ = self.file.readall().rpartition(b"\n")
        if not newline:
            return None, {}, 0
        first, *lines = whole.split(b"\n")
        return self._header(first), dict(self._games(lines)), len(whole) + 1

    def _header(self, line: bytes) -> Header:
        try:
            return msgspec.json.decode(line, type=Header)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise ArenaError(say("arena-keep-no-journal", file=str(self.path))) from None

    def _games(self, lines: Iterable[bytes]) -> Iterator[tuple[GameNumber, PlayedGame]]:
        read = msgspec.json.Decoder(PlayedGame)
        for number, line in enumerate(lines, 2):
            try:
                game = read.decode(line)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                damaged = say("arena-keep-damaged", file=str(self.path), line=number)
                raise ArenaError(damaged) from None
            yield number_of(game), game


def header_of(plan: Plan) -> Header:
    """Return a plan's header as it reads back from a file."""
    made = Header(FORMAT, VERSION, plan.game, dict(plan.options), list(plan.bots), plan.seed)
    return msgspec.json.decode(msgspec.json.encode(made), type=Header)


def number_of(game: PlayedGame) -> GameNumber:
    """Return a game's number within its plan."""
    return GameNumber(game.seats, game.deal, game.rotation)


def _open(path: Path) -> FileIO:
    try:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
        return FileIO(os.open(path.expanduser(), flags, 0o644), "r+")
    except OSError as error:
        raise _failed(path, error) from None


def _failed(path: Path, error: OSError) -> ArenaError:
    problem = error.strerror or str(error)
    return ArenaError(say("arena-keep-failed", file=str(path), problem=problem))


def _shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
