# Compiled: see core/native.py
"""Many tables of one kind stepped at once, without the GIL, into buffers that the caller sees.

The caller chooses by index (encoding.py) for whichever seat each table asks; several seats that are
asked at once answer in the order of their numbers. Threads may share the tables (sharing.py): what
happens at a table depends on its own seeds alone.
"""

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, final

from pyrite.core.chance import M64
from pyrite.core.encoding import Buffers, Coding, bytes_of, check_rows, head_of, ints_of
from pyrite.core.game_table import GameTable
from pyrite.core.messages import IllegalAction, say
from pyrite.core.moves import Moves
from pyrite.core.native import (
    Bytes,
    ByteTable,
    ByteView,
    FloatTable,
    Ints,
    IntTable,
    IntView,
    Readable,
    Word,
    WordView,
    python_only,
    python_too,
    raises,
)
from pyrite.core.numbers import FEATURES, NOBODY, OTHERS_GUIDED, SEEN_VERB, SEEN_WHOLE
from pyrite.core.reading import no_seat
from pyrite.core.sharing import Sharing, Worker

ROLL: Word = 0x9E3779B97F4A7C15  # apart from one roll of a table to its next
DEAL, STEP, CHECK, SAMPLE = 0, 1, 2, 3  # jobs


@final
class Batch(Sharing):
    """The tables, and everything that is written for the caller or kept from step to step."""

    tables: Readable[tuple[Any, ...]]
    addresses: WordView
    seats: Readable[int]
    out: Readable[Buffers]
    final: Readable[Buffers]  # None: not wanted
    coding: Readable[Coding]
    others: int
    room: int
    listed_features: int
    kept: int
    mask: ByteTable
    features: ByteTable
    history: ByteTable
    legal: IntTable
    numbers: IntTable
    prefix: IntTable
    scores: IntTable
    deeds: IntTable
    nlegal: IntView
    nnumbers: IntView
    nprefix: IntView
    seat: IntView
    rounds: IntView
    mine: IntView
    ndeeds: IntView
    advised: IntView
    advice: IntView
    reward: FloatTable
    done: ByteView
    round_end: ByteView
    seeds: WordView
    rolls: WordView
    codes: IntView
    job: int
    is_refused: Readable[bool]
    skip_forced: bool
    autoreset: bool
    rotate: bool
    observing: bool
    truthful: bool
    advising: bool
    guided: bool

    @python_only
    def __init__(
        self,
        tables: Sequence[GameTable],
        out: Buffers,
        arrays: Mapping[str, Any],
        final: Any,
        others: int,
        switches: Mapping[str, bool],
    ) -> None:
        self.tables = tuple(tables)
        self.addresses = array("Q", [id(table) for table in self.tables])
        self.n, self.seats = len(self.tables), out.coding.seats
        for buffers in (out, *(() if final is None else (final,))):
            self.check_buffers(buffers, out.coding)
        check_arrays(arrays, self.n, out.coding)
        self.out, self.coding, self.others = out, out.coding, others
        self.final = final
        self.mask, self.legal, self.nlegal = arrays["mask"], arrays["legal"], arrays["nlegal"]
        self.numbers, self.nnumbers = arrays["numbers"], arrays["nnumbers"]
        self.prefix, self.nprefix = arrays["prefix"], arrays["nprefix"]
        self.features, self.room = arrays["features"], arrays["legal"].shape[1]
        self.listed_features = arrays["features"].shape[1] // FEATURES
        self.advised, self.advice = arrays["advised"], arrays["advice"]
        self.reward, self.done = arrays["reward"], arrays["done"]
        self.round_end, self.seat = arrays["round_end"], arrays["seat"]
        self.scores, self.rounds, self.mine = arrays["scores"], arrays["rounds"], arrays["mine"]
        self.history, self.deeds = arrays["history"], arrays["deeds"]
        self.ndeeds, self.kept = arrays["ndeeds"], arrays["deeds"].shape[1] // 2
        self.seeds, self.rolls = arrays["seeds"], arrays["rolls"]
        self.posts, self.taken = arrays["posts"], arrays["taken"]
        self.shares = arrays["posts"].shape[0]
        self.skip_forced, self.autoreset = switches["skip_forced"], switches["autoreset"]
        self.rotate, self.observing = switches["rotate"], switches["observing"]
        self.truthful, self.advising = switches["truth"], switches["advice"]
        self.guided = self.advising or others == OTHERS_GUIDED

    @python_only
    def check_buffers(self, buffers: Buffers, coding: Coding) -> None:
        """Refuse buffers that are not for these tables."""
        if buffers.n != self.n or buffers.coding is not coding:
            raise ValueError(f"the buffers must have {self.n} rows and one coding")
        for table in self.tables:
            if not isinstance(table, GameTable):
                raise TypeError("a batch is made of tables")
            buffers.accept(table)

    @python_too
    @raises
    def open(self, job: int, codes: IntView, worker: Worker) -> None:
        """Let all threads do this at all tables, with or into these choices, until `finish_job`.

        DEAL deals new games. STEP does what was chosen, which CHECK has looked at: `is_refused`
        says that a choice was not legal. SAMPLE chooses at random, the same for the same seed.
        """
        if not DEAL <= job <= SAMPLE or codes.shape[0] != self.n:
            raise ValueError(f"a job is {DEAL} to {SAMPLE}, with {self.n} choices")
        self.finish(worker)  # an interrupt has kept the caller from it
        self.job, self.codes = job, codes
        self.is_refused = False
        self.open_job()

    def do_tables(self, first: int, end: int, worker: Worker) -> None:
        """Do the job at these tables."""
        for i in range(first, end):
            if self.job == STEP:
                fetch_row(self, i + 2 if i + 2 < self.n else i)
                fetch_table(self, i + 1 if i + 1 < self.n else i)
                step_table(self, i, self.codes[i], worker)
            elif self.job == DEAL:
                begin_table(self, i, worker)
            elif self.job == SAMPLE:
                self.roll(i, worker)
                n: int = plain(self.nlegal[i])
                self.codes[i] = self.legal[i, worker.luck.below(n)] if n else 0
            elif not self.may_choose(i, self.codes[i]):
                self.is_refused = True

    def may_choose(self, i: int, code: int) -> bool:
        """May this be chosen at table i?"""
        return 0 <= code < self.coding.size and self.mask[i, code] != 0

    def restart(self, i: int, table: GameTable, worker: Worker) -> None:
        """Whatever was played, a new game up to the first choice of the caller."""
        self.hide(i)
        self.clear(i)
        self.begin(i, table)
        self.play_on(i, table, worker)

    def clear(self, i: int) -> None:
        """Nothing has happened yet in this step."""
        if self.done[i] or self.round_end[i]:
            for seat in range(self.seats):
                self.reward[i, seat] = 0
        self.done[i] = 0
        self.round_end[i] = 0

    def step_one(self, i: int, table: GameTable, worker: Worker, code: int) -> None:
        """One choice of the caller and everything up to the next one."""
        self.clear(i)
        action: int = self.take_choice(i, code)
        if action == NOBODY:
            self.show(i)
            return
        if self.guided:
            self.roll(i, worker)
            table.watch_guided(action, worker.luck)
        self.act(i, table, self.seat[i], action)
        self.play_on(i, table, worker)

    def act(self, i: int, table: GameTable, seat: int, action: int) -> None:
        """A seat does something, which is noted for the history of the round."""
        if self.kept:
            at: int = self.ndeeds[i] % self.kept
            self.deeds[i, 2 * at] = action
            self.deeds[i, 2 * at + 1] = seat
            self.ndeeds[i] += 1
        table.do(action)

    def take_choice(self, i: int, code: int) -> int:
        """The action that is chosen by now; NOBODY while several begin like this."""
        if self.coding.staged:
            self.hide(i)
            return self.chosen_in_stages(i, code)
        mask: Bytes = bytes_of(self.mask, i)
        legal: Ints = ints_of(self.legal, i)
        at: int = 0
        for k in range(self.nlegal[i]):  # to the end, without a branch that nobody could predict
            shown: int = plain(legal[k])
            mask[shown] = 0
            legal[k] = NOBODY
            at = k if shown == code else at
        return plain(self.numbers[i, at])

    def chosen_in_stages(self, i: int, code: int) -> int:
        """Keep the actions that begin like this; the action if it is the only one."""
        numbers: Ints = ints_of(self.numbers, i)
        seat: int = self.seat[i]
        stage: int = self.nprefix[i]
        n: int = 0
        for k in range(self.nnumbers[i]):
            action: int = plain(numbers[k])
            numbers[n] = action
            n += (
                self.coding.token(action, seat, stage) if stage else head_of(self.coding, action)
            ) == code
        self.nnumbers[i] = n
        if n == 1:
            return plain(numbers[0])
        self.prefix[i, stage] = code
        self.nprefix[i] = stage + 1
        return NOBODY

    def play_on(self, i: int, table: GameTable, worker: Worker) -> None:
        """All that happens without the caller, then the next question to it."""
        while True:
            if table.is_over() or table.round_of() != self.rounds[i]:
                self.end_round(i, table)
                if table.is_over():
                    self.done[i] = 1
                    if not self.autoreset:
                        self.nnumbers[i] = 0
                        self.advice[i] = NOBODY
                        self.count_choices(i, 0)
                        return
                    if self.final is not None:
                        self.observe_end(i, table)
                    self.begin(i, table)
                else:
                    self.start_round(i, table)
            seat: int = lowest(table.asked_bits())
            table.list_moves_of(seat, worker.moves)
            if self.skip_forced and worker.moves.n == 1:
                self.act(i, table, seat, worker.moves.acts[0])
            elif self.mine[i] != NOBODY and seat != self.mine[i]:
                self.act(i, table, seat, self.choice_of_others(i, table, worker))
            elif self.list_choices(i, seat, worker):
                break
            else:
                worker.stuck += 1
                self.act(i, table, seat, worker.moves.acts[0])
        if self.observing:
            table.encode(self.out, i, seat)
        if self.kept:
            self.write_history(i, table, seat)
        if self.truthful:
            table.encode_truth(self.out, i, seat)
        if self.advising:
            self.roll(i, worker)
            self.advised[i] = table.advise_guided(worker.moves, worker.luck)
            self.show_advice(i)

    def choice_of_others(self, i: int, table: GameTable, worker: Worker) -> int:
        """What a seat does that the caller does not play."""
        if worker.moves.n == 1:
            return worker.moves.acts[0]
        self.roll(i, worker)
        if self.others == OTHERS_GUIDED:
            return table.choose_guided(worker.moves, worker.luck)
        return worker.moves.acts[worker.luck.below(worker.moves.n)]

    def begin(self, i: int, table: GameTable) -> None:
        """Deal the next game of this table in place."""
        table.luck.reseed(self.seeds[i])
        self.seeds[i] = self.seeds[i] + self.n & M64
        table.deal()
        for seat in range(self.seats):
            self.scores[i, seat] = table.score_of(seat)
        if self.rotate:
            self.mine[i] = self.mine[i] + 1 if self.mine[i] + 1 < self.seats else 0
        self.start_round(i, table)

    def start_round(self, i: int, table: GameTable) -> None:
        """What was noted of the round before is void."""
        self.rounds[i] = table.round_of()
        self.out.placed[i] = 0
        self.ndeeds[i] = 0
        if self.guided:
            table.guide_round()

    def end_round(self, i: int, table: GameTable) -> None:
        """Everybody is rewarded by what the round has brought."""
        self.round_end[i] = 1
        for seat in range(self.seats):
            score: int = table.score_of(seat)
            self.reward[i, seat] += score - self.scores[i, seat]
            self.scores[i, seat] = score

    def observe_end(self, i: int, table: GameTable) -> None:
        """The last observation of a game, before the next one takes its row."""
        self.final.placed[i] = 0
        table.encode(self.final, i, self.seat[i] if self.mine[i] == NOBODY else self.mine[i])

    def list_choices(self, i: int, seat: int, worker: Worker) -> bool:
        """Note all that this seat may do and an index can say; is there anything?"""
        legal: Ints = ints_of(self.legal, i)
        numbers: Ints = ints_of(self.numbers, i)
        mask: Bytes = bytes_of(self.mask, i)
        self.nprefix[i] = 0
        self.seat[i] = seat
        n: int = 0
        if self.coding.staged:
            n = self.list_heads(i, worker.moves)
        else:
            n = self.coding.list_flat(worker.moves, seat, legal, numbers, mask, self.room)
            self.nnumbers[i] = n
            self.count_choices(i, n)
        worker.masked += worker.moves.n - n
        return n > 0

    def list_heads(self, i: int, moves: Moves) -> int:
        """Show the first choices on the way to these actions; how many are inside the window?"""
        legal: Ints = ints_of(self.legal, i)
        numbers: Ints = ints_of(self.numbers, i)
        mask: Bytes = bytes_of(self.mask, i)
        n: int = 0
        shown: int = 0
        for k in range(moves.n):
            head: int = head_of(self.coding, moves.acts[k])
            if head >= 0 and n < self.room:
                numbers[n] = moves.acts[k]
                n += 1
                legal[shown] = head  # always written, kept only if it is new
                shown += mask[head] == 0
                mask[head] = 1
        if shown < self.room:
            legal[shown] = NOBODY
        self.nnumbers[i] = n
        self.count_choices(i, shown)
        return n

    def hide(self, i: int) -> None:
        """Nothing may be chosen until more is shown."""
        mask: Bytes = bytes_of(self.mask, i)
        legal: Ints = ints_of(self.legal, i)
        for k in range(self.nlegal[i]):
            mask[legal[k]] = 0
            legal[k] = NOBODY

    def show(self, i: int) -> None:
        """What may be chosen at a later stage."""
        mask: Bytes = bytes_of(self.mask, i)
        legal: Ints = ints_of(self.legal, i)
        numbers: Ints = ints_of(self.numbers, i)
        seat: int = self.seat[i]
        stage: int = self.nprefix[i]
        n: int = 0
        for k in range(self.nnumbers[i]):
            code: int = self.coding.token(plain(numbers[k]), seat, stage)
            legal[n] = code
            n += mask[code] == 0
            mask[code] = 1
        if n < self.room:
            legal[n] = NOBODY
        self.count_choices(i, n)
        if self.advising:
            self.show_advice(i)

    def show_advice(self, i: int) -> None:
        """The index that leads to the advised action, if there still is one."""
        code: int = NOBODY
        for k in range(self.nnumbers[i]):
            if self.numbers[i, k] == self.advised[i]:
                code = self.coding.shown_code(self.advised[i], self.seat[i], self.nprefix[i])
        self.advice[i] = code

    def count_choices(self, i: int, n: int) -> None:
        """Note how many choices are shown, and what they are made of."""
        self.nlegal[i] = n
        if self.listed_features:
            self.write_choices(i, min(n, self.listed_features))

    def write_choices(self, i: int, n: int) -> None:
        """The features of all choices; in stages those of the first action that each may become."""
        rows: Bytes = bytes_of(self.features, i)
        at: int = 0
        for k in range(n):
            while (
                self.coding.shown_code(self.numbers[i, at], self.seat[i], self.nprefix[i])
                != (self.legal[i, k])
            ):
                at += 1
            self.coding.write_features(self.numbers[i, at], self.seat[i], rows, FEATURES * k)
        for k in range(FEATURES * n, FEATURES * self.listed_features):
            rows[k] = 0

    def write_history(self, i: int, table: GameTable, seat: int) -> None:
        """The last deeds of the round as this seat saw them: who, then the features."""
        rows: Bytes = bytes_of(self.history, i)
        first: int = max(0, self.ndeeds[i] - self.kept)
        at: int = 0
        for k in range(first, self.ndeeds[i]):
            action: int = self.deeds[i, 2 * (k % self.kept)]
            doer: int = self.deeds[i, 2 * (k % self.kept) + 1]
            seen: int = SEEN_WHOLE if doer == seat else table.publicity(action)
            if seen:
                rows[at] = 1 + (doer - seat if doer >= seat else doer - seat + self.seats)
                self.coding.write_features(action, seat, rows, at + 1)
                if seen == SEEN_VERB:
                    for j in range(2, FEATURES + 1):
                        rows[at + j] = 0
                at += FEATURES + 1
        for j in range(at, self.kept * (FEATURES + 1)):
            rows[j] = 0

    def roll(self, i: int, worker: Worker) -> None:
        """Luck for one choice at this table."""
        worker.luck.reseed(self.rolls[i])
        self.rolls[i] = self.rolls[i] + ROLL & M64


