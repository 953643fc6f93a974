"""Ways to play a game to its end: the engine says what is legal, these what is clever.

`uniform` takes anything; `guided` digs for the goals, so that goals are turned and gold is shared,
or for the mines, and walks there; `idle` passes, so that rounds end without treasure.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from contract.walking import Worth, walking

import pyrite
from pyrite import State

Policy = Callable[[State, Random], int]
Cell = tuple[int, int]
LAID = re.compile(r"([a-z_]*[NESW][NESW-]*)@(-?\d+),(-?\d+)r?")
STEPS = {1: (0, -1, 4), 2: (1, 0, 8), 4: (0, 1, 1), 8: (-1, 0, 2)}  # side: dx, dy, opposite


def uniform(state: State, rng: Random) -> int:
    """Any legal action."""
    return rng.choice(state.legal_actions())


def guided(state: State, rng: Random) -> int:
    """Dig towards the goals, by the best of a few dozen actions; every sixth time anything."""
    actions = state.legal_actions()
    if len(actions) == 1 or rng.randrange(6) == 0:
        return rng.choice(actions)
    actions = rng.sample(actions, min(len(actions), 80))
    texts = {action: state.to_text(action) for action in actions}
    worth = WORTH_OF[state.game](state, texts.values())
    return max(actions, key=lambda action: (worth(texts[action]), rng.random()))


def idle(state: State, rng: Random) -> int:
    """Pass, mostly."""
    actions = state.legal_actions()
    passes = [action for action in actions if state.to_text(action).startswith("pass ")]
    return rng.choice(passes or actions) if rng.randrange(8) else rng.choice(actions)


POLICIES: dict[str, Policy] = {"uniform": uniform, "guided": guided, "idle": idle}


def digging(state: State, texts: Iterable[str]) -> Worth:
    """How much an action of Saboteur helps to reach a goal."""
    table = Tunnel(state.view(None)) if any("@" in text for text in texts) else None
    return lambda text: promise(text, table)


WORTH_OF: dict[str, Callable[[State, Iterable[str]], Worth]] = {
    "saboteur": digging,
    "lostmines": walking,
}


class Tunnel:
    """Where the tunnel from the start and from ladders leads, and where it should lead."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        cards = {cell(at): card for at, card in view["board"].items()}
        self.goals = [at for at, card in cards.items() if card == "?"]
        self.goals += [cell(at) for at in view["sites"]]
        self.reached: set[Cell] = set()
        todo = [((0, 0), 15)]
        todo += [(at, sides(card)) for at, card in cards.items() if card.startswith("ladder")]
        done = set(todo)
        while todo:
            (x, y), way = todo.pop()
            for side, (dx, dy, back) in STEPS.items():
                beside = x + dx, y + dy
                if way & side:
                    self.reached.add(beside)
                    on = {(beside, w) for w in ways(cards.get(beside, "?")) if w & back}
                    todo += on - done
                    done |= on

    def distance(self, at: Cell) -> int:
        """To the nearest goal that lies face down."""
        return min((abs(at[0] - x) + abs(at[1] - y) for x, y in self.goals), default=0)


def ways(tile: str) -> tuple[int, ...]:
    """What is joined inside a card as it lies; stubs are joined to nothing."""
    return tuple(way for way in shape(tile) if way.bit_count() > 1)


def sides(tile: str) -> int:
    """All open sides of a card as it lies."""
    return sum(shape(tile))


@cache
def shape(tile: str) -> tuple[int, ...]:
    """The ways of a card as it lies, stubs too."""
    name, _, turn = tile.partition(" ")
    upright = pyrite.GAMES["saboteur"].ways(name) if name != "?" else ()
    return tuple((way << 2 | way >> 2) & 15 if turn else way for way in upright)


def cell(text: str) -> Cell:
    """Column and row."""
    x, y = text.split(",")
    return int(x), int(y)


# What is worth more than breaking tools (20), by how the text begins; the first that fits.
WORTH = {
    "repair": 55, "master_craftsman": 55, "freed": 55, "shed": 55, "path_specialist": 61,
    "theft": 50, "trove": 50, "goal_swap": 45, "inspection": 42, "agree": 42, "map": 40,
    "allow": 40, "take 3": 40, "turnabout": 35, "swap_": 34, "hands_off": 34, "diversion": 32,
    "pass": 30, "guard": 26, "beg": 31,
}  # fmt: skip


def promise(text: str, table: Tunnel | None) -> int:
    """How much an action helps to reach a goal."""
    laid = LAID.fullmatch(text)
    if laid and table:
        at = int(laid[2]), int(laid[3])
        if laid[1].startswith("ladder"):
            return 36
        if not ways(laid[1]) or at not in table.reached:
            return 10
        return 60 - table.distance(at)
    return next((worth for start, worth in WORTH.items() if text.startswith(start)), 20)


def playing(state: State, policy: Policy, seed: int, most: int = 10_000) -> Iterator[State]:
    """The same state after each of its next moves, until the game is over."""
    rng = Random(seed)
    while not state.over and most:
        state.play(policy(state, rng))
        most -= 1
        yield state


def played(state: State, policy: Policy, seed: int, moves: int = 10_000) -> State:
    """The state after so many moves, or at the end of the game."""
    for _ in playing(state, policy, seed, moves):
        pass
    return state
