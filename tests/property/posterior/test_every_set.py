"""Imagined worlds of a seat with memories look to it like its own, in every set."""

from random import Random

import pytest
from deep import DEEP

import pyrite
from pyrite.saboteur.numbers import PASS_UNSEEN, PUT, SEE
from pyrite.saboteur.worlds.history_sampler import HistorySampler

REMEMBERING = (
    (4, ("saboteur2", "y2017_goal_swap", "y2018_trove", "wardrobe", "tunnel_party")),
    (4, ("saboteur2", "treasure_chests", "y2018_trove", "new_goals", "toll")),
    (5, ("tunnel_party", "y2018_trove", "treasure_chests", "y2017_goal_swap", "toll", "new_goals")),
    (5, ("wardrobe", "tunnel_party", "y2018_trove", "y2016_greedy_dwarf", "sabotaged_dwarf")),
)


@pytest.mark.parametrize("edition", ["2024", "et2007"])
@pytest.mark.parametrize(("seats", "modules"), REMEMBERING, ids=str)
def test_an_imagined_world_looks_to_the_seat_like_its_own(
    seats: int, modules: tuple[str, ...], edition: str
) -> None:
    """Whatever it remembers, of cards and of gold of earlier rounds."""
    remembering = 0
    for seed in range(8 if DEEP else 4):
        rng = Random(seed)
        state = pyrite.new_game(seats=seats, modules=modules, edition=edition, seed=seed)
        while not state.over:
            for _ in range(rng.randint(5, 15)):
                if not state.over:
                    seat = state.asked[0]
                    state.play(rng.choice(state.legal_actions(seat)), seat=seat)
            seat = rng.randrange(seats)
            view = state.view(seat)
            remembering += bool(view["memory"])
            assert pyrite.imagine(view, rng).view(seat) == view
    assert remembering


def test_what_chance_seldom_leads_to_is_found_too() -> None:
    """A known card went unseen from hand to hand, and was seen in the last: one way in 216."""
    passed = [(PASS_UNSEEN, 0, hand, hand + 1, 0) for hand in range(3)]
    steps = [(PUT, 0, 0, 0, 7), *passed, (SEE, 0, 3, 0, 7)]
    assert HistorySampler(steps, [5, 5, 5, 5], {1: 40}).is_of_use()
    nowhere = [*steps[:-1], (SEE, 0, 3, 0, 8)]
    assert not HistorySampler(nowhere, [5, 5, 5, 5], {1: 40}).is_of_use()
