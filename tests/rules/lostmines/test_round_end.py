"""How a round ends: by the last card or the last treasure (L-40), and its flags."""

import pytest
from boards import happened, kinds, play, texts
from mines import GOLD_MINE, act, last_turn, row, table

import pyrite

FINISHED = {"last_turn": "finished"}
LAST_CARDS = [
    ("pass trap", ["trap"]),
    ("pass axe trap", ["trap", "axe"]),
    ("trap@1,3E", ["trap"]),
    ("troll@1,3E", ["troll"]),
    ("NESW@2,3", ["NESW"]),
]


@pytest.mark.parametrize(("text", "hand"), LAST_CARDS)
@pytest.mark.parametrize("number", [1, 2])
def test_L40a_the_very_last_card_ends_the_round_at_once(text, hand, number):
    state = last_turn("B", hand, stands=["1,3"], round=number)
    came = act(state, text)
    assert happened(state, "round_ended") == [(0, {"how": "cards_gone"})]
    assert "stepped" not in came
    assert state.over == (number == 2)


def test_L40a_whoever_uses_the_last_card_on_a_mine_takes_nothing():
    state = last_turn(GOLD_MINE, stands=["9,1"], treasures=["gold", "gold", "silver"], round=2)
    came = act(state, "pass trap")
    assert "treasure_taken" not in came
    assert happened(state, "round_ended") == [(0, {"how": "cards_gone"})]
    assert state.view(0)["results"][-1]["treasures"][0]["owner"] is None


def crossing(**more):
    """The dwarf of seat 0 is beside a face-down mine, with a trap between; it holds two cards."""
    mines = {"9,1": more.pop("mine", "gold")}
    where = {"stands": ["8,1"], "traps": ["8,1E"], "mines": mines}
    return last_turn(row(1, 8, "╬ ?"), ("trap", "axe"), **where, **more)


def test_L40a_L22_whoever_loses_the_last_card_to_a_trap_turns_no_mine_and_takes_nothing():
    state = crossing(treasures=["gold", "silver", "silver"], round=2)
    came = act(state, "pass trap", "step E")
    assert came[came.index("stepped") :][:4] == ["stepped", "lost", "discarded", "round_ended"]
    assert not {"mine_shown", "mine_turned", "treasure_taken"} & set(came)
    view = state.view(0)
    assert (view["stands"][0], view["mines"]["9,1"]) == ("9,1", None)
    assert (view["steps"], view["owed"], state.over) == (0, 0, True)


def test_L40a_L33_a_dragon_that_is_entered_with_the_last_card_lost_stays_asleep():
    state = crossing(mine="dragon", round=2)
    play(state, "pass trap", "step E")
    assert state.view(0)["results"][-1]["dragon"] is None


def test_L40a_the_trap_ends_the_first_round_too():
    state = crossing()
    play(state, "pass trap", "step E")
    assert happened(state, "round_started") == [(0, {"round": 2})]  # nobody played a card (L-43)
    view = state.view(0)
    assert (view["ask"]["kind"], view["steps"], view["owed"]) == ("turn", 0, 0)


def test_L40a_finished_the_trap_ends_nothing_before_the_turn_is_over():
    state = crossing(treasures=["gold", "silver", "silver"], round=2, **FINISHED)
    came = act(state, "pass trap", "step E")
    assert came.index("lost") < came.index("mine_turned") < came.index("treasure_taken")
    assert came.index("treasure_taken") < came.index("round_ended")


def test_L40a_finished_the_round_ends_after_the_turn():
    state = last_turn("B ╬", **FINISHED)
    assert "round_ended" not in act(state, "pass trap")
    assert "round_ended" in act(state, "stop")
    assert happened(state, "round_ended") == [(0, {"how": "cards_gone"})]


def test_L40a_finished_the_seat_with_the_last_card_still_moves_and_takes():
    where = {"stands": ["8,1"], "treasures": ["gold", "silver", "silver"], "round": 2}
    state = last_turn(row(1, 8, "╬ ╗$"), **where, **FINISHED)
    play(state, "pass trap", "step E", "stop")
    assert [seat for seat, _ in happened(state, "treasure_taken")] == [0]
    assert happened(state, "round_ended") == [(0, {"how": "cards_gone"})]


