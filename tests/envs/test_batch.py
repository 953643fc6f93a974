"""Many tables at once do what single states do, show what seats may see, and repeat exactly."""

import copy
import pickle
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib.util import find_spec
from itertools import product
from operator import mul
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from contract.sets import FEW, TABLES, Table, encodable_table
from deep import cases

import pyrite
from pyrite.cli.commands import bench
from pyrite.core.encoding import DRAWN, Buffers, flat_places
from pyrite.core.notation import heads_of
from pyrite.core.numbers import FIELD_CELL, FIELD_NUMBER, FIELD_SEAT, NOBODY
from pyrite.envs import Step, VectorEnv, information_key, vector
from pyrite.envs.encoder import Encoder
from pyrite.envs.vector import BUFFERED
from pyrite.saboteur.numbers import DWARFS

KINDS = cases(TABLES, FEW)
every_kind = pytest.mark.parametrize("table", KINDS, ids=lambda table: table.name)
ALL = ("board", "vector", "mask", "legal", "nlegal", "seat", "reward", "done", "truth", "history",
       "advice")  # fmt: skip


def env_of(table: Table, **options: Any) -> VectorEnv:
    return vector(
        table.game, **{"rounds": 2, "n": 3, "legal": 512, "seed": 5, **table.options, **options}
    )


def twin(env: VectorEnv, k: int) -> pyrite.State:
    """A game with the seed of table k, made by the public calls."""
    seed = env.state(k).settings["seed"]
    return pyrite.new_game(env.game, seed=seed, **env.options)


def run(env: VectorEnv, steps: int, look: Callable[[Step], object]) -> list[object]:
    seen = [look(env.reset())]
    for _ in range(steps):
        seen.append(look(env.step(env.sample())))
    return seen


def digest(out: Step) -> tuple[bytes, ...]:
    return tuple(getattr(out, name).tobytes() for name in ALL)


@every_kind
def test_a_batch_does_what_single_states_do(table: Table) -> None:
    env = env_of(table)
    follow(env, 150)
    assert env.stuck == 0


@pytest.mark.deep
@pytest.mark.parametrize("game", pyrite.GAMES)
def test_a_batch_does_what_single_states_do_over_thousands_of_games(game: str) -> None:
    """Only what has changed is written, and nothing of a game is left in the next."""
    games = follow(vector(game, n=40, seats=5, legal=512, seed=9), 3_500)
    assert games > 1_000


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(6))
def test_a_batch_does_what_single_states_do_with_any_modules(seed: int) -> None:
    options = encodable_table(Random(seed))
    follow(vector(**{"n": 3, "legal": 512, "seed": seed, **options}), 200)


def follow(env: VectorEnv, steps: int) -> int:
    """Play single states beside the tables and compare all that is shown; return the games."""
    games = 0
    out = env.reset()
    states = [twin(env, k) for k in range(env.n)]
    encoder = Encoder(states[0], env.staged)
    prefixes: list[tuple[int, ...]] = [()] * env.n
    before = [state.scores for state in states]
    for step in range(steps):
        codes = env.sample()
        for k, state in enumerate(states):
            seat = state.asked[0]
            legal = encoder.legal(state, seat, prefixes[k])
            assert out.seat[k] == seat
            assert sorted(legal) == sorted(out.legal[k, : out.nlegal[k]].tolist())
            assert (out.legal[k, out.nlegal[k] :] == NOBODY).all()
            assert (encoder.mask(legal) == out.mask[k]).all()
            seen = encoder.observe(state, seat)
            assert (seen.board == out.board[k]).all()
            assert (seen.vector == out.vector[k]).all()
            left = legal[int(codes[k])]
            assert env.action(int(codes[k]), k).number in left
            if len(left) > 1:
                prefixes[k] += (int(codes[k]),)
            else:
                prefixes[k] = ()
                state.apply(left[0])
        out = env.step(codes)
        for k, state in enumerate(states):
            assert bool(out.done[k]) == state.over
            if out.round_end[k]:
                gained = np.subtract(state.scores, before[k])
                assert (out.reward[k] == gained).all()
                before[k] = state.scores
            else:
                assert not out.reward[k].any()
            if state.over:
                games += 1
                states[k] = twin(env, k)
                before[k] = states[k].scores
            if step % 50 == 49:
                ours, theirs = env.state(k).position(), states[k].position()
                for lost in ("results", "payments"):  # a batch keeps none
                    ours.pop(lost, None), theirs.pop(lost, None)
                assert ours == theirs
    return games


