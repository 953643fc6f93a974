"""The learned bot: from its view alone, the same everywhere, and only what it has learned."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from math import log
from typing import Any

import numpy as np
import pytest
from deep import cases
from property.hidden import redealt

import pyrite
from pyrite import ConfigError, Record, State, describe, from_position, new_game
from pyrite.bots import BOTS, learned
from pyrite.bots.find import find_bot
from pyrite.bots.master import MasterBot
from pyrite.bots.saboteur.master_features import (
    COUNTS,
    DEEDS,
    GOALS,
    HEIGHT,
    LEFT,
    LOGITS,
    OFFSET,
    ROWS,
    TOOLS,
    TOP,
    WIDTH,
    Codes,
    Notes,
    features,
    logit_index,
)
from pyrite.bots.saboteur.master_network import EXACT, Layer, product, rounded
from pyrite.bots.table import SeatedBot, play_game
from pyrite.envs import VectorEnv, vector

LEVELS = ("master", "master:40")
EDITIONS = ("2024", "et2007", "is")
MOST_BYTES = 3_000_000
SABOTEUR2: dict[str, Any] = {"modules": ("saboteur2",)}
every_game = pytest.mark.parametrize("extra", [{}, SABOTEUR2], ids=str)
TABLES = [(edition, seats) for seats in range(3, 11) for edition in EDITIONS]


def positions(
    state: State, often: int = 7, name: str = "master"
) -> Iterator[tuple[int, SeatedBot]]:
    """Every few moves of a random game, whose turn it is, and a bot that heard all of it."""
    rng, bots = random.Random(1), {}
    for move in range(10_000):
        if state.over:
            return
        seat = state.asked[0]
        actions = state.actions(seat)
        if len(actions) > 1 and move % often == 0:
            bot = bots.setdefault(seat, SeatedBot(find_bot(name)(state.describe()), seat))
            bot.listen(state)
            yield seat, bot
        state.play(rng.choice(actions), seat)


def chosen(bot: SeatedBot, state: State) -> str:
    """What a bot does now; it needs no luck."""
    return bot.choose(state).action.text


@pytest.mark.parametrize("known", learned.LEARNED["master"], ids=lambda known: known.weights)
def test_the_weights_say_how_they_were_made_and_are_small(known: learned.Learned) -> None:
    file = files("pyrite.bots") / known.weights
    assert len(file.read_bytes()) <= MOST_BYTES
    with file.open("rb") as opened:
        arrays = dict(np.load(opened))
    recipe = json.loads(str(arrays["recipe"]))
    assert {"imitate", "ppo"} <= {phase["phase"] for phase in recipe}
    assert {rows.dtype for name, rows in arrays.items() if name.endswith("/weights")} == {
        np.dtype(np.int8)
    }


@every_game
def test_it_plays_whole_games_and_always_the_same(extra: dict[str, Any]) -> None:
    ends = []
    for _ in range(2):
        state = new_game(seats=3, seed=3, rounds=1, **extra)
        play_game(state, [BOTS["master"](state.describe()) for _ in range(3)])
        ends.append((state.scores, list(state.events)))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("table", cases(TABLES, TABLES[::5]), ids=str)
def test_its_answers_are_legal_wherever_the_tunnel_leads(table: tuple[str, int]) -> None:
    edition, seats = table
    for seed in range(3):
        state = new_game(seats=seats, seed=seed, edition=edition, rounds=1)
        notes = Notes(Codes(state.describe()))
        for seat, bot in positions(state, often=16):
            actions = state.actions(seat)
            assert chosen(bot, state) in {action.text for action in actions}
            found = notes.logits(actions)
            assert found.min() >= 0
            assert found.max() < LOGITS


def test_cells_far_outside_count_as_one() -> None:
    state = new_game(seats=3, seed=1)
    bot, seat = MasterBot(state.describe()), state.asked[0]
    codes, card = bot.mind.notes.codes, {"verb": "place", "card": "NESW"}
    far = [{**card, "cell": cell} for cell in ("10,0", "12,0", "30,1", "-9,2", "0,8", "0,-9")]
    rows = np.array([codes.of_action(action, 0) for action in far])
    assert len({*logit_index(rows, codes.tables, np)}) == 1
    bot.mind.notes.deeds = [(seat, action) for action in far]
    assert np.isfinite(bot.mind.think(state.view(seat))[0]).all()


@every_game
@pytest.mark.parametrize("flag", pyrite.GAMES["saboteur"].flags)
def test_house_rules_are_no_obstacle(flag: str, extra: dict[str, Any]) -> None:
    other = describe(seats=4).flags[flag]
    value = next(x for x in pyrite.GAMES["saboteur"].flags[flag] if x != other)
    state = new_game(seats=4, seed=5, rounds=1, **extra, **{flag: value})
    assert all(chosen(bot, state) for _, bot in positions(state, often=20))


@every_game
@pytest.mark.parametrize("name", LEVELS)
def test_it_does_not_peek(name: str, extra: dict[str, Any]) -> None:
    state, looks = new_game(seats=5, seed=2, rounds=1, **extra), 0
    for seat, bot in positions(state, name=name):
        world = from_position(redealt(state.position(), seat, random.Random(looks)))
        answers = {bot.bot.choose(s.view(seat), s.actions(seat), random.Random(0)).text
                   for s in (state, world)}  # fmt: skip
        assert len(answers) == 1
        looks += 1
    assert looks > 3


@every_game
@pytest.mark.parametrize("name", LEVELS)
def test_whoever_takes_over_a_seat_plays_like_whoever_sat_there(
    name: str, extra: dict[str, Any]
) -> None:
    state, looks = new_game(seats=6, seed=4, rounds=2, **extra), 0
    for seat, bot in positions(state, often=25, name=name):
        resumed = Record.of(state).replay()
        late = SeatedBot(find_bot(name)(resumed.describe()), seat)
        assert chosen(late, resumed) == chosen(bot, state)
        looks += 1
    assert looks > 3


def test_it_plays_on_from_the_view_alone() -> None:
    state = new_game(seats=4, seed=6, rounds=1)
    for seat, _ in positions(state, often=20):
        deaf = MasterBot(state.describe())
        assert deaf.choose(state.view(seat), state.actions(seat), random.Random(0)) in (
            state.actions(seat)
        )


def test_threads_can_share_its_network() -> None:
    state = new_game(seats=5, seed=7, rounds=1)
    for _, bot in positions(state, often=30):
        with ThreadPoolExecutor(4) as pool:
            states = [state.copy() for _ in range(8)]
            bots = [SeatedBot(MasterBot(state.describe()), bot.seat) for _ in states]
            assert {*pool.map(chosen, bots, states)} == {chosen(bot, state)}


def seat_columns(env: VectorEnv) -> list[list[int]]:
    """Where an environment's vector has the numbers of each seat."""
    part = env.vector_parts["seats"]
    each = (part.stop - part.start) // env.seats
    hand = each - GOALS - 6  # behind the cards in front of the seat
    kept = [*range(TOOLS), hand, hand + 1, *range(each - GOALS, each)]
    return [[part.start + seat * each + i for i in kept] for seat in range(env.seats)]