def refused_index(index: int, table: int) -> IllegalAction:
    """Return the error for an index that is not legal at this table."""
    return IllegalAction(say("not-index", value=index, table=table))


def check_arrays(arrays: Mapping[str, Any], n: int, coding: Coding) -> None:
    """Refuse arrays that have no room for n tables."""
    room, kept = width_of("legal", arrays), width_of("deeds", arrays) // 2
    listed = width_of("features", arrays) // FEATURES
    sizes = {"mask": coding.size, "legal": room, "numbers": room, "prefix": 2, "deeds": 2 * kept}
    sizes |= {"history": (FEATURES + 1) * kept, "features": FEATURES * listed}
    sizes |= {"reward": coding.seats, "scores": coding.seats}
    for name, size in sizes.items():
        check_rows(name, arrays[name], n, size)
    for name in SINGLE:
        if len(arrays[name]) != n:
            raise ValueError(f"`{name}` must have {n} numbers, not {len(arrays[name])}")
    if listed > room or not room or not width_of("posts", arrays) or not len(arrays["posts"]):
        raise ValueError("a thread needs a post, and a feature its action")
    check_rows("taken", arrays["taken"], len(arrays["posts"]), width_of("posts", arrays))


def width_of(name: str, arrays: Mapping[str, Any]) -> int:
    """Return how many columns an array has."""
    rows = arrays[name]
    if getattr(rows, "ndim", 0) != 2:  # compiled, an index beyond its shape would be any memory
        raise ValueError(f"`{name}` must have rows and columns")
    return int(rows.shape[1])


