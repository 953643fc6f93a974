"""What a choice was good for: gold won, less a part of what rivals won, and advantages."""

from typing import NamedTuple

import torch
from torch import Tensor

ENVY = 0.5  # how much a piece of gold of the rivals weighs: whoever has the most gold wins
SCALE = 0.5
CREDIT = 0.95  # lambda of generalized advantage estimation; rounds are too short for a discount


def rival_weights(here: Tensor, learner: Tensor, mixed: Tensor) -> Tensor:
    """Return the weights [n, seats, seats] of the gold of each seat's rivals.

    At mixed tables these are the seats that do not learn, elsewhere all others.
    """
    apart = ~torch.eye(here.shape[1], dtype=torch.bool, device=here.device)
    others = here[:, None, :] & apart
    strangers = others & ~learner[:, None, :] & mixed[:, :1, None]
    chosen = torch.where(strangers.any(2, keepdim=True), strangers, others).float()
    return chosen / chosen.sum(2, keepdim=True).clamp(min=1)


def outcome(gold: Tensor, rivals: Tensor) -> Tensor:
    """Return what a round was worth to every seat."""
    return SCALE * (gold - ENVY * (rivals @ gold[:, :, None])[:, :, 0])


class Played(NamedTuple):
    """Steps of many tables, [steps, tables] or with seats behind."""

    seat: Tensor
    value: Tensor
    reward: Tensor  # [steps, tables, seats] what a round was worth, when it ended
    done: Tensor
    learner: Tensor  # [tables, seats]


def advantages(played: Played) -> tuple[Tensor, Tensor]:
    """Return how much better each choice was than expected, and whether this is known.

    A seat's next choice, or the end of the round, says what a choice has led to.
    """
    steps = len(played.value)
    found, known = torch.zeros_like(played.value), torch.zeros_like(played.value).bool()
    next_value, next_found, reward = (torch.zeros_like(played.reward[0]) for _ in range(3))
    seen = torch.zeros_like(played.learner)
    for t in range(steps - 1, -1, -1):
        ended, seat = played.done[t].bool()[:, None], played.seat[t].long()[:, None]
        next_value, next_found = next_value.masked_fill(ended, 0), next_found.masked_fill(ended, 0)
        reward = reward.masked_fill(ended, 0) + played.reward[t]
        seen = seen | ended
        led_to = (reward + next_value + CREDIT * next_found).gather(1, seat)[:, 0]
        found[t] = led_to - played.value[t]
        known[t] = (seen & played.learner).gather(1, seat)[:, 0]
        next_value = next_value.scatter(1, seat, played.value[t][:, None])
        next_found = next_found.scatter(1, seat, found[t][:, None])
        reward, seen = reward.scatter(1, seat, 0.0), seen.scatter(1, seat, True)
    return found, known