def table_columns(env: VectorEnv) -> list[int]:
    """Where an environment's vector has the numbers of the table."""
    part = env.vector_parts
    goals = [part["covers"].start + 4 * goal + 1 for goal in range(GOALS)]
    counts = range(part["hand"].start, part["hand"].start + COUNTS)
    names = ("discards_unseen", "pile", "fresh_column", "fresh_row")
    return [part["dwarf"].start + 1, *goals, *counts, *(part[name].start for name in names)]


@pytest.mark.parametrize("seats", cases(range(3, 11), (3, 6, 10)))
def test_the_environment_shows_training_the_same(seats: int) -> None:
    """Every number of a sight, and the outputs that stand for actions."""
    env = vector(n=1, seats=seats, seed=seats, history=DEEDS, features=True, legal=96)
    out = env.reset()
    state = new_game(seats=seats, seed=env.state(0).settings["seed"], rounds=1)
    codes = Codes(state.describe())
    notes, heard = [Notes(codes) for _ in range(seats)], [0] * seats
    x, y = LEFT + OFFSET[0] - 1, TOP + OFFSET[1] - 1
    while not state.over:
        seat = int(out.seat[0])
        for event in state.events_for(seat, heard[seat]):
            notes[seat].told(event)
        heard[seat] = len(state.events)
        sight = notes[seat].sight(state.view(seat))
        shown = sight._replace(deeds=out.history.astype(int))
        for own, theirs in zip(
            *(features(x, codes.tables, np) for x in (sight, shown)), strict=True
        ):
            assert (own == theirs).all()
        board = out.board[0][:, y : y + HEIGHT, x : x + WIDTH].reshape(len(out.board[0]), -1)
        assert (sight.tiles[0] == board[0]).all()
        assert (sight.joined[0] == board[1] & 15).all()
        numbers = out.vector[0].astype(int)
        assert (sight.seats[0, :seats] == numbers[seat_columns(env)]).all()
        rest = numbers[table_columns(env)]
        fresh = codes.tables["inside"][rest[-2] * ROWS + rest[-1]]
        assert [*sight.table[0]] == [rest[0], seats, *rest[1:-2], fresh]
        legal = [env.action(int(code)) for code in out.legal[0, : out.nlegal[0]]]
        rows = out.features[0, : len(legal)].astype(int)
        assert (notes[seat].logits(legal) == logit_index(rows, codes.tables, np)).all()
        sample = env.sample()
        state.play(env.action(int(sample[0])).text, seat)
        out = env.step(sample)


def test_a_deed_that_counts_for_nobody_hides_no_other() -> None:
    state = new_game(seats=4, seed=8)
    seat = state.asked[0]
    bot = MasterBot(state.describe())
    thoughts = []
    look = {"verb": "map", "card": "map", "cell": "8,0"}
    for last in (look, {"verb": "pass"}):
        bot.mind.notes.deeds = [(2, look), (1, {"verb": "turn", "turned": True}), (3, last)]
        thoughts.append(bot.mind.think(state.view(seat))[0])
    assert (thoughts[0] != thoughts[1]).any()


