"""Train a network to choose as `medium` chose in the examples of gather.py.

Examples may still be written: new files are read on the way. The network that is kept is the one
that was least surprised by examples that it did not learn from.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from checkpoint import new_recipe, save
from common import Log, Progress
from families import Family, find_family
from network import Choices
from returns import outcome, self_play_weights
from torch import Tensor, nn
from torch.nn import functional as F

BATCH, FASTEST, SLOWEST = 8_192, 2e-3, 2e-5
DECAY = 0.01  # of the weights
PASSES = 12.0  # how often an example is learned from; more makes a network too sure of itself
HELD_OUT = 20  # one file of so many is kept to measure
MEASURED_EVERY = 200  # steps


class Examples(NamedTuple):
    """Choices of another bot, and what came of them."""

    choices: Choices
    good: Tensor  # [n, LEGAL] 1 for the action that was chosen and all that were as good
    gold: Tensor  # [n, seats] from the seat itself

    def take(self, rows: Tensor) -> "Examples":
        """Return some of them."""
        return Examples(self.choices.take(rows), self.good[rows], self.gold[rows])


def read(file: Path, device: str, kind: type[Any]) -> Examples:
    """Read one file of examples."""
    with np.load(file) as arrays:
        rows = {name: torch.from_numpy(arrays[name]).to(device) for name in arrays}
    sight = kind(*(rows[name] for name in kind._fields))
    return Examples(Choices(sight, rows["legal"], rows["truth"]), rows["good"], rows["gold"])


def join(parts: list[Examples]) -> Examples:
    """Put examples behind each other."""
    kind = type(parts[0].choices.sight)
    sight = kind(*(torch.cat([getattr(part.choices.sight, name) for part in parts])
                   for name in kind._fields))  # fmt: skip
    legal, truth = (torch.cat([getattr(part.choices, name) for part in parts])
                    for name in ("legal", "truth"))  # fmt: skip
    good, gold = torch.cat([p.good for p in parts]), torch.cat([p.gold for p in parts])
    return Examples(Choices(sight, legal, truth), good, gold)


class Shelf:
    """All examples read so far; files that come later are read when asked again."""

    def __init__(self, folder: str, device: str, kind: type[Any]) -> None:
        self.kind = kind
        self.folder, self.device, self.known = Path(folder), device, set[Path]()
        self.seen, self.held = list[Examples](), list[Examples]()

    def read_new(self) -> None:
        """Read files that were not there before."""
        for file in sorted(set(self.folder.glob("examples-*.npz")) - self.known):
            held = len(self.known) % HELD_OUT == 0
            (self.held if held else self.seen).append(read(file, self.device, self.kind))
            self.known.add(file)
        if len(self.seen) > 1:
            self.seen = [join(self.seen)]

    @property
    def size(self) -> int:
        """How many examples there are to learn from."""
        return len(self.seen[0].gold) if self.seen and self.held else 0


def surprise_of(odds: Tensor, good: Tensor) -> Tensor:
    """Return how unlikely each choice seemed, in nats, on average over all that were as good."""
    share = good / good.sum(1, keepdim=True)
    return -(share * odds.clamp(min=-50)).sum(1)


def loss_of(family: Family, player: Any, some: Examples) -> Tensor:
    """Return what to make small: surprise, and errors of the critic and the beliefs."""
    odds, beliefs, values = player(some.choices)
    surprise = surprise_of(odds, some.good).mean()
    many = some.choices.sight.table[:, family.seats_at]
    won = outcome(some.gold.float(), self_play_weights(many, family.seats))[:, 0]
    critic = F.smooth_l1_loss(values, won)
    return surprise + 0.5 * critic + 0.1 * family.belief_loss(beliefs, some.choices)


def measure(player: Any, held: list[Examples]) -> dict[str, Any]:
    """Return how often, on examples kept apart, the network would have chosen the same."""
    agreed = total = 0
    surprise = 0.0
    with torch.no_grad():
        for some in held:
            odds = player(some.choices, value=False)[0]
            agreed += int(some.good.gather(1, odds.argmax(1)[:, None]).sum())
            surprise += float(surprise_of(odds, some.good).sum())
            total += len(some.good)
    return {"agreement": round(agreed / total, 4), "surprise": round(surprise / total, 4)}


def imitate(
    family: Family, folder: str, progress: Progress, device: str, batch: int, log: Log
) -> Any:
    """Train a new network until the time is up, and return it as it was at its best."""
    shelf, player = Shelf(folder, device, family.sight), family.player(device, weights=None)
    optimizer = torch.optim.AdamW(player.net.parameters(), lr=FASTEST, weight_decay=DECAY)
    best, weights, steps = float("inf"), player.weights(), 0
    while not progress.over:
        if steps % MEASURED_EVERY == 0 or shelf.size * PASSES * progress.share < steps * batch:
            shelf.read_new()
        if shelf.size < batch or shelf.size * PASSES * progress.share < steps * batch:
            wait(progress)
            continue
        rows = torch.randint(shelf.size, (batch,), device=device)
        for group in optimizer.param_groups:
            group["lr"] = FASTEST * (1 - progress.share) + SLOWEST
        loss = loss_of(family, player, shelf.seen[0].take(rows))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(player.net.parameters(), 1.0)
        optimizer.step()
        progress.count()
        steps += 1
        if steps % MEASURED_EVERY == 0 or progress.over:
            figures = measure(player, shelf.held)
            log.add(phase="imitate", steps=steps, passes=steps * batch / shelf.size,
                    examples=shelf.size, loss=float(loss.detach()), **figures)  # fmt: skip
            if figures["surprise"] < best:
                best, weights = figures["surprise"], player.weights()
    if steps:
        log.add(phase="imitate", kept=best, steps=steps, examples=shelf.size)
    return family.player(device, weights=weights)


def wait(progress: Progress) -> None:
    """Let more examples come; where steps are counted there must be enough from the start."""
    if progress.steps is not None:
        progress.count()
    time.sleep(0.2 if progress.steps is None else 0)


def main() -> None:
    """Read the command line."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("folder")
    options.add_argument("--family", default="saboteur")
    options.add_argument("checkpoint")
    options.add_argument("--seconds", type=float)
    options.add_argument("--steps", type=int, help="instead of a time")
    options.add_argument("--batch", type=int, default=BATCH)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--log", default="train.jsonl")
    wanted = options.parse_args()
    torch.manual_seed(wanted.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    log = Log(wanted.log)
    progress = Progress(wanted.seconds, wanted.steps)
    family = find_family(wanted.family)
    player = imitate(family, wanted.folder, progress, device, wanted.batch, log)
    recipe = new_recipe("imitate", log, vars(wanted))
    parts = (player.weights(), player.weights(half=True), [], recipe)
    save(wanted.checkpoint, *parts, wanted.family)


if __name__ == "__main__":
    main()
