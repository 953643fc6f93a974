"""Finished games on disk, one per line, written before anything else learns of them.

The first line says what is played. Games are identified by number, so more deals or other table
sizes can continue in the same file.
"""

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from pyrite.arena import workers
from pyrite.arena.contest import (
    ArenaError,
    Contest,
    GameNumber,
    PlayedGame,
    arena_error,
    count_games,
    game_numbers,
)
from pyrite.arena.play import Outcome, Task, play
from pyrite.core import processes
from pyrite.core.processes import lock
from pyrite.core.version import VERSION

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

FORMAT = 1
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError)
START = b'{"pyrite_arena":%d,"package":' % FORMAT
Games = dict[GameNumber, PlayedGame]
Players = Callable[[Iterator[Task], int], Iterator[list[Outcome]]]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings that all games of a file share."""

    pyrite_arena: int  # format version
    package: str
    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int | str


class WholeWrites(FileIO):
    """A file that writes all it is given, or fails."""

    def write(self, data: "ReadableBuffer") -> int:
        """Write everything, in as many pieces as it takes."""
        rest = memoryview(data).cast("B")
        size = len(rest)
        while rest:
            rest = rest[super().write(rest) :]
        return size


def open_locked(path: Path, foreign: str, shown: Path | None = None) -> WholeWrites:
    """Open a file for this process alone; `foreign` is the message for what is not a file."""
    name = str(shown or path)
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
    try:
        file = WholeWrites(os.open(path.expanduser(), flags, 0o644), "r+")
    except OSError as error:
        raise _failed(shown or path, error) from None
    is_file = stat.S_ISREG(os.fstat(file.fileno()).st_mode)
    if is_file and lock(file):
        return file
    file.close()
    raise arena_error("arena-keep-busy" if is_file else foreign, file=name)


def is_beginning(line: bytes, start: bytes) -> bool:
    """Return whether a cut-off line may be one that starts like this: the first key is there."""
    key, _, _ = start.partition(b":")
    return line.startswith(key) and (line.startswith(start) or start.startswith(line))


def _failed(path: Path, error: OSError) -> ArenaError:
    problem = error.strerror or str(error)
    return arena_error("arena-keep-failed", file=str(path), problem=problem)


class ResultsFile:
    """A file of finished games, locked by one process; `games` holds its contents."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = open_locked(path, "arena-keep-no-journal")
        try:
            self.header, self.games, self.size = self._read()
        except Exception:
            self.file.close()
            raise

    @property
    def seed(self) -> int | str | None:
        """The seed of the games in the file; None if it is empty."""
        return self.header.seed if self.header else None

    def begin(self, contest: Contest) -> None:
        """Write the header, or check it; a file with other settings is refused."""
        wanted = header_of(contest)
        if self.header is None:
            self._write(msgspec.json.encode(wanted) + b"\n")
            self.header = wanted
        for name in wanted.__struct_fields__:
            theirs, ours = getattr(self.header, name), getattr(wanted, name)
            if theirs != ours:
                said = {"name": name, "theirs": _shown(theirs), "ours": _shown(ours)}
                raise arena_error("arena-keep-other", file=str(self.path), **said)

    def add(self, games: Iterable[PlayedGame]) -> None:
        """Write games to disk and return once they are safe."""
        games = list(games)
        self._write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        self.games |= {game.number: game for game in games}

    def close(self) -> None:
        """Release the file."""
        self.file.close()

    def _write(self, lines: bytes) -> None:
        try:
            self.file.truncate(self.size)  # drop a partly written line
            self.file.seek(self.size)
            self.file.write(lines)
            os.fsync(self.file.fileno())
        except OSError as error:
            raise _failed(self.path, error) from None
        self.size += len(lines)

    def _read(self) -> tuple[Header | None, Games, int]:
        whole, newline, rest = self.file.readall().rpartition(b"\n")
        if not newline and (not rest or is_beginning(rest, START)):
            return None, {}, 0
        first, *lines = whole.split(b"\n")
        try:
            header = msgspec.json.decode(first, type=Header)
        except UNREADABLE:
            raise arena_error("arena-keep-no-journal", file=str(self.path)) from None
        return header, {game.number: game for game in self._games(lines)}, len(whole) + 1

    def _games(self, lines: Iterable[bytes]) -> Iterator[PlayedGame]:
        read = msgspec.json.Decoder(PlayedGame)
        for number, line in enumerate(lines, 2):
            try:
                yield read.decode(line)
            except UNREADABLE:
                said = {"file": str(self.path), "line": number}
                raise arena_error("arena-keep-damaged", **said) from None


def header_of(contest: Contest) -> Header:
    """Return the header of a contest as it reads back from a file."""
    options, bots = dict(contest.options), list(contest.bots)
    made = Header(FORMAT, VERSION, contest.game, options, bots, contest.seed)
    return msgspec.json.decode(msgspec.json.encode(made), type=Header)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


class Run(NamedTuple):
    """A contest, its number of deals, and where the results are stored."""

    contest: Contest
    deals: int
    file: ResultsFile
    records: Path | None = None

    def is_played(self, number: GameNumber) -> bool:
        """Return whether a game is stored, including its record if wanted."""
        if number not in self.file.games:
            return False
        return self.records is None or record_file(self.records, number).exists()

    def games(self) -> list[PlayedGame]:
        """Return all games of the contest played so far, in order."""
        kept, seats = self.file.games, self.contest.seats
        return [kept[n] for n in sorted(kept) if n.deal < self.deals and n.seats in seats]

    def open_count(self) -> int:
        """Return how many games are left to play."""
        played = sum(self.is_played(game.number) for game in self.games())
        return count_games(self.contest, self.deals) - played

    def tasks(self) -> Iterator[Task]:
        """Yield the games left to play."""
        for number in game_numbers(self.contest, self.deals):
            if not self.is_played(number):
                yield Task(self.contest, number, self.records is not None)

    def keep(self, outcomes: list[Outcome]) -> None:
        """Store finished games: records first, because the file marks a game as done."""
        for game, record in outcomes:
            if self.records is not None:
                record_file(self.records, game.number).write_text(record, encoding="utf-8")
        self.file.add(game for game, _ in outcomes)


RECORDS_OF_GAMES = "deal-*-seats-*-rotation-*.txt"


def record_file(folder: Path, number: GameNumber) -> Path:
    """Return the file for a game's record."""
    name = f"deal-{number.deal + 1:06}-seats-{number.seats}-rotation-{number.rotation + 1}.txt"
    return folder / name


def on_all_cores(tasks: Iterator[Task], count: int) -> Iterator[list[Outcome]]:
    """Play on all cores of this machine."""
    return workers.results(play, tasks, min(processes.cores(), count))


def play_open_games(run: Run, players: Players = on_all_cores) -> Iterator[int]:
    """Play the remaining games, yielding how many have just finished."""
    count = run.open_count()
    for outcomes in players(run.tasks(), count) if count else ():
        run.keep(outcomes)
        yield len(outcomes)
