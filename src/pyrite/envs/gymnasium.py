"""Gymnasium: one seat learns, named bots play the others; and many tables as a vector environment.

import gymnasium
import pyrite.envs.gymnasium
env = gymnasium.make("pyrite/saboteur-base-5-v0", bots="medium")
envs = gymnasium.make_vec("pyrite/saboteur-base-5-v0", num_envs=64)
"""

from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pyrite import GAMES, IllegalAction, State, new_game
from pyrite.bots.find import find_bot
from pyrite.bots.learned import check_learned
from pyrite.bots.table import SeatedBot
from pyrite.envs.encoder import Encoder, Legal
from pyrite.envs.vector import VectorEnv, env_name

Observed = dict[str, NDArray[Any]]
METADATA: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 4}


def observation_space(encoder: Encoder) -> Any:
    """Return the space of what one seat observes."""
    return spaces.Dict(
        {
            "board": spaces.Box(0, 255, encoder.board_shape, np.uint8),
            "vector": spaces.Box(0, 255, (encoder.vector_size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (encoder.size,), np.int8),
        }
    )


def check_render_mode(mode: str | None) -> None:
    """Refuse a render mode that there is not."""
    known = METADATA["render_modes"]
    if mode is not None and mode not in known:
        raise gymnasium.error.UnsupportedMode(
            f"render_mode is None or one of {known}, not {mode!r}"
        )


def whole_number(action: object) -> int | None:
    """Return an action as a whole number; None if it is something else."""
    if isinstance(action, bool):
        return None
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        return None


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """One seat of a table; every other seat is played by a bot.

    The reward is what the seat has won when a round ends. An action that is not legal raises
    `gymnasium.error.InvalidAction`: sample with `env.action_space.sample(obs["action_mask"])`.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str = "saboteur",
        *,
        seats: int = 5,
        rounds: int = 1,
        seat: int | None = None,
        bots: str | Sequence[str] = "medium",
        staged: bool | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.options = {"seats": seats, "rounds": rounds, **options}
        self.state: State = new_game(game, seed=0, **self.options)
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise gymnasium.error.Error(f"{seats} seats need {seats - 1} bots, not {len(names)}")
        if seat is not None and not 0 <= seat < seats:
            raise gymnasium.error.Error(f"seat is 0 to {seats - 1}, not {seat}")
        check_render_mode(render_mode)
        self.bots = [find_bot(name) for name in names]
        check_learned(self.state.describe(), *names)
        self.game, self.own_seat = game, seat
        self.encoder = Encoder(self.state, staged)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoder)
        self.action_space = spaces.Discrete(self.encoder.size)
        self.seat = seat or 0
        self._legal: Legal = {}
        self._begun = self._closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game and play on to the first choice of the seat."""
        self._check_open()
        super().reset(seed=seed)
        deal, seat = int(self.np_random.integers(1 << 62)), self.own_seat
        self.state = new_game(self.game, seed=deal, **self.options)
        drawn = int(self.np_random.integers(self.state.seats))
        self.seat = drawn if seat is None else seat
        others = [other for other in range(self.state.seats) if other != self.seat]
        about = self.state.describe()
        self._seated = {
            other: SeatedBot(make(about), other)
            for other, make in zip(others, self.bots, strict=True)
        }
        self._won = self.state.scores[self.seat]
        self._begun = True
        self._play_on()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Do an action and play on to the next choice of the seat, or to the end."""
        self._check_open()
        chosen = self._legal_index(action)
        left = self._legal[chosen]
        if len(left) > 1:
            self._choose((*self._prefix, chosen))
        else:
            self.state.play(left[0], self.seat)
            self._play_on()
        won = self.state.scores[self.seat]
        reward, self._won = float(won - self._won), won
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, self.state.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask again, by the name that MaskablePPO of sb3-contrib calls."""
        return self.encoder.mask(self._legal).astype(bool)

    def _legal_index(self, action: object) -> int:
        """Return an action as a whole number, or say why it cannot be done."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("call reset() before the first step")
        chosen = whole_number(action)
        if chosen is None or chosen not in self._legal:
            raise gymnasium.error.InvalidAction(f"{action} is not a legal action; see action_mask")
        return chosen

    def _play_on(self) -> None:
        """Bots answer until the seat is asked or the game is over."""
        while not self.state.over and self.state.asked[0] != self.seat:
            bot = self._seated[self.state.asked[0]]
            self.state.play(bot.choose(self.state).action, bot.seat)
        self._choose(())

    def _choose(self, prefix: tuple[int, ...]) -> None:
        self._prefix = prefix
        self._legal = {}
        if not self.state.over:
            self._legal = self.encoder.legal(self.state, self.seat, prefix)

    def _observe(self) -> Observed:
        board, vector = self.encoder.observe(self.state, self.seat)
        return {"board": board, "vector": vector, "action_mask": self.encoder.mask(self._legal)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.state.scores if self.state.over else None}

    def render(self) -> Any:
        """Draw the table as the terminal does: print it ("human") or return it ("ansi")."""
        self._check_open()
        if self.render_mode == "human":
            print(self.state)
            return None
        return str(self.state)

    def close(self) -> None:
        """Refuse every call from now on."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise gymnasium.error.ClosedEnvironmentError("this environment is closed")


class SeatVectorEnv(gymnasium.vector.VectorEnv[Observed, NDArray[Any], NDArray[Any]]):
    """One seat of every table; the compiled policy, or random play, has the others.

    Observations are the buffers themselves: they change with the next step. A table that has ended
    deals the next game in the same step; `infos["final_obs"]` has what was seen at the end.
    """

    def __init__(
        self, game: str = "saboteur", *, num_envs: int = 1, others: Any = "guided", **options: Any
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.tables = VectorEnv(game, n=num_envs, others=others, final=True, **options)
        encoder = Encoder(self.tables.state(0), self.tables.staged)
        self.single_observation_space = observation_space(encoder)
        self.single_action_space = spaces.Discrete(encoder.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([encoder.size] * num_envs)
        self._truncated = np.zeros(num_envs, bool)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal new games at all tables."""
        self._check_open()
        self.tables.reset(seed=seed)
        self._begun = True
        return self._observed(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do one action at every table."""
        self._check_open()
        if not self._begun:
            raise gymnasium.error.ResetNeeded("call reset() before the first step")
        chosen, seats = np.asarray(actions), self.tables.out.seat.copy()
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            said = f"actions are {self.num_envs} whole numbers, one for each table"
            raise gymnasium.error.InvalidAction(f"{said}, not {actions!r}")
        try:
            out = self.tables.step(chosen)
        except IllegalAction as error:
            raise gymnasium.error.InvalidAction(str(error)) from None
        rewards = out.reward[np.arange(self.num_envs), seats].copy()
        done = out.done.astype(bool)
        return self._observed(), rewards, done, self._truncated.copy(), self._info(done)

    def _observed(self) -> Observed:
        out = self.tables.out
        return {
            "board": out.board,
            "vector": out.vector,
            "action_mask": out.mask.view(np.int8),
        }

    def _info(self, done: NDArray[Any] | None = None) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.tables.out.seat.copy()}
        if done is not None and done.any():
            last = self.tables.final
            rows: NDArray[Any] = np.full(self.num_envs, None, object)
            for k in np.nonzero(done)[0]:
                mask = np.zeros(self.tables.coding.size, np.int8)
                rows[k] = {**{name: last[name][k].copy() for name in last}, "action_mask": mask}
            info |= {"final_obs": rows, "_final_obs": done}
        return info

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self.tables.close()

    def _check_open(self) -> None:
        if self.closed:
            raise gymnasium.error.ClosedEnvironmentError("this environment is closed")


def register_all() -> None:
    """Register the base game, Saboteur 2 and The Lost Mines for every number of seats."""
    for game, modules in (("saboteur", ()), ("saboteur", ("saboteur2",)), ("lostmines", ())):
        least, most = GAMES[game].seats_for(modules)
        for seats in range(least, most + 1):
            options = {"game": game, "seats": seats, **({"modules": modules} if modules else {})}
            gymnasium.register(
                env_name(game, options),
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatVectorEnv",
                kwargs=options,
                disable_env_checker=True,
                order_enforce=True,
            )


register_all()
