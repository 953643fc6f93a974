"""Ways to play a game to its end: the engine says what is legal, a policy what to choose.

`uniform` plays anything. `guided` digs for the goals or walks to the mines, so that goals are
revealed and gold is shared. `idle` passes, so that rounds end without treasure.
"""

from collections.abc import Callable, Iterator
from random import Random

from contract.walking import Cell, Worth, cell, walking

from pyrite import Action, State

Policy = Callable[[State, Random], int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def uniform(state: State, rng: Random) -> int:
    """Choose any legal action."""
    return rng.choice(state.legal_actions())


def guided(state: State, rng: Random) -> int:
    """Choose the best of a few dozen actions for digging; every sixth time, any action."""
    numbers = state.legal_actions()
    if len(numbers) == 1 or rng.randrange(6) == 0:
        return rng.choice(numbers)
    actions = [state.action(n) for n in rng.sample(numbers, min(len(numbers), 80))]
    worth = WORTH_OF[state.game](state)
    return max(actions, key=lambda action: (worth(action), rng.random())).number


def idle(state: State, rng: Random) -> int:
    """Pass most of the time."""
    actions = state.legal_actions()
    passes = [action for action in actions if state.action(action).verb == "pass"]
    return rng.choice(passes or actions) if rng.randrange(8) else rng.choice(actions)


POLICIES: dict[str, Policy] = {"uniform": uniform, "guided": guided, "idle": idle}


def digging(state: State) -> Worth:
    """Return a function that values actions of Saboteur by how much they help to reach a goal."""
    tunnel = Tunnel(state)
    return lambda action: promise(action, tunnel)


WORTH_OF: dict[str, Callable[[State], Worth]] = {"saboteur": digging, "lostmines": walking}


class Tunnel:
    """Where the tunnels from the start and from ladders lead, and where they should."""

    def __init__(self, state: State) -> None:
        view, self.about = state.public(), state.describe()
        self.goals = [cell(at) for at, tile in view["board"].items() if tile == "?"]
        self.goals += [cell(at) for at in view["sites"]]
        ends = [(cell(at), STEPS[side]) for at, sides in view["joined"].items() for side in sides]
        self.reached = {(x + dx, y + dy) for (x, y), (dx, dy) in ends}

    def distance(self, at: Cell) -> int:
        """Return the distance to the nearest face-down goal."""
        return min((abs(at[0] - x) + abs(at[1] - y) for x, y in self.goals), default=0)

    def leads_on(self, card: str) -> bool:
        """Return whether a card joins any sides."""
        return any(len(way) > 1 for way in self.about.cards[card].ways)


# Values of verbs; breaking tools is worth 20.
WORTH = {
    "repair": 55, "freed": 55, "shed": 55, "path_specialist": 61, "theft": 50, "trove": 50,
    "goal_swap": 45, "inspection": 42, "agree": 42, "map": 40, "allow": 40, "turnabout": 35,
    "swap_hats": 34, "swap_hands": 34, "hands_off": 34, "diversion": 32, "pass": 30, "guard": 26,
    "beg": 31, "ladder": 36,
}  # fmt: skip


def promise(action: Action, tunnel: Tunnel) -> int:
    """Return how much an action helps to reach a goal."""
    if action.verb == "place" and action.card and action.cell:
        at = cell(action.cell)
        leads = tunnel.leads_on(action.card) and at in tunnel.reached
        return 60 - tunnel.distance(at) if leads else 10
    if action.verb == "take":
        return 40 if action.value == 3 else 20
    return WORTH.get(action.verb, 20)


def playing(state: State, policy: Policy, seed: int, most: int = 10_000) -> Iterator[State]:
    """Yield the state after each of its next moves, until the game is over."""
    rng = Random(seed)
    while not state.over and most:
        state.play(policy(state, rng))
        most -= 1
        yield state


def played(state: State, policy: Policy, seed: int, moves: int = 10_000) -> State:
    """Return the state after this many moves, or at the end of the game."""
    for _ in playing(state, policy, seed, moves):
        pass
    return state
