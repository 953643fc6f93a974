"""Games as rows of a table: one row per game and one per decision, as JSON lines or Parquet.

Rows come in the order of the games, so the same seed gives the same bytes, also when a run was
stopped and continued. What was written for a game that is not complete is dropped.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Generic, Protocol, TypeVar, get_args, get_origin

import msgspec

from pyrite.arena.contest import Contest, PlayedRound, arena_error, game_seed
from pyrite.arena.play import TableLog
from pyrite.arena.results_file import UNREADABLE, WholeWrites, is_beginning, open_locked
from pyrite.arena.workers import holding_ctrl_c
from pyrite.core.version import VERSION
from pyrite.games import Record

PART = ".pyrite-part"  # a Parquet file while it is being written
PARQUET = b"PAR1"  # how every Parquet file begins
GROUP = 1_000  # games in a row group of a Parquet file
DECISIONS_GROUP = 20  # games in a row group of decisions
SECRET_DIGITS = 64  # of a seed that is the secret of a live table
Byte = Annotated[int, msgspec.Meta(ge=0, le=255)]


class GameRow(msgspec.Struct, frozen=True):
    """A finished game, and everything that is needed to deal it again."""

    game: int  # counted from 1, as the records are
    version: str  # of Pyrite
    run_seed: str
    name: str  # of what is played: saboteur or lostmines
    options: dict[str, Any]  # as `new_game` takes them; JSON in a Parquet file
    seed: str  # of this deal; a number that may need 64 bits
    bots: list[str]
    moves: int
    scores: list[int]
    winners: list[int]
    rounds: list[PlayedRound]


class DecisionRow(msgspec.Struct, frozen=True):
    """One choice of a seat: what it saw, what it might have chosen, and what came of it."""

    game: int
    move: int  # of the game, counted from 1; in stages a move takes several choices
    round: int
    seat: int
    dwarf: str
    board: list[Byte]
    vector: list[Byte]
    prefix: list[int]
    legal: list[int]
    choice: int  # -1 if the action is outside the window
    action: str
    reward: int
    score: int
    won: bool


Row = TypeVar("Row", GameRow, DecisionRow)
SHARED = ("version", "name", "options", "bots", "run_seed")  # by all games of a file


def game_row(contest: Contest, number: int, record: Record) -> GameRow:
    """Return the row of a finished game, the first of which has the number 0."""
    state = record.begin()
    table = TableLog(state)
    for seat, text in record.actions:
        table.note(state.public())
        state.play(text, seat)
    return GameRow(
        game=number + 1,
        version=VERSION,
        run_seed=str(contest.seed),
        name=contest.game,
        options={**contest.options, "seats": contest.seats[0]},
        seed=str(game_seed(contest.seed, number, "deal")),
        bots=list(contest.bots),
        moves=len(record.actions),
        scores=list(state.scores),
        winners=list(state.winners),
        rounds=table.rounds(),
    )


class RowFile(Protocol[Row]):
    """A file of rows, in the order of their games."""

    path: Path

    def rows(self) -> Iterator[Row]:
        """Yield the rows that an earlier run has written."""

    def keep(self, games: int) -> int:
        """Drop the rows of all later games, and return the number of the last game left."""

    def add(self, rows: Sequence[Row]) -> None:
        """Write all rows of the next game."""

    def finish(self) -> bool:
        """Have all rows on disk; return whether `close` can leave them there."""

    def close(self, is_finished: bool) -> None:
        """Leave a whole file, or the one that was there."""


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Say which file could not be written."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


class JsonLines(Generic[Row]):
    """A row per line; every finished game is on disk."""

    def __init__(self, path: Path, kind: type[Row]) -> None:
        self.path = path
        self.kind: type[Row] = kind
        self.file = open_locked(path, "data-no-rows")
        self.start = b'{"game":1,"%s":' % msgspec.structs.fields(kind)[1].name.encode()
        self.size: int | None = None  # everything before this offset is whole

    def _lines(self) -> Iterator[bytes]:
        """Yield all lines but one that was not written to its end."""
        with self.path.open("rb") as file:
            for number, line in enumerate(file):
                if line.endswith(b"\n"):
                    yield line
                elif not number and not is_beginning(line, self.start):
                    raise ValueError

    def rows(self) -> Iterator[Row]:
        """Yield the rows that an earlier run has written."""
        return _readable(self.path, map(msgspec.json.Decoder(self.kind).decode, self._lines()))

    def keep(self, games: int) -> int:
        """Drop the rows of all later games, and return the number of the last game left."""
        read, last, size = msgspec.json.Decoder(self.kind).decode, 0, 0
        for row, length in _readable(self.path, ((read(x), len(x)) for x in self._lines())):
            if row.game > games:
                break
            last = row.game
            size += length
        self.size = size
        return last

    def add(self, rows: Sequence[Row]) -> None:
        """Write all rows of the next game."""
        assert self.size is not None, "keep says where to begin"
        self.file.seek(self.size)
        self.size += self.file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))

    def finish(self) -> bool:
        """Drop what was not written to its end; every whole row is on disk already."""
        if self.size is not None:
            self.file.truncate(self.size)
        return True

    def close(self, is_finished: bool) -> None:
        """Leave a whole file, or the one that was there if nothing was begun."""
        self.file.close()


class Parquet(Generic[Row]):
    """Row groups of so many games each; the file appears when it is closed."""

    def __init__(self, path: Path, kind: type[Row]) -> None:
        self.arrow, self.parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
        self.path = path
        self.kind: type[Row] = kind
        self.part = path.with_name(path.name + PART)
        self.group = GROUP if kind is GameRow else DECISIONS_GROUP
        fields = msgspec.structs.fields(kind)
        self.schema = self.arrow.schema([(f.name, self._column(f.type)) for f in fields])
        self.waiting: list[dict[str, Any]] = []  # of the group that is not full
        self.begun = False
        self.is_writing = False  # and still, if that failed
        self.file = self._open()
        try:
            with _naming(path):
                self.writer = self._begin()
        except OSError:
            self.part.unlink()
            self.file.close()
            raise

    def _open(self) -> WholeWrites:
        """Open the file to be written, unless it or the final one belongs to someone else."""
        if self.path.exists() and not self.path.is_file():
            raise arena_error("data-no-rows", file=str(self.path))
        file = open_locked(self.part, "data-no-rows", self.path)
        if file.read(len(PARQUET)) in (b"", PARQUET):
            return file
        file.close()
        raise arena_error("data-no-rows", file=str(self.part))

    def _begin(self) -> Any:
        """Return a writer at the start of the file, whatever an earlier run has left there."""
        self.file.truncate(0)
        self.file.seek(0)
        return self.parquet.ParquetWriter(self.file, self.schema, compression="zstd")

    def _column(self, kind: object) -> Any:
        """The type of a column."""
        arrow, simple = self.arrow, {int: "int64", str: "string", bool: "bool_", Byte: "uint8"}
        if kind in simple:
            return getattr(arrow, simple[kind])()
        if get_origin(kind) is list:
            return arrow.list_(self._column(get_args(kind)[0]))
        if get_origin(kind) is dict:
            return arrow.string()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            parts = msgspec.structs.fields(kind)
            return arrow.struct([(part.name, self._column(part.type)) for part in parts])
        return self._column(get_args(kind)[0])  # or None

    def _groups(self) -> Iterator[Any]:
        """Yield the row groups of the file that is there."""
        if not self.path.exists():
            return
        with self.parquet.ParquetFile(self.path) as file:
            if file.schema_arrow != self.schema:
                raise ValueError
            yield from map(file.read_row_group, range(file.num_row_groups))

    def rows(self) -> Iterator[Row]:
        """Yield the rows that an earlier run has written."""
        plain = (row for group in self._groups() for row in group.to_pylist())
        return _readable(self.path, (msgspec.convert(_whole(row), self.kind) for row in plain))

    def keep(self, games: int) -> int:
        """Drop the rows of all later games, and return the number of the last game left."""
        last = 0
        for group in _readable(self.path, self._groups()):
            numbers = group.column("game").to_pylist()
            kept = [number for number in numbers if number <= games]
            last = max(kept, default=last)
            if len(kept) == len(numbers) and last % self.group == 0:
                self._write(group)
            else:
                self.waiting += group.slice(0, len(kept)).to_pylist()
        self.begun = True
        return last

    def add(self, rows: Sequence[Row]) -> None:
        """Write all rows of the next game."""
        self.waiting += [_flat(row) for row in rows]
        if rows and rows[-1].game % self.group == 0:
            self._write_group()

    def _write_group(self) -> None:
        if self.waiting:
            self._write(self.arrow.Table.from_pylist(self.waiting, schema=self.schema))
        self.waiting = []

    def _write(self, group: Any) -> None:
        self.is_writing = True
        self.writer.write_table(group, row_group_size=len(group))
        self.is_writing = False

    def finish(self) -> bool:
        """Have all rows on disk; return whether that went well, now and before."""
        if not self.begun or self.is_writing:
            return False
        self._write_group()
        self.writer.close()
        return True

    def close(self, is_finished: bool) -> None:
        """Leave a whole file, or the one that was there."""
        if is_finished:
            self.part.replace(self.path)
        else:
            self.part.unlink()
            self._abandon()
        self.file.close()

    def _abandon(self) -> None:
        """Let the writer end in a file that is gone; later it would try and complain."""
        with suppress(OSError, ValueError):
            self.writer.close()
        self.writer.is_open = False


FORMATS: dict[str, Callable[..., Any]] = {".jsonl": JsonLines, ".parquet": Parquet}


class DataSet:
    """The rows of a simulation: a file with its games, and perhaps one with its decisions."""

    def __init__(self, out: Path, decisions: Path | None = None) -> None:
        self.games: RowFile[GameRow] = FORMATS[out.suffix](out.expanduser(), GameRow)
        self.decisions: RowFile[DecisionRow] | None = None
        if decisions is None:
            return
        try:
            self.decisions = FORMATS[decisions.suffix](decisions.expanduser(), DecisionRow)
        except Exception:
            self.games.close(False)
            raise

    def seed_or(self, lot: int | str, is_given: bool) -> int | str:
        """Return the seed of the games in the file; `lot` if there are none or it is given."""
        first = None if is_given else next(self.games.rows(), None)
        if first is None:
            return lot
        return first.run_seed if len(first.run_seed) == SECRET_DIGITS else int(first.run_seed)

    def begin(self, contest: Contest, note: Callable[[GameRow], None]) -> int:
        """Go on after the games of an earlier run, noting each; those of another are refused."""
        done = 0
        for done, row in enumerate(self.games.rows(), 1):
            if row.game != done:
                raise arena_error("data-no-rows", file=str(self.games.path))
            self._check_run(row, contest)
            note(row)
        if self.decisions is not None and self.decisions.keep(done) != done:
            files = {"file": str(self.decisions.path), "games": str(self.games.path)}
            raise arena_error("data-decisions-fewer", **files)
        self.games.keep(done)
        return done

    def _check_run(self, row: GameRow, contest: Contest) -> None:
        options = {**contest.options, "seats": contest.seats[0]}
        ours = (VERSION, contest.game, options, list(contest.bots), str(contest.seed))
        for name, mine in zip(SHARED, ours, strict=True):
            theirs = getattr(row, name)
            if theirs != json.loads(json.dumps(mine)):
                said = {"name": name, "theirs": json.dumps(theirs), "ours": json.dumps(mine)}
                raise arena_error("data-other", file=str(self.games.path), **said)

    def add(self, game: GameRow, decisions: Sequence[DecisionRow]) -> None:
        """Write the rows of the next game: the game itself last, because it marks it as done."""
        with holding_ctrl_c():
            if self.decisions is not None:
                with _naming(self.decisions.path):
                    self.decisions.add(decisions)
            with _naming(self.games.path):
                self.games.add([game])

    def close(self) -> None:
        """Leave whole files, or those that were there if one of them cannot be finished."""
        files: list[RowFile[Any]] = [self.games]
        if self.decisions is not None:
            files.insert(0, self.decisions)
        with holding_ctrl_c():
            finished = False
            try:
                finished = all(_finish(file) for file in files)
            finally:
                for file in files:
                    file.close(finished)


def _finish(file: RowFile[Any]) -> bool:
    with _naming(file.path):
        return file.finish()


Read = TypeVar("Read")


def _readable(path: Path, rows: Iterable[Read]) -> Iterator[Read]:
    """Yield what is read, or say that the file has something else."""
    try:
        yield from rows
    except (*UNREADABLE, ValueError, OSError):  # errors of pyarrow are ValueErrors
        raise arena_error("data-no-rows", file=str(path)) from None


def _flat(row: GameRow | DecisionRow) -> dict[str, Any]:
    """Return a row as Parquet takes it: mappings are JSON."""
    plain: dict[str, Any] = msgspec.to_builtins(row)
    return {key: json.dumps(x) if isinstance(x, dict) else x for key, x in plain.items()}


def _whole(row: dict[str, Any]) -> dict[str, Any]:
    """Return what `_flat` was made of."""
    return {**row, "options": json.loads(row["options"])} if "options" in row else row
