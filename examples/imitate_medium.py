"""Learn to play by imitating the bot `medium`: a linear policy, trained in a minute or two.

    pip install 'pyrite[envs]' matplotlib
    python imitate_medium.py --decisions 20000 --plot imitate_medium.png

The policy gives every legal action a value: the sum of weights for its verb and card, for the cell
it goes to and for the seat it aims at, each learned once for diggers and once for saboteurs. How
often it agrees with `medium` is measured on decisions it has not seen; what it wins, against the
compiled policy in the other seats.
"""

import argparse
from importlib import import_module
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyrite.bots import MediumBot
from pyrite.envs import VectorEnv, vector

SEATS, MOST = 5, 128
VERB, CARD, COLUMN, ROW, SEAT, NUMBER = range(6)
ROLES, CODES = 2, 64
Weights = NDArray[np.float64]


class Decisions(NamedTuple):
    """Choices of `medium`: for each legal action the weights it uses, and which one was taken."""

    keys: NDArray[np.int64]  # [decisions, actions, keys]
    legal: NDArray[np.bool_]  # [decisions, actions]
    chosen: NDArray[np.int64]  # [decisions]


def keys_of(env: VectorEnv) -> NDArray[np.int64]:
    """Return which weights every legal action uses, table by table."""
    out = env.out
    f = out.features.astype(np.int64)
    role = out.vector[:, env.vector_parts["dwarf"]][:, 1].astype(np.int64)[:, None]
    what = f[..., VERB] * CODES + f[..., CARD]
    where = f[..., COLUMN] * CODES + f[..., ROW]
    turn = f[..., CARD] * 4 + f[..., NUMBER]
    whom = f[..., VERB] * 16 + f[..., SEAT]
    kinds = (what, where, turn, whom)
    return np.stack([(kind * ROLES + role) * 4 + i for i, kind in enumerate(kinds)], axis=-1)


def watch(decisions: int, seed: int) -> Decisions:
    """Let `medium` play every seat of some tables and note what it does."""
    env = vector(n=16, seats=SEATS, seed=seed, features=True, legal=MOST, skip_forced=True)
    env.reset()
    bot, rng = MediumBot(env.state(0).describe()), Random(seed)
    keys, legal, chosen = [], [], []
    while len(chosen) * env.n < decisions:
        picks = np.zeros(env.n, np.int32)
        for k in range(env.n):
            state, seat = env.state(k), int(env.out.seat[k])
            action = bot.choose(state.view(seat), state.actions(seat), rng)
            picks[k] = env.index(action, k)[0]
            if not env.out.mask[k, picks[k]]:  # it lies outside the window
                picks[k] = env.out.legal[k, 0]
        keys.append(keys_of(env))
        legal.append(env.out.legal >= 0)
        chosen.append((env.out.legal == picks[:, None]).argmax(1))
        env.step(picks)
    return Decisions(np.concatenate(keys), np.concatenate(legal), np.concatenate(chosen))


def values(weights: Weights, keys: NDArray[np.int64], legal: NDArray[np.bool_]) -> Weights:
    """Return the value of every action; those that are not legal come last."""
    return np.where(legal, weights[keys].sum(-1), -np.inf)


def agreement(weights: Weights, seen: Decisions) -> float:
    """Return how often the policy would do what `medium` did."""
    return float((values(weights, seen.keys, seen.legal).argmax(1) == seen.chosen).mean())


def train(seen: Decisions, test: Decisions, epochs: int, seed: int) -> tuple[Weights, list[float]]:
    """Follow the gradient of the log likelihood; return the weights and the agreement over time."""
    size = int(max(seen.keys.max(), test.keys.max())) + 1
    weights, squares, rng = np.zeros(size), np.full(size, 1e-6), np.random.default_rng(seed)
    curve = [float((1 / test.legal.sum(1)).mean())]  # a guess
    for _ in range(epochs):
        for batch in np.array_split(rng.permutation(len(seen.chosen)), len(seen.chosen) // 64 + 1):
            keys, legal = seen.keys[batch], seen.legal[batch]
            scores = values(weights, keys, legal)
            odds = np.exp(scores - scores.max(1, keepdims=True))
            error = -odds / odds.sum(1, keepdims=True)
            error[np.arange(len(batch)), seen.chosen[batch]] += 1
            step = np.zeros(size)
            np.add.at(step, keys[legal], error[legal][:, None] / len(batch))
            squares += step**2
            weights += 0.2 * step / np.sqrt(squares)
        curve.append(agreement(weights, test))
    return weights, curve


def gold(weights: Weights | None, games: int, seed: int) -> float:
    """Return what one seat wins a game against the compiled policy; None plays at random."""
    env = vector(
        n=64, seats=SEATS, seed=seed, others="guided", features=True, legal=MOST, skip_forced=True
    )
    env.reset()
    won, ended = 0.0, 0
    while ended < games:
        seats = env.out.seat.copy()
        if weights is None:
            picks = env.sample()
        else:
            keys = np.minimum(keys_of(env), len(weights) - 1)
            best = values(weights, keys, env.out.legal >= 0).argmax(1)
            picks = env.out.legal[np.arange(env.n), best]
        out = env.step(picks)
        won += float(out.reward[np.arange(env.n), seats].sum())
        ended += int(out.done.sum())
    return won / ended


def main() -> None:
    """Watch, train, measure and plot."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--decisions", type=int, default=20_000)
    options.add_argument("--epochs", type=int, default=8)
    options.add_argument("--games", type=int, default=2_000, help="to measure what it wins")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--plot", metavar="FILE", help="draw how it learns; needs matplotlib")
    wanted = options.parse_args()
    seen = watch(wanted.decisions, wanted.seed)
    test = watch(wanted.decisions // 4, wanted.seed + 1)
    weights, curve = train(seen, test, wanted.epochs, wanted.seed)
    print(f"Agrees with medium: {curve[0]:.1%} by guessing, {curve[-1]:.1%} after training.")
    before, after = gold(None, wanted.games, 3), gold(weights, wanted.games, 3)
    print(f"Gold a game against the compiled policy: {before:.2f} at random, {after:.2f} trained.")
    if wanted.plot:
        draw(curve, wanted.plot)


def draw(curve: list[float], file: str) -> None:
    """Draw the agreement after every epoch."""
    pyplot = import_module("matplotlib.pyplot")  # only a plot needs it
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([100 * share for share in curve], color="#b9813a", marker="o")
    axes.set(xlabel="epochs", ylabel="agreement with medium, %", title="A linear policy learns")
    figure.savefig(file, dpi=150)
    print(f"{file} is written.")


if __name__ == "__main__":
    main()
