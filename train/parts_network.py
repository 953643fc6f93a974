"""The network that scores actions by their parts, in PyTorch, for one family of tables."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import torch
from network import NEVER, Choices, shared
from torch import Tensor, nn
from torch.nn import functional as F

import pyrite
import pyrite.core.state
from pyrite.bots.learned_features import (
    CARDS,
    EXTRAS,
    KINDS,
    NUMBERS,
    PLANES,
    VERBS,
    Codes,
    Family,
    Inputs,
    Sight,
    candidates,
    deed_parts,
    features,
    sight_of,
)
from pyrite.envs import VectorEnv

CHANNELS, BLOCKS, WIDE, OF_SEAT, OF_ACTION, TILE = 48, 4, 256, 64, 64, 16
ROLES = 16  # kinds of hidden cards that the critic tells apart
pyrite.core.state.MOST_FLAT = 1 << 20  # every action has one index, however many there are


def new_codes(family: Family, seats: int) -> Codes:
    """Return how tables of so many seats are encoded."""
    options = {"modules": family.modules} if family.modules else {}
    return Codes(pyrite.describe(family.game, seats=seats, rounds=1, **options))


class Table(nn.Linear):
    """Rows of numbers that are looked up; a linear layer to whoever exports it."""

    def __init__(self, rows: int, size: int) -> None:
        super().__init__(rows, size)
        nn.init.normal_(self.weight, std=0.2)

    def forward(self, at: Tensor) -> Tensor:
        return F.embedding(at.long(), self.weight.t()) + self.bias


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
    """Scores of actions, beliefs about dwarfs, and a critic that knows the truth."""

    def __init__(self, codes: Codes) -> None:
        super().__init__()
        family, self.most = codes.family, codes.family.seats
        self.window = family.window
        self.hidden = len(codes.truth) - self.most
        seat = codes.seat_columns.shape[1] * KINDS + 1 + self.most
        table = len(codes.columns) * KINDS + self.most + 1
        self.deed_verb = Table(VERBS, OF_SEAT)
        self.deed_card = Table(CARDS, OF_SEAT)
        self.deed_place = Table(family.cells + 2, OF_SEAT)
        self.deed_aim = Table(3, OF_SEAT)
        self.deed = nn.Linear(OF_SEAT, OF_SEAT)
        self.seat = nn.Linear(seat + OF_SEAT, OF_SEAT)
        self.pair1 = nn.Linear(6 * OF_SEAT, OF_SEAT)
        self.pair2 = nn.Linear(6 * OF_SEAT, OF_SEAT)
        self.table1 = nn.Linear(table + 3 * OF_SEAT, WIDE)
        self.table2 = nn.Linear(WIDE, WIDE)
        self.tile = Table(256, TILE)
        self.board = nn.Conv2d(TILE + PLANES, CHANNELS, 3, padding=1)
        self.board_told = nn.Linear(WIDE, CHANNELS)
        self.blocks = nn.ModuleList([Block() for _ in range(BLOCKS)])
        self.whole = nn.Linear(WIDE + 2 * CHANNELS, WIDE)
        self.verb = Table(VERBS * NUMBERS, OF_ACTION)
        self.card = Table(CARDS * NUMBERS, OF_ACTION)
        self.extra = Table(EXTRAS, OF_ACTION)
        self.there = nn.Linear(CHANNELS, OF_ACTION)
        self.aimed = nn.Linear(OF_SEAT, OF_ACTION)
        self.all_told = nn.Linear(WIDE, OF_ACTION)
        self.score1 = nn.Linear(4 * OF_ACTION, OF_ACTION)
        self.score2 = nn.Linear(OF_ACTION, 1)
        self.critic_belief = nn.Linear(OF_SEAT + WIDE, ROLES)
        self.critic_seat = nn.Linear(OF_SEAT + 2 * ROLES, OF_SEAT)
        self.critic1 = nn.Linear(WIDE + 2 * OF_SEAT + self.hidden * ROLES, WIDE)
        self.critic2 = nn.Linear(WIDE, 1)

    def forward(
        self, x: Inputs, parts: Tensor, truth: Tensor | None
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Return scores of all actions, beliefs as logits, and values if the truth is given."""
        seats, told = self.read_table(x)
        _, _, width, height = self.window
        cells = torch.cat([self.tile(x.tiles), x.planes], 2)
        board = cells.unflatten(1, (height, width)).permute(0, 3, 1, 2)  # channels come last
        board = F.relu(self.board(board) + self.board_told(told)[:, :, None, None])
        for block in self.blocks:
            board = block(board, told)
        pooled = [told, board.mean((2, 3)), board.amax((2, 3))]
        whole = F.relu(self.whole(torch.cat(pooled, 1)))
        scores = self.score(parts, board.permute(0, 2, 3, 1).flatten(1, 2), seats, whole)
        spread = whole[:, None].expand(-1, self.most, -1)
        beliefs = self.critic_belief(torch.cat([seats, spread], 2))
        value = whole[:, 0] if truth is None else self.judge(seats, whole, x.here, truth)
        return scores.float(), beliefs.float(), value.float()

    def score(self, parts: Tensor, board: Tensor, seats: Tensor, whole: Tensor) -> Tensor:
        """Return the scores of actions; only those that exist are looked at.

        What many actions share must not be halved in precision before it is handed out: on the
        way back the sum over all actions would then lose the small numbers, and all scores would
        drift away together.
        """
        row, k = (parts[..., 0] > 0).nonzero(as_tuple=True)
        verb, card, place, seat, number, first, second = parts[row, k].unbind(1)
        wanted = self.verb(verb * NUMBERS + number) + self.card(card * NUMBERS + number)
        wanted = wanted + self.extra(first) + self.extra(second)
        there = F.pad(self.there(board).float(), (0, 0, 1, 1))[row, place]
        aimed = F.pad(self.aimed(seats).float(), (0, 0, 1, 0))[row, seat]
        all_told = self.all_told(whole).float()[row]
        inner = [F.relu(wanted + there + aimed + all_told)]
        inner += [wanted * there, wanted * aimed, wanted * all_told]
        with torch.autocast(parts.device.type, enabled=False):
            found = self.score2(F.relu(self.score1(torch.cat(inner, 1))))[:, 0]
        return torch.full(parts.shape[:2], NEVER, device=parts.device).index_put((row, k), found)

    def read_table(self, x: Inputs) -> tuple[Tensor, Tensor]:
        """Return what is known of each seat, and of everything that lies on no cell."""
        verb, card, place, aim = x.deeds.unbind(2)
        deeds = self.deed_verb(verb) + self.deed_card(card) + self.deed_place(place)
        deeds = F.relu(self.deed(F.relu(deeds + self.deed_aim(aim))))
        done = x.doers.transpose(1, 2) @ deeds.to(x.doers.dtype) / 4
        seats = F.relu(self.seat(torch.cat([x.seats, done], 2))) * x.here
        many = x.here.sum(1)
        for pair in (self.pair1, self.pair2):
            near = (x.pairs @ seats[:, None].to(x.pairs.dtype)).permute(0, 2, 1, 3).flatten(2)
            mean = (seats.sum(1) / many)[:, None].expand(-1, self.most, -1)
            seats = F.relu(seats + pair(torch.cat([seats, near, mean], 2))) * x.here
        parts = [x.table, seats[:, 0], seats.sum(1) / many, seats.amax(1)]
        return seats, F.relu(self.table2(F.relu(self.table1(torch.cat(parts, 1)))))

    def judge(self, seats: Tensor, whole: Tensor, here: Tensor, truth: Tensor) -> Tensor:
        """Return what a seat may expect to win, given who everybody is."""
        known = F.one_hot(truth.long() % ROLES, ROLES).float()
        dwarfs = known[:, : self.most]
        both = [seats, dwarfs, dwarfs[:, :1].expand(-1, self.most, -1)]
        team = F.relu(self.critic_seat(torch.cat(both, 2))) * here
        parts = [whole, team.sum(1) / 4, team[:, 0], known[:, self.most :].flatten(1)]
        value: Tensor = self.critic2(F.relu(self.critic1(torch.cat(parts, 1))))[:, 0]
        return value


