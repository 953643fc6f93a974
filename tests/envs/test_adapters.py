"""The adapters pass the suites of the packages they adapt to, and refuse as their users expect."""

import copy
import pickle
import warnings
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from contract.sets import encodable_table
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import wrappers

import pyrite.envs.gymnasium
import pyrite.envs.openspiel
import pyrite.envs.pettingzoo
from pyrite.envs.gymnasium import SeatEnv

EVERYTHING = ("saboteur2", "y2017_goal_swap", "y2019_veto", "toll", "treasure_chests")
TABLES: list[dict[str, Any]] = [
    {"seats": 5},
    {"seats": 3, "edition": "is", "rounds": 2},
    {"seats": 6, "modules": EVERYTHING},
    {"game": "lostmines", "seats": 6},
]
RANDOM = [encodable_table(Random(seed)) for seed in (1, 2, 3)]
pytestmark = pytest.mark.deep
every_table = pytest.mark.parametrize("options", [*TABLES, *RANDOM], ids=str)


@every_table
def test_pettingzoo_api_and_seeds(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # codes are not images: they need no range from 0 to 255
        api_test(pyrite.envs.pettingzoo.env(**options), num_cycles=150)
    seed_test(lambda: pyrite.envs.pettingzoo.env(**options), num_cycles=60)


def play(env: Any, steps: int) -> list[tuple[str, bytes]]:
    rng, seen = np.random.default_rng(1), []
    for agent in env.agent_iter(steps):
        seen_now, _, ended, cut, _ = env.last()
        legal = np.nonzero(seen_now["action_mask"])[0]
        env.step(None if ended or cut else int(rng.choice(legal)))
        seen.append((agent, seen_now["vector"].tobytes()))
    return seen


def test_pettingzoo_rewards_are_the_gold() -> None:
    env = pyrite.envs.pettingzoo.raw_env(seats=5, rounds=3)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else int(rng.choice(np.nonzero(seen["action_mask"])[0])))
    assert tuple(total.values()) == env.game_state.scores
    assert sum(total.values()) > 0


def test_pettingzoo_copies_go_on_alike() -> None:
    env = pyrite.envs.pettingzoo.raw_env(seats=5)
    env.reset(seed=3)
    play(env, 20)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    goes_on = play(env, 30)
    assert all(play(twin, 30) == goes_on for twin in twins)


def test_pettingzoo_refuses_what_is_not_legal() -> None:
    raw = pyrite.envs.pettingzoo.raw_env(seats=5)
    raw.reset(seed=1)
    wrong = int(np.nonzero(raw.last()[0]["action_mask"] == 0)[0][0])
    with pytest.raises(ValueError, match="not a legal action of seat_"):
        raw.step(wrong)
    legal = int(np.nonzero(raw.last()[0]["action_mask"])[0][0])
    for value in (float(legal), complex(legal), str(legal), [legal], legal + 2**32, True, None):
        with pytest.raises(ValueError, match="not a legal action of seat_"):
            raw.step(value)
    raw.step(np.int64(legal))
    wrapped = pyrite.envs.pettingzoo.env(seats=5)
    with pytest.raises(Exception, match="reset"):
        wrapped.step(0)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(wrong)
    assert wrapped.terminations[agent]


def test_pettingzoo_checks_its_caller_like_the_usual_wrappers() -> None:
    ours = pyrite.envs.pettingzoo.env(seats=3)
    table: Any = wrappers.TerminateIllegalWrapper(
        pyrite.envs.pettingzoo.raw_env(seats=3), illegal_reward=-1
    )
    theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))
    ends = []
    for env in (ours, theirs):
        for call in (partial(env.observe, "seat_0"), env.render, env.agent_iter):
            with pytest.raises(Exception, match="reset"):
                call()
        env.reset(seed=1)
        for wrong in (-1, 10**6, 1.0, None):
            with pytest.raises(AssertionError, match="action space"):
                env.step(wrong)
        with pytest.raises(AssertionError, match="need to call step"):
            for _ in env.agent_iter():
                pass
        illegal = int(np.nonzero(env.last()[0]["action_mask"] == 0)[0][0])
        rows = []
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            env.step(illegal)
            while env.agents:
                seen, *others = env.last()
                rows.append((env.agent_selection, seen["action_mask"].any(), others))
                env.step(None)
            env.step(None)  # nobody is left: a warning
        ends.append(rows)
    assert ends[0] == ends[1]
    assert len(ends[0]) == 3


