"""Teach a new network to choose as the policy of rollouts would.

The network plays by itself from the start, and is told at every choice what that policy would do.
So it learns at the tables it gets into, from as many choices as there is time for.
"""

import torch
from checkpoint import Checkpoint, Weights
from families import find_family
from network import Choices
from ppo import FIRM, Half, Trainer, read_options, run
from torch import Tensor
from torch.nn import functional as F


class Imitation(Trainer):
    """Learns from what it is told, not from what it won."""

    phase, advice = "imitate", True

    def keep(self, half: Half, chosen: Tensor) -> Tensor:
        """Return what the network should have chosen, -1 where that is not known."""
        return half.advised()

    def _update(
        self, choices: Choices, chosen: Tensor, before: Tensor, better: Tensor, target: Tensor,
        share: float,
    ) -> Tensor:  # fmt: skip
        """Take one step of the optimizer."""
        odds, beliefs, values = self.player(choices)
        told = (chosen >= 0).float()
        right = odds.gather(1, chosen.clamp(min=0)[:, None])[:, 0]
        surprise = -(right.clamp(min=-50) * told).sum() / told.sum()
        same = ((odds.argmax(1) == chosen) * told).sum() / told.sum()
        entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1).mean()
        critic, belief = F.smooth_l1_loss(values, target), self.family.belief_loss(beliefs, choices)
        self._step(surprise + FIRM * critic + 0.1 * belief, share)
        none = torch.zeros_like(critic)
        return torch.stack([surprise, critic, entropy, belief, same, none]).detach()

    def opponents(self, start: Checkpoint, last: bool) -> tuple[Weights, list[Weights]]:
        """Return the network itself: it is the imitator that self-play begins with."""
        return self.player.weights(half=True), []


def main() -> None:
    """Read the command line."""
    wanted = read_options(str(__doc__), "the family of tables", rate=(2e-3, 1e-4), mixed=0.0,
                          batch=8_192)  # fmt: skip
    new = find_family(wanted.start).player("cpu", weights=None).weights()
    run(Imitation, Checkpoint(new, new, [], [], wanted.start), wanted)


if __name__ == "__main__":
    main()
