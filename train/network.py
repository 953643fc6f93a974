"""The network of `master` in PyTorch, and what the tables of an environment show it."""

import warnings
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
import torch
from common import LEGAL
from torch import Tensor, nn
from torch.nn import functional as F

from pyrite.bots.saboteur.master_features import (
    AIMS,
    COUNTS,
    DEED_SIZE,
    DEEDS,
    GOALS,
    HEIGHT,
    LEFT,
    OFFSET,
    OTHERS,
    PLACES,
    PLANES,
    ROWS,
    SEAT_SIZE,
    SEATS,
    TABLE_SIZE,
    TOOLS,
    TOP,
    WIDTH,
    Codes,
    Inputs,
    Sight,
    features,
    logit_index,
)
from pyrite.bots.saboteur.master_features import OF_SEAT as SEAT_ROW
from pyrite.envs import VectorEnv

CHANNELS, BLOCKS, WIDE, OF_SEAT = 64, 5, 256, 64
TRUTH = SEATS + GOALS
NEVER = -1e9  # the logit of what is not legal
PINNED = 1 << 20  # bytes; smaller arrays may share a page of memory with others


class Choices(NamedTuple):
    """Many decisions: what was seen, what was possible, and what nobody at the table saw."""

    sight: Any
    legal: Tensor  # [n, most, ...] outputs of the network, or parts of actions
    truth: Tensor  # [n, hidden cards]

    def each(self, change: Callable[[Tensor], Tensor]) -> "Choices":
        """Return the same with every array changed."""
        sight = type(self.sight)(*map(change, self.sight))
        return Choices(sight, change(self.legal), change(self.truth))

    def take(self, rows: Any) -> "Choices":
        """Return some of them."""
        return self.each(lambda part: part[rows])