@every_kind
def test_nothing_leaks(table: Table) -> None:
    """All that the seat cannot know is dealt anew: what it is shown stays the same."""
    state, rng = table.new_game(3), Random(7)
    encoder = Encoder(state)
    for step in range(120):
        if state.over:
            break
        if step % 6 == 0:
            for seat in range(state.seats):
                world = pyrite.imagine(state.view(seat), rng)
                real, other = encoder.observe(state, seat), encoder.observe(world, seat)
                assert (real.board == other.board).all()
                assert (real.vector == other.vector).all(), step
                assert encoder.legal(state, seat) == encoder.legal(world, seat)
                assert information_key(world.view(seat)).isalnum()
        state.apply(rng.choice(state.legal_actions()))


# What says where cards lie, in the order in which that came about.
LIE = {"lostmines": (), "saboteur": (
    *("ncells", "at", "tile", "need", "lit", "reach", "beside", "index", "fresh", "goal_cell"),
    *("nholes", "holes", "nlaid", "laid", "npending", "pending", "nsites", "site_cell"),
)}  # fmt: skip
LISTED = ("mask", "legal", "nlegal", "numbers", "nnumbers", "prefix", "nprefix", "seat")
SHOWN = ("board", "vector", "mask", "legal", "nlegal", "features", "prefix", "nprefix", "seat")


def with_other_secrets(real: Any, seat: int, action: int, rng: Random) -> dict[str, Any]:
    """The same table with other cards where this seat cannot know them; the action stays legal.

    What lies on the table came about in the same order, and the seat drew its cards like that.
    """
    for _ in range(12):
        world: Any = pyrite.imagine(real.view(seat), rng)
        if action in world.legal_actions():
            break
    else:
        world = real
    ours, theirs = real._dump(), world._dump()
    return theirs | {name: ours[name] for name in LIE[real.game]}


@every_kind
def test_the_order_of_the_legal_list_tells_no_secret(table: Table) -> None:
    """Two tables with the same moves and other secrets list the same, in the same order."""
    env, rng, compared = env_of(table, n=2, features=True), Random(3), 0
    rows = env._arrays
    rows["seeds"][1] = rows["seeds"][0]
    out = env.reset()
    real, other = env._batch.tables
    for _ in range(120):
        watcher = (int(out.seat[0]) + 1) % env.seats  # is probably asked next
        codes = env.sample()
        codes[1] = codes[0]
        action = env.action(int(codes[0]), 0).number
        for name in LISTED:
            rows[name][1] = rows[name][0]
        rows["placed"][1] = 0  # write all of it
        other._load(with_other_secrets(real, watcher, action, rng))
        out = env.step(codes)
        if real.over or out.done.any() or out.round_end.any():
            other._load(real._dump())
        elif (out.seat != watcher).any() or out.nprefix.any():
            continue  # in stages, observations are only written before the first
        elif real.view(watcher) == other.view(watcher):
            compared += 1
            for name in SHOWN:
                assert (getattr(out, name)[0] == getattr(out, name)[1]).all(), name
    assert compared > 9


@every_kind
def test_the_vector_is_as_long_as_its_parts(table: Table) -> None:
    """The last part is written up to its end: a vector of ones is written over whole."""
    state = table.new_game(3)
    encoder = Encoder(state)
    for number in (0, 255):
        encoder._rows["vector"][:] = number
        seen = encoder.observe(state, 0)
        assert seen.vector.size == encoder.vector_size
        if number == 0:
            first = seen.vector
    assert (first == seen.vector).all()