class Player:
    """A network on a device, asked about choices."""

    def __init__(
        self, family: Family, device: str, weights: Mapping[str, Tensor] | None = None
    ) -> None:
        codes = new_codes(family, family.seats)
        self.net = Network(codes).to(device).to(memory_format=torch.channels_last)
        self.device = device
        self.tables = {name: torch.from_numpy(rows).to(device)
                       for name, rows in codes.tables.items()}  # fmt: skip
        if weights is not None:
            self.net.load_state_dict({name: part.float() for name, part in weights.items()})

    def __call__(self, choices: Choices, value: bool = True) -> tuple[Tensor, Tensor, Tensor]:
        """Return the log probabilities of the legal actions, beliefs, and values."""
        sight = Sight(*(part.long() for part in choices.sight))
        inputs = features(sight, self.tables, torch)
        parts = candidates(choices.legal.long(), inputs.own[:, None], self.tables, torch)
        with torch.autocast(
            self.device, torch.bfloat16, enabled=self.device == "cuda", cache_enabled=False
        ):
            scores, beliefs, values = self.net(inputs, parts, choices.truth if value else None)
        return F.log_softmax(scores, 1), beliefs, values

    def weights(self, half: bool = False) -> dict[str, Tensor]:
        """Return a copy of the weights, in half precision if only for play."""
        found = self.net.state_dict()
        return {n: (v.half() if half else v).cpu().clone() for n, v in found.items()}


