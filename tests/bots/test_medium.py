"""Choices of the bot medium in small situations, drawn on the board."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from boards import dwarfs, play, table

import pyrite
from pyrite import State
from pyrite.bots.levels import MediumBot
from pyrite.bots.saboteur.board import Board, cards_of
from pyrite.core.actions import Action
from pyrite.core.events import Event
from pyrite.core.grid import at_of

STONE_AHEAD = {"goals": {"8,0": "stone1"}, "looks": [["8,0"], [], [], [], []]}
TREASURE_AHEAD = {"goals": {"8,0": "treasure"}, "looks": [["8,0"], [], [], [], []]}
NEAR = "S╩╩╩╬╬"  # two cards are missing on the way to the goal at 8,0
ALMOST = "S╩╩╩╬╬═"  # one


def digger(drawing: str, hand: list[str], **more: Any) -> State:
    return table(drawing, hand, dwarfs=dwarfs("ddsds"), **more)


def saboteur(drawing: str, hand: list[str], **more: Any) -> State:
    return table(drawing, hand, dwarfs=dwarfs("sddds"), **more)


def choice(state: State, seat: int = 0, events: tuple[Event, ...] = ()) -> str:
    """What a fresh bot answers that has been told these events."""
    bot = MediumBot(state.describe())
    for event in events:
        bot.told(event)
    return bot.choose(state.view(seat), state.actions(seat), random.Random(1)).text


def against(seat: int) -> tuple[Event, ...]:
    """Deeds that make a seat suspect."""
    tile = {"verb": "place", "card": "E-W", "cell": "7,0"}
    broken = {"verb": "break", "card": "broken_cart", "target": 0}
    return tuple(Event("declared", seat, {"action": deed}, {}) for deed in (tile, broken) * 3)


def test_a_digger_digs_towards_the_goals() -> None:
    assert choice(digger("S══", ["NESW", "N-E"])) == "NESW@3,0"


def test_a_digger_spares_the_better_card() -> None:
    assert choice(digger("S══", ["NESW", "EW"])) == "EW@3,0"


def test_a_digger_finishes_the_tunnel() -> None:
    assert choice(digger(ALMOST, ["NESW", "map", "repair_lamp"], **TREASURE_AHEAD)) == "NESW@7,0"


def test_a_digger_leaves_a_stone_alone() -> None:
    assert choice(digger(ALMOST, ["EW", "N-E"], **STONE_AHEAD)) == "pass N-E"


def test_a_digger_turns_off_to_the_treasure() -> None:
    known = {"goals": {"8,-2": "treasure"}, "looks": [["8,-2"], [], [], [], []]}
    assert choice(digger("S╩╩╩╬══", ["NW", "EW"], **known)) == "NW@7,0"


def test_a_digger_lays_no_dead_end() -> None:
    assert choice(digger("S══", ["N-E-S-W", "repair_lamp"])) == "pass N-E-S-W"


def test_a_digger_mends_its_own_tools_first() -> None:
    front = [["lamp"], ["lamp"], [], [], []]
    assert choice(digger("S══", ["repair_lamp", "EW", "map"], front=front)) == "repair_lamp>A"


def test_a_digger_mends_those_it_trusts() -> None:
    front = [[], ["lamp"], ["lamp"], [], []]
    hand = ["repair_lamp", "N-E"]
    assert choice(digger("S══", hand, front=front), events=against(2)) == "repair_lamp>B"


def test_a_digger_breaks_the_tools_of_a_suspect() -> None:
    assert choice(digger(NEAR, ["broken_lamp", "N-E"]), events=against(3)) == "broken_lamp>D"


def test_a_digger_breaks_nobody_without_a_reason() -> None:
    assert choice(digger("S══", ["broken_lamp", "N-E"])) == "pass N-E"


def test_a_digger_clears_the_way() -> None:
    assert choice(digger("S╩╩╩╬╬═─", ["rockfall", "repair_lamp"])) == "rockfall@7,0"


def test_a_digger_looks_for_the_treasure_where_it_may_be() -> None:
    assert choice(digger("S", ["map", "EW"], **STONE_AHEAD)) in ("map@8,-2", "map@8,2")


def test_a_digger_who_knows_the_treasure_needs_no_map() -> None:
    assert choice(digger("S", ["map", "repair_lamp"], **TREASURE_AHEAD)) == "pass map"


@pytest.mark.parametrize("known", [{}, TREASURE_AHEAD])
def test_a_saboteur_never_finishes_the_tunnel(known: dict[str, Any]) -> None:
    assert choice(saboteur(ALMOST, ["EW", "NESW"], **known)).startswith("pass")


def test_a_saboteur_blocks_the_tunnel_near_the_goals() -> None:
    assert choice(saboteur(ALMOST, ["N-E-S-W", "EW"], **TREASURE_AHEAD)) == "N-E-S-W@7,0"


def test_a_saboteur_keeps_its_dead_ends_while_the_goals_are_far() -> None:
    assert not choice(saboteur("S", ["N-E-S-W", "EW", "rockfall"])).startswith("N-E-S-W")


def test_a_saboteur_wrecks_the_tunnel_near_the_goals() -> None:
    assert choice(saboteur(ALMOST, ["rockfall", "NS"], **TREASURE_AHEAD)).startswith("rockfall")
    assert not choice(saboteur("═S", ["rockfall", "NS"])).startswith("rockfall")


def test_a_saboteur_breaks_those_who_dig() -> None:
    path = {"verb": "place", "card": "EW", "cell": "7,0"}
    dug = (Event("declared", 1, {"action": path}, {}),) * 3
    assert choice(saboteur(ALMOST, ["broken_lamp", "EW"]), events=dug) == "broken_lamp>B"


def test_a_saboteur_discards_the_best_cards() -> None:
    front = [["pick"], [], [], [], []]
    assert choice(saboteur(ALMOST, ["NESW", "NS", "E-W"], front=front)) == "pass NESW"


def answer(state: State, kind: str, actions: list[str | Action], **changes: Any) -> str:
    """What a bot answers if it is asked this, with a view that differs in these keys."""
    cell = changes.pop("cell", None)
    ask = {"kind": kind, "seats": [0], "cell": cell, "action": None}
    view = json.loads(json.dumps(state.view(0))) | {"ask": ask} | changes
    legal = [state.action(a, 0) if isinstance(a, str) else a for a in actions]
    return MediumBot(state.describe()).choose(view, legal, random.Random(1)).text


def test_gold_is_taken_by_value() -> None:
    values = ["take 1", "take 3", "take 2"]
    assert answer(digger("S", ["EW"]), "take_gold", [*values]) == "take 3"


def test_the_likeliest_goal_is_turned_first_by_diggers_and_last_by_saboteurs() -> None:
    goals = ["goal 8,-2", "goal 8,0"]
    honest, evil = digger("S", ["EW"], **STONE_AHEAD), saboteur("S", ["EW"], **STONE_AHEAD)
    assert answer(honest, "pick_goal", [*goals]) == "goal 8,-2"
    assert answer(evil, "pick_goal", [*goals]) == "goal 8,0"


def test_a_stone_is_turned_so_that_it_leads_on_or_astray() -> None:
    goals = {"8,-2": None, "8,0": "stone1", "8,2": "treasure"}  # NE upright, SW turned
    for side, wanted in ((digger, "turned"), (saboteur, "upright")):
        state = side("S╩╩╩╬╬══", ["map"])
        turns = ["turned", "upright"]
        assert answer(state, "turn_goal", [*turns], cell="8,0", goals=goals) == wanted


VETO = {"modules": ["y2019_veto"], "turn": 1}
DECLARED = {
    ("d", "NESW@7,0"): "allow",
    ("s", "NESW@7,0"): "veto",
    ("d", "N-E-S-W@7,0"): "veto",
    ("s", "N-E-S-W@7,0"): "allow",
    ("d", "broken_lamp>A"): "veto",
    ("d", "broken_lamp>C"): "allow",
    ("d", "map@8,0"): "allow",
    ("s", "map@8,0"): "allow",
}


@pytest.mark.parametrize(("side", "declared"), DECLARED)
def test_C19_only_what_clearly_hurts_is_vetoed(side: str, declared: str) -> None:
    hands = [["veto"], ["NESW", "N-E-S-W", "broken_lamp", "map"], None, None, None]
    sides = dwarfs({"d": "ddsds", "s": "sddds"}[side])
    state = table(ALMOST, dwarfs=sides, hands=hands, **VETO, **TREASURE_AHEAD)
    assert choice(play(state, declared)) == DECLARED[side, declared]


def test_what_is_unknown_is_answered_all_the_same() -> None:
    state, new = digger("S", ["EW"]), [by_hand("hum"), by_hand("whistle", target=1)]
    assert answer(state, "sing_along", [*new, "goal 8,0"]) in ("hum", "whistle", "goal 8,0")
    assert answer(state, "pick_goal", [*new, "goal 8,0"]) == "goal 8,0"
    assert answer(state, "turn", ["pass EW", by_hand("juggle", card="balls", target=1)]) == "juggle"


def by_hand(verb: str, **parts: Any) -> Action:
    """An action of a verb that there is not yet."""
    return Action(0, verb, **parts, text=verb)


def test_a_game_that_is_unknown_is_played_by_lot() -> None:
    chess = replace(digger("S", ["EW"]).describe(), game="chess")
    moves, bot = [by_hand("e4"), by_hand("d4")], MediumBot(chess)
    bot.told(Event("castled", 0, {}, {}))
    assert {bot.choose({"game": "chess"}, moves, random.Random(n)).text for n in range(9)} == {
        "e4",
        "d4",
    }


STONES = {"printed": {"stone1": "NE", "stone2": "NW"}, "own": {"stone1": "SW", "stone2": "NW"}}


def with_stones(ways: dict[str, str]) -> State:
    """A digger before the goal at 8,0, with a deck whose stones have these ways."""
    rows = [{"name": name, "ways": own} for name, own in {"treasure": "NESW", **ways}.items()]
    position = digger("S╩╩╩╬╬══", ["map"]).position()
    options = {**position["options"], "deck": {"base": {"goals": rows}}}
    return pyrite.from_position({**position, "options": options})


@pytest.mark.parametrize(("deck", "wanted"), [("printed", "turned"), ("own", "upright")])
def test_cards_are_judged_by_the_ways_that_they_have_at_this_table(deck: str, wanted: str) -> None:
    goals = {"8,-2": None, "8,0": "stone1", "8,2": "treasure"}
    state, turns = with_stones(STONES[deck]), ["turned", "upright"]
    assert answer(state, "turn_goal", [*turns], cell="8,0", goals=goals) == wanted


@pytest.mark.parametrize(("deck", "cards"), [("printed", 4), ("own", 1)])
def test_so_are_cards_that_lie(deck: str, cards: int) -> None:
    """The stone at 8,0 leads to the treasure at 8,2 in one of the decks only."""
    description = with_stones(STONES[deck]).describe()
    board = Board.of(with_stones(STONES[deck]).view(0), cards_of(description))
    assert board.with_card(at_of(8, 0), "stone1").distances()[at_of(8, 2)] == cards