def around(seats: list[int], seat: int, n: int) -> list[int]:
    """A set of seats as the vector holds it: one by one, counted from this seat."""
    return [int((seat + i) % n in seats) for i in range(n)]


def in_vector(view: Any, n: int, cells: dict[str, list[int]]) -> dict[str, list[int]]:
    """What the vector holds of a view, by part."""
    seat, modules = view["seat"], view["modules"]
    turned = [(seat + i) % n for i in range(n)]
    seen_by = [view["dwarfs_seen_by"][who] for who in turned]
    guards = []
    for guard in modules["toll"]["guards"]:
        at, owner, payer = guard["exit"] or "", guard["owner"], guard["payer"]
        side = "NESW".index(at[-1]) + 1 if at else 0
        seats = [0 if who is None else (who - seat) % n + 1 for who in (owner, payer)]
        guards += [*cells.get(at[:-1], [0, 0]), side, int(guard["out"]), *seats]
    chests = modules["treasure_chests"]
    thefts = modules["saboteur2"]["thefts"] if "saboteur2" in modules else []
    known = [name for name in view["spare"] if name]
    return {
        "dwarfs_seen_by": [bit for seats in seen_by for bit in around(seats, seat, n)],
        "won": [sum(card["seat"] == who for card in view["won"]) for who in turned],
        "purse": [view["purse"][who] for who in turned],
        "paid": [sum(p["sum"] for p in view["paid"] if p["seat"] == who) for who in turned],
        "draws_later": [view["later"].count(who) for who in turned],
        "cover_cells": [at for cell in view["goals"] for at in cells.get(cell, [0, 0])],
        "spare": [known.count(name) for name in DWARFS],
        "saboteur2": [thefts.index(who) + 1 if who in thefts else 0 for who in turned],
        "y2022_path_specialist": [modules["y2022_path_specialist"]["paths_left"]],
        "treasure_chests": [max(-chests["draws"], 0), max(chests["draws"], 0)],
        "toll": [*guards, *around(modules["toll"]["asked_to_pay"], seat, n)],
    }


def test_the_vector_holds_what_modules_show() -> None:
    minis, n, seen = ("y2022_path_specialist", "toll", "treasure_chests"), 5, set[str]()
    for modules, seed in product((minis, ("saboteur2", *minis)), range(3)):
        state, rng = pyrite.new_game(seats=n, seed=seed, modules=modules), Random(seed)
        env, encoder = vector(n=1, seats=n, modules=modules), Encoder(state)
        height, width = env.out.board.shape[2:]
        cells = {env.cell(y, x): [x + 1, y + 1] for y in range(height) for x in range(width)}
        while not state.over:
            seat = rng.randrange(n)
            shown = encoder.observe(state, seat).vector
            parts = in_vector(state.view(seat), n, cells)
            for name in parts.keys() & env.vector_parts.keys():
                first, numbers = env.vector_parts[name].start, parts[name]
                assert shown[first : first + len(numbers)].tolist() == numbers, name
                seen |= {name} if any(numbers) else set()
            state.apply(rng.choice(state.legal_actions()))
    assert seen == {*parts} - {"draws_later"}  # nobody is asked while another waits to draw


@every_kind
def test_advice_is_legal_and_leads_to_an_action(table: Table) -> None:
    """Whoever follows it always has some; another first index may lead away from it."""
    env = env_of(table, advice=True)
    out = env.reset()
    for _ in range(60):
        for k in range(env.n):
            known = out.legal[k, : out.nlegal[k]].tolist()
            assert out.advice[k] in (known if k else [*known, -1])
        out = env.step(np.where(np.arange(env.n) == 0, env.sample(), out.advice))


def test_following_the_advice_beats_random_seats() -> None:
    env = vector(n=256, seats=5, rounds=1, seed=11, advice=True)
    out, gold = env.reset(), np.zeros(2)
    for _ in range(150):
        followers = out.seat < 2
        out = env.step(np.where(followers, out.advice, env.sample()))
        gold += out.reward[:, :2].mean(), out.reward[:, 2:].mean()
    assert gold[0] > 1.08 * gold[1]