@pytest.mark.parametrize("kind", ["move", "take_treasure"])
def test_L40a_no_position_goes_on_without_cards_unless_the_turn_is_finished(kind):
    steps = {"steps": 3} if kind == "move" else {"treasures": ["gold", "gold", "gems"]}
    moment = {"ask": {"kind": kind}, "stands": ["9,1"], **steps}
    with pytest.raises(pyrite.NotationError, match=r"last_turn to finished.*L-40"):
        last_turn(GOLD_MINE, (), **moment)
    assert last_turn(GOLD_MINE, (), **moment, **FINISHED).asked == (0,)
    for one in ({"hands": [[], ["axe"], []]}, {"pile": ["axe"]}):
        cards = {"hands": [[], [], []], "pile": []} | one
        assert table(GOLD_MINE, **cards, **moment).asked == (0,)


def test_L40_L43_the_flags_are_options_of_the_table():
    state = pyrite.new_game("lostmines", seats=3, seed=1)
    assert state.describe().flags == {"last_turn": "cut", "next_starter": "played"}
    assert state.settings.keys() == {"seats", "rounds", "seed"}
    for flag, value in (("last_turn", "finished"), ("next_starter", "played_or_discarded")):
        state = pyrite.new_game("lostmines", seats=3, seed=1, **{flag: value})
        assert state.describe().flags[flag] == state.view(None)["options"][flag] == value
        assert state.position()["options"][flag] == state.settings[flag] == value
        record = pyrite.Record.from_text(pyrite.Record.of(state).to_text())
        assert record.replay() == state == pyrite.from_position(state.position())


@pytest.mark.parametrize(("flag", "rule"), [("last_turn", "L-40"), ("next_starter", "L-43")])
def test_L40_L43_other_values_are_refused_by_the_rule(flag, rule):
    with pytest.raises(pyrite.ConfigError) as refused:
        pyrite.new_game("lostmines", seats=3, **{flag: "last_card"})
    assert refused.value.message.rule == rule


def by_discards():
    """A game whose first round ends by discards alone, and its record as version 1 wrote it."""
    options = {"last_turn": "finished", "next_starter": "played_or_discarded"}
    state = pyrite.new_game("lostmines", seats=3, seed=5, **options)
    while state.view(None)["round"] == 1:
        kind = state.view(None)["ask"]["kind"]
        state.play(next(text for text in sorted(texts(state)) if kind != "turn" or "pass" in text))
    text = pyrite.Record.of(state).to_text()
    lines = [line for line in text.splitlines() if not line.startswith(tuple(options))]
    return state, "\n".join(["pyrite record 1", *lines[1:]])


def test_L40_L43_a_record_of_version_1_is_replayed_as_it_was_played():
    state, text = by_discards()
    assert pyrite.Record.from_text(text).replay() == state
    assert pyrite.Record.from_text(text.replace("record 1", "record 2")).replay() != state


def test_L40a_the_round_goes_on_while_somebody_holds_a_card():
    state = table("B ╬", hands=[["trap"], [], ["axe"]], pile=[])
    play(state, "pass trap", "stop")
    assert state.asked == (2,)
    assert "round_ended" not in kinds(state)


def test_L40a_the_round_goes_on_while_the_pile_has_a_card():
    state = table("B ╬", hands=[["trap"], [], []], pile=["axe"])
    play(state, "pass trap", "stop")
    assert state.asked == (0,)
    assert texts(state) == {"pass axe", "propose"}


def test_L40b_the_last_treasure_ends_the_round_at_once_without_a_draw():
    taken = [{"kind": "silver", "owner": 1}, {"kind": "silver", "owner": 2}]
    state = table(GOLD_MINE, ["trap"], stands=["9,1"], treasures=[*taken, "gold"], round=2)
    came = act(state, "pass trap")
    assert happened(state, "round_ended") == [(0, {"how": "treasures_gone"})]
    assert came.index("treasure_taken") + 1 == came.index("round_ended")
    assert "drew" not in came
    assert state.view(0)["hand"] == []


def test_L40b_one_treasure_left_and_the_round_goes_on():
    rest = [{"kind": "silver", "owner": 1}, "silver"]
    state = table(GOLD_MINE, ["trap"], stands=["9,1"], treasures=[*rest, "gold"])
    came = act(state, "pass trap")
    assert "treasure_taken" in came
    assert "drew" in came
    assert "round_ended" not in came
