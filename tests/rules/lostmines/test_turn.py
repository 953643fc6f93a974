"""A turn and its order (L-05, L-06)."""

import pytest
from boards import discarded, hand, happened, kinds, play, texts
from mines import act, last_turn, row, table

import pyrite

OUT = [["trap"], [], ["axe"]]  # the hands of three seats of which B is out
ON_START = ["1,3"] * 3


def passing(state):
    """The discards that a seat may choose."""
    return {text for text in texts(state) if text.startswith("pass")}


# --- one card, or one or two discarded (L-05) -----------------------------------------------------


def test_L05_a_seat_plays_one_card_or_discards_one_or_two():
    state = table(hand=["NESW", "axe"])
    assert texts(state) == {
        *("NESW@1,2", "NESW@1,4", "NESW@2,3", "NESW@2,5", "NESW@1,6"),
        *("pass NESW", "pass axe", "pass NESW axe", "propose"),
    }


def test_L05_two_are_discarded_only_if_two_are_held():
    assert passing(table(hand=["axe"])) == {"pass axe"}
    assert passing(table(hand=["axe", "axe"])) == {"pass axe", "pass axe axe"}
    three = {"pass NE", "pass axe", "pass axe axe", "pass NE axe"}
    assert passing(table(hand=["axe", "axe", "NE"])) == three


def test_L05_why_two_cannot_be_discarded():
    state = table(hand=["axe", "NE"])
    assert "L-05" in state.why_not("pass axe axe")
    assert "L-05" in state.why_not("pass axe boat")
    assert "L-05" in state.why_not("pass boat")
    assert state.why_not("pass NE axe") is state.why_not("pass axe NE") is None


def test_L05_only_cards_in_hand_are_played():
    state = table(hand=["axe"])
    assert "L-05" in state.why_not("NESW@2,3")


@pytest.mark.parametrize("seed", range(30))
def test_L05_a_seat_with_cards_always_has_a_legal_play(seed):
    state = pyrite.new_game("lostmines", seats=9, seed=seed)
    for _ in range(40):
        if state.over:
            break
        (seat,) = state.asked
        if state.view(None)["ask"]["kind"] == "turn":
            assert passing(state)
            state.play(f"pass {hand(state, seat)[0]}")
        else:
            state.play(state.legal_actions()[0])


@pytest.mark.parametrize("card", ["pass NS", "pass NS axe", "NS@1,4"])
def test_L05_after_playing_or_discarding_the_dwarf_may_move(card):
    state = play(table("B ╬", ["NS", "axe"]), card)
    assert state.asked == (0,)
    assert {"step E", "stop"} <= texts(state)
    play(state, "step E", "stop")
    assert state.view(None)["stands"][0] == "2,3"


def test_L05_no_move_is_asked_for_when_no_step_is_possible():
    state = table(hand=["axe"])
    play(state, "pass axe")
    assert state.asked == (1,)


@pytest.mark.parametrize(("card", "drawn"), [("pass NS", 1), ("pass NS axe", 2), ("NS@1,4", 1)])
def test_L05_as_many_cards_are_drawn_as_were_discarded(card, drawn):
    state = table("B ╬", ["NS", "axe", "rope"], pile=9)
    play(state, card, "stop")
    assert state.view(None)["pile"] == 9 - drawn
    assert len(happened(state, "drew")) == drawn
    left = 1 if card == "pass NS axe" else 2
    assert len(hand(state, 0)) == left + drawn


def test_L05_cards_are_drawn_as_far_as_the_pile_reaches():
    state = table(hands=[["axe", "axe", "rope"], ["boat"], ["boat"]], pile=["NE"])
    play(state, "pass axe axe")
    assert hand(state, 0) == ["NE", "rope"]
    play(state, "pass boat")
    assert hand(state, 1) == []
    assert len(happened(state, "drew")) == 1


def test_L05_cards_lost_to_traps_are_not_drawn_again():
    state = table("B ╬", ["axe", "rope", "NS"], traps=["1,3E"])
    play(state, "pass axe", "step E", "stop")
    assert kinds(state).count("lost") == 1
    assert len(hand(state, 0)) == 2


