"""Many tables stepped at once: the compiled batch with NumPy arrays around it."""

from array import array
from collections.abc import Mapping
from operator import index as as_index
from random import Random
from secrets import randbits
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyrite import GAMES, Action, IllegalAction, State, new_game
from pyrite.bots.guidance import WORTHS, Guidance
from pyrite.bots.levels import start_guiding
from pyrite.core.batch import CHECK, DEAL, SAMPLE, STEP, Batch, refused_index
from pyrite.core.encoding import DRAWN, Buffers, Coding
from pyrite.core.numbers import FEATURES, NOBODY, OTHERS_GUIDED, OTHERS_RANDOM
from pyrite.core.one_thread import Changing, Reading
from pyrite.core.plain import shown
from pyrite.core.sharing import ASLEEP, JOB, Worker
from pyrite.core.sides import SIDES
from pyrite.envs.crew import Crew

VERSION = 0  # of the encodings: a change to any index or any part of an observation raises it
ROOM = 528  # actions kept for one table, flat; a power of two would crowd the cache
STAGED_ROOM = 1_040  # the same where a choice may begin hundreds of them
LINE = 16  # numbers in a line of the cache
OTHERS = {None: 0, "random": OTHERS_RANDOM, "guided": OTHERS_GUIDED}
DEED = FEATURES + 1  # who did it comes first

Actions = Literal["flat", "staged"]
Observation = Literal["codes", "planes"]
Others = Literal["random", "guided"]


class Step(NamedTuple):
    """What every table shows its caller; all arrays are overwritten by each `step`."""

    board: NDArray[np.uint8]  # [n, 3, rows, columns] codes of every cell
    vector: NDArray[np.uint8]  # [n, size] everything that lies on no cell
    mask: NDArray[np.uint8]  # [n, actions] 1 where an action is legal
    legal: NDArray[np.int32]  # [n, most] the legal indices, then -1
    features: NDArray[np.uint8]  # [n, most, 6] what each of them is made of
    nlegal: NDArray[np.int32]  # [n] how many there are
    prefix: NDArray[np.int32]  # [n, 2] what was chosen before, in stages
    nprefix: NDArray[np.int32]  # [n]
    history: NDArray[np.uint8]  # [n, kept, 7] who, and what it was made of; the latest last
    seat: NDArray[np.int32]  # [n] who chooses now
    reward: NDArray[np.float32]  # [n, seats] what a round has brought, when it ends
    done: NDArray[np.uint8]  # [n] a game has ended; a new one is dealt
    round_end: NDArray[np.uint8]  # [n] a round has ended
    truth: NDArray[np.uint8]  # [n, size] what no seat sees
    advice: NDArray[np.int32]  # [n] what the compiled policy would choose; -1 for nothing


