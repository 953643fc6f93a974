"""Train a network to choose as `medium` chose in the examples of gather.py.

Examples may still be written: every epoch reads the files that are there by then.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from checkpoint import new_recipe, save
from common import Log, Progress, standard_codes
from network import Choices, Player, belief_loss
from returns import outcome, self_play_weights
from torch import Tensor, nn
from torch.nn import functional as F

from pyrite.bots.saboteur.master_features import Sight

BATCH, FASTEST, SLOWEST = 8_192, 2e-3, 2e-5
HELD_OUT = 20  # one file of so many is kept to measure


class Examples(NamedTuple):
    """Choices of another bot, and what came of them."""

    choices: Choices
    chosen: Tensor  # [n] place in the list of legal actions
    gold: Tensor  # [n, seats] from the seat itself

    def take(self, rows: Tensor) -> "Examples":
        """Return some of them."""
        return Examples(self.choices.take(rows), self.chosen[rows], self.gold[rows])


def read(file: Path, device: str) -> Examples:
    """Read one file of examples."""
    with np.load(file) as arrays:
        rows = {name: torch.from_numpy(arrays[name]).to(device) for name in arrays}
    sight = Sight(*(rows[name] for name in Sight._fields))
    return Examples(Choices(sight, rows["legal"], rows["truth"]), rows["choice"], rows["gold"])


def join(parts: list[Examples]) -> Examples:
    """Put examples behind each other."""
    sight = Sight(*(torch.cat([getattr(part.choices.sight, name) for part in parts])
                    for name in Sight._fields))  # fmt: skip
    legal, truth = (torch.cat([getattr(part.choices, name) for part in parts])
                    for name in ("legal", "truth"))  # fmt: skip
    chosen, gold = torch.cat([p.chosen for p in parts]), torch.cat([p.gold for p in parts])
    return Examples(Choices(sight, legal, truth), chosen, gold)


class Shelf:
    """All examples read so far; files that come later are read when asked again."""

    def __init__(self, folder: str, device: str) -> None:
        self.folder, self.device, self.known = Path(folder), device, set[Path]()
        self.seen, self.held = list[Examples](), list[Examples]()

    def read_new(self) -> None:
        """Read files that were not there before."""
        for file in sorted(set(self.folder.glob("examples-*.npz")) - self.known):
            held = len(self.known) % HELD_OUT == 0
            (self.held if held else self.seen).append(read(file, self.device))
            self.known.add(file)
        if len(self.seen) > 1:
            self.seen = [join(self.seen)]


def loss_of(player: Player, some: Examples) -> Tensor:
    """Return what to make small: surprise, and errors of the critic and the beliefs."""
    odds, beliefs, values = player(some.choices)
    surprise = F.nll_loss(odds, some.chosen)
    won = outcome(some.gold.float(), self_play_weights(some.choices.sight.table[:, 1]))[:, 0]
    critic = F.smooth_l1_loss(values, won)
    return surprise + 0.5 * critic + 0.1 * belief_loss(beliefs, some.choices)


def measure(player: Player, held: list[Examples]) -> dict[str, Any]:
    """Return how often, on examples kept apart, the network would have chosen the same."""
    agreed = total = 0
    surprise = 0.0
    with torch.no_grad():
        for some in held:
            odds = player(some.choices, value=False)[0]
            agreed += int((odds.argmax(1) == some.chosen).sum())
            surprise += float(F.nll_loss(odds, some.chosen, reduction="sum"))
            total += len(some.chosen)
    return {"agreement": round(agreed / total, 4), "surprise": round(surprise / total, 4)}


def imitate(folder: str, progress: Progress, device: str, batch: int, log: Log) -> Player:
    """Train a new network until the time is up."""
    shelf, player = Shelf(folder, device), Player(device, standard_codes())
    optimizer = torch.optim.AdamW(player.net.parameters(), lr=FASTEST, weight_decay=1e-3)
    epoch = 0
    while not progress.over:
        shelf.read_new()
        if not shelf.seen or not shelf.held or len(shelf.seen[0].chosen) < batch:
            time.sleep(0.5)
            continue
        seen = shelf.seen[0]
        order = torch.randperm(len(seen.chosen), device=device)
        for i in range(0, len(order) - batch + 1, batch):
            for group in optimizer.param_groups:
                group["lr"] = FASTEST * (1 - progress.share) + SLOWEST
            loss = loss_of(player, seen.take(order[i : i + batch]))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(player.net.parameters(), 1.0)
            optimizer.step()
            progress.count()
            if progress.over:
                break
        epoch += 1
        log.add(phase="imitate", epoch=epoch, examples=len(seen.chosen), loss=float(loss.detach()),
                **measure(player, shelf.held))  # fmt: skip
    return player


def main() -> None:
    """Read the command line."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("folder")
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
    player = imitate(wanted.folder, progress, device, wanted.batch, log)
    recipe = new_recipe("imitate", log, vars(wanted))
    save(wanted.checkpoint, player.weights(), player.weights(half=True), [], recipe)


if __name__ == "__main__":
    main()
