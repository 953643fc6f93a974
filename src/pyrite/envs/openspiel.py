"""OpenSpiel: both games as Python games, with an observer and a resampler for IS-MCTS.

    import pyspiel
    import pyrite.envs.openspiel
    game = pyspiel.load_game("pyrite_saboteur(players=5,rounds=1)")

Chance is one node: it draws one of 4,096 deals, and all luck of the game follows from it.
"""

import random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from pyrite import GAMES, PyriteError, State, imagine, new_game
from pyrite.envs.encoder import Encoder, Legal, information_key

DEALS = 4_096
OUTCOMES = [(deal, 1 / DEALS) for deal in range(DEALS)]
MANTISSA = 2**53
MOST_WON = 40  # gold or points in a round, more than a player can win
LONGEST = {False: 400, True: 20_000}  # choices in a round, without modules and with them
PARAMETERS = {"players": 5, "rounds": 1, "modules": ""}


class Table:
    """The table of a state, before and after the deal; copied whenever OpenSpiel copies it."""

    def __init__(self, dealt: State | None = None, prefix: tuple[int, ...] = ()) -> None:
        self.dealt = dealt
        self.prefix = prefix
        self.legal: Legal | None = None  # what may be chosen now, once it was asked for

    def __deepcopy__(self, memo: object) -> "Table":
        return Table(None if self.dealt is None else self.dealt.copy(), self.prefix)


class PyriteGame(pyspiel.Game):
    """A game of Pyrite with its options."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {**PARAMETERS, **(params or {})}
        modules = [name for name in str(chosen["modules"]).split("+") if name]
        self.options: dict[str, Any] = {"seats": chosen["players"], "rounds": chosen["rounds"]}
        if modules:
            self.options["modules"] = modules
        try:
            self.encoder = Encoder(new_game(self.name, seed=0, **self.options))
        except PyriteError as error:
            raise pyspiel.SpielError(str(error)) from None
        rounds = int(chosen["rounds"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.size,
            max_chance_outcomes=DEALS,
            num_players=int(chosen["players"]),
            min_utility=0.0,
            max_utility=float(MOST_WON * rounds),
            utility_sum=None,
            max_game_length=LONGEST[bool(modules)] * rounds,
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self, _: object = None) -> "PyriteState":
        """Return a state before the deal."""
        return PyriteState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """Return what writes tensors and strings of states."""
        return Observer(self.encoder)


class SaboteurGame(PyriteGame):
    """The card game in the tunnels, alone or with modules: "saboteur2+toll"."""

    name = "saboteur"


class LostMinesGame(PyriteGame):
    """The Lost Mines."""

    name = "lostmines"


class PyriteState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: PyriteGame) -> None:
        super().__init__(game)
        self.table = Table()

    @property
    def dealt(self) -> State | None:
        """The state with all public calls; None before the deal."""
        return self.table.dealt

    def current_player(self) -> int:
        """Return the seat that chooses, or chance."""
        if self.table.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.dealt.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.dealt.asked[0]

    def _encoder(self) -> Encoder:
        encoder: Encoder = self.get_game().encoder
        return encoder

    def _legal(self, dealt: State) -> Legal:
        """What whoever is asked may choose, found once for every moment."""
        table = self.table
        if table.legal is None:
            table.legal = self._encoder().legal(dealt, dealt.asked[0], table.prefix)
        return table.legal

    def _legal_actions(self, player: int) -> list[int]:
        dealt = self.table.dealt
        if dealt is None or dealt.over or dealt.asked[0] != player:
            return []
        return sorted(self._legal(dealt))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, each as likely as the others."""
        return OUTCOMES[:]

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.dealt is None:
            if not 0 <= action < DEALS:
                raise pyspiel.SpielError(f"{action} is not one of {DEALS} deals")
            game = self.get_game()
            table.dealt = new_game(game.name, seed=action, **game.options)
            return
        if table.dealt.over:
            raise pyspiel.SpielError("the game is over")
        legal = self._legal(table.dealt)
        if action not in legal:
            raise pyspiel.SpielError(f"{action} is not a legal action; see legal_actions()")
        left = legal[action]
        table.legal = None
        if len(left) > 1:
            table.prefix = (*table.prefix, action)
            return
        table.prefix = ()
        table.dealt.apply(left[0])

    def _action_to_string(self, player: int, action: int) -> str:
        dealt = self.table.dealt
        if dealt is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        left = self._encoder().legal(dealt, player, self.table.prefix).get(action, [])
        return dealt.action(left[0], player).text if len(left) == 1 else f"choice {action}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table.dealt is not None and self.table.dealt.over

    def returns(self) -> list[float]:
        """Return what every seat has won, once the game is over."""
        if self.table.dealt is None or not self.table.dealt.over:
            return [0.0] * self.num_players()
        return [float(score) for score in self.table.dealt.scores]

    def resample_from_infostate(self, player: int, sampler: Any) -> "PyriteState":
        """Return a state that this player cannot tell from the real one: `pyrite.imagine`."""
        check_player(self, player)
        if self.is_terminal():
            same: PyriteState = self.clone()
            return same
        state = PyriteState(self.get_game())
        if self.table.dealt is not None:
            luck = random.Random(int(sampler() * MANTISSA))
            world = imagine(self.table.dealt.view(player), luck)
            state.table = Table(_answered(world, player, luck), self.table.prefix)
        return state

    def __str__(self) -> str:
        return "before the deal" if self.table.dealt is None else str(self.table.dealt)


