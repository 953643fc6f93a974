"""Improve a network by self-play with PPO, from a checkpoint to the next.

Part of the tables are mixed: some seats are played by the imitator or by an earlier network. A
penalty keeps the policy from drifting away from the imitator faster than it learns.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import torch
from checkpoint import Checkpoint, Weights, load, new_recipe, save
from common import Log, Progress
from families import Family, find_family
from network import Choices
from returns import Played, advantages, outcome, rival_weights
from torch import Tensor, nn
from torch.nn import functional as F

CLIP, FIRM = 0.2, 0.5  # of the policy's step; weight of the critic
SHOWN_EVERY, KEPT_EVERY = 10, 60.0  # iterations between lines of the log, seconds between saves
WARM_UP = 100  # steps of the optimizer that grow, from nearly nothing
LEAGUE = 3  # earlier networks kept


@dataclass
class Settings:
    """How a stretch learns; pairs are what it begins and ends with."""

    tables: int
    horizon: int
    batch: int
    threads: int
    reuse: int
    seed: int
    rate: tuple[float, float]
    entropy: tuple[float, float]
    leash: tuple[float, float]
    mixed: float
    past: float  # how often the rivals are an earlier network
    critic_first: float  # part of the time in which nothing but the critic learns


def between(pair: tuple[float, float], share: float) -> float:
    """Return a number on the way from the first to the second."""
    return pair[0] + (pair[1] - pair[0]) * share


class Half:
    """Half of all tables: it is stepped while the network thinks about the other half."""

    def __init__(
        self, family: Family, settings: Settings, device: str, seed: int, advice: bool
    ) -> None:
        self.shown, most, whole = [], family.seats, sum(family.counts.values())
        for seats, parts in family.counts.items():
            n = max(2, settings.tables // 2 * parts // whole)
            threads = max(2, settings.threads * parts // whole)  # with one, a step would not wait
            env = family.new_env(seats, n, threads, seed * 100 + seats, advice)
            env.reset()
            self.shown.append(family.shown(env, device))
        self.n = sum(shown.env.n for shown in self.shown)
        rows = [(torch.arange(most) < s.seats).expand(s.env.n, most) for s in self.shown]
        self.here, self.most = torch.cat(rows).to(device), most
        self.device, self.waiting = device, False

    def wait(self) -> tuple[Tensor, Tensor]:
        """Wait for the tables; return what ended rounds brought to all seats, and what ended."""
        for shown in self.shown if self.waiting else ():
            shown.env.recv()
        self.waiting = False
        gold = [F.pad(s.get("reward"), (0, self.most - s.seats)) for s in self.shown]
        return torch.cat(gold), torch.cat([s.get("done") for s in self.shown])

    def raw(self) -> Any:
        """Return what every table shows now."""
        rows = [shown.raw() for shown in self.shown]
        return type(rows[0])(*map(torch.cat, zip(*rows, strict=True)))

    def seat(self) -> Tensor:
        """Return who is asked at every table."""
        return torch.cat([shown.get("seat") for shown in self.shown]).long()

    def advised(self) -> Tensor:
        """Return the place of the advised action in every list of legal ones, -1 if none has it."""
        found = []
        for shown in self.shown:
            out = shown.env.out
            same = (out.legal == out.advice[:, None]) & (out.advice >= 0)[:, None]
            found.append(np.where(same.any(1), same.argmax(1), -1))
        return torch.from_numpy(np.concatenate(found)).to(self.device)

    def send(self, chosen: Tensor) -> None:
        """Begin a step, with a place in the list of legal actions for every table."""
        places, first = chosen.cpu().numpy(), 0
        for shown in self.shown:
            legal = shown.env.out.legal
            own = places[first : first + shown.env.n]
            shown.env.send(legal[np.arange(len(own)), own])
            first += shown.env.n
        self.waiting = True


class Seen(NamedTuple):
    """Everything that is kept of an iteration, [steps, tables, ...]."""

    choices: Choices
    chosen: Tensor
    odds: Tensor
    played: Played


class Trainer:
    """The networks, the tables and the settings of a stretch."""

    phase = "ppo"
    advice = False  # whether the tables say what the policy of rollouts would choose

    def __init__(self, start: Checkpoint, settings: Settings, device: str) -> None:
        self.settings, self.device = settings, device
        family = self.family = find_family(start.family)
        self.player = family.player(device, weights=start.weights)
        self.imitator = family.player(device, weights=start.imitator)
        self.rival = family.player(device, weights=start.imitator)
        self.league: list[Weights] = list(start.league)
        self.decode, self.updates, self.facing = family.decoder(device), 0, "imitator"
        self.optimizer = torch.optim.Adam(self.player.net.parameters(), lr=1e-4, eps=1e-5)
        self.halves = [Half(family, settings, device, 2 * settings.seed + i, self.advice)
                       for i in range(2)]  # fmt: skip
        self.rng = np.random.default_rng(settings.seed)
        self._seat_players()

    def think(self, i: int, half: Half) -> tuple[Choices, Tensor, Tensor, Tensor]:
        """Return what can be chosen at all tables of a half, and what the networks think of it."""
        choices = self.decode(half.raw())
        odds, _, value = self.player(choices)
        rivals, rows = odds.clone(), self.mixed_rows[i]
        if len(rows):
            rivals[rows] = self.rival(choices.take(rows), value=False)[0]
        return choices, odds, rivals, value

    def _seat_players(self) -> None:
        """Decide which seats of mixed tables rivals play."""
        rng = torch.Generator().manual_seed(self.settings.seed)
        here = torch.cat([half.here for half in self.halves])
        n = len(here)
        mixed = (torch.rand(n, 1, generator=rng) < self.settings.mixed).to(self.device)
        own = (torch.rand(here.shape, generator=rng) < 0.5).to(self.device)
        self.learner = here & (own | ~mixed)
        self.mixed = mixed & (here & ~self.learner).any(1, keepdim=True)
        self.rivals = rival_weights(here, self.learner, self.mixed)
        halves = self.mixed[:, 0].split([half.n for half in self.halves])
        self.mixed_rows = [half.nonzero()[:, 0] for half in halves]

    def choose_rivals(self) -> None:
        """Let the imitator or an earlier network play the seats that do not learn."""
        past = bool(self.league) and self.rng.random() < self.settings.past
        found = self.league[self.rng.integers(len(self.league))] if past else None
        weights = self.imitator.net.state_dict() if found is None else found
        self.facing = "imitator" if found is None else "earlier"
        self.rival.net.load_state_dict({name: part.float() for name, part in weights.items()})

    @torch.no_grad()
    def collect(self) -> Seen:
        """Play a number of steps at all tables."""
        rows: list[list[list[Any]]] = [[], []]
        ends: list[list[tuple[Tensor, Tensor]]] = [[], []]
        for step in range(self.settings.horizon):
            for i, half in enumerate(self.halves):
                ended = half.wait()
                if step:
                    ends[i].append(ended)
                rows[i].append(self._act(i, half))
        for i, half in enumerate(self.halves):
            ends[i].append(half.wait())
        return self._stack(rows, ends)

    def _act(self, i: int, half: Half) -> list[Any]:
        """Choose at half of the tables, and return all that is kept of it."""
        seat = half.seat()
        choices, odds, rivals, value = self.think(i, half)
        first = i * self.halves[0].n
        learner = self.learner[first : first + half.n].gather(1, seat[:, None])
        full = torch.where(learner, odds, rivals)
        luck = torch.rand_like(full).clamp_(1e-9, 1 - 1e-7)
        chosen = (full - torch.log(-torch.log(luck))).argmax(1)
        own = odds.gather(1, chosen[:, None])[:, 0]
        kept = self.keep(half, chosen)
        half.send(chosen)
        return [choices, kept, own, seat, value]

    def keep(self, half: Half, chosen: Tensor) -> Tensor:
        """Return which choices to learn from, given those that are made."""
        return chosen

    def _stack(self, rows: Any, ends: Any) -> Seen:
        """Put the steps of both halves side by side."""

        def both(get: Any, of: Any) -> Tensor:
            return torch.cat([torch.stack([get(row) for row in half]) for half in of], 1)

        kind, parts = self.family.sight, range(len(self.family.sight._fields))
        sight = kind(*(both(lambda row, k=k: row[0].sight[k], rows) for k in parts))
        legal, truth = (both(lambda row, k=k: row[0][k], rows) for k in (1, 2))
        choices = Choices(sight, legal, truth)
        chosen, odds, seat, value = (both(lambda r, k=k: r[k], rows) for k in range(1, 5))
        gold, done = (both(lambda end, k=k: end[k], ends) for k in range(2))
        self.gold, self.done = gold, done
        worth = outcome(gold.flatten(0, 1), self.rivals.repeat(len(gold), 1, 1)).view_as(gold)
        played = Played(seat, value, worth * done.bool()[..., None], done, self.learner)
        return Seen(choices, chosen, odds, played)

    def learn(self, seen: Seen, share: float) -> dict[str, float]:
        """Go through everything that was seen, and return what there is to log."""
        better, known = advantages(seen.played)
        target = (better + seen.played.value).flatten()
        rows = known.flatten().nonzero()[:, 0]
        mean, spread = better.flatten()[rows].mean(), better.flatten()[rows].std() + 1e-6
        better = ((better - mean) / spread).flatten()
        flat = seen.choices.each(lambda part: part.flatten(0, 1))
        chosen, odds = seen.chosen.flatten(), seen.odds.flatten()
        batch = min(self.settings.batch, len(rows))
        total = torch.zeros(6, device=self.device)
        batches = len(rows) // batch
        for _ in range(self.settings.reuse):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for own in order[: batches * batch].split(batch):
                some = (flat.take(own), chosen[own], odds[own], better[own], target[own])
                total += self._update(*some, share)
        names = ("policy", "critic", "entropy", "belief", "moved", "leash")
        return dict(zip(names, (total / batches / self.settings.reuse).tolist(), strict=True))

    def _update(
        self, choices: Choices, chosen: Tensor, before: Tensor, better: Tensor, target: Tensor,
        share: float,
    ) -> Tensor:  # fmt: skip
        """Take one step of the optimizer."""
        odds, beliefs, values = self.player(choices)
        some = slice(0, len(chosen) // 4)  # the leash is measured on a part, which is enough
        with torch.no_grad():
            usual = self.imitator(choices.take(some), value=False)[0]
        ratio = (odds.gather(1, chosen[:, None])[:, 0] - before).exp()
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        chance = odds.exp()
        entropy = -(chance * odds.clamp(min=-50)).sum(1).mean()
        away = (chance[some] * (odds[some] - usual).clamp(-50, 50)).sum(1).mean()
        critic, belief = F.smooth_l1_loss(values, target), self.family.belief_loss(beliefs, choices)
        weights = (between(pair, share) for pair in (self.settings.entropy, self.settings.leash))
        bonus, leash = weights
        loss = -gain - bonus * entropy + leash * away + FIRM * critic + 0.1 * belief
        if share < self.settings.critic_first:  # it is new, and would only mislead the policy
            loss = critic
        self._step(loss, share)
        moved = (ratio - 1).abs().mean()
        return torch.stack([-gain, critic, entropy, belief, moved, away]).detach()

    def _step(self, loss: Tensor, share: float) -> None:
        """Let the optimizer make a loss smaller."""
        self.updates += 1
        only_critic = share < self.settings.critic_first
        for group in self.optimizer.param_groups:
            group["lr"] = between(self.settings.rate, share) * min(1.0, self.updates / WARM_UP)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        for name, part in self.player.net.named_parameters() if only_critic else ():
            part.grad = part.grad if name.startswith("critic") else None
        nn.utils.clip_grad_norm_(self.player.net.parameters(), 1.0)
        self.optimizer.step()

    def opponents(self, start: Checkpoint, last: bool) -> tuple[Weights, list[Weights]]:
        """Return the imitator and the earlier networks that a next stretch meets."""
        league = start.league + [self.player.weights(half=True)] * last
        return start.imitator, league[-LEAGUE:]

    def results(self) -> dict[str, float]:
        """Return what learners win at mixed tables against their rivals, and who wins rounds."""
        ended = self.done.bool()[..., None]
        here = torch.cat([half.here for half in self.halves])
        own = (self.gold * (ended & self.learner & self.mixed)).sum()
        theirs = (self.gold * (ended & here & ~self.learner & self.mixed)).sum()
        counted = ended & self.mixed
        each = own / (counted & self.learner).sum().clamp(min=1)
        other = (theirs / (counted & here & ~self.learner).sum().clamp(min=1)).clamp(min=1e-3)
        return {
            "rounds": int(self.done.sum()),
            "gold": float(each),
            "ratio": float(each / other),
        }


def train(trainer: Trainer, progress: Progress, log: Log, keep: Any) -> None:
    """Learn until the time is up; `keep` saves what there is."""
    saved, decisions, iteration = time.time(), 0, 0
    while not progress.over:
        trainer.choose_rivals()
        start = time.time()
        seen = trainer.collect()
        played = time.time()
        figures = trainer.learn(seen, progress.share)
        progress.count()
        decisions += seen.chosen.numel()
        if iteration % SHOWN_EVERY == 0 or progress.over:
            seconds = {"play": played - start, "learn": time.time() - played}
            log.add(phase=trainer.phase, iteration=iteration, decisions=decisions,
                    facing=trainer.facing, **trainer.results(), **figures, **seconds)  # fmt: skip
        iteration += 1
        if time.time() - saved > KEPT_EVERY:
            keep()
            saved = time.time()


def read_options(about: str, start: str, **defaults: Any) -> argparse.Namespace:
    """Read the command line that all programs of self-play share."""
    usual = {"rate": (6e-4, 3e-5), "entropy": (0.005, 0.001), "leash": (0.003, 0.0002)}
    options = argparse.ArgumentParser(description=about.partition("\n")[0])
    options.add_argument("start", help=start)
    options.add_argument("checkpoint", help="where to write the next one")
    options.add_argument("--seconds", type=float)
    options.add_argument("--steps", type=int, help="iterations, instead of a time")
    options.add_argument("--tables", type=int, default=8_192)
    options.add_argument("--horizon", type=int, default=48, help="steps of an iteration")
    options.add_argument("--batch", type=int, default=16_384)
    options.add_argument("--threads", type=int, default=22, help="for each half of the tables")
    options.add_argument("--reuse", type=int, default=2, help="times to learn from an iteration")
    for name, pair in usual.items():
        options.add_argument(f"--{name}", type=float, nargs=2, default=pair)
    options.add_argument("--mixed", type=float, default=0.6, help="share of mixed tables")
    options.add_argument("--past", type=float, default=0.3, help="how often rivals are earlier")
    options.add_argument("--critic-first", type=float, default=0.0, help="part of the time")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--log", default="train.jsonl")
    options.set_defaults(**defaults)
    return options.parse_args()


def run(kind: type[Trainer], start: Checkpoint, wanted: argparse.Namespace) -> None:
    """Train from a checkpoint as the command line says, and write the next one."""
    progress, log = Progress(wanted.seconds, wanted.steps), Log(wanted.log)
    torch.manual_seed(wanted.seed)
    torch.backends.cudnn.benchmark = torch.backends.cuda.matmul.allow_tf32 = True
    settings = Settings(**{name: getattr(wanted, name) for name in Settings.__annotations__})
    trainer = kind(start, settings, "cuda" if torch.cuda.is_available() else "cpu")

    def keep(last: bool = False) -> None:
        recipe = start.recipe + new_recipe(kind.phase, log, vars(wanted))
        save(wanted.checkpoint, trainer.player.weights(), *trainer.opponents(start, last), recipe,
             start.family)  # fmt: skip

    train(trainer, progress, log, keep)
    keep(last=True)


def main() -> None:
    """Read the command line."""
    wanted = read_options(str(__doc__), "the checkpoint to go on from")
    run(Trainer, load(wanted.start), wanted)


if __name__ == "__main__":
    main()
