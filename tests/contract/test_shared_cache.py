"""What tables of one kind share has one bound over all kinds, and forgetting it changes nothing."""

import gc
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from pyrite.core import shared_cache
from pyrite.core.feed import Feed
from pyrite.core.shared_cache import SHARED
from pyrite.games import new_game
from pyrite.server.frames import Frames, news

MOST = 4_000


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often whether there is too much, and keep little."""
    gc.collect()
    monkeypatch.setattr(shared_cache, "STEP", 50)
    monkeypatch.setattr(shared_cache, "MOST", MOST)


def played(forgets: bool = False, **options: Any) -> list[Frames]:
    """Return what a server sends in a whole game at a table with these options.

    It may forget everything after each action.
    """
    state, rng = new_game(seats=4, seed=5, rounds=1, **options), Random(5)
    feed, sent = Feed(state), []
    while not state.over:
        seat = rng.choice(state.asked)
        state.play(rng.choice(state.actions(seat)).text, seat)
        sent.append(news(len(sent), feed.update()))
        for kind in list(SHARED.kinds) if forgets else ():
            kind.forget()
    return sent


def with_maps(copies: int) -> dict[str, Any]:
    """Return the options of a table with a custom deck."""
    return {"game": "saboteur", "deck": {"base": {"actions": {"map": copies}}}}


def test_custom_decks_of_tables_that_are_gone_take_no_more_memory() -> None:
    sizes = []
    for copies in range(1, 13):
        played(**with_maps(copies))
        sizes.append(SHARED.size)
    assert max(sizes) <= MOST
    assert sum(now < before for before, now in pairwise(sizes)), sizes


@pytest.mark.parametrize(
    "options", [{}, {"modules": ["saboteur2", "toll"]}, {"game": "lostmines"}], ids=str
)
def test_what_was_forgotten_is_made_again_as_it_was(options: dict[str, Any]) -> None:
    assert played(**options) == played(forgets=True, **options)
    assert SHARED.size == 0


def test_the_kind_of_the_latest_tables_is_forgotten_last() -> None:
    """However many kinds come and go meanwhile that are played only once."""
    usual = new_game(seats=4, seed=5, rounds=1)
    notation = usual._names.notation
    played()
    first = notation.size
    assert 0 < first < MOST / 2
    for copies in range(1, 13):
        Feed(usual)
        played(**with_maps(copies))
    assert notation.size >= first