@pytest.mark.parametrize("others", [None, "random", "guided"])
def test_the_same_seed_gives_the_same_games_on_one_thread_or_many(others: Any) -> None:
    options: dict[str, Any] = {"n": 50, "seed": 11, "truth": True, "history": 20, "others": others,
                               "advice": True}  # fmt: skip
    one, many, other = (
        vector(threads=threads, **options | {"seed": seed})
        for threads, seed in ((1, 11), (3, 11), (1, 12))
    )
    seen = run(one, 80, digest)
    assert seen == run(many, 80, digest)
    assert seen != run(other, 80, digest)
    many.reset(seed=4)
    one.reset(seed=4)
    assert digest(one.out) == digest(many.out)
    many.close()


COPIED = (
    *(("saboteur", modules) for modules in ((), ("new_goals",), ("saboteur2", "y2019_veto"))),
    ("lostmines", ()),
)


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("others", [None, "random", "guided"])
@pytest.mark.parametrize(("game", "modules"), COPIED)
def test_a_copy_goes_on_alike(
    game: str, modules: tuple[str, ...], others: Any, make: Callable[[Any], VectorEnv]
) -> None:
    more: dict[str, Any] = {"modules": modules} if modules else {}
    options: dict[str, Any] = {"n": 8, "seats": 5, "others": others, "advice": True, **more}
    env = vector(game, seed=3, history=9, **options)
    env.reset()
    for moment in range(4):
        for _ in range(13 + moment):
            env.step(env.sample())
        twin = make(env)
        assert digest(twin.out) == digest(env.out)
        for _ in range(25):
            codes = env.sample()
            assert (twin.sample() == codes).all()
            assert digest(env.step(codes)) == digest(twin.step(codes))
    env.step(env.sample())
    assert digest(twin.out) != digest(env.out), "a copy is independent"


def test_indices_lead_to_actions_and_back() -> None:
    for env in (vector(n=2, seed=1), vector(n=2, seats=6, modules=("saboteur2",), seed=1)):
        out = env.reset()
        for _ in range(40):
            for k in range(env.n):
                for index in out.legal[k, : out.nlegal[k]]:
                    action = env.action(int(index), k)
                    assert env.index(action, k)[out.nprefix[k]] == index
                    assert env.index(action.text, k) == env.index(action.number, k)
            out = env.step(env.sample())


@every_kind
def test_no_two_actions_share_a_flat_index(table: Table) -> None:
    """Every head has room for all values of its fields, one behind the other."""
    names: Any = table.new_game(1)._names
    for head in heads_of(names.notation, table.seats, 270):
        form, card = names.notation.by_number[head.verb][1], names.cards[head.card]
        turns = card.turns if form.with_card and card.ways else 2
        for field, size in zip(head.fields, head.sizes, strict=True):
            if field.what == FIELD_NUMBER:
                assert size == (min(field.size, turns) if field.size == 2 else field.size), form
            else:
                assert size >= {FIELD_SEAT: table.seats, FIELD_CELL: 270}.get(field.what, 1)


@every_kind
def test_every_flat_index_stands_for_one_choice(table: Table) -> None:
    """No index is left over, and a verb has all its choices for one cell side by side."""
    names: Any = table.new_game(1)._names
    heads = heads_of(names.notation, table.seats, cells=7)
    places, total = flat_places(heads)
    found, on_cell = [], defaultdict(list)
    for head, place in zip(heads, places, strict=True):
        for values in product(*map(range, head.sizes)):
            found.append(place.first + sum(map(mul, place.steps, values)))
            if values and head.fields[0].what == FIELD_CELL:
                on_cell[head.verb, values[0]].append(found[-1])
    assert sorted(found) == list(range(total))
    for indices in on_cell.values():
        assert max(indices) - min(indices) == len(indices) - 1