def surprise(players: str, bot: str, seed: int) -> float:
    """How surprised a bot at seat A of such a table is by the dwarfs of the others, in total."""
    state, lost = new_game(seats=5, seed=seed, rounds=1), 0.0
    about = state.describe()
    seated = [SeatedBot(find_bot(players)(about), seat) for seat in range(5)]
    watcher: Any = SeatedBot(find_bot(bot)(about), 0)
    truth = [state.private(seat)["dwarf"] for seat in range(5)]
    while not state.over and state.view(None)["stage"] == "playing":
        seat = state.asked[0]
        if seat == 0:
            watcher.listen(state)
            dwarfs = watcher.bot.beliefs(state.view(0)).dwarfs
            chances = [own[dwarf] for own, dwarf in zip(dwarfs, truth, strict=True)]
            lost -= log(np.prod(chances))
        state.play(seated[seat].choose(state).action, seat)
    return lost


@pytest.mark.parametrize(("players", "most"), [("medium", 0.8), ("random", 1.2)])
def test_it_knows_players_better_and_is_not_fooled_by_strangers(players: str, most: float) -> None:
    own, counted = (sum(surprise(players, bot, seed) for seed in range(4))
                    for bot in ("master", "medium"))  # fmt: skip
    assert own < most * counted


# The same to the last bit on every machine.


def random_layer(rng: np.random.Generator, inputs: int, outputs: int) -> Layer:
    weights = rng.integers(-127, 128, (inputs, outputs), np.int8)
    scale, bias = rng.random((2, outputs), np.float32)
    return Layer(weights, scale, bias)


@pytest.mark.parametrize("seed", range(4))
def test_sums_are_those_of_whole_numbers(seed: int) -> None:
    rng = np.random.default_rng(seed)
    layer = random_layer(rng, 576, 64)
    x = (rng.standard_normal((99, 576)) * 10.0 ** rng.integers(-3, 4)).astype(np.float32)
    whole, step = rounded(x, layer.steps)
    numbers, weights = whole.astype(np.int64), layer.weights.astype(np.int64)
    assert (np.abs(numbers) @ np.abs(weights)).max() <= EXACT, "whatever order they are added in"
    exact = (numbers @ weights).astype(np.float32) * (layer.scale * step) + layer.bias
    assert (layer(x) == exact).all()


def test_every_cell_is_seen_with_its_neighbours() -> None:
    rng = np.random.default_rng(1)
    layer = random_layer(rng, 9 * 4, 3)
    board = rng.standard_normal((HEIGHT, WIDTH, 4), np.float32)
    whole, step = rounded(board, layer.steps)
    wide = np.pad(whole.astype(np.int64), ((1, 1), (1, 1), (0, 0)))
    answers = layer.around(board.reshape(-1, 4)).reshape(HEIGHT, WIDTH, 3)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            sums = wide[y : y + 3, x : x + 3].ravel() @ layer.weights.astype(np.int64)
            exact = sums.astype(np.float32) * (layer.scale * step) + layer.bias
            assert (answers[y, x] == exact).all()


def test_nothing_at_all_gives_what_is_always_added() -> None:
    layer = random_layer(np.random.default_rng(2), 8, 3)
    assert (layer(np.zeros((2, 8), np.float32)) == layer.bias).all()
    nobody = np.zeros((10, 10), np.float32)
    assert not product(nobody, np.ones((10, 4), np.float32)).any()


# What it has not learned, and what it needs.

ELSEWHERE: list[dict[str, Any]] = [
    {"game": "lostmines", "seats": 4},
    {"seats": 6, "modules": ("saboteur2", "toll")},
    {"seats": 5, "modules": ("tournament",)},
    {"seats": 5, "deck": {"base": {"actions": {"map": 5}}}},
]


@pytest.mark.parametrize("options", ELSEWHERE, ids=str)
@pytest.mark.parametrize("name", LEVELS)
def test_games_it_has_not_learned_are_refused_with_what_to_do(
    name: str, options: dict[str, Any]
) -> None:
    about, refused = describe(**options), r"master has not learned .* Choose hard instead\."
    with pytest.raises(ConfigError, match=refused):
        find_bot(name)(about)
    with pytest.raises(ConfigError, match=refused):
        learned.check_learned(about, "medium", name)


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "find_spec", lambda name: None)
    with pytest.raises(ConfigError, match=r"master needs NumPy\. Run: pip install numpy"):
        find_bot("master")(describe(seats=5))
    BOTS["hard"](describe(seats=5))


def test_numpy_is_loaded_only_when_master_is_asked_for() -> None:
    code = "import sys, pyrite.bots.find; pyrite.bots.find.find_bot('master'); " \
        "sys.exit('numpy' in sys.modules)"  # fmt: skip
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ})
