"""PettingZoo: every seat is an agent, one acts at a time (AEC).

    from pyrite.envs.pettingzoo import env
    table = env(seats=5)

Agents are `seat_0`, `seat_1` and so on. What an agent observes is a dict of `board`, `vector` and
`action_mask`; rewards are the gold or points of a round, given when it ends.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.env_logger import EnvLogger

from pyrite import State, new_game
from pyrite.envs.encoder import Encoder, Legal
from pyrite.envs.gymnasium import Observed, check_render_mode, observation_space, whole_number
from pyrite.envs.vector import VERSION

ILLEGAL = -1.0  # the reward of whoever chooses what is not legal


class SeatsEnv(AECEnv[str, Observed, int]):
    """A table as an AEC environment, without the usual wrappers."""

    def __init__(
        self,
        game: str = "saboteur",
        *,
        seats: int = 5,
        rounds: int = 1,
        staged: bool | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.game, self.options = game, {"seats": seats, "rounds": rounds, **options}
        self.game_state: State = new_game(game, seed=0, **self.options)
        self.encoder = Encoder(self.game_state, staged)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = observation_space(self.encoder)
        self._acting = spaces.Discrete(self.encoder.size)
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Return what this agent may observe; the same for all."""
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the indices of actions; the same for all."""
        return self._acting

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        deal = int(self._rng.integers(1 << 62))
        self.game_state = new_game(self.game, seed=deal, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._scores, self._round = self.game_state.scores, self._round_now()
        self._rewarded = False  # does any seat have a reward of this step?
        self._ask(())

    def _round_now(self) -> int:
        table: Any = self.game_state
        number: int = table.round_no
        return number

    def _ask(self, prefix: tuple[int, ...]) -> None:
        """Whoever is asked next chooses among these."""
        seat = self.game_state.asked[0]
        self._prefix: tuple[int, ...] = prefix
        self._legal: Legal = self.encoder.legal(self.game_state, seat, prefix)
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observed:
        """Return what this agent sees now; its mask is empty unless it is asked."""
        board, vector = self.encoder.observe(self.game_state, self._seats[agent])
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self.encoder.mask(self._legal if asked else {})
        return {"board": board, "vector": vector, "action_mask": mask}

    def step(self, action: int) -> None:
        """Do the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = whole_number(action)
        left = None if chosen is None else self._legal.get(chosen)
        if chosen is None or left is None:
            raise ValueError(f"{action} is not a legal action of {agent}; see action_mask")
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        if len(left) > 1:
            self._ask((*self._prefix, chosen))
        else:
            self.game_state.apply(left[0])
            self._after_action()
        if self.render_mode == "human":
            self.render()

    def _after_action(self) -> None:
        over = self.game_state.over
        if over or self._round_now() != self._round:
            for agent, now, before in zip(
                self.possible_agents, self.game_state.scores, self._scores, strict=True
            ):
                self.rewards[agent] = float(now - before)
            self._scores, self._round = self.game_state.scores, self._round_now()
            self._accumulate_rewards()
            self._rewarded = True
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._ask(())

    def render(self) -> str | None:
        """Draw the table as the terminal does: print it ("human") or return it ("ansi")."""
        if self.render_mode == "human":
            print(self.game_state)
            return None
        return str(self.game_state)

    def close(self) -> None:
        """Nothing needs closing."""


class CheckedSeatsEnv(SeatsEnv):
    """A table that checks its caller like PettingZoo's usual wrappers, without what they cost."""

    _has_reset = False
    _has_updated = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._has_reset = self._has_updated = True
        super().reset(seed, options)

    def step(self, action: int) -> None:
        """Do the action of the agent that is asked; one that is not legal ends the game."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            inside = type(action) is int and action in self._legal  # the test of spaces is slow
            assert inside or self._acting.contains(action), "action is not in action space"
            if whole_number(action) not in self._legal:
                self._lose(agent)
                return
        super().step(action)

    def _lose(self, agent: str) -> None:
        """End the game for everybody, with a reward only for the agent that ended it."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observed:
        """Return what this agent sees now; its mask is empty unless it is asked."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        """Draw the table as the terminal does: print it ("human") or return it ("ansi")."""
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observed, int]:
        """Yield the agent that is asked, as long as there is one and the caller steps."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return Turns(self, max_iter)


class Turns(AECIterable[str, Observed, int]):
    """The agents in the order of their turns."""

    env: CheckedSeatsEnv

    def __iter__(self) -> Iterator[str]:
        table, left = self.env, self.max_iter
        while table.agents and left > 0:
            assert table._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
            table._has_updated = False
            left -= 1
            yield table.agent_selection


def raw_env(game: str = "saboteur", **options: Any) -> SeatsEnv:
    """Return the environment without these checks; an illegal action raises `ValueError`."""
    return SeatsEnv(game, **options)


def env(game: str = "saboteur", **options: Any) -> AECEnv[str, Observed, int]:
    """Return the environment with PettingZoo's usual checks: an illegal action loses the game."""
    return CheckedSeatsEnv(game, **options)