def test_features_name_the_parts_of_an_action() -> None:
    env = vector(n=1, seed=2, features=True)
    out = env.reset()
    verbs = set()
    for _ in range(200):
        for i in range(out.nlegal[0]):
            action, row = env.action(int(out.legal[0, i])), out.features[0, i]
            verbs.add(action.verb)
            assert (row[1] > 0) == bool(action.card or action.cards)
            if action.cell and action.verb != "choose":
                assert env.cell(row[3] - 1, row[2] - 1) == action.cell
            if action.target is not None:
                assert row[4] == (action.target - action.seat) % 5 + 1
        assert not out.features[0, out.nlegal[0] :].any()
        assert (out.legal[0, out.nlegal[0] :] == -1).all()
        out = env.step(env.sample())
    assert {"place", "pass", "break", "repair", "map", "rockfall"} <= verbs


def test_forced_moves_are_skipped_on_request() -> None:
    options: dict[str, Any] = {"n": 4, "seats": 6, "modules": ("y2019_veto",), "seed": 1}
    forced = run(vector(**options), 100, lambda out: (out.nlegal == 1).sum())
    skipped = run(vector(skip_forced=True, **options), 100, lambda out: (out.nlegal == 1).sum())
    assert sum(map(int, forced)) > 0
    assert not any(skipped)


@pytest.mark.parametrize("others", ["random", "guided"])
@pytest.mark.parametrize("game", pyrite.GAMES)
def test_others_play_the_other_seats(game: str, others: Any) -> None:
    env = vector(game, n=4, seats=5, others=others, seat=2, seed=1)
    assert all((seats == 2).all() for seats in run(env, 60, lambda out: out.seat.copy()))
    rotating = vector(game, n=4, seats=5, others=others, seed=1)
    seats = run(rotating, 300, lambda out: {*out.seat.tolist()})
    assert set.union(*seats) == {*range(5)}


def test_guided_seats_play_better_than_random_ones() -> None:
    gold = {}
    for others in ("random", "guided"):
        env = vector(n=64, others=others, seat=0, seed=1)
        total = games = 0.0
        env.reset()
        while games < 300:
            out = env.step(env.sample())
            total += out.reward[:, 1:].sum()
            games += out.done.sum()
        gold[others] = total / games
    assert gold["guided"] > 1.05 * gold["random"]


def test_history_tells_only_what_the_seat_saw() -> None:
    env = vector(n=1, seed=1, history=60)
    out = env.reset()
    passed = 0
    for _ in range(60):
        seat = int(out.seat[0])
        codes = env.sample()
        action = env.action(int(codes[0]))
        out = env.step(codes)
        if out.round_end[0]:
            break
        now = int(out.seat[0])
        last = out.history[0][out.history[0, :, 0] > 0][-1]
        assert last[0] == (seat - now) % 5 + 1
        if action.verb == "pass":
            passed += 1
            assert not last[2:].any()
        else:
            assert last[2] > 0
    assert passed


def test_planes_are_zeros_and_ones() -> None:
    for game in pyrite.GAMES:
        env = vector(game, n=2, seats=5, seed=1, obs="planes")
        run(env, 20, digest)
        planes = env.planes()
        assert planes.shape == (2, 23, *env.out.board.shape[2:])
        assert {*np.unique(planes)} == {0, 1}


def test_truth_holds_the_dwarfs_counted_from_the_seat() -> None:
    env = vector(n=2, seed=1, truth=True)
    out = env.reset()
    for _ in range(30):
        for k in range(env.n):
            dwarfs = env.state(k).position()["dwarfs"]
            seat = int(out.seat[k])
            codes = out.truth[k, env.truth_parts["dwarfs"]].tolist()
            names = [("digger", "saboteur")[code] for code in codes]
            assert names == dwarfs[seat:] + dwarfs[:seat]
        out = env.step(env.sample())


