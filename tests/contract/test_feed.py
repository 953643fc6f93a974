"""A feed shares equal parts between viewers, and never sends anything twice."""

import subprocess
import sys

import pytest

import pyrite
from pyrite.core.feed import Feed


def play_first(state: pyrite.State, actions: int) -> None:
    for _ in range(actions):
        state.play(state.actions()[0])


def test_what_others_keep_secret_is_the_same_event_for_all_who_do_not_know_it() -> None:
    state = pyrite.new_game(seats=5, seed=1)
    feed = Feed(state)
    play_first(state, 3)
    update = feed.update()
    for seat in range(5):
        for own, shown in zip(update.events[seat], update.events[None], strict=True):
            assert own is shown or own.secret
    drawn = [event for event in update.events[0] if event.secret]
    assert drawn
    assert all(event.seen_by == 1 for event in drawn)


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 3), ("lostmines", 3)])
def test_finished_rounds_are_taken_over_by_the_next_update(game: str, seats: int) -> None:
    state = pyrite.new_game(game, seats=seats, seed=1)
    feed = Feed(state)
    while not state.public()["results"]:
        play_first(state, 1)
    feed.update()
    before = dict(feed.public)
    play_first(state, 1)
    feed.update()
    assert feed.public["results"][0] is before["results"][0]
    assert feed.public["options"] is before["options"]


@pytest.mark.parametrize("moves", [1, 30])
def test_after_other_luck_a_feed_tells_what_happens_from_then_on(moves: int) -> None:
    """Fewer or more events than those that are forgotten."""
    state = pyrite.new_game(seats=3, seed=1)
    play_first(state, 3)
    feed = Feed(state)
    state.reseed(5)
    play_first(state, moves)
    assert feed.update().events[None] == state.events_for(None)
    mark = len(state.events)
    play_first(state, 1)
    assert feed.update().events[None] == state.events_for(None, mark)


def test_a_view_of_ones_own_shares_nothing_with_the_feed() -> None:
    state = pyrite.new_game(seats=3, seed=1)
    feed = Feed(state)
    while not state.public()["results"]:
        play_first(state, 1)
    feed.update()
    state.public()["results"][0].clear()
    state.public()["options"].clear()
    play_first(state, 1)
    feed.update()
    assert feed.public == state.public()


def test_a_game_is_loaded_when_it_is_played() -> None:
    code = "import sys, pyrite; pyrite.new_game(seats=3)\n"
    code += "print('pyrite.lostmines.game' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"
