"""The decisions of a record are what the environment shows, and show what the seat knows alone."""

from random import Random

import numpy as np
import pytest
from contract.sets import FEW, ONE_OF_EACH, OWN_MODULES, Table
from contract.snapshots import finished

import pyrite
from pyrite.envs import decisions, vector
from pyrite.envs.encoder import Encoder

KINDS = [table for table in ONE_OF_EACH if table in FEW or len(table.modules) > 1]
every_kind = pytest.mark.parametrize("table", KINDS, ids=lambda table: table.name)
pytestmark = pytest.mark.deep


@every_kind
def test_a_decision_is_legal_and_leads_to_its_action(table: Table) -> None:
    record = pyrite.Record.of(finished(table))
    encoder, moves = Encoder(record.begin()), list(record.moves())
    made = list(decisions(record))
    assert [one.action for one in made if not one.prefix] == [text for _, text in record.actions]
    end = moves[-1].after
    for one in made:
        move = moves[one.move - 1]
        legal = encoder.legal(move.before, one.seat, one.prefix)
        assert one.legal == tuple(sorted(legal))
        assert one.choice == -1 or move.action.number in legal[one.choice]
        assert (one.score, one.won) == (end.scores[one.seat], one.seat in end.winners)
    last = {one.move: one for one in made}
    for one in last.values():  # nothing is left to choose
        left = encoder.legal(moves[one.move - 1].before, one.seat, one.prefix)
        assert one.choice == -1 or len(left[one.choice]) == 1


@every_kind
def test_a_decision_shows_what_the_seat_knows_alone(table: Table) -> None:
    record = pyrite.Record.of(finished(table))
    made, moves = list(decisions(record)), list(record.moves())
    encoder, rng = Encoder(record.begin()), Random(3)
    for one in rng.sample(made, 12):
        world = pyrite.imagine(moves[one.move - 1].before.view(one.seat), rng)
        seen = encoder.observe(world, one.seat)
        assert (seen.board == one.board).all()
        assert (seen.vector == one.vector).all()
        assert one.legal == tuple(sorted(encoder.legal(world, one.seat, one.prefix)))


def test_modules_in_plain_python_have_no_indices() -> None:
    state = pyrite.new_game(seats=4, seed=1, modules=OWN_MODULES[:1])
    with pytest.raises(pyrite.ConfigError):
        next(decisions(pyrite.Record.of(state)))


def test_decisions_have_the_indices_and_arrays_of_the_environment() -> None:
    env = vector("saboteur", n=1, seats=4, seed=3)
    out, seen = env.reset(), []
    state = pyrite.new_game(seats=4, rounds=1, seed=env.state(0).settings["seed"])
    while not state.over:
        (choice,) = env.sample()
        seen.append((int(choice), out.board[0].copy(), out.vector[0].copy()))
        state.play(env.action(int(choice)))
        out = env.step(np.array([choice], np.int32))
    made = list(decisions(pyrite.Record.of(state)))
    assert [one.choice for one in made] == [choice for choice, _, _ in seen]
    for one, (_, board, vector_) in zip(made, seen, strict=True):
        assert (one.board == board).all()
        assert (one.vector == vector_).all()
    assert [one.reward for one in made] == [out.reward[0, one.seat] for one in made]


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 5), ("lostmines", 4)])
def test_the_codes_of_a_board_are_the_tiles_that_the_view_shows(game: str, seats: int) -> None:
    env = vector(game, n=1, seats=seats, seed=3)
    out = env.reset()
    for _ in range(20):
        out = env.step(env.sample())
    _, height, width = out.board[0].shape
    codes = {env.cell(y, x): out.board[0, 0, y, x] for y in range(height) for x in range(width)}
    shown = {cell: env.tiles[code] for cell, code in codes.items() if code}
    board = env.state(0).public()["board"]
    assert {cell: tile for cell, tile in shown.items() if tile != "?"} == {
        cell: tile for cell, tile in board.items() if tile != "?" and cell in codes
    }