def test_wrong_use_is_refused_and_changes_nothing() -> None:
    env = vector(n=3, seed=1)
    with pytest.raises(ValueError, match="reset"):
        env.step([0, 0, 0])
    env.reset()
    before = digest(env.out)
    codes = env.sample()
    for wrong in (-1, env.coding.size, int(np.nonzero(env.out.mask[1] == 0)[0][0])):
        codes[1] = wrong
        with pytest.raises(ValueError, match="not a legal action at table 1"):
            env.step(codes)
        with pytest.raises(ValueError, match="not a legal action at table 1"):
            env.action(wrong, 1)
    assert digest(env.out) == before
    with pytest.raises(ValueError, match="read-only"):
        env.out.mask[0, 0] = 1
    env.close()
    env.close()
    for call in (env.reset, env.sample, lambda: env.step(codes)):
        with pytest.raises(ValueError, match="closed"):
            call()


NO_INDICES: list[Any] = [
    *([1.9] * 3, ["5", "5", "5"], [1j] * 3, [True] * 3, [None] * 3, [[1], [2]], "5", None, 1.0),
    [2**70] * 3,
]


def test_only_whole_numbers_of_the_right_many_are_played() -> None:
    env = vector(n=3, seed=1)
    codes = env.reset().legal[:, 0].copy()
    before = digest(env.out)
    for wrong in NO_INDICES:
        with pytest.raises((TypeError, ValueError)):
            env.step(wrong)
    large, unsigned = codes.astype(np.int64), codes.astype(np.uint64)
    for wide in (large + 2**32, large - 2**32, unsigned + np.uint64(2**63)):
        with pytest.raises(pyrite.IllegalAction, match="not a legal action at table 0"):
            env.step(wide)
    for shape in (codes[:2], np.append(codes, 0), codes[0], codes.reshape(3, 1)):
        with pytest.raises(ValueError, match="actions are 3 numbers"):
            env.step(shape)
    assert digest(env.out) == before
    assert digest(env.step(codes.astype(np.int64).tolist())) != before


