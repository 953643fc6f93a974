"""The learned bot beyond the base game: a bot and training see the same, and answers are legal."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from deep import cases

import pyrite.core.state
from pyrite import State, new_game
from pyrite.bots.learned_features import (
    FAMILIES,
    PARTS,
    Codes,
    Family,
    Notes,
    deed_parts,
    features,
    sight_of,
)
from pyrite.bots.master import MasterBot
from pyrite.envs import VectorEnv

TABLES = [("lostmines", 3), ("saboteur2", 6), ("lostmines", 5), ("saboteur2", 3), ("saboteur2", 12)]


def options_of(family: Family) -> dict[str, Any]:
    return {"modules": family.modules} if family.modules else {}


def new_state(name: str, seats: int, seed: int) -> State:
    family = FAMILIES[name]
    return new_game(family.game, seats=seats, seed=seed, rounds=1, **options_of(family))


@pytest.mark.parametrize("table", cases(TABLES, TABLES[:2]), ids=str)
def test_the_environment_shows_training_the_same(
    table: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every number of a sight, and the parts of all actions."""
    monkeypatch.setattr(pyrite.core.state, "MOST_FLAT", 1 << 20)
    name, seats = table
    family = FAMILIES[name]
    env = VectorEnv(family.game, n=1, seats=seats, seed=seats, actions="flat", history=family.deeds,
                    legal=family.legal, **options_of(family))  # fmt: skip
    out = env.reset()
    state = new_state(name, seats, env.state(0).settings["seed"])
    codes = Codes(state.describe())
    notes, heard = [Notes(codes) for _ in range(seats)], [0] * seats
    while not state.over:
        seat = int(out.seat[0])
        for event in state.events_for(seat, heard[seat]):
            notes[seat].told(event)
        heard[seat] = len(state.events)
        sight = notes[seat].sight(state.view(seat))
        shown = sight_of(codes, out.board, out.vector, deed_parts(codes, out.history, np), np)
        for own, theirs in zip(sight[:-1], shown[:-1], strict=True):
            assert (own == theirs).all()
        counted = [_counted(features(x, codes.tables, np)) for x in (sight, shown)]
        for own, theirs in zip(*counted, strict=True):
            assert (own == theirs).all()
        legal = out.legal[0, : out.nlegal[0]]
        actions = [env.action(int(code)) for code in legal]
        assert (notes[seat].parts(actions) == codes.parts[legal]).all()
        sample = env.sample()
        state.play(env.action(int(sample[0])).text, seat)
        out = env.step(sample)


def _counted(inputs: Any) -> list[Any]:
    """The deeds that count, who did them, and everything else."""
    counts = inputs.doers[0].any(1)
    rest = [part for name, part in inputs._asdict().items() if name not in ("deeds", "doers")]
    return [inputs.deeds[0][counts], inputs.doers[0][counts], *rest]


@pytest.mark.parametrize("name", FAMILIES)
def test_no_two_actions_have_the_same_parts(name: str) -> None:
    state, rng = new_state(name, 4, 1), Random(1)
    notes = Notes(Codes(state.describe()))
    for _ in range(30):
        actions = state.actions(state.asked[0])
        rows = notes.parts(actions)
        assert rows.shape == (len(actions), PARTS)
        seen = {tuple(row) for row in rows.tolist() if row[0]}
        assert len(seen) == sum(row[0] > 0 for row in rows)
        state.play(rng.choice(actions), state.asked[0])


def random_weights(name: str, file: Path) -> None:
    """Write a network that has learned nothing, in the shapes of train/parts_network.py."""
    state, rng = new_state(name, 4, 1), np.random.default_rng(1)
    codes = Codes(state.describe())
    cells, most, kinds = codes.family.cells, codes.family.seats, 9
    sizes = {
        **{"deed_verb": (64, 8), "deed_card": (128, 8), "deed_place": (cells + 2, 8)},
        **{"deed_aim": (3, 8), "deed": (8, 8), "pair1": (48, 8), "pair2": (48, 8)},
        "seat": (codes.seat_columns.shape[1] * kinds + 1 + most + 8, 8),
        "table1": (len(codes.columns) * kinds + most + 1 + 24, 8),
        **{"table2": (8, 8), "tile": (256, 4), "board": (9 * 25, 6), "board_told": (8, 6)},
        **{"blocks.0.first": (54, 6), "blocks.0.second": (54, 6), "blocks.0.told": (8, 6)},
        **{"whole": (20, 8), "verb": (1024, 8), "card": (2048, 8), "extra": (192, 8)},
        **{"there": (6, 8), "aimed": (8, 8), "all_told": (8, 8)},
        **{"score1": (32, 8), "score2": (8, 1)},
    }
    arrays: dict[str, Any] = {"shape": np.array(json.dumps(codes.shape))}
    for layer, (inputs, outputs) in sizes.items():
        arrays[f"{layer}/weights"] = rng.integers(-127, 128, (inputs, outputs), np.int8)
        arrays[f"{layer}/scale"] = np.full(outputs, 0.002, np.float32)
        arrays[f"{layer}/bias"] = rng.standard_normal(outputs, np.float32) / 9
    np.savez(file, **arrays)


@pytest.mark.parametrize("name", FAMILIES)
def test_it_plays_from_its_view_alone_and_always_the_same(name: str, tmp_path: Path) -> None:
    file = tmp_path / "random.npz"
    random_weights(name, file)
    state, rng = new_state(name, 4, 2), Random(2)
    bots = [[MasterBot(state.describe(), file=str(file)) for _ in range(2)] for _ in range(4)]
    heard = [0] * 4
    for move in range(40):
        if state.over:
            break
        seat = state.asked[0]
        for event in state.events_for(seat, heard[seat]):
            for bot in bots[seat]:
                bot.told(event)
        heard[seat] = len(state.events)
        actions = state.actions(seat)
        if move % 3 == 0:
            view = state.view(seat)
            one, other = (bot.choose(view, actions, rng) for bot in bots[seat])
            assert one == other
            assert one in actions
        state.play(rng.choice(actions), seat)


def test_it_walks_like_medium(tmp_path: Path) -> None:
    """A false step wastes a move; a network that knows nothing takes none."""
    random_weights("lostmines", tmp_path / "random.npz")
    state, rng, walked = new_state("lostmines", 4, 3), Random(3), 0
    bots = [MasterBot(state.describe(), file=str(tmp_path / "random.npz")) for _ in range(4)]
    heard = [0] * 4
    while walked < 12:
        seat = state.asked[0]
        for event in state.events_for(seat, heard[seat]):
            bots[seat].told(event)
        heard[seat] = len(state.events)
        view, actions, judge = state.view(seat), state.actions(seat), bots[seat].judge
        chosen = rng.choice(actions)
        if view["ask"]["kind"] == "move" and len(actions) > 1:
            assert judge is not None
            chosen, walked = bots[seat].choose(view, actions, rng), walked + 1
            values = dict(zip(actions, judge.values(view, actions), strict=True))
            assert values[chosen] == max(values.values())
        state.play(chosen, seat)