def belief_loss(beliefs: Tensor, choices: Choices) -> Tensor:
    """Return how wrong the beliefs about the dwarfs at the table are."""
    many = beliefs.shape[1]
    here = torch.arange(many, device=beliefs.device) < choices.sight.table[:, :1]
    truth = choices.truth[:, :many].long() % ROLES
    lost = F.cross_entropy(beliefs.flatten(0, 1), truth.flatten(), reduction="none")
    return (lost * here.flatten()).sum() / here.sum()


class Raw(NamedTuple):
    """What tables of any number of seats show, in one order."""

    tiles: Tensor
    marks: Tensor
    spots: Tensor
    seats: Tensor
    table: Tensor
    deeds: Tensor
    legal: Tensor
    truth: Tensor


def decode(raw: Raw) -> Choices:
    """Return what every table asks now."""
    return Choices(Sight(*raw[:-2]), raw.legal, raw.truth)


class OnDevice:
    """What `sight_of` needs of codes, on a device."""

    def __init__(self, codes: Codes, device: str) -> None:
        self.family, self.seats = codes.family, codes.seats
        self.inside, self.parts, self.seat_columns, self.columns, self.truth = (
            torch.as_tensor(np.asarray(part), device=device)
            for part in (codes.inside, codes.parts, codes.seat_columns, codes.columns, codes.truth)
        )
        self.fresh = codes.fresh


class Shown:
    """The tables of one environment, copied to a device."""

    def __init__(self, family: Family, env: VectorEnv, device: str) -> None:
        self.env, self.device, self.seats = env, device, env.seats
        self.codes = OnDevice(new_codes(family, env.seats), device)
        self.rows = {name: shared(getattr(env.out, name), device)
                     for name in ("board", "vector", "history", "legal", "truth", "seat",
                                  "reward", "done")}  # fmt: skip

    def get(self, name: str) -> Tensor:
        """Return a copy of an array on the device."""
        return self.rows[name].to(self.device, non_blocking=True)

    def raw(self) -> Raw:
        """Return what every table shows now."""
        codes = self.codes
        deeds = deed_parts(codes, self.get("history"), torch)
        sight = sight_of(codes, self.get("board"), self.get("vector"), deeds, torch)
        truth = F.pad(self.get("truth"), (0, 1))[:, codes.truth]
        return Raw(*sight, codes.parts[self.get("legal").long()], truth)


def new_env(family: Family, seats: int, n: int, threads: int, seed: int, advice: bool) -> VectorEnv:
    """Return tables that show what the network needs."""
    options: dict[str, Any] = {"modules": family.modules} if family.modules else {}
    return VectorEnv(family.game, n=n, seats=seats, seed=seed, threads=threads, actions="flat",
                     legal=family.legal, history=family.deeds, skip_forced=True, truth=True,
                     advice=advice, **options)  # fmt: skip