class VectorEnv:
    """Tables of one kind, stepped together without the GIL.

    `reset` and `step` return the same `Step` each time: its arrays are the buffers themselves and
    change with the next call, so copy what you keep. A table that has ended deals its next game at
    once. The same seed gives the same games, on one thread or many.

    One thread at a time may call; a call during another one raises `BusyError`. Threads do not
    survive a fork, so make a new environment in the child.
    """

    def __init__(
        self,
        game: str = "saboteur",
        *,
        n: int = 64,
        seats: int = 5,
        rounds: int = 1,
        threads: int = 1,
        actions: Actions | None = None,
        obs: Observation | None = "codes",
        history: int = 0,
        legal: int = 128,
        features: bool = False,
        skip_forced: bool = False,
        others: Others | None = None,
        seat: int | None = None,
        truth: bool = False,
        advice: bool = False,
        seed: int | None = None,
        autoreset: bool = True,
        final: bool = False,
        **options: Any,
    ) -> None:
        for name, value, least in (("n", n, 1), ("threads", threads, 1), ("legal", legal, 0)):
            _check(name, value, least)
        _check("history", history, 0)
        _check("seed", 0 if seed is None else seed, 0)
        _check_word("actions", actions, (None, "flat", "staged"))
        _check_word("obs", obs, (None, "codes", "planes"))
        _check_word("others", others, tuple(OTHERS))
        flags = {"features": features, "skip_forced": skip_forced, "truth": truth}
        flags |= {"advice": advice, "autoreset": autoreset, "final": final}
        for name, flag in flags.items():
            _check_word(name, flag, (True, False))
        if others is None and seat is not None:
            raise ValueError("seat says who you play against others; name them with others=")
        staged = None if actions is None else actions == "staged"
        self.options = {"seats": seats, "rounds": rounds, **options}
        tables: list[Any] = [new_game(game, seed=0, **self.options) for _ in range(n)]
        if seat is not None and not 0 <= _whole("seat", seat) < seats:
            raise ValueError(f"seat is 0 to {seats - 1}, not {seat}")
        self.game, self.n, self.seats, self.threads = game, n, seats, threads
        self.obs, self.others, self.own_seat = obs, others, seat
        self.coding: Coding = tables[0]._coding(staged)
        self.staged = bool(self.coding.staged)
        self.vector_parts: dict[str, slice] = _slices(tables[0].vector_parts())
        self.truth_parts: dict[str, slice] = _slices(tables[0].truth_parts())
        self.switches = {
            "skip_forced": skip_forced,
            "autoreset": autoreset,
            "rotate": others is not None and seat is None,
            "observing": obs is not None,
            "truth": truth,
            "advice": advice,
        }
        self._arrays = self._make_arrays(legal, history, features)
        names = BUFFERED if final else ()
        self._final = {name: np.zeros_like(self._arrays[name]) for name in names}
        self._reseed(randbits(63) if seed is None else seed)
        self._sit_down(tables)

    def _make_arrays(self, legal: int, history: int, features: bool) -> dict[str, Any]:
        n, seats, coding = self.n, self.seats, self.coding
        room = STAGED_ROOM if self.staged else ROOM
        small = {name: np.zeros(n, np.int32) for name in ("nlegal", "nnumbers", "nprefix", "seat")}
        return {
            **small,
            "board": np.zeros((n, 3 * coding.cells), np.uint8),
            "vector": np.zeros((n, _size(self.vector_parts)), np.uint8),
            "truth": np.zeros((n, _size(self.truth_parts)), np.uint8),
            "drawn": np.zeros((n, DRAWN), np.uint8),
            "placed": np.zeros(n, np.int32),
            "mask": np.zeros((n, coding.size), np.uint8),
            "legal": np.full((n, max(room, legal)), NOBODY, np.int32),
            "features": np.zeros((n, FEATURES * legal * features), np.uint8),
            "numbers": np.zeros((n, max(room, legal)), np.int32),
            "history": np.zeros((n, DEED * history), np.uint8),
            "deeds": np.zeros((n, 2 * history), np.int32),
            "ndeeds": np.zeros(n, np.int32),
            "prefix": np.full((n, 2), NOBODY, np.int32),
            "advised": np.full(n, NOBODY, np.int32),
            "advice": np.full(n, NOBODY, np.int32),
            "reward": np.zeros((n, seats), np.float32),
            "done": np.zeros(n, np.uint8),
            "round_end": np.zeros(n, np.uint8),
            "scores": np.zeros((n, seats), np.int32),
            "rounds": np.zeros(n, np.int32),
            "mine": np.full(n, NOBODY, np.int32),
            "seeds": array("Q", bytes(8 * n)),
            "rolls": array("Q", bytes(8 * n)),
            "listed": legal,
            "kept": history,
        }

    def _reseed(self, seed: int) -> None:
        """The seeds of all games and of all other luck."""
        rng = Random(seed)
        first = rng.getrandbits(63)  # the games of a table are n apart
        self._arrays["seeds"][:] = array("Q", range(first, first + self.n))
        self._arrays["rolls"][:] = array("Q", [rng.getrandbits(64) for _ in range(self.n)])
        if self.others is not None:
            mine = self.own_seat
            self._arrays["mine"][:] = (np.arange(self.n) - 1) % self.seats if mine is None else mine

    def _sit_down(self, tables: list[Any]) -> None:
        """Put the arrays around the tables."""
        arrays = self._arrays
        for table in tables:
            table._forget_results()
            table._restore_log(None, None)
            if self.others == "guided" or self.switches["advice"]:
                start_guiding(table, Guidance(WORTHS[self.game], [0] * self.seats))
        out, *final = (
            Buffers(self.coding, *(rows[name] for name in BUFFERED))
            for rows in (arrays, self._final)
            if rows
        )
        lines = (self.threads, LINE)  # one for each thread
        posts, taken = np.full(lines, ASLEEP, np.int32), np.full(lines, self.n, np.int32)
        posts[JOB] = 0
        self._batch = Batch(
            tables,
            out,
            {**arrays, "posts": posts, "taken": taken},
            final[0] if final else None,
            OTHERS[self.others],
            self.switches,
        )
        self._workers = [Worker() for _ in range(self.threads)]
        self._crew = Crew(self._batch, self._workers)
        self._chosen = np.zeros(self.n, np.int32)
        self._begun = self._sent = self._closed = False
        self._out = self._make_step()

    def _make_step(self) -> Step:
        n, coding, arrays = self.n, self.coding, self._arrays
        listed, kept = arrays["listed"], arrays["kept"]
        shapes = {
            "board": arrays["board"].reshape(n, 3, coding.height, coding.width),
            "legal": arrays["legal"][:, :listed],
            "history": arrays["history"].reshape(n, kept, DEED),
            "features": arrays["features"].reshape(n, -1, FEATURES),
        }
        return Step(*(_read_only(shapes.get(name, arrays[name])) for name in Step._fields))

    @property
    def name(self) -> str:
        """What is learned here, with the version of its encodings."""
        return env_name(self.game, self.options)

    @property
    def masked(self) -> int:
        """How many legal actions lay outside the window so far; they were not offered."""
        return sum(worker.masked for worker in self._workers)

    @property
    def stuck(self) -> int:
        """How often nothing lay inside the window, so that the first action was played."""
        return sum(worker.stuck for worker in self._workers)

    @property
    def out(self) -> Step:
        """The buffers."""
        return self._out

    @property
    def final(self) -> dict[str, NDArray[np.uint8]]:
        """What was seen at the end of the last game of each table, if `final` was asked for."""
        shape = self._out.board.shape
        rows = {name: self._final[name] for name in ("board", "vector") if self._final}
        return rows | ({"board": rows["board"].reshape(shape)} if rows else {})

    def reset(self, seed: int | None = None) -> Step:
        """Deal new games at all tables; a seed makes them the same as with it before."""
        with self._changing():
            self._check_open()
            if seed is not None:
                self._reseed(seed)
            self._do(DEAL, self._chosen)
            self._begun = True
        return self._out

    def step(self, actions: Any) -> Step:
        """Do one action at every table, by its index; wrong ones are refused before any is done."""
        with self._changing():
            self._begin_step(actions)
            self._crew.finish()
        return self._out

    def send(self, actions: Any) -> None:
        """Let all threads but this one begin a step, and return at once; `recv` finishes it."""
        with self._changing():
            self._begin_step(actions)
            self._sent = True

    def recv(self) -> Step:
        """Finish the step that `send` began."""
        with self._changing():
            self._finish_sent()
        return self._out

    def _finish_sent(self) -> None:
        self._crew.finish()
        self._sent = False

    def _begin_step(self, actions: Any) -> None:
        self._check_open()
        if not self._begun:
            raise ValueError("call reset() before the first step")
        chosen = self._indices(actions)
        self._crew.finish()  # a step that was interrupted, before its choices are overwritten
        codes = self._chosen
        codes[:] = chosen
        self._do(CHECK, codes)
        if self._batch.is_refused or (chosen.dtype is not codes.dtype and (codes != chosen).any()):
            raise self._refused(chosen)
        self._crew.begin(STEP, codes)

    def _indices(self, actions: Any) -> NDArray[Any]:
        """Return an array with a whole number for every table, of any type."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {shown(actions)}")
        if chosen.shape != (self.n,):
            raise ValueError(f"actions are {self.n} numbers, not of the shape {chosen.shape}")
        return chosen

    def _refused(self, chosen: NDArray[Any]) -> IllegalAction:
        """Return the error for the first of these that is not legal."""
        mask = self._arrays["mask"]
        for k, code in enumerate(chosen.tolist()):
            if not (0 <= code < self.coding.size and mask[k, code]):
                break
        return refused_index(code, k)

    def _do(self, job: int, codes: NDArray[np.int32]) -> None:
        self._crew.begin(job, codes)
        self._crew.finish()

    def sample(self, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """Return a uniformly random legal action for every table."""
        codes = np.zeros(self.n, np.int32) if out is None else self._checked_out(out)
        with self._changing():
            self._check_open()
            self._do(SAMPLE, codes)
        return codes

    def _checked_out(self, out: Any) -> NDArray[np.int32]:
        if not isinstance(out, np.ndarray) or out.dtype != np.int32:
            raise TypeError(f"out is an array of int32, not {shown(out)}")
        if out.shape != (self.n,):  # beyond its end, other memory would be overwritten
            raise ValueError(f"out has room for {self.n} actions, not the shape {out.shape}")
        if not (out.flags.writeable and out.flags.c_contiguous and out.flags.aligned):
            raise ValueError("out is writable, with its numbers side by side")
        return out

    def state(self, k: int) -> State:
        """Return a copy of table k with all public calls; it keeps no results of earlier rounds."""
        with self._reading():
            self._check_open()
            table: Any = self._batch.tables[_within("k", k, self.n)]
            state: State = table.copy()
        return state

    def index(self, action: Action | str | int, k: int = 0) -> tuple[int, ...]:
        """Return the indices to choose for this action of whoever is asked at table k.

        It is one index in a flat environment, up to three in stages. As soon as only one legal
        action begins like that it is played, so the last of them may not be asked for.
        """
        with self._reading():
            state = self.state(k)
            seat = int(self._arrays["seat"][k])
        number = state.action(action, seat).number
        stages = range(self.coding.stages(number))
        return tuple(self.coding.code(number, seat, stage) for stage in stages)

    def action(self, index: int, k: int = 0) -> Action:
        """Return the action of table k that this index leads to, in stages the first one."""
        wanted = _whole("index", index)
        with self._reading():
            state, arrays = self.state(k), self._arrays
            seat, stage = int(arrays["seat"][k]), int(arrays["nprefix"][k])
            numbers = arrays["numbers"][k, : arrays["nnumbers"][k]].tolist()
        codes = self.coding.codes(numbers, seat, stage)
        if wanted < 0 or wanted not in codes:
            raise refused_index(wanted, int(k))
        return state.action(numbers[codes.index(wanted)], seat)

    @property
    def tiles(self) -> list[str]:
        """What lies on a cell, by the first code of the board; "" for nothing, "?" for unknown."""
        return ["", *self._first._tiles[1:]]

    def cell(self, row: int, column: int) -> str:
        """Return the cell at this place of the board as players write it."""
        coding = self.coding
        y = coding.top + _within("row", row, coding.height)
        x = coding.left + _within("column", column, coding.width)
        return str(self._first._cell(y * coding.stride + x))

    def planes(self) -> NDArray[np.uint8]:
        """Return the boards as 0 and 1: sides, kind of card, then the bits of the other codes."""
        with self._reading():
            self._check_open()
            board = self._out.board.copy()
        table = self._tile_planes()
        tiles = np.moveaxis(table[board[:, 0]], -1, 1)
        bits = np.unpackbits(board[:, 1:, None], axis=2, bitorder="little")
        return np.concatenate([tiles, bits.reshape(self.n, -1, *board.shape[2:])], axis=1)

    def _tile_planes(self) -> NDArray[np.uint8]:
        """By code of a tile: its four sides, whether one is joined to another, card, face down."""
        first = self._first
        about, rows = first.describe(), np.zeros((256, 7), np.uint8)
        for code, name in enumerate(first._tiles):
            ways = about.ways(name)
            sides = sum(ways)
            rows[code, :4] = [bool(sides & side) for side in SIDES]
            rows[code, 4] = any(way not in SIDES for way in ways)
            rows[code, 5] = bool(name) and bool(ways)
            rows[code, 6] = bool(name) and not ways
        return rows

    def close(self) -> None:
        """Stop the threads; every other call is refused from now on."""
        if not self._crew.is_lost:
            with self._changing():
                self._finish_sent()
                self._crew.close()
        self._closed = True

    @property
    def _first(self) -> Any:
        """A table, for what all of them have in common."""
        return self._batch.tables[0]

    def _changing(self) -> Changing:
        self._check_process()
        return Changing(self._batch)

    def _reading(self) -> Reading:
        self._check_process()
        return Reading(self._batch)

    def _check_process(self) -> None:
        if self._crew.is_lost:
            raise RuntimeError("a fork keeps no threads; make a new environment in the child")

    def _check_open(self) -> None:
        if self._closed:
            raise ValueError("this environment is closed")
        if self._sent:
            raise ValueError("call recv() first, which ends the step that send() began")

    def __getstate__(self) -> dict[str, Any]:
        self.recv()  # also finishes a step that was interrupted
        left_out = ("_batch", "_workers", "_crew", "_out", "coding")
        kept = {name: value for name, value in vars(self).items() if name not in left_out}
        tables = self._batch.tables
        return {**kept, "tables": tables, "notes": [t.guide_notes() for t in tables]}

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        vars(self).update(kept)
        tables, notes = vars(self).pop("tables"), vars(self).pop("notes")
        begun, closed = self._begun, self._closed
        self.coding = tables[0]._coding(self.staged)
        self._sit_down(tables)
        self._begun, self._closed = begun, closed
        for table, note in zip(tables, notes, strict=True):
            table.take_guide_notes(note)


BUFFERED = ("board", "vector", "truth", "drawn", "placed")


def env_name(game: str, options: Mapping[str, Any]) -> str:
    """Return the name of an environment: what is played, how many seats, which encodings."""
    editions = GAMES[game].editions
    edition = options.get("edition", editions[0]) if editions else ""
    sets = [] if edition in editions[:1] else [edition]
    modules = options.get("modules", ())
    sets += [modules] if isinstance(modules, str) else modules
    kind = ["+".join(sets) or "base"] if editions else []
    return "-".join([f"pyrite/{game}", *kind, str(options["seats"]), f"v{VERSION}"])


def vector(game: str = "saboteur", **options: Any) -> VectorEnv:
    """Return many tables of a game as one environment; `VectorEnv` lists the options."""
    return VectorEnv(game, **options)


def _check(name: str, value: object, least: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise ValueError(f"{name} is a whole number from {least} on, not {value!r}")


def _whole(name: str, value: Any) -> int:
    if isinstance(value, bool):
        raise TypeError(f"{name} is a whole number, not {value}")
    try:
        return as_index(value)
    except TypeError:
        raise TypeError(f"{name} is a whole number, not {shown(value)}") from None


def _within(name: str, value: Any, end: int) -> int:
    number = _whole(name, value)
    if not 0 <= number < end:
        raise IndexError(f"{name} is 0 to {end - 1}, not {shown(value)}")
    return number


def _check_word(name: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name} is one of {', '.join(map(repr, known))}, not {value!r}")


def _slices(parts: list[tuple[str, int]]) -> dict[str, slice]:
    found, at = {}, 0
    for name, size in parts:
        found[name] = slice(at, at + size)
        at += size
    return found


def _size(parts: Mapping[str, slice]) -> int:
    return max(int(part.stop) for part in parts.values())


def _read_only(rows: NDArray[Any]) -> NDArray[Any]:
    view = rows.view()
    view.flags.writeable = False
    return view