def test_an_encoder_refuses_what_legal_refuses() -> None:
    state, encoder = pyrite.new_game(seats=5, seed=1), Encoder(pyrite.new_game(seats=5, seed=2))
    number = state.legal_actions()[0]
    others = [pyrite.new_game(seats=10, seed=1), pyrite.new_game("lostmines", seats=5, seed=1),
              pyrite.new_game(seats=5, seed=1, modules=("y2019_veto",))]  # fmt: skip
    longer = pyrite.new_game(seats=5, seed=1, rounds=1, edition="is")
    for call in (encoder.observe, encoder.legal):
        for seat in (5, -1, 10**6, True, 1.0, np.int64(1), None):
            with pytest.raises(pyrite.NotationError, match="0 to 4"):
                call(state, seat)  # type: ignore[arg-type]
        for other in others:
            with pytest.raises(pyrite.ConfigError, match="another kind of table"):
                call(other, 0)
        for wrong in (None, 5, state.view(0), type(state)):
            with pytest.raises(TypeError, match="expected a state"):
                call(wrong, 0)  # type: ignore[arg-type]
        call(longer, 0)  # the same cards and cells
    for seat in (5, -1, 1.0, True):
        with pytest.raises(pyrite.NotationError, match="0 to 4"):
            encoder.coding.code(number, seat, 0)
    for wrong in (-1, 2**31, 2**40, 1.5, None):
        with pytest.raises(pyrite.NotationError, match="not the number of an action"):
            encoder.coding.code(wrong, 0, 0)
    assert encoder.coding.code(number, 0, 3) == NOBODY
    assert encoder.legal(state, 0, (number,) * 9) == {}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"n": 0}, "n is a whole number from 1 on"),
        ({"threads": 0}, "threads is"),
        ({"actions": "deep"}, "actions is one of"),
        ({"obs": "pixels"}, "obs is one of"),
        ({"others": "hard"}, "others is one of"),
        ({"seat": 1}, "others="),
        ({"seat": 7, "others": "random"}, "seat is 0 to 4"),
        ({"seats": 1}, "seats"),
        ({"seed": -1}, "seed is a whole number from 0 on"),
        ({"modules": ("nothing",)}, "Unknown module"),
        ({"modules": ("saboteur2",), "actions": "flat"}, "in stages"),
        ({"modules": ("lantern_thief",)}, "written in Python"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        vector(**options)


def test_rows_of_another_size_are_refused() -> None:
    """Whatever is written beyond the end of a row would be another row, or anything."""
    encoder = Encoder(pyrite.new_game(seats=3, seed=1))
    rows = [encoder._rows[name] for name in BUFFERED]
    Buffers(encoder.coding, *rows)
    rows[BUFFERED.index("drawn")] = np.zeros((1, DRAWN - 1), np.uint8)
    with pytest.raises(ValueError, match=rf"\(1, {DRAWN}\)"):
        Buffers(encoder.coding, *rows)


def test_names_carry_the_version_of_the_encodings() -> None:
    assert vector(n=1).name == "pyrite/saboteur-base-5-v0"
    assert vector(n=1, edition="is").name == "pyrite/saboteur-is-5-v0"
    assert vector(n=1, modules="toll").name == "pyrite/saboteur-toll-5-v0"
    assert vector("lostmines", n=1, seats=6).name == "pyrite/lostmines-6-v0"
    assert vector(n=1, seats=6, modules=["saboteur2"]).name == "pyrite/saboteur-saboteur2-6-v0"


def test_a_table_that_does_not_reset_by_itself_stays_over() -> None:
    env = vector(n=1, seats=3, seed=1, autoreset=False)
    out = env.reset()
    while not out.done[0]:
        out = env.step(env.sample())
    assert env.state(0).over
    assert out.nlegal[0] == 0
    assert not out.mask.any()
    with pytest.raises(ValueError, match="not a legal action"):
        env.step(env.sample())
    assert env.reset().nlegal[0] > 0


def test_what_lies_outside_the_window_is_counted() -> None:
    env = vector(n=64, seats=5, seed=1, obs=None)
    env.reset()
    legal = 0
    for _ in range(400):
        legal += int(env.step(env.sample()).nlegal.sum())
    assert env.masked < legal / 1_000
    assert env.stuck == 0


PLAY = """
from hashlib import sha256
from pyrite.core import batch
from pyrite.envs import vector

print(batch.__file__.endswith(".py"))
everything = ("saboteur2", "toll", "y2019_veto", "treasure_chests")
for options in (
    {"others": "guided"},
    {"game": "lostmines", "seats": 6, "threads": 2},
    {"seats": 6, "modules": everything, "skip_forced": True},
):
    env = vector(**{"n": 2, "seed": 3, "history": 5, "truth": True, "features": True, **options})
    env.reset()
    mark = sha256()
    for _ in range(60):
        for rows in env.step(env.sample()):
            mark.update(rows.tobytes())
    print(mark.hexdigest())
"""


def test_compiled_and_interpreted_tables_do_the_same() -> None:
    interpreted = Path(pyrite.__file__).with_name("core") / "interpreted.py"
    runs = [
        subprocess.run(
            [sys.executable, *way, "-c", PLAY], capture_output=True, check=True, text=True
        )
        for way in ((), (str(interpreted),))
    ]
    (_, *first), (source, *second) = (run.stdout.split() for run in runs)
    assert source == "True"
    assert first == second


@pytest.mark.deep
def test_bench_measures_every_environment_that_is_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("STEPS", "SINGLE_STEPS", "RESETS"):
        monkeypatch.setattr(bench, name, 300)
    measured = bench.measure_envs(1)
    missing = set() if find_spec("pygame") else {"connect_four_steps_per_s"}
    assert set(measured) == {*bench.ENVS} - missing
    assert all(figure > 0 for figure in measured.values())


@pytest.mark.deep
def test_the_example_learns(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "imitate_medium.py"
    plot = tmp_path / "learned.png"
    options = ["--decisions", "1200", "--epochs", "4", "--games", "100", "--plot", str(plot)]
    run = subprocess.run(
        [sys.executable, str(example), *options], capture_output=True, check=True, text=True
    )
    shares = re.findall(r"([\d.]+)%", run.stdout)
    guessed, learned = map(float, shares)
    assert learned > 2 * guessed
    assert plot.stat().st_size > 1_000
