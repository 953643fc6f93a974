"""PettingZoo: every seat is an agent, one acts at a time (AEC).

    from pyrite.envs.pettingzoo import env
    table = env(seats=5)

Agents are `seat_0`, `seat_1` and so on. What an agent observes is a dict of `board`, `vector` and
`action_mask`; rewards are the gold or points of a round, given when it ends.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pyrite import State, new_game
from pyrite.envs.encoder import Encoder, Legal
from pyrite.envs.gymnasium import Observed, check_render_mode, observation_space
from pyrite.envs.vector import VERSION


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
        if action not in self._legal:
            raise ValueError(f"{action} is not a legal action of {agent}; see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        left = self._legal[int(action)]
        if len(left) > 1:
            self._ask((*self._prefix, int(action)))
        else:
            self.game_state.apply(left[0])
            self._after_action()
        self._accumulate_rewards()
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


def raw_env(game: str = "saboteur", **options: Any) -> SeatsEnv:
    """Return the environment without wrappers; an illegal action raises `ValueError`."""
    return SeatsEnv(game, **options)


def env(game: str = "saboteur", **options: Any) -> AECEnv[str, Observed, int]:
    """Return the environment as PettingZoo wraps its own: an illegal action loses the game."""
    table: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=-1)
    wrapped: AECEnv[str, Observed, int] = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(table)
    )
    return wrapped