def test_L05_a_hand_that_runs_out_still_ends_its_turn_with_a_draw():
    state = table("B ╬", [], traps=["1,3E"], ask={"kind": "move"}, steps=3, pile=["NE", "NS"])
    play(state, "step E", "stop")
    assert hand(state, 0) == ["NE"]


@pytest.mark.parametrize(
    ("doing", "text", "rule"),
    [
        ((), "step E", "L-05"),
        ((), "stop", "L-05"),
        ((), "agree", "L-05"),
        ((), "take 1", "L-05"),
        (("pass axe",), "pass NS", "L-05"),
        (("pass axe",), "propose", "L-05"),
        (("propose",), "pass axe", "L-45"),
    ],
)
def test_L05_what_is_no_answer_now_is_refused_by_the_rule_of_what_is_asked(doing, text, rule):
    state = play(table("B ╬", ["axe", "NS"], stands=["1,3"]), *doing)
    refusal = state.refusal(text, state.asked[0])
    assert (refusal.id, refusal.rule) == ("not-now", rule)


def test_L31_L32_in_a_mine_the_refusal_names_its_rule():
    where = {"stands": ["8,1"], "mines": {"9,1": "silver"}}
    state = table(NEAR, ["axe", "NS"], treasures=["silver", "silver", "gold"], **where)
    play(state, "pass axe", "step E")
    assert state.refusal("stop").rule == "L-31"
    play(state, "turned")
    assert state.refusal("stop").rule == "L-32"


def test_L05_a_hand_that_runs_out_to_a_trap_still_moves_and_takes():
    state = table(
        row(1, 7, "╬ ╬ ╗$"),
        hands=[["axe", "NS"], ["boat"], ["boat"]],
        pile=[],
        stands=["7,1"],
        traps=["7,1E"],
        treasures=["gold", "gems", "gems"],
    )
    play(state, "pass axe", "step E")
    assert hand(state, 0) == []
    play(state, "step E", "stop")
    assert [seat for seat, _ in happened(state, "treasure_taken")] == [0]
    assert state.asked == (1,)


# --- seats that are out (L-05) --------------------------------------------------------------------


@pytest.mark.parametrize("pile", [[], ["NE", "NS"]])
def test_L05_a_seat_without_cards_is_out_and_draws_no_more(pile):
    state = table(hands=OUT, pile=pile, stands=ON_START)
    play(state, "pass trap")
    assert happened(state, "skipped") == [(1, {})]
    assert state.asked == (2,)
    assert hand(state, 1) == []


def test_L05_a_seat_that_is_out_neither_moves_nor_takes():
    state = table(
        row(1, 8, "╬ ╗$"),
        hands=OUT,
        pile=[],
        stands=["1,3", "9,1", "1,3"],
        treasures=["gold", "gems", "gems"],
    )
    play(state, "pass trap")
    assert state.asked == (2,)
    assert state.view(None)["stands"][1] == "9,1"
    assert "treasure_taken" not in kinds(state)


def test_L05_several_seats_in_a_row_are_out():
    state = table(seats=5, hands=[["trap", "axe"], [], [], [], []], pile=[], stands=["1,3"] * 5)
    play(state, "pass trap")
    assert [seat for seat, _ in happened(state, "skipped")] == [1, 2, 3, 4]
    assert state.asked == (0,)


def test_L05_L23_the_troll_of_a_seat_that_is_out_still_goes():
    state = table("B ╬", hands=OUT, pile=[], trolls=[None, "2,3E"], stands=ON_START)
    play(state, "pass trap", "stop")
    assert happened(state, "troll_left") == [(1, {"edge": "2,3E"})]
    assert state.view(None)["trolls"] == [None] * 3
    assert state.asked == (2,)


def test_L05_L12_the_dwarf_of_a_seat_that_is_out_still_fills_its_card():
    state = table("B ═r", hands=OUT, pile=[], stands=["1,3", "2,3", "1,5"])
    play(state, "pass trap")
    assert state.asked == (2,)  # no step was possible