class Block(nn.Module):
    """A residual block that is told about everything besides the board."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.second = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.told = nn.Linear(WIDE, CHANNELS)

    def forward(self, board: Tensor, told: Tensor) -> Tensor:
        inner = F.relu(self.first(board) + self.told(told)[:, :, None, None])
        return F.relu(board + self.second(inner))


class Network(nn.Module):
    """Policy, beliefs about dwarfs and the treasure, and a critic that knows the truth."""

    def __init__(self) -> None:
        super().__init__()
        self.deed1 = nn.Linear(DEED_SIZE, OF_SEAT)
        self.deed2 = nn.Linear(OF_SEAT, OF_SEAT)
        self.seat = nn.Linear(SEAT_SIZE + OF_SEAT, OF_SEAT)
        self.pair1 = nn.Linear(6 * OF_SEAT, OF_SEAT)
        self.pair2 = nn.Linear(6 * OF_SEAT, OF_SEAT)
        self.table1 = nn.Linear(TABLE_SIZE + 3 * OF_SEAT, WIDE)
        self.table2 = nn.Linear(WIDE, WIDE)
        self.board = nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.board_told = nn.Linear(WIDE, CHANNELS)
        self.blocks = nn.ModuleList([Block() for _ in range(BLOCKS)])
        self.whole = nn.Linear(WIDE + 2 * CHANNELS, WIDE)
        self.place = nn.Conv2d(CHANNELS, PLACES, 1)
        self.place_told = nn.Linear(WIDE, 2 * PLACES)
        self.aim1 = nn.Linear(OF_SEAT + WIDE, OF_SEAT)
        self.aim2 = nn.Linear(OF_SEAT, AIMS + 1)
        self.other = nn.Linear(WIDE, OTHERS + GOALS)
        self.critic_seat = nn.Linear(OF_SEAT + 2, OF_SEAT)
        self.critic1 = nn.Linear(WIDE + OF_SEAT + GOALS, WIDE)
        self.critic2 = nn.Linear(WIDE, 1)

    def forward(self, x: Inputs, truth: Tensor | None = None) -> tuple[Tensor, Tensor, Tensor]:
        """Return logits of all actions, beliefs as logits, and values if the truth is given."""
        seats, told = self.read_table(x)
        board = x.planes.permute(0, 3, 1, 2)
        board = F.relu(self.board(board) + self.board_told(told)[:, :, None, None])
        for block in self.blocks:
            board = block(board, told)
        pooled = [told, board.mean((2, 3)), board.amax((2, 3))]
        whole = F.relu(self.whole(torch.cat(pooled, 1)))
        told_place = self.place_told(whole)
        place = self.place(board).flatten(2) + told_place[:, :PLACES, None]
        place = torch.cat([place, told_place[:, PLACES:, None]], 2)
        spread = whole[:, None].expand(-1, SEATS, -1)
        aim = self.aim2(F.relu(self.aim1(torch.cat([seats, spread], 2))))
        other = self.other(whole)
        logits = [place.flatten(1), aim[:, :, :AIMS].flatten(1), other[:, :OTHERS]]
        beliefs = torch.cat([aim[:, :, AIMS], other[:, OTHERS:]], 1)
        value = beliefs[:, 0] if truth is None else self.judge(seats, whole, x.here, truth)
        return torch.cat(logits, 1).float(), beliefs.float(), value.float()

    def read_table(self, x: Inputs) -> tuple[Tensor, Tensor]:
        """Return what is known of each seat, and of everything that lies on no cell."""
        deeds = F.relu(self.deed2(F.relu(self.deed1(x.deeds))))
        done = x.doers.transpose(1, 2) @ deeds.to(x.doers.dtype) / 4
        seats = F.relu(self.seat(torch.cat([x.seats, done], 2))) * x.here
        many = x.here.sum(1)
        for pair in (self.pair1, self.pair2):
            near = (x.pairs @ seats[:, None].to(x.pairs.dtype)).permute(0, 2, 1, 3).flatten(2)
            mean = (seats.sum(1) / many)[:, None].expand(-1, SEATS, -1)
            seats = F.relu(seats + pair(torch.cat([seats, near, mean], 2))) * x.here
        parts = [x.table, seats[:, 0], seats.sum(1) / many, seats.amax(1)]
        return seats, F.relu(self.table2(F.relu(self.table1(torch.cat(parts, 1)))))

    def judge(self, seats: Tensor, whole: Tensor, here: Tensor, truth: Tensor) -> Tensor:
        """Return what a seat may expect to win, given who everybody is."""
        dwarfs = torch.stack([truth[:, :SEATS], truth[:, :1].expand(-1, SEATS)], 2)
        team = F.relu(self.critic_seat(torch.cat([seats, dwarfs], 2))) * here
        parts = [whole, team.sum(1) / 4, truth[:, SEATS:]]
        value: Tensor = self.critic2(F.relu(self.critic1(torch.cat(parts, 1))))[:, 0]
        return value


class Player:
    """A network on a device, asked about choices."""

    def __init__(self, device: str, weights: Mapping[str, Tensor] | None, codes: Codes) -> None:
        self.net = Network().to(device).to(memory_format=torch.channels_last)
        self.device = device
        self.tables = tensors(codes, device)
        if weights is not None:
            self.net.load_state_dict({name: part.float() for name, part in weights.items()})

    def __call__(self, choices: Choices, value: bool = True) -> tuple[Tensor, Tensor, Tensor]:
        """Return the log probabilities of the legal actions, beliefs, and values."""
        sight = Sight(*(part.int() for part in choices.sight))
        inputs = features(sight, self.tables, torch)
        with torch.autocast(
            self.device, torch.bfloat16, enabled=self.device == "cuda", cache_enabled=False
        ):
            truth = choices.truth.float() if value else None
            logits, beliefs, values = self.net(inputs, truth)
        legal = choices.legal.long()
        own = logits.gather(1, legal.clamp(min=0)).masked_fill(legal < 0, NEVER)
        return F.log_softmax(own, 1), beliefs, values

    def weights(self, half: bool = False) -> dict[str, Tensor]:
        """Return a copy of the weights, in half precision if only for play."""
        found = self.net.state_dict()
        return {n: (v.half() if half else v).cpu().clone() for n, v in found.items()}


def tensors(codes: Codes, device: str) -> dict[str, Tensor]:
    """Return the tables of codes on a device."""
    return {name: torch.from_numpy(rows).to(device) for name, rows in codes.tables.items()}


def belief_loss(beliefs: Tensor, choices: Choices) -> Tensor:
    """Return how wrong the beliefs about the dwarfs at the table and the treasure are."""
    here = torch.arange(SEATS, device=beliefs.device) < choices.sight.table[:, 1:2]
    weight = torch.cat([here, torch.ones_like(here[:, :GOALS])], 1).float()
    lost = F.binary_cross_entropy_with_logits(beliefs, choices.truth.float(), reduction="none")
    return (lost * weight).sum() / weight.sum()


class Raw(NamedTuple):
    """What tables of any number of seats show, put into one order."""

    board: Tensor  # [n, layers, rows, columns]
    vector: Tensor  # [n, numbers] of seats, of the table, and where the latest tile lies
    history: Tensor
    rows: Tensor  # [n, LEGAL, 6] what each legal action is made of
    truth: Tensor  # [n, TRUTH] dwarfs, cards of goals
    many: Tensor  # [n] how many seats the table has


class Decoder:
    """Turns what tables show into choices."""

    def __init__(self, codes: Codes, device: str) -> None:
        self.tables, self.treasure = tensors(codes, device), codes.treasure
        x, y = LEFT + OFFSET[0] - 1, TOP + OFFSET[1] - 1
        self.window = (slice(None), slice(None), slice(y, y + HEIGHT), slice(x, x + WIDTH))

    def __call__(self, raw: Raw) -> Choices:
        """Return what every table asks now."""
        board = raw.board[self.window].flatten(2)
        seats = raw.vector[:, : SEATS * SEAT_ROW].reshape(-1, SEATS, SEAT_ROW)
        about, fresh = raw.vector[:, SEATS * SEAT_ROW : -2], raw.vector[:, -2:].int()
        cell = self.tables["inside"][fresh[:, :1] * ROWS + fresh[:, 1:]].to(torch.uint8)
        table = torch.cat([about[:, :1], raw.many[:, None], about[:, 1:], cell], 1)
        rows = raw.rows.int()
        legal = logit_index(rows, self.tables, torch).masked_fill(rows[..., 0] == 0, -1)
        goals = (raw.truth[:, SEATS:] == self.treasure).to(torch.uint8)
        sight = Sight(board[:, 0], board[:, 1] & 15, seats, table, raw.history)
        return Choices(sight, legal.short(), torch.cat([raw.truth[:, :SEATS], goals], 1))


class Shown:
    """The tables of one environment, copied to a device."""

    def __init__(self, env: VectorEnv, device: str) -> None:
        self.env, self.device, self.seats = env, device, env.seats
        self.rows = {name: shared(getattr(env.out, name), device)
                     for name in ("board", "vector", "history", "features", "truth", "seat",
                                  "reward", "done")}  # fmt: skip
        none = self.rows["vector"].shape[1]  # a zero is put behind every vector
        self.vector = torch.tensor(self._seats(none) + self._table(), device=device)
        none = self.rows["truth"].shape[1]
        dwarfs = [*range(self.seats), *[none] * (SEATS - self.seats)]
        goals = range(self.seats, self.seats + GOALS)
        self.truth = torch.tensor([*dwarfs, *goals], device=device)

    def get(self, name: str) -> Tensor:
        """Return a copy of an array on the device."""
        return self.rows[name].to(self.device, non_blocking=True)

    def raw(self) -> Raw:
        """Return what every table shows now."""
        vector, truth = (F.pad(self.get(name), (0, 1)) for name in ("vector", "truth"))
        many = torch.full((self.env.n,), self.seats, dtype=torch.uint8, device=self.device)
        return Raw(self.get("board"), vector.index_select(1, self.vector), self.get("history"),
                   self.get("features"), truth.index_select(1, self.truth), many)  # fmt: skip

    def _seats(self, none: int) -> list[int]:
        """Where the numbers of all seats stand, and of seats that are not there."""
        part = self.env.vector_parts["seats"]
        each = (part.stop - part.start) // self.seats
        about = each - GOALS - 6  # behind the cards in front of the seat
        kept = [*range(TOOLS), about, about + 1, *range(each - GOALS, each)]
        here = [part.start + seat * each + i for seat in range(self.seats) for i in kept]
        return here + [none] * (SEATS - self.seats) * len(kept)

    def _table(self) -> list[int]:
        """Where the numbers of the table stand."""
        part = self.env.vector_parts
        kinds = [part["covers"].start + 4 * goal + 1 for goal in range(GOALS)]
        counts = range(part["hand"].start, part["hand"].start + COUNTS)
        rest = [part[name].start for name in
                ("discards_unseen", "pile", "fresh_column", "fresh_row")]  # fmt: skip
        return [part["dwarf"].start + 1, *kinds, *counts, *rest]


def shared(rows: Any, device: str) -> Tensor:
    """Return a tensor on an environment's own memory, pinned for fast copies."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the rows are read-only, and are only read
        found = torch.from_numpy(np.asarray(rows))
    if device == "cuda" and found.nbytes >= PINNED:
        torch.cuda.cudart().cudaHostRegister(found.data_ptr(), found.nbytes, 0)
    return found


def new_env(seats: int, n: int, threads: int, seed: int, advice: bool) -> VectorEnv:
    """Return tables of the base game that show what the network needs."""
    return VectorEnv("saboteur", n=n, seats=seats, seed=seed, threads=threads, features=True,
                     legal=LEGAL, history=DEEDS, skip_forced=True, truth=True,
                     advice=advice)  # fmt: skip
