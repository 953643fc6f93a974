"""Heuristic bots dig and sabotage far better than random ones; fixed seeds fix the counts."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from deep import in_deep

from pyrite import new_game
from pyrite.bots import BOTS, Bot
from pyrite.bots.table import play_game
from pyrite.core.actions import Action
from pyrite.core.description import Description
from pyrite.core.events import Event


class TwoFaced(Bot):
    """One bot for the rounds as a digger, another for those as a saboteur."""

    def __init__(self, description: Description, digger: str, saboteur: str) -> None:
        names = {"digger": digger, "saboteur": saboteur}
        self.faces = {dwarf: BOTS[name](description) for dwarf, name in names.items()}

    def told(self, event: Event) -> None:
        for bot in self.faces.values():
            bot.told(event)

    def choose(
        self, view: Mapping[str, Any], actions: Sequence[Action], rng: random.Random
    ) -> Action:
        return self.faces[view["dwarf"]].choose(view, actions, rng)


def rounds_won(digger: str, saboteur: str, seats: int, seeds: range) -> int:
    """In how many rounds of the games with these seeds the treasure was found."""
    won = 0
    for seed in seeds:
        state = new_game("saboteur", seats=seats, seed=seed)
        bots = [TwoFaced(state.describe(), digger, saboteur) for _ in range(seats)]
        play_game(state, bots)
        won += sum(e.open["treasure"] is True for e in state.events if e.kind == "round_ended")
    return won


@pytest.mark.deep
def test_diggers_win_a_sensible_share_and_saboteurs_matter() -> None:
    rounds, seeds = 72, range(24)
    against_medium = rounds_won("medium", "medium", 7, seeds)
    against_dice = rounds_won("medium", "random", 7, seeds)
    assert 0.3 * rounds <= against_medium <= 0.85 * rounds
    assert against_medium + 12 <= against_dice


def test_dice_do_not_dig() -> None:
    assert rounds_won("random", "random", 5, range(3)) == 0


@pytest.mark.parametrize(("seats", "rounds"), [(5, 15), in_deep(5, 30), in_deep(8, 18)])
def test_S_medium_bots_earn_far_more_than_dice(seats: int, rounds: int) -> None:
    gold = {"medium": 0, "random": 0}
    for seed in range(rounds):
        names = [("medium", "random")[(seat + seed) % 2] for seat in range(seats)]
        state = new_game(seats=seats, seed=seed, modules=("saboteur2",), rounds=1)
        play_game(state, [BOTS[name](state.describe()) for name in names])
        for name, own in zip(names, state.scores, strict=True):
            gold[name] += own
    assert gold["medium"] > 1.4 * gold["random"]