def test_L05_L24_the_dwarf_of_a_seat_that_is_out_shields_its_card_from_storms():
    hands = [["thunderstorm"], [], ["axe"]]
    state = table("B ╬ ╬", hands=hands, pile=[], stands=["1,3", "2,3", "1,3"])
    assert {text for text in texts(state) if "@" in text} == {"thunderstorm@3,3"}
    assert "L-24" in state.why_not("thunderstorm@2,3")


# --- the order inside a turn (L-06) ---------------------------------------------------------------

NEAR = """
    · · · · · · · ╬ ? · ·
    · · · · · · · · · · ·
    B · · · · · · · · · ?
    · · · · · · · · · · ·
    Y · · · · · · · · · ?
    · · · · · · · · · · ·
    · · · · · · · · ? · ·
"""


def test_L06_a_whole_turn_in_order():
    state = table(
        NEAR,
        hands=[["axe", "rope", "NESW", "boat"], ["axe"], ["NS"]],
        pile=9,
        turn=2,
        stands=["8,1", "1,3", "1,3"],
        mines={"9,1": "silver"},
        treasures=["silver", "silver", "gold"],
        traps=["8,1E"],
        trolls=["8,1S"],
    )
    came = act(state, "pass NS", "propose")
    assert came[-6:] == ["drew", "troll_left", "discarded", "asked", "proposed", "asked"]
    state.play("refuse", 1)
    came = act(state, "agree", "NESW@8,2", "step E", "turned", "take 2")
    assert [kind for kind in came if kind != "asked"] == [
        *("answered", "answers", "placed"),
        *("stepped", "lost", "discarded", "mine_shown", "mine_turned"),
        *("treasure_taken", "drew"),
    ]
    assert state.asked == (1,)


def test_L06_the_dragon_comes_after_the_mine_is_turned():
    state = table(NEAR, ["axe"], stands=["8,1"], mines={"9,1": "dragon"})
    came = act(state, "pass axe", "step E")
    wanted = ["passed", "discarded", "stepped", "mine_shown", "mine_turned", "dragon_woken", "drew"]
    assert [kind for kind in came if kind != "asked"] == wanted


def test_L06_the_last_treasure_ends_the_round_before_the_draw():
    gone = [{"kind": "silver", "owner": 1}, {"kind": "silver", "owner": 2}, "gold"]
    state = table(NEAR, ["axe"], treasures=gone, stands=["8,1"], mines={"9,1": "gold"}, round=2)
    came = act(state, "pass axe", "step E")
    assert came[came.index("mine_turned") + 1 :][:2] == ["treasure_taken", "round_ended"]
    assert "drew" not in came


@pytest.mark.parametrize("last_turn_is", ["cut", "finished"])
def test_L06_cards_that_are_drawn_keep_the_round_going(last_turn_is):
    more = {"stands": ["8,1"], "round": 2, "last_turn": last_turn_is}
    state = table(NEAR, hands=[["axe", "axe"], [], []], pile=["NS"], **more)
    assert "round_ended" not in act(state, "pass axe axe", "stop")


def test_L06_cards_end_the_round_after_step_1_or_after_the_draw():
    more = {"stands": ["8,1"], "round": 2}
    assert act(last_turn(NEAR, **more), "pass trap")[:3] == ["passed", "discarded", "round_ended"]
    came = act(last_turn(NEAR, last_turn="finished", **more), "pass trap", "stop")
    assert came[:5] == ["passed", "discarded", "asked", "stopped", "round_ended"]


def test_L06_the_troll_goes_before_the_seat_is_asked():
    state = table("B ╬", hands=[["NS"], ["axe"], ["axe"]], pile=9, trolls=[None, "1,3E"])
    play(state, "pass NS")  # no step: the troll blocks the only way
    assert state.view(None)["trolls"] == [None] * 3
    assert discarded(state)[-2:] == ["NS", "troll"]
    assert state.asked == (1,)
