"""No level from medium up makes a move that people would laugh at while there is another one."""

import random
from typing import Any

import pytest
from boards import dwarfs, table

from pyrite import State, new_game
from pyrite.bots.find import find_bot
from pyrite.bots.judge import Judge
from pyrite.bots.levels import MediumBot
from pyrite.core.events import Event

LEVELS = ("medium", "hard:60", "master", "master:60")
TREASURE_AHEAD = {"goals": {"8,0": "treasure"}, "looks": [["8,0"], [], [], [], []]}
ALMOST = "S╩╩╩╬╬═"  # one card is missing to the goal at 8,0
DIGGER, SABOTEUR = "ddsds", "sddds"
LAMP_OF_C = {"front": [[], [], ["lamp"], [], []]}

# By kind: the dwarfs, the board, the hand of seat A, and more of the position.
POSITIONS: dict[str, tuple[str, str, list[str], dict[str, Any]]] = {
    "dead-end": (DIGGER, "S══", ["N-E-S-W", "NESW"], {}),
    "useless-path": (DIGGER, "S══", ["NS", "NESW"], {}),
    "passed": (DIGGER, "S══", ["NESW", "NESW"], {}),
    "unfinished": (DIGGER, ALMOST, ["NESW", "map", "repair_lamp"], TREASURE_AHEAD),
    "mended-saboteur": (DIGGER, "S══", ["repair_lamp", "broken_cart"], LAMP_OF_C),
    "wasted-map": (DIGGER, "S", ["map", "repair_lamp"], TREASURE_AHEAD),
    "wrecked-tunnel": (DIGGER, "S══", ["rockfall", "repair_lamp"], {}),
    "broke-fellow": (SABOTEUR, ALMOST, ["broken_lamp", "repair_cart"], {}),
}
ANSWERS = {  # the right moves, as far as they can be named by their beginning
    **dict.fromkeys(("dead-end", "useless-path", "passed"), ("NESW@3,0",)),
    "unfinished": ("NESW@7,0",),
    "mended-saboteur": ("pass", "broken_cart>C"),
    **dict.fromkeys(("wasted-map", "wrecked-tunnel"), ("pass",)),
    "broke-fellow": ("pass", "broken_lamp>B", "broken_lamp>D", "broken_lamp>E"),
}


def position(kind: str) -> State:
    who, drawing, hand, more = POSITIONS[kind]
    return table(drawing, hand, dwarfs=dwarfs(who), **more)


def misdeeds(seat: int) -> list[Event]:
    """What nobody but a saboteur would do again and again: dead ends near the goals, and breaks."""
    tile = {"verb": "place", "card": "E-W", "cell": "7,0"}
    broken = {"verb": "break", "card": "broken_cart", "target": 3}
    return [Event("declared", seat, {"action": deed}, {}) for deed in (tile, broken) * 4]


def judge_of(state: State, name: str = "medium") -> tuple[Any, Judge]:
    """A bot at seat A that saw what C did, and its heuristics."""
    bot: Any = find_bot(name)(state.describe())
    for event in misdeeds(2):
        bot.told(event)
    return bot, bot.judge


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", POSITIONS)
def test_every_level_finds_the_right_move(kind: str, level: str) -> None:
    state = position(kind)
    bot, _ = judge_of(state, level)
    chosen = bot.choose(state.view(0), state.actions(0), random.Random(1)).text
    assert chosen.startswith(ANSWERS[kind]), chosen


@pytest.mark.parametrize("kind", POSITIONS)
def test_each_kind_is_possible_in_its_position(kind: str) -> None:
    """Otherwise the right moves would prove nothing."""
    state = position(kind)
    _, judge = judge_of(state)
    view, actions = state.view(0), state.actions(0)
    kinds = judge.silly(view, actions)
    assert kind in kinds
    assert len(judge.sensible(view, actions)) == kinds.count("") > 0


def kinds_by_text(state: State) -> dict[str, str]:
    judge = MediumBot(state.describe()).judge
    assert judge is not None
    actions = state.actions(0)
    return dict(zip((a.text for a in actions), judge.silly(state.view(0), actions), strict=True))


def test_whoever_cannot_dig_may_pass() -> None:
    broken = {"front": [["lamp"], [], [], [], []]}
    state = table("S══", ["NESW", "map"], dwarfs=dwarfs(DIGGER), **broken)
    assert set(kinds_by_text(state).values()) == {""}
    state = table("S══", ["N-E", "repair_cart"], dwarfs=dwarfs(DIGGER))
    assert kinds_by_text(state)["pass N-E"] == ""


def test_a_dead_end_that_blocks_the_tunnel_is_silly_even_without_a_path() -> None:
    state = table("S══", ["N-E-S-W", "repair_cart"], dwarfs=dwarfs(DIGGER))
    assert kinds_by_text(state)["N-E-S-W@3,0"] == "dead-end"


@pytest.mark.parametrize(("drawing", "kind"), [("S══", "showed-itself"), (ALMOST, "")])
def test_a_saboteur_shows_itself_in_its_first_turn_unless_the_goals_are_near(
    drawing: str, kind: str
) -> None:
    hand = ["broken_lamp", "N-E-S-W", "rockfall", "EW"]
    kinds = kinds_by_text(table(drawing, hand, dwarfs=dwarfs(SABOTEUR)))
    for text in ("broken_lamp>B", "rockfall@1,0"):
        assert kinds[text] == kind
    assert next(kinds[text] for text in kinds if text.startswith("N-E-S-W@")) == kind
    assert kinds["pass EW"] == ""


def test_a_saboteur_may_look_at_what_it_knows() -> None:
    """Nobody else can tell, and it hides what the saboteur holds."""
    state = table("S", ["map", "repair_lamp"], dwarfs=dwarfs(SABOTEUR), **TREASURE_AHEAD)
    assert set(kinds_by_text(state).values()) == {""}


def test_silly_moves_are_made_where_there_are_no_others() -> None:
    state = position("wasted-map")
    _, judge = judge_of(state)
    looks = [action for action in state.actions(0) if action.verb == "map"]
    assert set(judge.silly(state.view(0), looks)) == {"wasted-map"}
    assert [*judge.sensible(state.view(0), looks)] == looks


def test_nobody_looks_at_what_they_know_in_the_lost_mines() -> None:
    state = new_game("lostmines", seats=4, seed=1)
    judge = MediumBot(state.describe()).judge
    assert judge is not None
    while not (looks := [a for a in state.actions(state.asked[0]) if a.verb == "look"]):
        state.play(state.actions(state.asked[0])[0], state.asked[0])
    view = state.view(state.asked[0])
    at_mines = [action for action in looks if action.cell is not None]
    assert at_mines
    assert set(judge.silly(view, at_mines)) == {""}
    known = {**view, "mines": dict.fromkeys(view["mines"], "dragon")}
    assert set(judge.silly(known, at_mines)) == {"known-look"}
