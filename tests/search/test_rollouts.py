"""What the seats of a rollout know and believe about each other."""

from typing import Any

from boards import dwarfs, table

import pyrite
from pyrite import State
from pyrite.bots.judge import likelihoods
from pyrite.bots.levels import start_guiding
from pyrite.bots.saboteur.judge import SaboteurJudge
from pyrite.bots.saboteur.observer import telling
from pyrite.search.halving import Player

CUT = "S╩╩ ╬╬══?"  # one card joins the tunnel again, and the goal with it
TREASURE: dict[str, Any] = {"goals": {"8,0": "treasure"}}


def wins(state: State, action: str, rollouts: int = 40) -> int:
    """In how many rollouts after this action the seat to play gets gold."""
    seat = state.asked[0]
    world = state.copy()
    world.end_with_round()
    guided = world.copy()
    start_guiding(guided, SaboteurJudge(state.describe()).guidance(state.view(seat)))
    player = Player(guided)
    number = state.from_text(seat, action)
    return sum(player.playout(world, number, seat, seed) > 0 for seed in range(rollouts))


def test_a_tunnel_that_was_cut_is_joined_again() -> None:
    hands = [["NS", "NS"], ["map", "EW", "NE"], ["map"], ["map"], ["map"]]
    looks: list[list[str]] = [[], ["8,0"], [], [], []]
    state = table(CUT, hands=hands, pile=[], dwarfs=dwarfs("dddds"), looks=looks, **TREASURE)
    assert wins(state, "pass NS") > 30


def test_what_deeds_tell_was_counted() -> None:
    box = pyrite.describe(seats=5).dwarfs
    told = telling(likelihoods("saboteur", box), box)
    assert told["mid path nearer"] < -50 < 50 < told["mid path level"] < told["mid dead_end level"]
    assert told["mid harm saboteur"] < 0 < told["mid harm honest"]
    assert told["mid help honest"] < 0 < told["mid help saboteur"]


def test_rollouts_go_by_what_everybody_knows() -> None:
    """What the seat itself has seen is in its worlds alone."""
    seen: list[list[str]] = [["8,0"], [], [], [], []]
    knowing = table("S═", dwarfs=dwarfs("dddss"), looks=seen, **TREASURE)
    blind = table("S═", dwarfs=dwarfs("dddss"), **TREASURE)
    guides = [SaboteurJudge(x.describe()).guidance(x.view(0)) for x in (knowing, blind)]
    assert guides[0] == guides[1]
    assert set(guides[0].worths["hopes"].values()) == {333}
    assert len(set(guides[0].suspicion)) == 1
