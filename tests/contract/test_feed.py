"""A feed shares equal parts between viewers, and never sends anything twice."""

import random
import subprocess
import sys

import pytest

import pyrite
from pyrite.cli.commands.bench import everything
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


@pytest.mark.parametrize(
    ("game", "seats", "modules"),
    [
        ("saboteur", 5, ()),
        ("saboteur", 8, everything()),
        ("saboteur", 6, ("saboteur2",)),
        ("lostmines", 6, ()),
    ],
)
def test_a_whole_round_leaves_every_part_as_if_it_was_built_anew(
    game: str, seats: int, modules: tuple[str, ...]
) -> None:
    state, rng = pyrite.new_game(game, seats=seats, seed=6, modules=modules), random.Random(6)
    feed = Feed(state)
    while len(state.public()["results"]) < 1:
        state.play(rng.choice(state.legal_actions()))
        feed.update()
        assert feed.public == state.public()
        for viewer, part in feed.private.items():
            assert part == state.private(viewer)


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


def test_actions_carry_their_costs_and_are_read_one_by_one() -> None:
    state, rng = pyrite.new_game(seats=4, seed=4, modules=("toll",)), random.Random(4)
    feed, seen = Feed(state), False
    while not (state.over or seen):
        state.play(rng.choice(state.actions()))
        for seat, actions in feed.update().actions.items():
            whole = state.actions(seat)
            assert [actions[i] for i in range(len(actions))] == actions[:] == whole
            assert actions == whole
            assert repr(actions) == repr(whole)
            seen = seen or any(action.cost for action in actions)
    assert seen


def test_an_action_is_encoded_once_for_all_tables_of_a_kind_until_too_many_are_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = pyrite.new_game(seats=3, seed=2)
    notation = state._names.notation
    first = state.actions()[0]
    assert pyrite.new_game(seats=3, seed=2).actions()[0] is first
    notation.json[first.seat, 0] = {first.number: b"{}"}
    monkeypatch.setattr("pyrite.core.shared_cache.MOST", 0)
    monkeypatch.setattr("pyrite.core.shared_cache.STEP", 1)
    notation._keep(first, first.seat)
    assert notation.json == {}
    assert state.actions()[0] == first


def test_a_game_is_loaded_when_it_is_played() -> None:
    code = "import sys, pyrite; pyrite.new_game(seats=3)\n"
    code += "print('pyrite.lostmines.game' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"