def _answered(world: State, player: int, luck: random.Random) -> State:
    """Let all seats answer that are asked before this one; nobody knows what they have said."""
    while world.asked[0] != player:
        seat = world.asked[0]
        answers = world.legal_actions(seat)
        for number in luck.sample(answers, len(answers)):
            trial = world.copy()
            trial.apply(number)
            if player in trial.asked and seat not in trial.asked:
                break
        world = trial
    return world


class Observer:
    """What a player sees: the board and the vector as one tensor, the view as a key."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        cells = int(np.prod(encoder.board_shape))
        self.tensor = np.zeros(cells + encoder.vector_size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {
            "board": self.tensor[:cells].reshape(encoder.board_shape),
            "vector": self.tensor[cells:],
        }

    def set_from(self, state: PyriteState, player: int) -> None:
        """Write what this player sees into the tensor."""
        dealt = self._dealt(state, player)
        if dealt is None:
            self.tensor.fill(0)
            return
        try:
            seen = self.encoder.observe(dealt, player)
        except PyriteError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.dict["board"][:] = seen.board
        self.dict["vector"][:] = seen.vector

    def string_from(self, state: PyriteState, player: int) -> str:
        """Return a key of everything that this player knows, and of what it has begun to choose."""
        dealt = self._dealt(state, player)
        if dealt is None:
            return "before the deal"
        own = state.table.prefix if dealt.asked[:1] == (player,) else ()
        return " ".join([information_key(dealt.view(player)), *map(str, own)])

    def _dealt(self, state: PyriteState, player: int) -> State | None:
        if not isinstance(state, PyriteState):
            raise pyspiel.SpielError(f"expected a state of this game, not {state!r}")
        check_player(state, player)
        return state.dealt


def check_player(state: PyriteState, player: int) -> None:
    """Refuse a number that is not a player's."""
    if type(player) is not int or not 0 <= player < state.num_players():
        said = f"players are 0 to {state.num_players() - 1}, not {player!r}"
        raise pyspiel.SpielError(said)


def _type(name: str) -> Any:
    least, most = GAMES[name].seats_for(("saboteur2",) if name == "saboteur" else ())
    return pyspiel.GameType(
        short_name=f"pyrite_{name}",
        long_name=f"Pyrite: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
        default_loadable=True,
    )


TYPES = {name: _type(name) for name in GAMES}
for made in (SaboteurGame, LostMinesGame):
    pyspiel.register_game(TYPES[made.name], made)