@pytest.mark.parametrize(
    "options", [{**TABLES[0], "bots": "medium"}, *TABLES[1:], *RANDOM], ids=str
)
def test_gymnasium_checks_one_seat(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checker samples actions without the mask
        check_env(Legal(SeatEnv(**{"bots": "random", **options})), skip_render_check=True)


class Legal(gymnasium.ActionWrapper[Any, Any, Any]):
    """Takes the nearest legal action: the checker of Gymnasium knows no masks."""

    def action(self, action: Any) -> Any:
        return min(self.env.unwrapped._legal, key=lambda index: abs(index - action))


def test_gymnasium_plays_a_game_by_its_name() -> None:
    env = gymnasium.make("pyrite/saboteur-base-5-v0", bots=["easy", "random", "random", "medium"])
    seen, info = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    total, over = 0.0, False
    while not over:
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, over, _, info = env.step(action)
        total += float(reward)
    assert total == info["scores"][info["seat"]]
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(0)
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.unwrapped.step(0)


@pytest.mark.parametrize("name", ["saboteur-base-5", "saboteur-saboteur2-6", "lostmines-6"])
def test_gymnasium_vector_of_tables(name: str) -> None:
    envs = gymnasium.make_vec(f"pyrite/{name}-v0", num_envs=4, others="random")
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, _ = envs.reset(seed=2)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(400):
        actions = [int(rng.choice(np.nonzero(mask)[0])) for mask in seen["action_mask"]]
        seen, rewards, done, cut, info = envs.step(np.array(actions))
        assert rewards.shape == done.shape == cut.shape == (4,)
        for k in np.nonzero(done)[0]:
            ended += 1
            assert envs.single_observation_space.contains(info["final_obs"][k])
    assert ended > 4
    assert envs.observation_space.contains({key: rows.copy() for key, rows in seen.items()})
    with pytest.raises(gymnasium.error.InvalidAction):
        envs.step(np.full(4, -1))
    envs.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        envs.step(np.array(actions))


IMPOSSIBLE: list[dict[str, Any]] = [
    *({"seat": 9}, {"bots": ["medium"]}, {"bots": "nobody"}, {"seats": 2}, {"seats": "five"}),
    *({"render_mode": "rgb_array"}, {"modules": ["nothing"]}, {"nothing": 1}),
]


@pytest.mark.parametrize("options", IMPOSSIBLE, ids=str)
def test_gymnasium_refuses_impossible_options(options: dict[str, Any]) -> None:
    with pytest.raises((gymnasium.error.Error, ValueError)):
        SeatEnv(**options)


@pytest.mark.parametrize("options", IMPOSSIBLE[3:], ids=str)
def test_pettingzoo_refuses_impossible_options(options: dict[str, Any]) -> None:
    with pytest.raises((gymnasium.error.Error, ValueError)):
        pyrite.envs.pettingzoo.env(**options)


@pytest.mark.parametrize("wrong", [-1, 10**6, "x", None, 0.5, np.float32(2), [1]], ids=repr)
def test_gymnasium_refuses_what_is_not_an_action(wrong: Any) -> None:
    env = SeatEnv(bots="random")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(wrong)
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="is not a legal action"):
        env.step(wrong)
    legal = min(env._legal)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(legal + 0.5)  # it is not rounded to a legal one
    assert (env.action_masks() == env._observe()["action_mask"]).all()
    env.step(np.array(legal))
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.render()


@pytest.mark.parametrize("wrong", [[0, 0, 0], [0.5, 0.5], None, "x", [[0], [0]], [-1, -1]], ids=str)
def test_gymnasium_refuses_what_is_not_an_action_for_every_table(wrong: Any) -> None:
    envs = gymnasium.make_vec("pyrite/saboteur-base-5-v0", num_envs=2).unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(wrong)
    envs.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        envs.step(wrong)


SPIELS = (
    "pyrite_saboteur",
    "pyrite_saboteur(players=6,modules=saboteur2+y2019_veto)",
    "pyrite_lostmines(players=4)",
)
RANDOM_SPIELS = [
    f"pyrite_saboteur(players={options['seats']},modules={'+'.join(options['modules'])})"
    for options in RANDOM
    if options["game"] == "saboteur"
]


IMPOSSIBLE_SPIELS = ("players=2", "players=11", "modules=nothing", "rounds=0", "nothing=1")


@pytest.mark.parametrize("options", IMPOSSIBLE_SPIELS)
def test_openspiel_refuses_impossible_options(options: str) -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game(f"pyrite_saboteur({options})")


def test_openspiel_refuses_what_cannot_be_done() -> None:
    state = pyspiel.load_game("pyrite_saboteur(players=3)").new_initial_state()
    for deal in (4_096, -2):
        with pytest.raises(pyspiel.SpielError, match="deals"):
            state.clone().apply_action(deal)
    state.apply_action(1)
    observer = state.get_game().make_py_observer()
    bigger = pyspiel.load_game("pyrite_saboteur(players=10)").new_initial_state()
    bigger.apply_action(1)
    with pytest.raises(pyspiel.SpielError, match="another kind of table"):
        observer.set_from(bigger, 0)
    for call in (observer.set_from, observer.string_from):
        for player in (3, -1, 10**6, 1.0, None):
            with pytest.raises(pyspiel.SpielError, match="players are 0 to 2"):
                call(state, player)
        with pytest.raises(pyspiel.SpielError, match="expected a state"):
            call(None, 0)
    with pytest.raises(pyspiel.SpielError, match="players are 0 to 2"):
        state.resample_from_infostate(3, np.random.rand)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="over"):
        state.apply_action(0)
    assert state.resample_from_infostate(0, np.random.rand).returns() == state.returns()


@pytest.mark.parametrize("name", [*SPIELS, *RANDOM_SPIELS])
def test_openspiel_random_games_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.deep
def test_openspiel_playthrough() -> None:
    text = generate_playthrough.playthrough(
        "pyrite_saboteur(players=3)", action_sequence=[7], seed=1
    )
    assert "ObservationTensorShape" in text


@pytest.mark.parametrize("name", SPIELS)
def test_openspiel_clones_are_independent_and_resamples_look_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = np.random.RandomState(3)
    state.apply_action(5)
    for _ in range(25):
        clone = state.clone()
        key = state.information_state_string()
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.rand)
        assert other.information_state_string(player) == key
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
        assert clone.information_state_string() == key
        assert clone.history() == state.history()[:-1]
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(game.num_distinct_actions() - 1 if not state.legal_actions() else -5)


class Playouts(mcts.Evaluator):
    def evaluate(self, state: Any) -> Any:
        world = state.dealt.copy()
        world.play_random(1)
        return np.array(world.scores, float)

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_openspiel_ismcts_plays_a_whole_game() -> None:
    game = pyspiel.load_game("pyrite_saboteur(players=3)")
    bot = ismcts.ISMCTSBot(
        game,
        Playouts(),
        2.0,
        4,
        random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )
    luck = np.random.RandomState(2)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.rand))
    state = game.new_initial_state()
    state.apply_action(11)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) > 0