SINGLE = (
    *("nlegal", "nnumbers", "nprefix", "seat", "rounds", "mine", "ndeeds", "advised", "advice"),
    *("done", "round_end", "seeds", "rolls"),
)


@python_only
def observe(table: GameTable, out: Buffers, row: int, seat: int) -> None:
    """Write what this seat sees of any table into a row."""
    out.accept(table)
    if not 0 <= seat < out.coding.seats:
        raise no_seat(seat, out.coding.seats)
    if not 0 <= row < out.n:
        raise IndexError(f"there is no row {row}")
    table.start_reading()
    try:
        out.placed[row] = 0
        table.encode(out, row, seat)
        table.encode_truth(out, row, seat)
    finally:
        table.stop_reading()


def step_table(batch: Batch, i: int, code: int, worker: Worker) -> None:
    """One step of table i; batch.pxd finds it without the GIL."""
    batch.step_one(i, batch.tables[i], worker, code)


def begin_table(batch: Batch, i: int, worker: Worker) -> None:
    """A new game at table i; batch.pxd finds it without the GIL."""
    batch.restart(i, batch.tables[i], worker)


def fetch_row(batch: Batch, i: int) -> None:
    """Table i comes soon; batch.pxd has the processor load what says how much of it is used."""


def fetch_table(batch: Batch, i: int) -> None:
    """Table i is next; batch.pxd has the processor load the rest meanwhile."""


def plain(number: Any) -> int:
    """A number of a buffer as Python has them; in batch.pxd they all are of one kind."""
    return int(number)


def lowest(bits: int) -> int:
    """The first seat of a set."""
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
